// SPDX-License-Identifier: Apache-2.0
// Scales, units and currencies. A unit that is a word too ("in", "a", "t") counts only close to its number.
#include "text/amounts.hpp"

#include <array>
#include <utility>

#include "text/ascii.hpp"
#include "text/folded.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

bool is_sign_of_currency(char c) { return !currency_of(c).empty() && c != sign::cent; }

void make(Quantity& quantity, QuantityKind kind, std::size_t end) {
  quantity.kind = kind;
  quantity.span.end = end;
}

std::size_t unit_end(std::string_view text, std::size_t begin) {
  std::size_t end = word_end_at(text, begin);
  if (ascii::at(text, end) == '/' && (ascii::at(text, end + 1) == 'h' || ascii::at(text, end + 1) == 's') &&
      !ascii::alnum(ascii::at(text, end + 2)))
    return end + 2;
  if (ascii::at(text, end) == '^' && (ascii::at(text, end + 1) == '2' || ascii::at(text, end + 1) == '3'))
    return end + 2;
  if ((ascii::at(text, end) == '2' || ascii::at(text, end) == '3') && !ascii::alnum(ascii::at(text, end + 1)))
    return end + 1;
  return end;
}

/// Short units that are words too ("in", "a", "t") need the number close and nothing odd behind.
const Unit* usable_unit(std::string_view text, const Quantity& quantity, std::size_t begin, std::size_t end) {
  const std::string_view word = text.substr(begin, end - begin);
  const Unit* found = unit(word);
  if (found == nullptr || ascii::equals(word, "an")) return nullptr;
  if (word.size() == 1 && begin > quantity.span.end + 1) return nullptr;
  if ((word == "B" || word == "N" || word == "A" || word == "V") && begin != quantity.span.end) {
    const char behind = ascii::at(text, end);
    if (behind == ' ' && ascii::alpha(ascii::at(text, end + 1))) return word == "V" || word == "A" ? found : nullptr;
  }
  return found;
}

/// percent, percentage points, basis points; false: none of them.
bool add_share(std::string_view text, Quantity& quantity, std::size_t begin, std::size_t end) {
  const std::string_view word = text.substr(begin, end - begin);
  const char first = ascii::to_lower(word.front());
  if (first != 'p' && first != 'b') return false;
  const std::size_t next = after_blanks(text, end);
  const std::size_t next_end = word_end_at(text, next);
  const std::string_view second = text.substr(next, next_end - next);
  const bool points = ascii::starts(second, "point");
  const bool basis = ascii::equals(word, "basis") && points;
  if (ascii::equals(word, "percentage") && points) return make(quantity, QuantityKind::points, next_end), true;
  if (ascii::equals(word, "pp")) return make(quantity, QuantityKind::points, end), true;
  if (ascii::equals(word, "bp") || ascii::equals(word, "bps") || basis) {
    quantity.value /= 100;
    return make(quantity, QuantityKind::points, basis ? next_end : end), true;
  }
  if (ascii::equals(word, "percent") || ascii::equals(word, "pct") || ascii::equals(word, "prozent"))
    return make(quantity, QuantityKind::percent, end), true;
  if ((ascii::equals(word, "per") && ascii::equals(second, "cent")) ||
      (ascii::equals(word, "por") && ascii::equals(second, "ciento")) ||
      (ascii::equals(word, "pour") && ascii::equals(second, "cent")))
    return make(quantity, QuantityKind::percent, next_end), true;
  return false;
}

/// "dollars", "US dollars": which money; false: none.
bool add_coin(std::string_view text, Quantity& quantity, std::size_t begin, std::size_t end) {
  constexpr std::array countries{std::pair{"us"sv, "USD"sv}, std::pair{"canadian"sv, "CAD"sv},
                                 std::pair{"australian"sv, "AUD"sv}, std::pair{"british"sv, "GBP"sv},
                                 std::pair{"swiss"sv, "CHF"sv}};
  const auto coin_at = [&](std::size_t at) {
    const std::size_t coin_end = word_end_at(text, at);
    const QuantityWord* coin = quantity_word(text.substr(at, coin_end - at));
    return std::pair{coin == nullptr ? ""sv : std::string_view(coin->currency), coin_end};
  };
  if (const auto [currency, coin_end] = coin_at(begin); !currency.empty()) {
    quantity.unit = currency;
    return make(quantity, QuantityKind::money, coin_end), true;
  }
  const std::string_view word = text.substr(begin, end - begin);
  for (const auto& [country, currency] : countries) {
    if (!ascii::equals(word, country)) continue;
    const auto [coin, coin_end] = coin_at(after_blanks(text, end));
    if (coin.empty()) continue;
    quantity.unit = currency;
    return make(quantity, QuantityKind::money, coin_end), true;
  }
  return false;
}

