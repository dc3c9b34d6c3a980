// SPDX-License-Identifier: Apache-2.0
// A value that stands nowhere is compared with the values of its kind in the aligned sentences. How much of what the
// claim says around it stands around the other value decides whether both fill the same place.
#include "judges/rules/quantity_check.hpp"

#include <algorithm>

namespace groundlab::rules {
namespace {

/// First and last token of each quantity of a text; begin == none: hidden by a phrase.
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

std::uint32_t distance(const Place& place, std::uint32_t token) {
  if (token < place.begin) return place.begin - token;
  return token < place.end ? 0 : token + 1 - place.end;
}

class QuantityCheck {
 public:
  QuantityCheck(const Comparison& comparison, std::span<const Quantity> asked)
      : comparison_(comparison), asked_(asked) {}

  std::vector<QuantityFinding> run() {
    std::vector<QuantityFinding> findings;
    const auto count = static_cast<std::uint32_t>(comparison_.claim.text.quantities.size());
    for (std::uint32_t i = 0; i < count; ++i) findings.push_back(check(i));
    return findings;
  }

 private:
  QuantityFinding check(std::uint32_t number) {
    const Quantity& quantity = comparison_.claim.text.quantities[number];
    QuantityFinding finding;
    for (const View& view : comparison_.views)
      for (const Quantity& other : view.evidence->text.quantities)
        if (same_value(quantity, other)) finding.state = QuantityFinding::State::found;
    if (finding.state == QuantityFinding::State::found) return finding;
    const auto same = [&](const Quantity& other) { return same_value(quantity, other); };
    if (std::any_of(asked_.begin(), asked_.end(), same)) {
      finding.state = QuantityFinding::State::asked;
      return finding;
    }
    for (const Alignment& alignment : comparison_.alignments)
      if (!alignment.unit.clause) compare(number, alignment, finding);
    return finding;
  }

  void compare(std::uint32_t number, const Alignment& alignment, QuantityFinding& finding) {
    const ReadText& text = alignment.view.evidence->text;
    const auto& claim_tokens = comparison_.claim.text.tokens;
    const Place mine = place_of(claim_tokens, number, 0, static_cast<std::uint32_t>(claim_tokens.size()));
    std::uint32_t last = none;
    for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
      const std::uint32_t other = text.tokens[i].quantity;
      if (other == none || other == last) continue;
      last = other;
      if (relation(comparison_.claim.text.quantities[number], text.quantities[other]) != Relation::differs) continue;
      const float sure = same_place(mine, alignment, place_of(text.tokens, other, i, alignment.unit.end));
      if (sure <= finding.place) continue;
      finding.state = QuantityFinding::State::differs;
      finding.place = sure;
      finding.other = other;
      for (std::size_t v = 0; v < comparison_.views.size(); ++v)
        if (comparison_.views[v].evidence == alignment.view.evidence) finding.view = v;
    }
  }

  /// Words near the claim's value weigh most; each counts as far as its counterpart stands near the other value.
  float same_place(const Place& mine, const Alignment& alignment, const Place& other) const {
    if (mine.begin == none) return 0;
    float all = 0;
    float found = 0;
    for (std::size_t i = 0; i < alignment.pairs.size(); ++i) {
      const float weight = 1.F / (1.F + static_cast<float>(distance(mine, comparison_.claim.words[i].token)));
      all += weight;
      const Pair& pair = alignment.pairs[i];
      if (!pair.is_aligned()) continue;
      const std::uint32_t apart = distance(other, alignment.view.evidence->content[pair.at]);
      found += weight * pair.strength * (apart <= 6 ? 1.F : 0.5F);
    }
    return all > 0 ? found / all : 0;
  }

  const Comparison& comparison_;
  std::span<const Quantity> asked_;
};

}  // namespace

std::vector<QuantityFinding> check_quantities(const Comparison& comparison, std::span<const Quantity> asked) {
  return QuantityCheck(comparison, asked).run();
}

}  // namespace groundlab::rules
