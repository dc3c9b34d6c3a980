// SPDX-License-Identifier: Apache-2.0
// ASCII letters, digits and blanks, without the locale: the fast path beside text/utf8.hpp.
#pragma once

#include <cstddef>
#include <string_view>

namespace groundlab::ascii {

constexpr bool digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool upper(char c) { return c >= 'A' && c <= 'Z'; }
constexpr bool lower(char c) { return c >= 'a' && c <= 'z'; }
constexpr bool alpha(char c) { return upper(c) || lower(c); }
constexpr bool alnum(char c) { return alpha(c) || digit(c); }
constexpr bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }
constexpr bool high(char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; }
constexpr char to_lower(char c) { return upper(c) ? static_cast<char>(c + 32) : c; }
constexpr char to_upper(char c) { return lower(c) ? static_cast<char>(c - 32) : c; }

/// The byte at `at`, or NUL past the end.
constexpr char at(std::string_view text, std::size_t at) { return at < text.size() ? text[at] : '\0'; }

/// Equal but for the case of ASCII letters; `lower` is in lower case.
constexpr bool equals(std::string_view text, std::string_view lower) {
  if (text.size() != lower.size()) return false;
  for (std::size_t k = 0; k < text.size(); ++k)
    if (to_lower(text[k]) != lower[k]) return false;
  return true;
}

constexpr bool starts(std::string_view text, std::string_view lower) {
  return text.size() >= lower.size() && equals(text.substr(0, lower.size()), lower);
}

}  // namespace groundlab::ascii
