// SPDX-License-Identifier: Apache-2.0
// A value is compared with the values of its kind in the aligned sentences. Whether two values fill the same place is
// decided by their surroundings: how much of what the claim says around its value stands around the other one, words
// beyond a comma, an "and" or another value counting less.
#include "judges/rules/quantity_check.hpp"

#include <algorithm>
#include <array>

namespace groundlab::rules {
namespace {

constexpr float beyond_joint = 0.6F;   // a comma, "and", "but" lies between
constexpr float beyond_value = 0.35F;  // another value or a semicolon does
constexpr float clearly = 0.2F;        // by so much another place must fit better

/// First and last token of a quantity.
struct Place {
  std::uint32_t begin = none;
  std::uint32_t end = 0;
};

Place place_of(std::span<const Token> tokens, std::uint32_t quantity, std::uint32_t from, std::uint32_t to) {
  Place place;
  for (std::uint32_t i = from; i < to; ++i) {
    if (tokens[i].quantity != quantity) continue;
    if (place.begin == none) place.begin = i;
    place.end = i + 1;
  }
  return place;
}

class QuantityCheck {
 public:
  QuantityCheck(const Comparison& comparison, std::span<const Quantity> asked)
      : comparison_(comparison), asked_(asked), claim_(comparison.claim.text) {}

  std::vector<QuantityFinding> run() {
    std::vector<QuantityFinding> findings;
    for (std::uint32_t i = 0; i < claim_.quantities.size(); ++i) findings.push_back(check(i));
    return findings;
  }

 private:
  using State = QuantityFinding::State;

  QuantityFinding check(std::uint32_t number) {
    const Quantity& quantity = claim_.quantities[number];
    QuantityFinding finding;
    finding.state = look_for(quantity);
    const auto same = [&](const Quantity& other) { return same_value(quantity, other); };
    if (finding.state != State::found && std::any_of(asked_.begin(), asked_.end(), same)) {
      finding.state = State::asked;
      return finding;
    }
    if (finding.state == State::open || (finding.state == State::found && !comparison_.is_little())) return finding;
    compare_places(number, finding);
    return finding;
  }

  /// A date whose year stands elsewhere in the evidence is found as well: texts name the year once.
  State look_for(const Quantity& quantity) const {
    bool open = false;
    bool year = false;
    for (const View& view : comparison_.views)
      for (const Quantity& other : view.evidence->text.quantities) {
        const Relation found = relation(quantity, other);
        if (found == Relation::same) return State::found;
        open = open || found == Relation::open;
        year = year || (other.date.year != 0 && other.date.year == quantity.date.year);
      }
    if (open && year && quantity.kind == QuantityKind::date) return State::found;
    return open ? State::open : State::missing;
  }

  /// Looks for another value that stands where the claim has its own.
  void compare_places(std::uint32_t number, QuantityFinding& finding) const {
    const Place mine = place_of(claim_.tokens, number, 0, static_cast<std::uint32_t>(claim_.tokens.size()));
    if (mine.begin == none) return;
    float same = 0;
    QuantityFinding best = finding;
    for (const Alignment& alignment : comparison_.alignments) {
      if (alignment.unit.clause) continue;
      const ReadText& text = alignment.view.evidence->text;
      for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
        const std::uint32_t other = text.tokens[i].quantity;
        if (other == none || (i > alignment.unit.begin && text.tokens[i - 1].quantity == other)) continue;
        const Relation found = relation(claim_.quantities[number], text.quantities[other]);
        if (found != Relation::same && !conflicts_with(claim_.quantities[number], text.quantities[other], found))
          continue;
        const float place = same_place(mine, alignment, place_of(text.tokens, other, i, alignment.unit.end));
        if (found == Relation::same)
          same = std::max(same, place);
        else if (place > best.place)
          best = {State::differs, view_of(alignment), other, place};
      }
    }
    if (finding.state != State::found) {
      finding = best;
    } else if (best.place >= comparison_.constants.same_place && best.place > same + clearly) {
      finding = best;
      finding.state = State::elsewhere;
    }
  }

  /// The same amount in another currency is another amount.
  static bool conflicts_with(const Quantity& mine, const Quantity& other, Relation found) {
    if (found == Relation::differs) return true;
    return mine.kind == QuantityKind::money && other.kind == QuantityKind::money && mine.value == other.value &&
           mine.unit != other.unit;
  }

  std::size_t view_of(const Alignment& alignment) const {
    std::size_t v = 0;
    while (comparison_.views[v].evidence != alignment.view.evidence) ++v;
    return v;
  }

  /// How close a word is to a value: 1 without anything between that parts them.
  float closeness(std::span<const Token> tokens, const Place& place, std::uint32_t token) const {
    constexpr std::array<std::string_view, 7> joints{",", "and", "but", "while", "whereas", "or", "("};
    float close = 1;
    const std::uint32_t begin = token < place.begin ? token + 1 : place.end;
    const std::uint32_t end = token < place.begin ? place.begin : token;
    for (std::uint32_t i = begin; i < end; ++i) {
      const std::string_view word = comparison_.vocabulary[tokens[i].word].text;
      if (tokens[i].quantity != none || word == ";" || word == "|") return beyond_value;
      if (std::find(joints.begin(), joints.end(), word) != joints.end()) close = beyond_joint;
    }
    return close;
  }

  static std::uint32_t distance(const Place& place, std::uint32_t token) {
    if (token < place.begin) return place.begin - token;
    return token < place.end ? 0 : token + 1 - place.end;
  }

  float same_place(const Place& mine, const Alignment& alignment, const Place& other) const {
    const Evidence& evidence = *alignment.view.evidence;
    float all = 0;
    float found = 0;
    for (const ClaimWord& word : comparison_.claim.words) {
      const float weight =
          closeness(claim_.tokens, mine, word.token) / (1.F + static_cast<float>(distance(mine, word.token)) / 3.F);
      all += weight;
      float best = 0;
      for (const Hit& hit : alignment.view.matches->of(word.distinct)) {
        if (hit.opposite || hit.at < alignment.unit.first || hit.at >= alignment.unit.last) continue;
        best = std::max(best, hit.quality * closeness(evidence.text.tokens, other, evidence.content[hit.at]));
      }
      found += weight * best;
    }
    return all > 0 ? found / all : 0;
  }

  const Comparison& comparison_;
  std::span<const Quantity> asked_;
  const ReadText& claim_;
};

}  // namespace

std::vector<QuantityFinding> check_quantities(const Comparison& comparison, std::span<const Quantity> asked) {
  return QuantityCheck(comparison, asked).run();
}

}  // namespace groundlab::rules
