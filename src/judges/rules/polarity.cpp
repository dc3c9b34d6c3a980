// SPDX-License-Identifier: Apache-2.0
// Does one text say yes where the other says no? Negations are counted by parity over the aligned words, antonyms turn
// it over once more. The guards keep free paraphrases from being flagged: the word must stand right behind the
// negation, the rest of the claim must be aligned, and two texts with equally many negations do not conflict.
#include <algorithm>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_strength = 0.6F;
constexpr float least_covered = 0.5F;
constexpr float scope_covered = 0.75F;
constexpr std::uint32_t neighbour_reach = 6;  // tokens

class PolarityCheck {
 public:
  PolarityCheck(const PreparedClaim& claim, const Alignment& alignment) : claim_(claim), alignment_(alignment) {}

  Polarity run() {
    const auto& evidence = alignment_.view.evidence->text.tokens;
    const Unit& unit = alignment_.unit;
    result_.claim_cues = cues(claim_.text.tokens);
    result_.unit_cues = cues(std::span(evidence).subspan(unit.begin, unit.end - unit.begin));
    bool resolved = false;  // a negation on one side and an antonym: they say the same
    std::vector<std::uint32_t> turned;
    for (std::uint32_t i = 0; i < pairs().size(); ++i) {
      const Pair& pair = pairs()[i];
      if (!pair.is_aligned() || pair.strength < least_strength) continue;
      const bool mismatch = (claim_token(i).negated != evidence_token(i).negated) != pair.opposite;
      const bool related = claim_token(i).negated || evidence_token(i).negated || pair.opposite;
      if (mismatch)
        turned.push_back(i);
      else if (related)
        result_.agreeing_pair = true;
      resolved = resolved || (pair.opposite && !mismatch);
      result_.turned_focus = result_.turned_focus || (mismatch && (claim_token(i).focus || evidence_token(i).focus));
    }
    decide(turned, resolved);
    return result_;
  }

 private:
  void decide(const std::vector<std::uint32_t>& turned, bool resolved) {
    for (const std::uint32_t i : turned) {
      if (!pairs()[i].opposite || !opposite_counts(i)) continue;
      result_.says = Polarity::Says::opposite;
      result_.by_antonym = true;
      result_.word = i;
      return;
    }
    if (resolved) {
      result_.says = Polarity::Says::same;
      result_.by_antonym = true;
    } else if (const auto word = negation_that_counts(turned)) {
      result_.says = Polarity::Says::opposite;
      result_.word = *word;
    } else if (result_.agreeing_pair && turned.empty()) {
      result_.says = Polarity::Says::same;
    }
  }

  const std::vector<Pair>& pairs() const { return alignment_.pairs; }
  const Token& claim_token(std::uint32_t i) const { return claim_.token(claim_.words[i]); }
  const Token& evidence_token(std::uint32_t i) const { return alignment_.evidence_token(pairs()[i]); }

  bool stands_for_another(std::uint32_t word) const {
    for (std::uint32_t i = 0; i < pairs().size(); ++i)
      if (i != word && pairs()[i].at == pairs()[word].at && !pairs()[i].opposite &&
          pairs()[i].strength >= least_strength)
        return true;
    return false;
  }

  /// An antonym counts where what stands around it is aligned around its counterpart.
  bool opposite_counts(std::uint32_t word) const {
    if (stands_for_another(word)) return false;
    const std::uint32_t at = alignment_.view.evidence->content[pairs()[word].at];
    float rest = 0;
    bool near = false;
    for (std::uint32_t i = 0; i < pairs().size(); ++i) {
      if (i == word || !pairs()[i].is_aligned() || pairs()[i].opposite) continue;
      rest += pairs()[i].strength;
      const std::uint32_t other = alignment_.view.evidence->content[pairs()[i].at];
      const bool neighbour = std::max(i, word) - std::min(i, word) <= 2;
      near = near || (neighbour && std::max(at, other) - std::min(at, other) <= neighbour_reach);
    }
    const float share = pairs().size() > 1 ? rest / static_cast<float>(pairs().size() - 1) : 1;
    return (near && share >= least_covered) || share >= scope_covered ||
           (pairs().size() <= 2 && share >= least_covered);
  }

  std::size_t cues(std::span<const Token> tokens) const {
    return static_cast<std::size_t>(
        std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.cue != Cue::none; }));
  }

  /// The unit holds the claim's word with the other polarity as well.
  bool stands_both_ways(std::uint32_t word) const {
    const bool negated = evidence_token(word).negated;
    for (const Hit& hit : alignment_.view.matches->of(claim_.words[word].distinct)) {
      const bool inside = hit.at >= alignment_.unit.first && hit.at < alignment_.unit.last;
      if (inside && hit.at != pairs()[word].at && !hit.opposite && hit.quality >= 0.8F &&
          alignment_.view.evidence->word(hit.at).negated != negated)
        return true;
    }
    return false;
  }

  bool claim_scope_is_aligned() const {
    std::size_t all = 0;
    std::size_t aligned = 0;
    for (std::uint32_t i = 0; i < pairs().size(); ++i) {
      if (!claim_token(i).negated) continue;
      ++all;
      aligned += pairs()[i].is_aligned() ? 1U : 0U;
    }
    return all == 0 || static_cast<float>(aligned) >= scope_covered * static_cast<float>(all);
  }

  std::optional<std::uint32_t> negation_that_counts(const std::vector<std::uint32_t>& turned) const {
    const std::size_t in_claim = result_.claim_cues;
    const std::size_t in_unit = result_.unit_cues;
    if (in_claim > 0 && in_unit > 0 && in_claim % 2 == in_unit % 2) return std::nullopt;
    if (in_claim > 0 && in_unit == 0 && !claim_scope_is_aligned()) return std::nullopt;
    if (alignment_.covered < least_covered) return std::nullopt;
    for (const std::uint32_t i : turned)
      if (!pairs()[i].opposite && (claim_token(i).focus || evidence_token(i).focus) && !stands_both_ways(i)) return i;
    return std::nullopt;
  }

  const PreparedClaim& claim_;
  const Alignment& alignment_;
  Polarity result_;
};

}  // namespace

Polarity polarity(const PreparedClaim& claim, const Alignment& alignment) {
  return PolarityCheck(claim, alignment).run();
}

}  // namespace groundlab::rules
