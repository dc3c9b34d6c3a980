// SPDX-License-Identifier: Apache-2.0
// A comma is due unless something has just begun: the last byte written tells. What is rare (long exponents, malformed
// bytes) is left to nlohmann's writer.
#include "report/json_text.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "report/json.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

constexpr std::array<bool, 256> is_plain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0x20; c < 256; ++c) plain[c] = c != '"' && c != '\\';
  return plain;
}();

/// Of a byte that cannot stand in a string.
std::string escape(char c) {
  constexpr std::string_view bytes = "\"\\\b\f\n\r\t", letters = "\"\\bfnrt";
  if (const std::size_t at = bytes.find(c); at != bytes.npos) return {'\\', letters[at]};
  constexpr std::string_view digits = "0123456789abcdef";
  const auto byte = static_cast<unsigned char>(c);
  return {'\\', 'u', '0', '0', digits[byte >> 4U], digits[byte & 0xFU]};
}

}  // namespace

void JsonText::separate() {
  if (text_.empty()) return;
  const char last = text_.back();
  if (last != '{' && last != '[' && last != ':') text_ += ',';
}

void JsonText::open(char bracket) {
  separate();
  text_ += bracket;
}

void JsonText::key(std::string_view name) {
  separate();
  text_ += '"';
  text_ += name;
  text_ += "\":";
}

void JsonText::value(std::nullptr_t) {
  separate();
  text_ += "null";
}

void JsonText::value(bool value) {
  separate();
  text_ += value ? "true" : "false";
}

void JsonText::value(std::size_t value) {
  separate();
  std::array<char, 24> digits{};
  text_.append(digits.data(), std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
}

void JsonText::value(double value) {
  separate();
  const double size = std::fabs(value);
  if (size != 0 && !(size >= 1e-4 && size < 1e15)) {
    text_ += dumped(value);
    return;
  }
  std::array<char, 40> digits{};
  const char* end = std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed).ptr;
  const std::string_view number(digits.data(), static_cast<std::size_t>(end - digits.data()));
  text_ += number;
  if (number.find('.') == number.npos) text_ += ".0";
}

void JsonText::value(std::string_view value) {
  separate();
  if (!ascii::is_all(value) && invalid_utf8_at(value)) {
    text_ += dumped(value);
    return;
  }
  text_ += '"';
  escaped(value);
  text_ += '"';
}

void JsonText::escaped(std::string_view value) {
  for (std::size_t at = 0; at < value.size(); ++at) {
    const std::size_t begin = at;
    while (at < value.size() && is_plain[static_cast<unsigned char>(value[at])]) ++at;
    text_ += value.substr(begin, at - begin);
    if (at < value.size()) text_ += escape(value[at]);
  }
}

void JsonText::value(const Span& span) {
  open('[');
  value(span.begin);
  value(span.end);
  close(']');
}

}  // namespace groundlab
