// SPDX-License-Identifier: Apache-2.0
// A comma before three digits groups, one before any other count is a decimal sign; a point is a decimal sign unless
// several group. "1.250" stays open: read as 1.25, with 1250 as the second reading.
#include "text/numeral.hpp"

#include <charconv>
#include <cstdint>
#include <string>

#include "text/ascii.hpp"
#include "text/folded.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest = 64;

/// The end of a run of digits; of a long one, a place inside it.
std::size_t digits_end(std::string_view text, std::size_t at) {
  const std::size_t limit = at + longest + 1;
  while (at < limit && ascii::digit(ascii::at(text, at))) ++at;
  return at;
}

bool is_separator(char c) { return c == ',' || c == '.' || c == '\'' || c == '_' || c == ' '; }

/// The end of groups of three digits that `separator` parts, from the first separator on; the same place: none.
std::size_t groups_end(std::string_view text, std::size_t at, char separator) {
  const std::size_t limit = at + longest;
  while (at < limit && ascii::at(text, at) == separator && digits_end(text, at + 1) == at + 4) at += 4;
  return at;
}

/// "12,00,000": groups of two and a last one of three.
std::size_t indian_end(std::string_view text, std::size_t at) {
  const std::size_t begin = at;
  while (at < begin + longest && ascii::at(text, at) == ',' && digits_end(text, at + 1) == at + 3) at += 3;
  if (at == begin || ascii::at(text, at) != ',' || digits_end(text, at + 1) != at + 4) return begin;
  return at + 4;
}

double value_of(std::string_view written, char decimal) {
  constexpr std::size_t exact_digits = 15;  // of a double
  std::uint64_t whole = 0;
  const auto [end, fault] = std::from_chars(written.data(), written.data() + written.size(), whole);
  if (end == written.data() + written.size() && written.size() <= exact_digits) return static_cast<double>(whole);
  std::string plain;
  for (const char c : written) {
    if (ascii::digit(c))
      plain += c;
    else if (c == decimal)
      plain += '.';
  }
  double value = 0;
  std::from_chars(plain.data(), plain.data() + plain.size(), value);
  return value;
}

struct Power {
  std::size_t end = 0;  ///< 0: none there
  int exponent = 0;
};

/// The digits of an exponent, with a sign.
Power read_power(std::string_view text, std::size_t at) {
  const char sign = ascii::at(text, at);
  const std::size_t begin = at + (sign == '-' || sign == '+' ? 1 : 0);
  const std::size_t end = digits_end(text, begin);
  if (end == begin || end - begin > 3 || ascii::alnum(ascii::at(text, end))) return {};
  Power power{end, 0};
  std::from_chars(text.data() + begin, text.data() + end, power.exponent);
  if (sign == '-') power.exponent = -power.exponent;
  return power;
}

/// A power of ten after a number: "e6", "E-3", "x 10^5".
Power read_exponent(std::string_view text, std::size_t at) {
  const char c = ascii::at(text, at);
  if (c == 'e' || c == 'E') return read_power(text, at + 1);
  while (ascii::at(text, at) == ' ') ++at;
  const char times = ascii::at(text, at);
  if (times != sign::times && times != 'x' && times != '*') return {};
  ++at;
  while (ascii::at(text, at) == ' ') ++at;
  return text.substr(at, 3) == "10^" ? read_power(text, at + 3) : Power{};
}

double scaled(double value, int exponent) {
  const std::string written = "1e" + std::to_string(exponent);
  double power = 0;
  std::from_chars(written.data(), written.data() + written.size(), power);
  return value * power;
}

struct Mantissa {
  std::size_t end = 0;
  std::size_t decimal_at = 0;  ///< of the decimal sign; 0: none
  bool open = false;           ///< one point before three digits
};

Mantissa read_mantissa(std::string_view text, std::size_t at) {
  const std::size_t first = digits_end(text, at);
  if (first == at) return {digits_end(text, at + 1), at, false};  // ".5"
  Mantissa found{first, 0, false};
  const char separator = ascii::at(text, first);
  if (!is_separator(separator) || !ascii::digit(ascii::at(text, first + 1))) return found;
  const bool groups_fit = first - at <= 3 && text[at] != '0';
  if (groups_fit && separator == ',')
    if (const std::size_t end = indian_end(text, first); end > first) found.end = end;
  if (groups_fit && found.end == first) found.end = groups_end(text, first, separator);
  if (separator == ' ' && found.end == first) return found;
  const bool single_point = separator == '.' && found.end == first + 4;
  if (found.end > first && !single_point) {
    const char decimal = ascii::at(text, found.end);
    const bool other_sign = (decimal == '.' || decimal == ',') && decimal != separator;
    if (other_sign && ascii::digit(ascii::at(text, found.end + 1))) {
      found.decimal_at = found.end;
      found.end = digits_end(text, found.end + 1);
    }
    return found;
  }
  if (single_point && ascii::at(text, found.end) == ',' && ascii::digit(ascii::at(text, found.end + 1))) {
    found.decimal_at = found.end;
    found.end = digits_end(text, found.end + 1);
    return found;
  }
  if (separator != '.' && separator != ',') return {first, 0, false};
  return {digits_end(text, first + 1), first, single_point};
}

}  // namespace

Numeral read_numeral(std::string_view text, std::size_t at) {
  const Mantissa mantissa = read_mantissa(text, at);
  if (mantissa.end <= at || mantissa.end - at > longest) return {};
  const std::string_view written = text.substr(at, mantissa.end - at);
  const char decimal = mantissa.decimal_at > 0 || ascii::at(text, at) == '.' ? text[mantissa.decimal_at] : '\0';
  Numeral numeral{mantissa.end, value_of(written, decimal), std::nullopt, 0,
                  written.find_first_not_of("0123456789") == written.npos};
  if (decimal != '\0') numeral.decimals = static_cast<int>(mantissa.end - mantissa.decimal_at - 1);
  if (mantissa.open) numeral.other = value_of(written, '\0');
  if (written == "10" && ascii::at(text, numeral.end) == '^') {
    const Power power = read_power(text, numeral.end + 1);
    if (power.end > 0) return {power.end, scaled(1, power.exponent), std::nullopt, 0, false};
  }
  if (const Power power = read_exponent(text, numeral.end); power.end > 0) {
    numeral.value = scaled(numeral.value, power.exponent);
    numeral.end = power.end;
    numeral.other.reset();
    numeral.plain = false;
  }
  return numeral;
}

}  // namespace groundlab
