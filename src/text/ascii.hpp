// SPDX-License-Identifier: Apache-2.0
// ASCII letters, digits and blanks, without the locale: the fast path beside text/utf8.hpp.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace groundlab::ascii {

inline constexpr std::uint8_t is_upper = 1, is_lower = 2, is_digit = 4, is_blank = 8, is_high = 16;

/// What each byte is, as a set of the above.
inline constexpr auto kinds = [] {
  std::array<std::uint8_t, 256> table{};
  for (std::size_t c = 'A'; c <= 'Z'; ++c) table[c] = is_upper;
  for (std::size_t c = 'a'; c <= 'z'; ++c) table[c] = is_lower;
  for (std::size_t c = '0'; c <= '9'; ++c) table[c] = is_digit;
  for (std::size_t c = '\t'; c <= '\r'; ++c) table[c] = is_blank;
  table[' '] = is_blank;
  for (std::size_t c = 0x80; c <= 0xFF; ++c) table[c] = is_high;
  return table;
}();

constexpr bool is(char c, int kind) { return (kinds[static_cast<unsigned char>(c)] & kind) != 0; }
constexpr bool digit(char c) { return is(c, is_digit); }
constexpr bool upper(char c) { return is(c, is_upper); }
constexpr bool lower(char c) { return is(c, is_lower); }
constexpr bool alpha(char c) { return is(c, is_upper | is_lower); }
constexpr bool alnum(char c) { return is(c, is_upper | is_lower | is_digit); }
constexpr bool blank(char c) { return is(c, is_blank); }
constexpr bool high(char c) { return is(c, is_high); }
constexpr bool letter_byte(char c) { return is(c, is_upper | is_lower | is_high); }
constexpr char to_lower(char c) { return upper(c) ? static_cast<char>(c + 32) : c; }
constexpr char to_upper(char c) { return lower(c) ? static_cast<char>(c - 32) : c; }

/// No byte beyond ASCII.
constexpr bool is_all(std::string_view text) {
  unsigned char bits = 0;
  for (const char c : text) bits |= static_cast<unsigned char>(c);
  return bits < 0x80;
}

/// For every byte whether it is one of some.
using ByteSet = std::array<bool, 256>;

template <typename Is>
constexpr ByteSet bytes_where(Is is) {
  ByteSet bytes{};
  for (std::size_t c = 0; c < 256; ++c) bytes[c] = is(static_cast<char>(c));
  return bytes;
}

constexpr bool is_in(const ByteSet& bytes, char c) { return bytes[static_cast<unsigned char>(c)]; }

/// The end of the bytes of a set that stand in text[at, end) from `at` on.
inline std::size_t run_end(std::string_view text, std::size_t at, std::size_t end, const ByteSet& set) {
  const char* next = text.data() + at;
  const char* const stop = text.data() + end;
  while (next < stop && is_in(set, *next)) ++next;
  return static_cast<std::size_t>(next - text.data());
}

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
