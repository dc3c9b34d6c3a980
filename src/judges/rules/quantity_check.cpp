// SPDX-License-Identifier: Apache-2.0
// A value is compared with the values of its kind in the aligned sentences. Whether two values fill the same place is
// decided by their surroundings: how much of what the claim says around its value stands around the other one, words
// beyond a comma, an "and" or another value counting less.
#include "judges/rules/quantity_check.hpp"

#include <algorithm>
#include <array>
#include <compare>

namespace groundlab::rules {
namespace {

constexpr float beyond_joint = 0.6F;   // a comma, "and", "but" lies between
constexpr float beyond_value = 0.35F;  // another value or a semicolon does
constexpr float pointed_at = 0.8F;     // in the sentence before, which a pronoun points at
constexpr float anchor_weight = 2;     // of another value that the claim has
constexpr float surely = 0.8F;         // in much evidence another place must fit as well as this
constexpr float by_far = 0.3F;         // and by so much better
constexpr float clearly = 0.2F;        // by so much another place must fit better
constexpr float somewhat = 0.15F;      // or by so much of all that is said around it
constexpr float well = 0.6F;           // and so well at least

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
    if (finding.state == State::open) return finding;
    compare_places(number, finding);
    return finding;
  }

  /// A date whose year stands elsewhere in the evidence is found as well: texts name the year once.
  State look_for(const Quantity& quantity) const {
    bool open = false;
    bool without_year = false;
    bool year = false;
    for (const View& view : comparison_.views)
      for (const Quantity& other : view.evidence->text.quantities) {
        const Relation found = related(quantity, other);
        if (found == Relation::same) return State::found;
        open = open || found == Relation::open;
        without_year = without_year || (found == Relation::open && other.date.month != 0 && other.date.year == 0);
        year = year || (other.date.year != 0 && other.date.year == quantity.date.year);
      }
    if (without_year && year && quantity.kind == QuantityKind::date) return State::found;
    return open ? State::open : State::missing;
  }