/// Which kind of day "business days" and "calendar days" are; empty: none said.
std::string_view kind_of_day(std::string_view word) {
  constexpr std::array kinds{std::pair{"business"sv, "business"sv}, std::pair{"working"sv, "business"sv},
                             std::pair{"banking"sv, "business"sv}, std::pair{"calendar"sv, "calendar"sv},
                             std::pair{"consecutive"sv, "calendar"sv}};
  for (const auto& [written, kind] : kinds)
    if (ascii::equals(word, written)) return kind;
  return {};
}

void add_unit_word(std::string_view text, Amount& amount, std::size_t begin) {
  Quantity& quantity = amount.quantity;
  std::size_t end = unit_end(text, begin);
  const std::string_view word = text.substr(begin, end - begin);
  if (word.empty() || ascii::alnum(ascii::at(text, end))) return;
  if (add_share(text, quantity, begin, end) || add_coin(text, quantity, begin, end)) return;
  const std::string_view qualifier = kind_of_day(word);
  if (!qualifier.empty()) {
    begin = after_blanks(text, end);
    end = unit_end(text, begin);
  }
  const Unit* found = usable_unit(text, quantity, begin, end);
  if (found == nullptr) return;
  quantity.qualifier = qualifier;
  quantity.value *= found->factor;
  if (quantity.other) quantity.other = *quantity.other * found->factor;
  if (quantity.high) quantity.high = *quantity.high * found->factor;
  quantity.grain *= found->factor;
  quantity.unit = found->base;
  amount.factor = found->factor;
  make(quantity, QuantityKind::measure, end);
}

}  // namespace

bool is_amount(const Quantity& quantity) {
  return quantity.kind == QuantityKind::number || quantity.kind == QuantityKind::percent ||
         quantity.kind == QuantityKind::points || quantity.kind == QuantityKind::money ||
         quantity.kind == QuantityKind::measure;
}

std::string_view currency_of(char c) {
  switch (c) {
    case '$':
      return "$";
    case sign::euro:
      return "EUR";
    case sign::pound:
      return "GBP";
    case sign::yen:
      return "JPY";
    case sign::rupee:
      return "INR";
    case sign::cent:
      return "cent";
  }
  return {};
}

Quantity plain_number(const Numeral& numeral, std::size_t begin) {
  Quantity quantity;
  quantity.span = {begin, numeral.end};
  quantity.value = numeral.value;
  quantity.other = numeral.other;
  return quantity;
}

void add_scale(std::string_view text, Quantity& quantity, int decimals, bool money) {
  const std::size_t touching = quantity.span.end;
  const std::size_t begin = after_blanks(text, touching);
  const std::size_t end = word_end_at(text, begin);
  const std::string_view word = text.substr(begin, end - begin);
  double scale = 0;
  if (word.size() == 1 && (begin == touching || money) && !ascii::alnum(ascii::at(text, end))) {
    if (word == "k" || word == "K") scale = 1e3;
    if (word == "M" || (word == "m" && money)) scale = 1e6;
    if (word == "B" && money) scale = 1e9;
  } else if (const QuantityWord* known = quantity_word(word);
             known != nullptr && known->scale > 0 && !ascii::alnum(ascii::at(text, end))) {
    scale = known->scale;
  }
  if (scale == 0) return;
  quantity.value *= scale;
  if (quantity.other) quantity.other = *quantity.other * scale;
  quantity.grain = scale;
  for (int k = 0; k < decimals; ++k) quantity.grain /= 10;
  quantity.span.end = end;
}

void add_unit(std::string_view text, Amount& amount) {
  Quantity& quantity = amount.quantity;
  std::size_t begin = after_blanks(text, quantity.span.end);
  const char c = ascii::at(text, begin);
  if (c == '%') return make(quantity, QuantityKind::percent, begin + 1);
  if (c == sign::per_mille) {
    quantity.value /= 10;
    return make(quantity, QuantityKind::percent, begin + 1);
  }
  if (is_sign_of_currency(c) || c == sign::cent) {
    quantity.unit = currency_of(c);
    return make(quantity, QuantityKind::money, begin + 1);
  }
  if (c == sign::degree) {
    const char scale = ascii::at(text, begin + 1) == ' ' ? ascii::at(text, begin + 2) : ascii::at(text, begin + 1);
    const bool named = scale == 'C' || scale == 'F';
    quantity.unit = scale == 'C' ? "°C" : scale == 'F' ? "°F" : "degree";
    return make(quantity, QuantityKind::measure,
                named ? begin + (ascii::at(text, begin + 1) == ' ' ? 3 : 2) : begin + 1);
  }
  if (c == '-' && ascii::alpha(ascii::at(text, begin + 1))) ++begin;
  add_unit_word(text, amount, begin);
}

}  // namespace groundlab
