// SPDX-License-Identifier: Apache-2.0
// Errors in values: the quantities of the claim are read, and one is changed so that its new value stands nowhere in
// the evidence.
#include <algorithm>
#include <array>

#include "mutate/plant.hpp"
#include "text/quantities.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }

bool is_amount(QuantityKind kind) {
  return kind == QuantityKind::number || kind == QuantityKind::percent || kind == QuantityKind::points ||
         kind == QuantityKind::money || kind == QuantityKind::measure;
}

bool is_in_time(QuantityKind kind) {
  return kind == QuantityKind::date || kind == QuantityKind::time || kind == QuantityKind::period ||
         kind == QuantityKind::weekday;
}

/// The digit after `digit`, 9 followed by 1: a leading zero never arises.
char next_digit(char digit) { return digit >= '9' ? '1' : static_cast<char>(digit + 1); }

/// The span's text with its digit at `at` turned until the evidence has it nowhere.
std::optional<std::string> with_turned_digit(const Original& original, Span span, std::size_t at) {
  std::string value(slice(original.claim, span));
  for (int turn = 0; turn < 8; ++turn) {
    value[at] = next_digit(value[at]);
    if (!stands_in(original, value)) return with_replaced(original.claim, span, value);
  }
  return std::nullopt;
}

/// Turns the first (or last) digit of the first quantity of a kind that passes.
template <typename IsWanted>
std::optional<std::string> turn_digit(const Original& original, IsWanted is_wanted, bool last) {
  for (const Quantity& quantity : quantities(original.claim)) {
    if (!is_wanted(quantity.kind)) continue;
    const std::string_view text = slice(original.claim, quantity.span);
    const auto first = std::find_if(text.begin(), text.end(), is_digit);
    const bool fraction = text.find('/') != text.npos;  // 1/2 would become 2/2
    if (first == text.end() || fraction) continue;
    const auto from_end = std::find_if(text.rbegin(), text.rend(), is_digit);
    const auto at = last ? text.rend() - from_end - 1 : first - text.begin();
    if (auto changed = with_turned_digit(original, quantity.span, static_cast<std::size_t>(at))) return changed;
  }
  return std::nullopt;
}

/// Words that stand in each other's place, in a cycle.
using Cycle = std::vector<std::string_view>;

const Cycle& months() {
  static const Cycle cycle{"january", "february", "march",     "april",   "may",      "june",
                           "july",    "august",   "september", "october", "november", "december"};
  return cycle;
}
const Cycle& weekdays() {
  static const Cycle cycle{"monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"};
  return cycle;
}
const std::array<Cycle, 5>& units() {
  static const std::array<Cycle, 5> cycles{Cycle{"second", "minute", "hour", "day", "week", "month", "year"},
                                           Cycle{"mg", "g", "kg"}, Cycle{"mm", "cm", "m", "km"}, Cycle{"ml", "l"},
                                           Cycle{"gram", "kilogram", "ton"}};
  return cycles;
}

/// The letters of a piece of the claim: runs of ASCII letters.
std::vector<Span> words_in(std::string_view text, Span span) {
  const auto is_letter = [&](std::size_t i) { return (text[i] | 0x20) >= 'a' && (text[i] | 0x20) <= 'z'; };
  std::vector<Span> words;
  for (std::size_t begin = span.begin; begin < span.end;) {
    std::size_t end = begin;
    while (end < span.end && is_letter(end)) ++end;
    if (end > begin) words.push_back({begin, end});
    begin = std::max(end, begin + 1);
  }
  return words;
}

/// A later word of the cycle that the evidence has nowhere, in the number and case of the word at `span`.
std::optional<std::string> turned_word(const Original& original, Span span, const Cycle& cycle, bool plural) {
  const std::string_view word = slice(original.claim, span);
  std::string base = lower_case(word);
  if (plural && base.size() > 2 && base.back() == 's') base.pop_back();
  const bool ends_in_s = plural && base.size() < word.size();
  const auto found = std::find(cycle.begin(), cycle.end(), base);
  if (found == cycle.end()) return std::nullopt;
  const auto at = static_cast<std::size_t>(found - cycle.begin());
  for (std::size_t step = 1; step < cycle.size(); ++step) {
    const std::string other =
        capital_like(std::string(cycle[(at + step) % cycle.size()]), word) + (ends_in_s ? "s" : "");
    if (!stands_in(original, other)) return with_replaced(original.claim, span, other);
  }
  return std::nullopt;
}

std::optional<std::string> turned_year(const Original& original, Span span) {
  const std::string_view text = slice(original.claim, span);
  for (std::size_t at = 0; at + 4 <= text.size(); ++at)
    if (std::all_of(text.begin() + static_cast<std::ptrdiff_t>(at), text.begin() + static_cast<std::ptrdiff_t>(at) + 4,
                    is_digit))
      return with_turned_digit(original, {span.begin + at, span.begin + at + 4}, 3);
  return std::nullopt;
}

}  // namespace

std::optional<std::string> plant_number(const Original& original) { return turn_digit(original, is_amount, false); }

std::optional<std::string> plant_code(const Original& original) {
  return turn_digit(
      original, [](QuantityKind kind) { return kind == QuantityKind::code || kind == QuantityKind::version; }, true);
}

std::optional<std::string> plant_unit(const Original& original) {
  for (const Quantity& quantity : quantities(original.claim)) {
    if (quantity.kind != QuantityKind::measure) continue;
    for (const Span word : words_in(original.claim, quantity.span))
      for (const Cycle& cycle : units())
        if (auto changed = turned_word(original, word, cycle, true)) return changed;
  }
  return std::nullopt;
}

std::optional<std::string> plant_date(const Original& original) {
  for (const Quantity& quantity : quantities(original.claim)) {
    if (!is_in_time(quantity.kind)) continue;
    for (const Span word : words_in(original.claim, quantity.span))
      for (const Cycle* cycle : {&months(), &weekdays()})
        if (auto changed = turned_word(original, word, *cycle, false)) return changed;
    if (auto changed = turned_year(original, quantity.span)) return changed;
  }
  return std::nullopt;
}

}  // namespace groundlab
