// SPDX-License-Identifier: Apache-2.0
// Decoding follows Unicode 15, table 3-7 (well-formed byte sequences): no overlong form, no surrogate, nothing beyond
// U+10FFFF. Letter kinds come from utf8proc's copy of the Unicode database.
#include "text/utf8.hpp"

#include <cstdint>
#include <cstring>

#include <utf8proc.h>

namespace groundlab {
namespace {

constexpr char32_t replacement = 0xFFFD;

std::uint32_t byte_at(std::string_view text, std::size_t at) { return static_cast<unsigned char>(text[at]); }

bool continues(std::string_view text, std::size_t at) {
  return at < text.size() && (byte_at(text, at) & 0xC0U) == 0x80U;
}

/// The second byte must lie in a range that depends on the first.
bool fits(std::uint32_t lead, std::uint32_t second) {
  switch (lead) {
    case 0xE0:
      return second >= 0xA0;
    case 0xED:
      return second <= 0x9F;
    case 0xF0:
      return second >= 0x90;
    case 0xF4:
      return second <= 0x8F;
  }
  return true;
}

utf8proc_category_t category(char32_t value) { return utf8proc_category(static_cast<utf8proc_int32_t>(value)); }

}  // namespace

CodePoint code_point_at(std::string_view text, std::size_t offset) {
  const std::uint32_t lead = byte_at(text, offset);
  if (lead < 0x80) return {static_cast<char32_t>(lead), 1};
  const std::size_t size = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || !continues(text, offset + 1)) return {replacement, 1};
  if (!fits(lead, byte_at(text, offset + 1))) return {replacement, 1};
  std::uint32_t value = lead & (0xFFU >> (size + 1));
  for (std::size_t k = 1; k < size; ++k) {
    if (!continues(text, offset + k)) return {replacement, 1};
    value = (value << 6U) | (byte_at(text, offset + k) & 0x3FU);
  }
  return {static_cast<char32_t>(value), size};
}

CodePoint code_point_before(std::string_view text, std::size_t end) {
  std::size_t begin = end - 1;
  while (begin > 0 && end - begin < 4 && (byte_at(text, begin) & 0xC0U) == 0x80U) --begin;
  const CodePoint found = code_point_at(text, begin);
  return begin + found.size == end ? found : CodePoint{replacement, 1};
}

std::optional<std::size_t> invalid_utf8_at(std::string_view bytes) {
  std::size_t at = 0;
  while (at < bytes.size()) {
    std::uint64_t eight = 0;
    if (at + 8 <= bytes.size()) {
      std::memcpy(&eight, bytes.data() + at, 8);
      if ((eight & 0x8080808080808080U) == 0) {
        at += 8;
        continue;
      }
    }
    const CodePoint point = code_point_at(bytes, at);
    if (point.size == 1 && point.value == replacement) return at;
    at += point.size;
  }
  return std::nullopt;
}

std::string utf8(char32_t value) {
  utf8proc_uint8_t bytes[4];
  const auto scalar = utf8proc_codepoint_valid(static_cast<utf8proc_int32_t>(value)) ? value : replacement;
  const auto size = utf8proc_encode_char(static_cast<utf8proc_int32_t>(scalar), bytes);
  return std::string(bytes, bytes + size);
}

bool is_letter(char32_t value) {
  if (value < 0x80) return (value | 0x20U) >= 'a' && (value | 0x20U) <= 'z';
  const auto kind = category(value);
  return (kind >= UTF8PROC_CATEGORY_LU && kind <= UTF8PROC_CATEGORY_LO) || kind == UTF8PROC_CATEGORY_MN ||
         kind == UTF8PROC_CATEGORY_MC;
}

bool is_upper(char32_t value) {
  if (value < 0x80) return value >= 'A' && value <= 'Z';
  const auto kind = category(value);
  return kind == UTF8PROC_CATEGORY_LU || kind == UTF8PROC_CATEGORY_LT;
}

bool is_lower(char32_t value) {
  if (value < 0x80) return value >= 'a' && value <= 'z';
  return category(value) == UTF8PROC_CATEGORY_LL;
}

bool is_space(char32_t value) {
  return value == ' ' || (value >= 9 && value <= 13) || value == 0x85 || value == 0xA0 ||
         (value >= 0x2000 && value <= 0x200A) || value == 0x2028 || value == 0x2029 || value == 0x202F ||
         value == 0x205F || value == 0x3000;
}

bool is_invisible(char32_t value) {
  return value == 0xAD || (value >= 0x200B && value <= 0x200F) || (value >= 0x202A && value <= 0x202E) ||
         (value >= 0x2060 && value <= 0x2064) || (value >= 0x2066 && value <= 0x2069) || value == 0xFEFF;
}

bool is_emoji(char32_t value) {
  return (value >= 0x1F000 && value <= 0x1FAFF) || (value >= 0x2600 && value <= 0x27BF) ||
         (value >= 0x2B00 && value <= 0x2BFF) || (value >= 0x23E9 && value <= 0x23FA) || value == 0xFE0F ||
         value == 0x200D || value == 0x20E3;
}

}  // namespace groundlab