  /// Looks for another value that stands where the claim has its own.
  void compare_places(std::uint32_t number, QuantityFinding& finding) const {
    const Place mine = place_of(claim_.tokens, number, 0, static_cast<std::uint32_t>(claim_.tokens.size()));
    if (mine.begin == none) return;
    Fit same;
    Fit best;
    QuantityFinding other = finding;
    bool listed_together = false;
    for (const Alignment& alignment : comparison_.alignments) {
      if (alignment.unit.clause) continue;
      Place last;  // the value before, where it is the claim's own
      for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
        const ReadText& text = alignment.view.evidence->text;
        const std::uint32_t value = text.tokens[i].quantity;
        if (value == none || (i > alignment.unit.begin && text.tokens[i - 1].quantity == value)) continue;
        const Relation found = related(claim_.quantities[number], text.quantities[value]);
        if (found != Relation::same && found != Relation::differs) continue;
        const Place place = place_of(text.tokens, value, i, alignment.unit.end);
        const std::uint32_t first = found == Relation::same ? first_word_meant(alignment) : alignment.unit.first;
        const Fit fit = fit_of(number, mine, {alignment, place, first});
        listed_together = listed_together || (last.begin != none && are_listed(text.tokens, last, place));
        last = place;
        if (found == Relation::same)
          same = std::max(same, fit);
        else if (best < fit) {
          best = fit;
          other = {State::differs, view_of(alignment), value, fit.certain};
        }
      }
    }
    if (finding.state != State::found) {
      finding = other;
    } else if (!listed_together && stands_elsewhere(same, best)) {
      finding = other;
      finding.state = State::elsewhere;
      finding.place = best.whole;
    }
  }

  /// How well a value of the evidence fills the place of the claim's.
  struct Fit {
    float certain = 0;   ///< share of all that the claim says around its value
    float relative = 0;  ///< share of what the sentence has of it and of the claim's other values
    float whole = 0;     ///< share of all that the claim says around its value, its other values included

    auto operator<=>(const Fit&) const = default;  // NOLINT(modernize-use-nullptr): a false finding of clang-tidy 14
  };

  /// The claim's value has the place of another one: of what the claim says around it, clearly more stands around the
  /// other value, either by what the two sentences have of it or by all of it.
  bool stands_elsewhere(const Fit& same, const Fit& best) const {
    if (!comparison_.is_little()) return best.whole >= surely && best.whole > same.whole + by_far;
    if (best.relative < well) return false;
    return best.relative > same.relative + clearly || (best.whole >= well && best.whole > same.whole + somewhat);
  }

  /// Weight of the claim's other values, and how much of it stands around the place.
  struct Anchors {
    float present = 0;
    float found = 0;
  };

  /// "Tuesdays and Fridays": nothing but joints between two values.
  bool are_listed(std::span<const Token> tokens, const Place& first, const Place& second) const {
    for (std::uint32_t i = first.end; i < second.begin; ++i)
      if (!is_joint(comparison_.vocabulary[tokens[i].word].text) && tokens[i].kind == TokenKind::word) return false;
    return true;
  }

  static Relation related(const Quantity& mine, const Quantity& other) {
    const Relation found = relation(mine, other);
    // Two limits of the same kind that differ are two rules, even where one implies the other.
    const bool limits = mine.bound != Bound::none && mine.bound == other.bound && mine.kind == other.kind;
    if (limits && mine.value != other.value && mine.unit == other.unit) return Relation::differs;
    if (found == Relation::same && is_far_inside(mine, other)) return Relation::apart;
    if (found == Relation::differs || found == Relation::same) return found;
    return conflicts_with(mine, other, found) ? Relation::differs : found;
  }

  /// A limit is said of a value near it: "up to 3 weeks" does not speak of 5 minutes.
  static bool is_far_inside(const Quantity& mine, const Quantity& other) {
    constexpr double farthest = 2;
    const bool limit = mine.bound == Bound::at_most || mine.bound == Bound::less_than;
    return limit && mine.kind == other.kind && other.value > 0 && !mine.high && !other.high &&
           mine.value > farthest * other.value;
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

  static bool is_joint(std::string_view word) {
    constexpr std::array<std::string_view, 8> joints{",", "and", "but", "while", "whereas", "or", "(", "to"};
    return std::find(joints.begin(), joints.end(), word) != joints.end();
  }

  /// How close a token is to a value: 1 without anything between that parts them.
  float closeness(std::span<const Token> tokens, const Place& place, std::uint32_t token) const {
    float close = 1;
    const std::uint32_t begin = token < place.begin ? token + 1 : place.end;
    const std::uint32_t end = token < place.begin ? place.begin : token;
    for (std::uint32_t i = begin; i < end; ++i) {
      const std::string_view word = comparison_.vocabulary[tokens[i].word].text;
      if (tokens[i].quantity != none || word == ";" || word == "|") return beyond_value;
      if (is_joint(word)) close = beyond_joint;
    }
    return close;
  }

  static std::uint32_t distance(const Place& place, std::uint32_t token) {
    if (token < place.begin) return place.begin - token;
    return token < place.end ? 0 : token + 1 - place.end;
  }

  /// Words near the value weigh most, names more than others; lists leave the noun behind a value out, so it less.
  float weight_of(const Place& mine, const ClaimWord& word) const {
    const float near = 1.F / (1.F + static_cast<float>(distance(mine, word.token)) / 3.F);
    const float kind = comparison_.claim.token(word).capital ? 2.F : word.token >= mine.end ? 0.6F : 1.F;
    return closeness(claim_.tokens, mine, word.token) * near * kind;
  }

  /// A sentence with "it" or "they" speaks of what the one before it names.
  std::uint32_t first_word_meant(const Alignment& alignment) const {
    constexpr std::array<std::string_view, 8> pronouns{"it", "they", "he", "she", "this", "these", "its", "their"};
    const Evidence& evidence = *alignment.view.evidence;
    if (alignment.unit.sentence == 0) return alignment.unit.first;
    for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
      const std::string_view word = comparison_.vocabulary[evidence.text.tokens[i].word].text;
      if (std::find(pronouns.begin(), pronouns.end(), word) != pronouns.end())
        return evidence.sentences[alignment.unit.sentence - 1].first;
    }
    return alignment.unit.first;
  }

  /// A value of the evidence, and the first word that counts beside it: where a pronoun points to the sentence before,
  /// one of that.
  struct Site {
    const Alignment& alignment;
    Place place;
    std::uint32_t first = 0;
  };

  /// What of the evidence stands for a word of the claim near a value.
  struct Nearby {
    float best = 0;     ///< quality of the best, less where something parts it from the value
    bool here = false;  ///< some of it stands in the sentence itself
  };

  Nearby nearby(const ClaimWord& word, const Site& site) const {
    const Alignment& alignment = site.alignment;
    const Evidence& evidence = *alignment.view.evidence;
    Nearby found;
    for (const Hit& hit : alignment.view.matches->of(word.distinct)) {
      if (hit.opposite || hit.at < site.first || hit.at >= alignment.unit.last) continue;
      const bool here = hit.at >= alignment.unit.first;
      const float close = here ? closeness(evidence.text.tokens, site.place, evidence.content[hit.at]) : pointed_at;
      found.here = found.here || here;
      found.best = std::max(found.best, hit.quality * close);
    }
    return found;
  }

  Fit fit_of(std::uint32_t number, const Place& mine, const Site& site) const {
    float all = 0;
    float present = 0;
    float found = 0;
    for (const ClaimWord& word : comparison_.claim.words) {
      const float weight = weight_of(mine, word);
      const Nearby near = nearby(word, site);
      all += weight;
      if (near.here) present += weight;
      found += weight * near.best;
    }
    const Anchors anchors = anchors_of(number, site.alignment, site.place);
    const float anchored = all + anchor_weight * static_cast<float>(claim_.quantities.size() - 1);
    return {.certain = all > 0 ? found / all : 0,
            .relative = present + anchors.present > 0 ? (found + anchors.found) / (present + anchors.present) : 0,
            .whole = anchored > 0 ? (found + anchors.found) / anchored : 0};
  }

  /// The claim's other values say which place is meant: "room 312", "in 2018".
  Anchors anchors_of(std::uint32_t number, const Alignment& alignment, const Place& other) const {
    Anchors anchors;
    const ReadText& text = alignment.view.evidence->text;
    for (std::uint32_t k = 0; k < claim_.quantities.size(); ++k) {
      if (k == number) continue;
      float best = 0;
      for (std::uint32_t i = alignment.unit.begin; i < alignment.unit.end; ++i) {
        const std::uint32_t value = text.tokens[i].quantity;
        if (value == none || (i >= other.begin && i < other.end)) continue;
        if (same_value(claim_.quantities[k], text.quantities[value]))
          best = std::max(best, closeness(text.tokens, other, i));
      }
      if (best == 0) continue;
      anchors.present += anchor_weight;
      anchors.found += anchor_weight * best;
    }
    return anchors;
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
