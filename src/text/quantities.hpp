// SPDX-License-Identifier: Apache-2.0
// Quantities and codes of a text as typed values: counts, shares, money, measures, dates, times, ordinals, identifiers.
// A value is brought to one unit per dimension (fixed conversions only: never a currency, never a month in days), so
// that two ways to write it compare equal. Which quantity of a claim belongs to which of the evidence is the judge's.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"
#include "groundlab/core/span.hpp"

namespace groundlab {

enum class QuantityKind {
  number,   ///< `value`: 90, ninety, 1,200, 0.63, 3.5e6; "both" and "dozen" too
  percent,  ///< `value` in percent: 5 %, half of, three quarters of
  points,   ///< `value` in percentage points: 0.25 for 25 basis points
  money,    ///< `value` in `unit`, an ISO 4217 code, or "$", "kr" where the text says no more
  measure,  ///< `value` in the base unit `unit` of its dimension: kg, l, m, s, month, bit, Pa, W, V, Hz, ...
  date,     ///< `date`; `other_date` where day and month may be swapped
  time,     ///< `value` in minutes after midnight; `other` 12 hours on where neither a.m. nor p.m. is said
  period,   ///< `unit` "quarter", "half", "decade" (value 1980), "century" (value 18); the year in `date`
  weekday,  ///< `value` 1 (Monday) to 7
  ordinal,  ///< `value`: third, 3rd
  label,    ///< `value` with `unit`, what it numbers, in singular: page 4, phase III, section 16
  code,     ///< `code`: PRC-112, 4500017311, 0x80070005, 10.0.0.21, W-9
  version,  ///< `code`: 2.3.1
};

inline constexpr std::array quantity_names{
    Named<QuantityKind>{QuantityKind::number, "number"},   Named<QuantityKind>{QuantityKind::percent, "percent"},
    Named<QuantityKind>{QuantityKind::points, "points"},   Named<QuantityKind>{QuantityKind::money, "money"},
    Named<QuantityKind>{QuantityKind::measure, "measure"}, Named<QuantityKind>{QuantityKind::date, "date"},
    Named<QuantityKind>{QuantityKind::time, "time"},       Named<QuantityKind>{QuantityKind::period, "period"},
    Named<QuantityKind>{QuantityKind::weekday, "weekday"}, Named<QuantityKind>{QuantityKind::ordinal, "ordinal"},
    Named<QuantityKind>{QuantityKind::label, "label"},     Named<QuantityKind>{QuantityKind::code, "code"},
    Named<QuantityKind>{QuantityKind::version, "version"},
};
constexpr std::string_view name(QuantityKind kind) { return name_in(quantity_names, kind); }

/// What the text says around a value: at least 5, more than 5, at most 5, less than 5. For dates: from, after, by (and
/// until), before.
enum class Bound { none, at_least, more_than, at_most, less_than };

/// 0 stands for what is not said.
struct CalendarDate {
  int year = 0;
  int month = 0;
  int day = 0;

  bool operator==(const CalendarDate&) const = default;
};

struct Quantity {
  QuantityKind kind = QuantityKind::number;
  Span span;                    ///< with sign, unit and currency; without the words that bound it
  double value = 0;             ///< see QuantityKind
  std::optional<double> high;   ///< the upper end of a range, `value` is the lower
  std::optional<double> other;  ///< a second way to read it: 1.250 is 1.25 or 1250
  double grain = 0;  ///< what the last digit shown is worth where a scale rounds: 1e8 for 2.9 billion; else 0
  CalendarDate date;
  std::optional<CalendarDate> other_date;
  std::string_view unit;       ///< of a table that outlives all quantities
  std::string_view qualifier;  ///< of days: "business" or "calendar"; empty: none
  std::string code;            ///< letters upper case, separators between letters and digits gone: PRC112
  std::string per;             ///< "user month" for "per user per month"; empty: none
  Bound bound = Bound::none;
  bool approximate = false;  ///< about, nearly, some
  bool exactly = false;      ///< exactly, precisely

  bool operator==(const Quantity&) const = default;
};

/// The quantities of `text`, in order, spans apart from each other. List marks, citations in brackets and the digits of
/// addresses of web pages and mail are none. Total on any bytes, linear.
std::vector<Quantity> quantities(std::string_view text);

/// How a quantity of a claim stands to one of the evidence.
enum class Relation {
  same,     ///< the evidence states it: equal after conversion, within rounding, inside the claim's bound, or finer
  differs,  ///< comparable, and another value
  open,     ///< comparable, but the evidence is coarser: a date without the day, a range around the value
  apart,    ///< of another kind, dimension or currency
};
Relation relation(const Quantity& claim, const Quantity& evidence);

/// The evidence states the claim's quantity.
inline bool same_value(const Quantity& claim, const Quantity& evidence) {
  return relation(claim, evidence) == Relation::same;
}

}  // namespace groundlab
