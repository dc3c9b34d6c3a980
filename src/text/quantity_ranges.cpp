// SPDX-License-Identifier: Apache-2.0
// Ranges and lists: the later number lends its scale, unit and kind to the bare one before it.
#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "text/amounts.hpp"
#include "text/ascii.hpp"
#include "text/quantity_parts.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

/// "rose from 4 to 6" names two values, no range.
bool is_change(std::string_view verb) {
  constexpr std::array changes{
      "rose"sv,    "rise"sv,      "rises"sv,     "fell"sv,      "falls"sv,   "fall"sv,     "grew"sv,    "grow"sv,
      "grows"sv,   "increased"sv, "increases"sv, "decreased"sv, "dropped"sv, "drops"sv,    "went"sv,    "changed"sv,
      "changes"sv, "moved"sv,     "up"sv,        "down"sv,      "raised"sv,  "cut"sv,      "reduced"sv, "climbed"sv,
      "points"sv,  "increase"sv,  "decrease"sv,  "jumped"sv,    "slipped"sv, "declined"sv, "improved"sv};
  return std::any_of(changes.begin(), changes.end(), [&](auto change) { return ascii::equals(verb, change); });
}

bool joined_by(std::string_view text, const Quantity& low, const Quantity& high) {
  if (high.span.begin < low.span.end || high.span.begin - low.span.end > 12) return false;
  std::string_view between = text.substr(low.span.end, high.span.begin - low.span.end);
  while (!between.empty() && ascii::blank(between.front())) between.remove_prefix(1);
  while (!between.empty() && ascii::blank(between.back())) between.remove_suffix(1);
  const std::string_view lead = word_before(text, low.span.begin);
  if (between == "and" || between == "und") return ascii::equals(lead, "between") || ascii::equals(lead, "zwischen");
  if (between == "-" || between == "\x01") return true;
  if (between != "to" && between != "up to" && between != "bis" && between != "\xC3\xA0") return false;
  if (!ascii::equals(lead, "from")) return true;
  return !is_change(word_before(text, static_cast<std::size_t>(lead.data() - text.data())));
}

bool spans_range(std::string_view text, const Quantity& low, const Quantity& high) {
  if (!is_amount(low) || !is_amount(high))
    return low.kind == QuantityKind::label && high.kind == QuantityKind::number && joined_by(text, low, high);
  if (low.kind == QuantityKind::points || !low.per.empty()) return false;
  const bool same = low.kind == high.kind && (low.unit == high.unit || low.unit.empty());
  const bool lends =
      low.kind == QuantityKind::number || (low.kind == QuantityKind::money && high.kind == QuantityKind::number);
  return (same || lends) && joined_by(text, low, high);
}

/// The scale whose last digit shown is worth `grain`.
double scale_of(double grain) {
  double scale = 1e3;
  while (scale < grain) scale *= 1e3;
  return scale;
}

bool listed(std::string_view text, const Quantity& first, const Quantity& second) {
  if (second.span.begin < first.span.end || second.span.begin - first.span.end > 7) return false;
  const std::string_view between = text.substr(first.span.end, second.span.begin - first.span.end);
  return between == ", " || between == " and " || between == " or " || between == ", and " || between == ", or ";
}

/// One range out of its two ends.
Amount range(const Amount& low, Amount high) {
  double start = low.quantity.value;
  if (low.quantity.kind == QuantityKind::number && high.quantity.kind == QuantityKind::measure) start *= high.factor;
  const bool lends_scale = low.quantity.grain == 0 && high.quantity.grain > 0 && std::abs(start) < 1000;
  if (lends_scale) start *= scale_of(high.quantity.grain);
  Quantity& made = high.quantity;
  made.span.begin = low.quantity.span.begin;
  made.high = made.value;
  made.value = start;
  if (made.kind == QuantityKind::number) made.kind = low.quantity.kind;
  if (made.unit.empty()) made.unit = low.quantity.unit;
  return high;
}

/// Both ends of a range become one amount, in its place.
void join_ranges(std::string_view text, std::vector<Amount>& amounts) {
  std::size_t kept = 0;
  for (std::size_t k = 1; k < amounts.size(); ++k) {
    Amount& last = amounts[kept];
    if (!last.quantity.high && spans_range(text, last.quantity, amounts[k].quantity))
      last = range(last, std::move(amounts[k]));
    else if (++kept != k)
      amounts[kept] = std::move(amounts[k]);
  }
  if (!amounts.empty()) amounts.resize(kept + 1);
}

void share_unit(Amount& bare, const Amount& last) {
  bare.quantity.kind = last.quantity.kind;
  bare.quantity.unit = last.quantity.unit;
  bare.quantity.value *= last.factor;
  if (bare.quantity.high) bare.quantity.high = *bare.quantity.high * last.factor;
  bare.factor = last.factor;
}

}  // namespace

std::vector<Quantity> joined(std::string_view text, std::vector<Amount> found) {
  join_ranges(text, found);
  for (std::size_t k = found.size(); k-- > 1;) {
    const bool lends = found[k - 1].quantity.kind == QuantityKind::number &&
                       found[k].quantity.kind != QuantityKind::number && is_amount(found[k].quantity);
    if (lends && listed(text, found[k - 1].quantity, found[k].quantity)) share_unit(found[k - 1], found[k]);
  }
  std::vector<Quantity> all;
  all.reserve(found.size());
  for (Amount& amount : found) all.push_back(std::move(amount.quantity));
  return all;
}

}  // namespace groundlab
