// SPDX-License-Identifier: Apache-2.0
// Closed classes (nationalities, colours, sports, compass points, kin, ...): where the evidence never speaks of the
// claim's member and has another one in its place, the two exclude each other.
#include <algorithm>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float stands_for = 0.8F;
constexpr std::uint32_t reach = 5;  // tokens
constexpr std::size_t short_claim = 3;

class Classes {
 public:
  Classes(const Comparison& comparison, bool in_negation)
      : comparison_(comparison), best_(comparison.best()), in_negation_(in_negation) {}

  std::optional<Conflict> run() const {
    for (std::uint32_t i = 0; i < best_.pairs.size(); ++i)
      for (const ClassMember member : members(claim_token(i)))
        if (const std::uint32_t other = another(i, member); other != none)
          return Conflict{Rule::class_word, ReasonCode::word_conflict, comparison_.constants.class_strength,
                          comparison_.claim.words[i].token, best_.view.evidence->content[other]};
    return std::nullopt;
  }

 private:
  const Token& claim_token(std::uint32_t i) const { return comparison_.claim.token(comparison_.claim.words[i]); }

  const std::vector<ClassMember>& members(const Token& token) const {
    const Word& word = comparison_.vocabulary[token.word];
    return word.listed->classes.empty() ? word.listed_lemma->classes : word.listed->classes;
  }

  bool is_said(ClassMember member) const {
    return std::any_of(comparison_.views.begin(), comparison_.views.end(), [&](const View& view) {
      return std::find(view.evidence->members.begin(), view.evidence->members.end(), member) !=
             view.evidence->members.end();
    });
  }

  bool claim_has(ClassMember member) const {
    for (std::uint32_t i = 0; i < best_.pairs.size(); ++i) {
      const auto& own = members(claim_token(i));
      if (std::find(own.begin(), own.end(), member) != own.end()) return true;
    }
    return false;
  }

  /// The content word of the unit that stands in the place of claim word `i` with another member of the class.
  std::uint32_t another(std::uint32_t i, ClassMember member) const {
    const Pair& pair = best_.pairs[i];
    if (claim_token(i).negated != in_negation_ || is_said(member)) return none;
    if (pair.is_aligned() && !pair.opposite && pair.strength >= stands_for) return none;
    for (std::uint32_t at = best_.unit.first; at < best_.unit.last; ++at) {
      const Token& token = best_.view.evidence->word(at);
      if (token.negated) continue;
      const auto& theirs = members(token);
      const bool other = std::any_of(theirs.begin(), theirs.end(), [&](const ClassMember& candidate) {
        return candidate.group == member.group && candidate.member != member.member && !claim_has(candidate);
      });
      if (other && in_place(i, at)) return at;
    }
    return none;
  }

  bool in_place(std::uint32_t i, std::uint32_t at) const {
    if (best_.pairs.size() <= short_claim) return true;
    const std::uint32_t token = best_.view.evidence->content[at];
    for (std::uint32_t k = i < 2 ? 0 : i - 2; k < std::min<std::size_t>(best_.pairs.size(), i + 3); ++k) {
      const Pair& pair = best_.pairs[k];
      if (k == i || !pair.is_aligned() || pair.opposite) continue;
      const std::uint32_t near = best_.view.evidence->content[pair.at];
      if (std::max(near, token) - std::min(near, token) <= reach) return true;
    }
    return false;
  }

  const Comparison& comparison_;
  const Alignment& best_;
  bool in_negation_;
};

}  // namespace

std::optional<Conflict> compare_classes(const Comparison& comparison, bool in_negation) {
  return Classes(comparison, in_negation).run();
}

}  // namespace groundlab::rules
