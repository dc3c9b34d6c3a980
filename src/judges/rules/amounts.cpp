// SPDX-License-Identifier: Apache-2.0
// Quantifiers: all, most, some, few, none of the same thing. "All" is denied by "none" and "few", falls short where the
// evidence says "some"; "not all" goes with "some".
#include <algorithm>
#include <array>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_covered = 0.45F;

struct Quantified {
  Amount amount = Amount::unsaid;
  std::uint32_t token = none;
  std::uint32_t noun = none;  ///< content token it speaks of; none: persons
  bool denied = false;        ///< "not all"
  bool negated = false;       ///< under a negation
};

class Amounts {
 public:
  explicit Amounts(const Comparison& comparison) : comparison_(comparison) {}

  Settled run() {
    Settled settled;
    const Alignment& best = comparison_.best();
    if (best.covered < least_covered) return settled;
    const auto mine = find(comparison_.claim.text.tokens, 0, comparison_.claim.text.tokens.size());
    if (mine.empty()) return settled;
    const auto theirs = find(best.view.evidence->text.tokens, best.unit.begin, best.unit.end);
    for (const Quantified& a : mine) {
      const auto same_word = [&](const Quantified& b) {
        return same_noun(a, b) && a.amount == b.amount && a.denied == b.denied;
      };
      if (std::any_of(theirs.begin(), theirs.end(), same_word)) continue;  // it explains no negation elsewhere
      for (const Quantified& b : theirs)
        if (same_noun(a, b)) compare(a, b, settled);
    }
    return settled;
  }

 private:
  std::vector<Quantified> find(std::span<const Token> tokens, std::size_t begin, std::size_t end) const {
    std::vector<Quantified> found;
    for (std::size_t i = begin; i < end; ++i) {
      const Word& word = comparison_.vocabulary[tokens[i].word];
      if (word.listed->amount == Amount::unsaid) continue;
      Quantified item{word.listed->amount, static_cast<std::uint32_t>(i), none, false, tokens[i].negated};
      item.denied = i > begin && comparison_.vocabulary[tokens[i - 1].word].text == "not";
      if (is_person(word.text)) {
        found.push_back(item);
        continue;
      }
      for (std::size_t k = i + 1; k < std::min(end, i + 6) && tokens[k].kind != TokenKind::mark; ++k)
        if (tokens[k].content) {
          item.noun = static_cast<std::uint32_t>(k);
          break;
        }
      if (item.noun != none) found.push_back(item);
    }
    return found;
  }

  static bool is_person(std::string_view word) {
    constexpr std::array<std::string_view, 5> persons{"nobody", "everybody", "everyone", "anybody", "anyone"};
    return std::find(persons.begin(), persons.end(), word) != persons.end();
  }

  bool same_noun(const Quantified& a, const Quantified& b) const {
    if (a.noun == none || b.noun == none) return a.noun == b.noun;
    const Alignment& best = comparison_.best();
    for (std::size_t i = 0; i < best.pairs.size(); ++i)
      if (comparison_.claim.words[i].token == a.noun)
        return best.pairs[i].is_aligned() && !best.pairs[i].opposite &&
               best.view.evidence->content[best.pairs[i].at] == b.noun;
    return false;
  }

  /// Three verdicts on one pair: they conflict, the claim says more, they agree.
  enum class Outcome : std::uint8_t { open, conflict, more, same };

  static Outcome outcome(const Quantified& a, const Quantified& b) {
    const bool some_or_more = b.amount >= Amount::some && !b.denied;
    switch (a.amount) {
      case Amount::all:
        if (a.denied) return b.amount == Amount::all && !b.denied ? Outcome::conflict : Outcome::same;
        if (b.denied || b.amount == Amount::none || b.amount == Amount::few) return Outcome::conflict;
        return b.amount == Amount::all ? Outcome::same : Outcome::more;
      case Amount::none:
        if (b.amount == Amount::none || (b.amount == Amount::any && b.negated)) return Outcome::same;
        return b.denied ? Outcome::open : Outcome::conflict;
      case Amount::some:
      case Amount::any:
        if (b.amount == Amount::none && !a.negated) return Outcome::conflict;
        if (b.amount == Amount::all && b.denied) return Outcome::same;  // "not all do": some do not
        return some_or_more && !a.negated ? Outcome::same : Outcome::open;
      case Amount::most:
        if (b.amount == Amount::some) return Outcome::more;
        return b.amount == Amount::few || b.amount == Amount::none ? Outcome::conflict : Outcome::open;
      case Amount::many:
        return b.amount == Amount::few || b.amount == Amount::none ? Outcome::conflict : Outcome::open;
      case Amount::few:
        return some_or_more && b.amount >= Amount::many ? Outcome::conflict : Outcome::open;
      case Amount::unsaid:
        return Outcome::open;
    }
    return Outcome::open;
  }

  void compare(const Quantified& a, const Quantified& b, Settled& settled) const {
    const Outcome found = outcome(a, b);
    if (found == Outcome::same) settled.same = true;
    if (found != Outcome::conflict && found != Outcome::more) return;
    const bool antonym = std::any_of(comparison_.best().pairs.begin(), comparison_.best().pairs.end(),
                                     [](const Pair& pair) { return pair.is_aligned() && pair.opposite; });
    if (found == Outcome::conflict && antonym) {
      settled.same = true;  // "none is open", "all are closed"
      return;
    }
    const float strength = comparison_.nearness * (found == Outcome::conflict ? 1.F : comparison_.constants.short_fall);
    if (found == Outcome::more && !comparison_.is_little()) return;
    settled.conflicts.push_back({found == Outcome::conflict ? Rule::amount : Rule::hedged, ReasonCode::amount_conflict,
                                 strength, a.token, b.token});
  }

  const Comparison& comparison_;
};

}  // namespace

Settled compare_amounts(const Comparison& comparison) { return Amounts(comparison).run(); }

}  // namespace groundlab::rules
