// SPDX-License-Identifier: Apache-2.0
// Identifiers are compared letter by letter: case and the separators between letters and digits do not count, a
// separator between two digits does. What a noun numbers ("page 4") is a label, so that it is never taken for an
// amount.
#include <algorithm>
#include <array>
#include <charconv>
#include <string>

#include "text/ascii.hpp"
#include "text/folded.hpp"
#include "text/numeral.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t longest_code = 64;

bool joins(char c) { return c == '-' || c == '_' || c == '.' || c == '/' || c == sign::dash; }

/// Letters and digits with single separators between; the end of the run.
std::size_t run_end(std::string_view text, std::size_t at) {
  const std::size_t begin = at;
  while (at < text.size() && at - begin < longest_code) {
    if (ascii::alnum(text[at]))
      ++at;
    else if (joins(text[at]) && at > begin && ascii::alnum(ascii::at(text, at + 1)))
      ++at;
    else
      break;
  }
  return at;
}

/// Letters upper case; separators kept only between two digits.
std::string folded_code(std::string_view written) {
  std::string code;
  for (std::size_t k = 0; k < written.size(); ++k) {
    const char c = written[k];
    if (ascii::alnum(c))
      code += ascii::to_upper(c);
    else if (k > 0 && ascii::digit(written[k - 1]) && ascii::digit(ascii::at(written, k + 1)))
      code += c == '.' || c == '/' ? c : '-';
  }
  return code;
}

Quantity code(QuantityKind kind, std::size_t begin, std::size_t end, std::string_view written) {
  Quantity quantity;
  quantity.kind = kind;
  quantity.span = {begin, end};
  quantity.code = folded_code(written);
  return quantity;
}

std::size_t count(std::string_view text, char c) {
  return static_cast<std::size_t>(std::count(text.begin(), text.end(), c));
}

bool any_digit(std::string_view text) { return std::any_of(text.begin(), text.end(), ascii::digit); }
bool any_upper(std::string_view text) { return std::any_of(text.begin(), text.end(), ascii::upper); }

/// Words after which small letters and a number make a code too: "reason code prc 112".
bool names_codes(std::string_view word) {
  constexpr std::array words{"code"sv,  "number"sv, "id"sv,       "order"sv, "ticket"sv, "invoice"sv, "error"sv,
                             "model"sv, "part"sv,   "material"sv, "key"sv,   "no"sv,     "case"sv};
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

/// PRC-112, D07, W-9, INV-2024-010, B2B, 0x8007: letters first.
std::optional<Quantity> letters_first(std::string_view text, std::size_t at) {
  std::size_t letters = at;
  while (letters - at < 12 && ascii::alpha(ascii::at(text, letters))) ++letters;
  std::size_t end = run_end(text, at);
  if ((text[at] == 'v' || text[at] == 'V') && letters == at + 1 && ascii::digit(ascii::at(text, letters)))
    return code(QuantityKind::version, at, end, text.substr(letters, end - letters));
  if (end == letters && ascii::at(text, end) == ' ' && ascii::digit(ascii::at(text, end + 1))) {
    const std::string_view word = text.substr(at, letters - at);
    const bool capitals = word.size() >= 2 && word.size() <= 5 && std::all_of(word.begin(), word.end(), ascii::upper);
    const bool named = word.size() >= 2 && word.size() <= 4 && names_codes(word_before(text, at)) &&
                       !names_codes(word) && !ascii::equals(word, "is") && !ascii::equals(word, "of") &&
                       !ascii::equals(word, "for") && !ascii::equals(word, "was") && !ascii::equals(word, "has");
    const std::size_t number_end = run_end(text, end + 1);
    const std::string_view number = text.substr(end + 1, number_end - end - 1);
    const bool digits = number.size() >= 2 && std::all_of(number.begin(), number.end(), ascii::digit);
    const bool year = number.size() == 4 && (number.starts_with("19") || number.starts_with("20"));
    const QuantityWord* known = quantity_word(word);
    if ((capitals || named) && digits && !year && (known == nullptr || known->currency.empty()))
      return code(QuantityKind::code, at, number_end, text.substr(at, number_end - at));
    return std::nullopt;
  }
  const std::string_view written = text.substr(at, end - at);
  if (end == letters || !any_digit(written)) return std::nullopt;
  const bool adjoining = ascii::digit(text[letters]);
  const bool separated = (text[letters] == '-' || text[letters] == '_') && ascii::digit(ascii::at(text, letters + 1));
  if (!adjoining && !separated && !(any_upper(written) && written.find('.') == written.npos)) return std::nullopt;
  if (!adjoining && !ascii::upper(text[at])) return std::nullopt;
  if (!adjoining && letters - at > 5 &&
      !std::all_of(written.begin(), written.begin() + static_cast<std::ptrdiff_t>(letters - at), ascii::upper))
    return std::nullopt;
  return code(QuantityKind::code, at, end, written);
}

/// 16-6-2, 0x8007, 10.0.0.21, 2.3.1, 0001000, 4500017311, 4711A: a digit first.
std::optional<Quantity> digits_first(std::string_view text, std::size_t at) {
  const std::size_t end = run_end(text, at);
  const std::string_view written = text.substr(at, end - at);
  std::size_t digits = 0;
  while (digits < written.size() && ascii::digit(written[digits])) ++digits;
  if (digits == written.size()) {
    const bool zeros = digits >= 3 && written[0] == '0';
    const bool long_one = digits >= 8 && !written.ends_with("000");
    if (zeros || long_one) return code(QuantityKind::code, at, end, written);
    return std::nullopt;
  }
  if (written.size() > 2 && written[0] == '0' && (written[1] == 'x' || written[1] == 'X'))
    return code(QuantityKind::code, at, end, written);
  const bool only = written.find_first_not_of("0123456789.") == written.npos;
  if (only && count(written, '.') >= 2) {
    const bool grouped = read_numeral(text, at).end >= end;
    if (grouped) return std::nullopt;
    return code(count(written, '.') == 3 ? QuantityKind::code : QuantityKind::version, at, end, written);
  }
  const bool hyphened = written.find_first_not_of("0123456789-") == written.npos;
  if (hyphened && count(written, '-') >= 2) return code(QuantityKind::code, at, end, written);
  if (hyphened && count(written, '-') == 1) {
    const std::size_t dash = written.find('-');
    const std::string_view second = written.substr(dash + 1);
    if (second[0] == '0' && second.size() >= 3) return code(QuantityKind::code, at, end, written);
    return std::nullopt;
  }
  const bool mixed = ascii::alpha(written[digits]) && any_digit(written.substr(digits)) && any_upper(written);
  if (mixed && written.find('.') == written.npos) return code(QuantityKind::code, at, end, written);
  return std::nullopt;
}

int roman_value(std::string_view word) {
  constexpr std::array<std::pair<char, int>, 7> values{
      {{'I', 1}, {'V', 5}, {'X', 10}, {'L', 50}, {'C', 100}, {'D', 500}, {'M', 1000}}};
  int total = 0, before = 0;
  for (std::size_t k = word.size(); k-- > 0;) {
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const auto& row) { return row.first == word[k]; });
    if (found == values.end()) return 0;
    total += found->second < before ? -found->second : found->second;
    before = std::max(before, found->second);
  }
  return word.size() <= 6 ? total : 0;
}

}  // namespace

