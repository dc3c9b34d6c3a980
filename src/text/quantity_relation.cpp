// SPDX-License-Identifier: Apache-2.0
// How a claim's quantity stands to one of the evidence. The evidence may be finer (a date with its day, 2,904 million
// for "2.9 billion"), never coarser; a bound holds for every value inside it; "exactly" forbids rounding.
#include <algorithm>
#include <cmath>
#include <optional>
#include <string>

#include "text/quantities.hpp"

namespace groundlab {
namespace {

constexpr double slack = 1e-9;       ///< relative: floating-point noise of unit factors
constexpr double about_slack = 0.1;  ///< relative: what "about" allows

bool near(double a, double b, double relative) {
  return std::abs(a - b) <= relative * std::max({std::abs(a), std::abs(b), 1e-300});
}

bool is_number_like(QuantityKind kind) {
  return kind == QuantityKind::number || kind == QuantityKind::percent || kind == QuantityKind::points ||
         kind == QuantityKind::money || kind == QuantityKind::measure;
}

/// Upper bounds and lower bounds, for telling "at most" from "at least".
int direction(Bound bound) {
  switch (bound) {
    case Bound::at_least:
    case Bound::more_than:
      return 1;
    case Bound::at_most:
    case Bound::less_than:
      return -1;
    case Bound::none:
      break;
  }
  return 0;
}

bool inside(Bound bound, double limit, double value) {
  switch (bound) {
    case Bound::at_least:
      return value >= limit || near(value, limit, slack);
    case Bound::more_than:
      return value > limit && !near(value, limit, slack);
    case Bound::at_most:
      return value <= limit || near(value, limit, slack);
    case Bound::less_than:
      return value < limit && !near(value, limit, slack);
    case Bound::none:
      break;
  }
  return near(value, limit, slack);
}

/// One reading of each side, no ranges.
Relation bare(const Quantity& claim, double mine, const Quantity& evidence, double theirs) {
  const int my_side = direction(claim.bound), their_side = direction(evidence.bound);
  const bool rounds = !claim.exactly && !evidence.exactly;
  const double relative = rounds && (claim.approximate || evidence.approximate) ? about_slack : slack;
  const bool equal =
      near(mine, theirs, relative) || (rounds && claim.grain > 0 && std::abs(mine - theirs) <= claim.grain / 2);
  if (my_side == 0 && their_side == 0) return equal ? Relation::same : Relation::differs;
  if (my_side == 0) {
    if (equal)
      return evidence.bound == Bound::at_least || evidence.bound == Bound::at_most ? Relation::same : Relation::open;
    return inside(evidence.bound, theirs, mine) ? Relation::open : Relation::differs;
  }
  if (their_side == 0) return inside(claim.bound, mine, theirs) ? Relation::same : Relation::differs;
  if (my_side != their_side) return Relation::differs;
  if (near(mine, theirs, slack)) return Relation::same;
  const bool tighter = my_side > 0 ? theirs > mine : theirs < mine;
  return tighter ? Relation::same : Relation::differs;
}

Relation best(Relation a, Relation b) { return std::min(a, b); }

Relation readings(const Quantity& claim, const Quantity& evidence) {
  Relation found = bare(claim, claim.value, evidence, evidence.value);
  if (claim.other) found = best(found, bare(claim, *claim.other, evidence, evidence.value));
  if (evidence.other) found = best(found, bare(claim, claim.value, evidence, *evidence.other));
  if (claim.other && evidence.other) found = best(found, bare(claim, *claim.other, evidence, *evidence.other));
  return found;
}

Relation ranges(const Quantity& claim, const Quantity& evidence) {
  if (claim.high && evidence.high) {
    const bool same = near(claim.value, evidence.value, slack) && near(*claim.high, *evidence.high, slack);
    return same ? Relation::same : Relation::differs;
  }
  if (claim.high) {
    const double low = std::min(claim.value, *claim.high), high = std::max(claim.value, *claim.high);
    return evidence.value >= low && evidence.value <= high ? Relation::same : Relation::differs;
  }
  const double low = std::min(evidence.value, *evidence.high), high = std::max(evidence.value, *evidence.high);
  if (near(claim.value, low, slack) || near(claim.value, high, slack)) return Relation::same;
  if (direction(claim.bound) != 0)
    return inside(claim.bound, claim.value, low) && inside(claim.bound, claim.value, high) ? Relation::same
                                                                                           : Relation::open;
  return claim.value > low && claim.value < high ? Relation::open : Relation::differs;
}

/// Every word of one rate stands in the other's.
bool rates_agree(const std::string& claim, const std::string& evidence) {
  if (claim.empty() || evidence.empty()) return true;
  return claim == evidence || evidence.find(claim) != evidence.npos || claim.find(evidence) != claim.npos;
}

bool dollars(std::string_view unit) {
  return unit == "USD" || unit == "CAD" || unit == "AUD" || unit == "NZD" || unit == "HKD" || unit == "SGD";
}

/// May the units of two measures or sums be compared?
std::optional<Relation> units_apart(const Quantity& claim, const Quantity& evidence) {
  if (claim.unit == evidence.unit) return std::nullopt;
  if (claim.kind == QuantityKind::money) {
    if ((claim.unit == "$" && dollars(evidence.unit)) || (evidence.unit == "$" && dollars(claim.unit)))
      return std::nullopt;
    if ((claim.unit == "pound" && evidence.unit == "GBP") || (evidence.unit == "pound" && claim.unit == "GBP"))
      return std::nullopt;
    if ((claim.unit == "franc" && evidence.unit == "CHF") || (evidence.unit == "franc" && claim.unit == "CHF"))
      return std::nullopt;
    return near(claim.value, evidence.value, slack) ? Relation::differs : Relation::apart;
  }
  if (claim.unit == "degree" && (evidence.unit == "°C" || evidence.unit == "°F")) return std::nullopt;
  if (evidence.unit == "degree" && (claim.unit == "°C" || claim.unit == "°F")) return std::nullopt;
  const bool times = (claim.unit == "s" && evidence.unit == "month") || (claim.unit == "month" && evidence.unit == "s");
  return times ? Relation::open : Relation::apart;
}

Relation amounts(const Quantity& claim, const Quantity& evidence) {
  if (claim.kind == QuantityKind::money || claim.kind == QuantityKind::measure)
    if (const auto apart = units_apart(claim, evidence)) return *apart;
  if (!claim.qualifier.empty() && !evidence.qualifier.empty() && claim.qualifier != evidence.qualifier)
    return Relation::differs;
  if (!rates_agree(claim.per, evidence.per)) return Relation::differs;
  return claim.high || evidence.high ? ranges(claim, evidence) : readings(claim, evidence);
}

/// A percentage against a share written as a fraction of one.
Relation percent_to_number(Quantity claim, Quantity evidence) {
  Quantity& share = claim.kind == QuantityKind::number ? claim : evidence;
  if (share.value < 0 || share.value > 1 || share.high) return Relation::apart;
  share.value *= 100;
  share.other.reset();
  return readings(claim, evidence);
}

Relation dates(const CalendarDate& claim, const CalendarDate& evidence) {
  const auto conflict = [](int mine, int theirs) { return mine != 0 && theirs != 0 && mine != theirs; };
  if (conflict(claim.year, evidence.year) || conflict(claim.month, evidence.month) || conflict(claim.day, evidence.day))
    return Relation::differs;
  const bool shared = (claim.year != 0 && evidence.year != 0) || (claim.month != 0 && evidence.month != 0);
  if (!shared) return Relation::apart;
  const bool finer = (claim.year != 0 && evidence.year == 0) || (claim.month != 0 && evidence.month == 0) ||
                     (claim.day != 0 && evidence.day == 0);
  return finer ? Relation::open : Relation::same;
}

Relation all_dates(const Quantity& claim, const Quantity& evidence) {
  Relation found = dates(claim.date, evidence.date);
  if (claim.other_date) found = best(found, dates(*claim.other_date, evidence.date));
  if (evidence.other_date) found = best(found, dates(claim.date, *evidence.other_date));
  if (claim.other_date && evidence.other_date) found = best(found, dates(*claim.other_date, *evidence.other_date));
  const bool turned = direction(claim.bound) * direction(evidence.bound) < 0;
  return found == Relation::same && turned ? Relation::differs : found;
}

struct Years {
  int first = 0, last = 0;
};

/// The years that a date, decade or century covers; none where it names no year.
std::optional<Years> years_of(const Quantity& quantity) {
  const int value = static_cast<int>(quantity.value);
  if (quantity.kind == QuantityKind::period && quantity.unit == "decade") return Years{value, value + 9};
  if (quantity.kind == QuantityKind::period && quantity.unit == "century") return Years{100 * (value - 1), 100 * value};
  if (quantity.date.year == 0) return std::nullopt;
  return Years{quantity.date.year, quantity.date.year};
}

Relation spans_of_years(const Quantity& claim, const Quantity& evidence) {
  const auto mine = years_of(claim), theirs = years_of(evidence);
  if (!mine || !theirs) return Relation::apart;
  if (mine->first <= theirs->first && theirs->last <= mine->last) return Relation::same;
  if (theirs->first <= mine->first && mine->last <= theirs->last) return Relation::open;
  return Relation::differs;
}

Relation periods(const Quantity& claim, const Quantity& evidence) {
  if (claim.unit == "decade" || claim.unit == "century" || evidence.unit == "decade" || evidence.unit == "century")
    return spans_of_years(claim, evidence);
  if (claim.unit != evidence.unit) return Relation::apart;
  if (claim.value != evidence.value ||
      (claim.date.year != 0 && evidence.date.year != 0 && claim.date.year != evidence.date.year))
    return Relation::differs;
  return claim.date.year != 0 && evidence.date.year == 0 ? Relation::open : Relation::same;
}

std::string digits_of(const Quantity& quantity) {
  std::string digits = quantity.code;
  if (quantity.kind == QuantityKind::number && quantity.value >= 0 && quantity.value < 1e15 &&
      quantity.value == std::floor(quantity.value))
    digits = std::to_string(static_cast<long long>(quantity.value));
  return digits;
}

bool only_digits(const std::string& text) {
  return !text.empty() && text.find_first_not_of("0123456789.") == text.npos;
}

/// Two quantities of different kinds that may be the same thing written in two ways.
Relation mixed(const Quantity& claim, const Quantity& evidence) {
  const auto kinds = [&](QuantityKind a, QuantityKind b) {
    return (claim.kind == a && evidence.kind == b) || (claim.kind == b && evidence.kind == a);
  };
  if (kinds(QuantityKind::percent, QuantityKind::points)) return Relation::differs;
  if (kinds(QuantityKind::percent, QuantityKind::number)) return percent_to_number(claim, evidence);
  if (kinds(QuantityKind::date, QuantityKind::period)) return spans_of_years(claim, evidence);
  if (kinds(QuantityKind::number, QuantityKind::code) || kinds(QuantityKind::number, QuantityKind::version)) {
    const std::string mine = digits_of(claim), theirs = digits_of(evidence);
    if (!only_digits(mine) || !only_digits(theirs)) return Relation::apart;
    return mine == theirs ? Relation::same : Relation::differs;
  }
  if (kinds(QuantityKind::code, QuantityKind::version) || kinds(QuantityKind::code, QuantityKind::label) ||
      kinds(QuantityKind::version, QuantityKind::label))
    return claim.code == evidence.code ? Relation::same : Relation::apart;
  if (kinds(QuantityKind::date, QuantityKind::number)) {
    const Quantity& date = claim.kind == QuantityKind::date ? claim : evidence;
    const Quantity& number = claim.kind == QuantityKind::date ? evidence : claim;
    return date.date.month == 0 && number.value == date.date.year ? Relation::same : Relation::apart;
  }
  if (kinds(QuantityKind::number, QuantityKind::money) || kinds(QuantityKind::number, QuantityKind::measure) ||
      kinds(QuantityKind::number, QuantityKind::ordinal) || kinds(QuantityKind::number, QuantityKind::label))
    return !claim.high && !evidence.high && claim.unit != "s" && near(claim.value, evidence.value, slack)
               ? Relation::open
               : Relation::apart;
  return Relation::apart;
}

}  // namespace

Relation relation(const Quantity& claim, const Quantity& evidence) {
  if (claim.kind != evidence.kind) return mixed(claim, evidence);
  if (is_number_like(claim.kind)) return amounts(claim, evidence);
  switch (claim.kind) {
    case QuantityKind::date:
      return all_dates(claim, evidence);
    case QuantityKind::period:
      return periods(claim, evidence);
    case QuantityKind::time:
      return readings(claim, evidence);
    case QuantityKind::weekday:
    case QuantityKind::ordinal:
      return claim.value == evidence.value ? Relation::same : Relation::differs;
    case QuantityKind::label:
      if (claim.unit != evidence.unit) return claim.code == evidence.code ? Relation::open : Relation::apart;
      return claim.high == evidence.high && claim.code == evidence.code     ? Relation::same
             : claim.value == evidence.value && claim.high == evidence.high ? Relation::same
                                                                            : Relation::differs;
    case QuantityKind::version:
      if (direction(claim.bound) * direction(evidence.bound) < 0) return Relation::differs;
      return claim.code == evidence.code ? Relation::same : Relation::differs;
    case QuantityKind::code:
      return claim.code == evidence.code ? Relation::same : Relation::differs;
    case QuantityKind::number:
    case QuantityKind::percent:
    case QuantityKind::points:
    case QuantityKind::money:
    case QuantityKind::measure:
      break;
  }
  return Relation::apart;
}

}  // namespace groundlab
