// SPDX-License-Identifier: Apache-2.0
// Ordinals in digits, decades, years and fractions: what digits are because of the few letters behind them.
#include <algorithm>
#include <array>
#include <utility>

#include "text/amounts.hpp"
#include "text/ascii.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

/// Four digits that nothing after them makes an amount.
bool is_year(std::string_view text, const Quantity& quantity, std::size_t end) {
  if (end - quantity.span.begin != 4 || quantity.value < 1500 || quantity.value > 2100) return false;
  const std::size_t behind = after_blanks(text, end);
  if (ascii::at(text, behind) == '%' || !currency_of(ascii::at(text, behind)).empty()) return false;
  const std::size_t word = word_end_at(text, behind);
  const std::string_view next = text.substr(behind, word - behind);
  if (next.empty()) return true;
  const QuantityWord* known = quantity_word(next);
  if (known != nullptr && (!known->currency.empty() || known->scale > 0) && !ascii::equals(next, "try")) return false;
  if (ascii::equals(next, "percent") || ascii::equals(next, "per")) return false;
  if (const Unit* measure = unit(next);
      measure != nullptr && next.size() > 1 && !ascii::equals(next, "an") && !ascii::equals(next, "bar"))
    return false;
  constexpr std::array plain_words{"was"sv,  "is"sv,    "has"sv,  "as"sv,     "this"sv,   "its"sv,    "his"sv,  "us"sv,
                                   "does"sv, "there"sv, "plus"sv, "versus"sv, "across"sv, "series"sv, "sales"sv};
  const bool plural = next.size() > 3 && next.back() == 's' && ascii::lower(next.front()) &&
                      std::find(plain_words.begin(), plain_words.end(), next) == plain_words.end();
  if (!plural) return true;
  const std::string_view before = word_before(text, quantity.span.begin);
  constexpr std::array leads{"in"sv,    "since"sv,  "until"sv, "by"sv,  "from"sv, "during"sv,
                             "after"sv, "before"sv, "year"sv,  "the"sv, "of"sv};
  return std::any_of(leads.begin(), leads.end(), [&](auto lead) { return ascii::equals(before, lead); });
}

/// "3/4" and "2 1/2".
std::optional<Amount> fraction(std::string_view text, const Quantity& number, const Numeral& whole) {
  std::size_t slash = whole.end;
  double base = 0;
  double above = whole.value;
  if (ascii::at(text, slash) == ' ' && ascii::digit(ascii::at(text, slash + 1)) && ascii::at(text, slash + 2) == '/') {
    base = whole.value;
    above = ascii::at(text, slash + 1) - '0';
    slash += 2;
  }
  if (ascii::at(text, slash) != '/' || !ascii::digit(ascii::at(text, slash + 1))) return std::nullopt;
  const Numeral below = read_numeral(text, slash + 1);
  if (!below.plain || below.value < 2 || below.value > 100 || above >= below.value || ascii::at(text, below.end) == '/')
    return std::nullopt;
  std::optional<Amount> found(Amount{number});
  Quantity& quantity = found->quantity;
  quantity.value = base + above / below.value;
  quantity.span.end = below.end;
  const std::size_t behind = after_blanks(text, below.end);
  const std::string_view next = text.substr(behind, 3);
  if (base == 0 && ascii::starts(next, "of") && !ascii::alpha(ascii::at(text, behind + 2))) {
    quantity.kind = QuantityKind::percent;
    quantity.value *= 100;
  } else {
    add_unit(text, *found);
  }
  return found;
}

bool is_ordinal_ending(std::string_view suffix) {
  return ascii::equals(suffix, "st") || ascii::equals(suffix, "nd") || ascii::equals(suffix, "rd") ||
         ascii::equals(suffix, "th");
}

}  // namespace

std::optional<Amount> special_number(std::string_view text, const Numeral& numeral, std::size_t begin) {
  if (!numeral.plain) return std::nullopt;
  Quantity quantity = plain_number(numeral, begin);
  const std::size_t end = numeral.end;
  if (is_ordinal_ending(text.substr(end, 2)) && !ascii::alpha(ascii::at(text, end + 2))) {
    quantity.kind = QuantityKind::ordinal;
    quantity.span.end = end + 2;
    if (auto period = period_after_ordinal(text, quantity)) return Amount{std::move(*period)};
    return Amount{std::move(quantity)};
  }
  const std::size_t plural = end + (ascii::at(text, end) == '\'' ? 1U : 0U);
  const bool decade = numeral.value >= 1000 && numeral.value < 2200 && text[end - 1] == '0' &&
                      ascii::at(text, plural) == 's' && !ascii::alnum(ascii::at(text, plural + 1));
  if (decade) {
    quantity.kind = QuantityKind::period;
    quantity.unit = "decade";
    quantity.span.end = plural + 1;
    return Amount{std::move(quantity)};
  }
  if (is_year(text, quantity, end)) {
    quantity.kind = QuantityKind::date;
    quantity.date = {static_cast<int>(numeral.value), 0, 0};
    quantity.value = 0;
    return Amount{std::move(quantity)};
  }
  return fraction(text, quantity, numeral);
}

}  // namespace groundlab