std::optional<Quantity> code_at(std::string_view text, std::size_t at) {
  return ascii::digit(text[at]) ? digits_first(text, at) : letters_first(text, at);
}

std::optional<Quantity> label_at(std::string_view text, std::size_t at, std::size_t word_end, std::string_view noun) {
  std::size_t begin = word_end + (ascii::at(text, word_end) == '.' ? 1U : 0U);
  begin = after_blanks(text, begin);
  const std::size_t word = word_end_at(text, begin);
  const std::string_view lead = text.substr(begin, word - begin);
  if (ascii::equals(lead, "no") || ascii::equals(lead, "number") || ascii::equals(lead, "nr")) {
    begin = after_blanks(text, word + (ascii::at(text, word) == '.' ? 1U : 0U));
  } else if (ascii::at(text, begin) == '#') {
    ++begin;
  }
  if (begin == word_end) return std::nullopt;
  Quantity quantity;
  quantity.kind = noun == "version" ? QuantityKind::version : QuantityKind::label;
  quantity.unit = noun == "version" ? std::string_view() : noun;
  std::size_t end = begin;
  if (ascii::digit(ascii::at(text, begin))) {
    end = run_end(text, begin);
    const std::string_view written = text.substr(begin, end - begin);
    quantity.code = folded_code(written);
    const bool clock = ascii::at(text, end) == ':' && ascii::digit(ascii::at(text, end + 1));
    if (ascii::at(text, end) == '%' || clock) return std::nullopt;
    std::from_chars(written.data(), written.data() + written.size(), quantity.value);
    const std::size_t dash = written.find_first_of("-\x01");
    if (quantity.kind == QuantityKind::label && dash != written.npos &&
        written.find_first_not_of("0123456789-\x01") == written.npos && count(written, '-') < 2) {
      double high = 0;
      std::from_chars(written.data() + dash + 1, written.data() + written.size(), high);
      if (high > quantity.value) quantity.high = high;
    }
  } else {
    end = word_end_at(text, begin);
    const int value = roman_value(text.substr(begin, end - begin));
    if (value == 0 || (end - begin == 1 && text[begin] != 'I' && text[begin] != 'V' && text[begin] != 'X'))
      return std::nullopt;
    quantity.value = value;
    quantity.code = std::to_string(value);
  }
  quantity.span = {at, end};
  return quantity;
}

}  // namespace groundlab
