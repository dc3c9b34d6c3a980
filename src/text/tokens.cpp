// SPDX-License-Identifier: Apache-2.0
// One pass over the bytes; ASCII takes the short way, anything else goes through utf8proc's tables.
#include "text/tokens.hpp"

#include <array>

#include <utf8proc.h>

#include "text/ascii.hpp"

namespace groundlab {
namespace {

enum class Kind : std::uint8_t { blank, lower, upper, digit, apostrophe, joint, mark };

constexpr std::array<Kind, 128> ascii_kinds() {
  std::array<Kind, 128> kinds{};
  kinds.fill(Kind::mark);
  for (std::size_t c = 0; c <= ' '; ++c) kinds[c] = Kind::blank;
  for (std::size_t c = 'a'; c <= 'z'; ++c) kinds[c] = Kind::lower;
  for (std::size_t c = 'A'; c <= 'Z'; ++c) kinds[c] = Kind::upper;
  for (std::size_t c = '0'; c <= '9'; ++c) kinds[c] = Kind::digit;
  kinds['\''] = Kind::apostrophe;
  kinds['.'] = kinds[','] = kinds[':'] = Kind::joint;
  kinds[127] = Kind::blank;
  return kinds;
}
constexpr std::array<Kind, 128> kind_of_ascii = ascii_kinds();

struct Unit {
  Kind kind = Kind::mark;
  std::size_t size = 1;
};

Kind kind_of(utf8proc_int32_t value) {
  if (value == 0x2019 || value == 0x2018 || value == 0x02BC) return Kind::apostrophe;
  const int category = utf8proc_category(value);
  if (category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT) return Kind::upper;
  if (category >= UTF8PROC_CATEGORY_LL && category <= UTF8PROC_CATEGORY_MC) return Kind::lower;  // letters and marks
  if (category == UTF8PROC_CATEGORY_ND) return Kind::digit;
  if (category >= UTF8PROC_CATEGORY_ZS && category <= UTF8PROC_CATEGORY_CF) return Kind::blank;
  return Kind::mark;
}

/// Value and size of the code point at `at`; -1 and 1 for a malformed byte.
std::pair<utf8proc_int32_t, std::size_t> decoded(std::string_view text, std::size_t at) {
  utf8proc_int32_t value = -1;
  const auto size = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()) + at,
                                     static_cast<utf8proc_ssize_t>(text.size() - at), &value);
  if (size <= 0) return {-1, 1};
  return {value, static_cast<std::size_t>(size)};
}

Unit unit_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte < 128) return {kind_of_ascii[byte], 1};
  const auto [value, size] = decoded(text, at);
  return {value < 0 ? Kind::mark : kind_of(value), size};
}

bool is_letter(Kind kind) { return kind == Kind::lower || kind == Kind::upper; }

/// The kind of the unit at `at`; blank past the end.
Kind peek(std::string_view text, std::size_t at) { return at < text.size() ? unit_at(text, at).kind : Kind::blank; }

TextToken word_at(std::string_view text, std::size_t begin) {
  TextToken token{{begin, begin}, TokenKind::word, unit_at(text, begin).kind == Kind::upper, false};
  std::size_t letters = 0;
  bool all_upper = true;
  std::size_t at = begin;
  while (at < text.size()) {
    const Unit unit = unit_at(text, at);
    const bool inside = unit.kind == Kind::apostrophe && is_letter(peek(text, at + unit.size));
    if (!is_letter(unit.kind) && !inside) break;
    letters += is_letter(unit.kind) ? 1U : 0U;
    all_upper = all_upper && unit.kind != Kind::lower;
    at += unit.size;
  }
  token.span.end = at;
  token.shouting = all_upper && letters > 1;
  return token;
}

TextToken number_at(std::string_view text, std::size_t begin) {
  std::size_t at = begin;
  while (at < text.size()) {
    const Unit unit = unit_at(text, at);
    const bool inside = unit.kind == Kind::joint && peek(text, at + unit.size) == Kind::digit;
    if (unit.kind != Kind::digit && !is_letter(unit.kind) && !inside) break;
    at += unit.size;
  }
  return {{begin, at}, TokenKind::number, false, false};
}

/// ASCII for the marks that are written in several ways; 0: none.
char plain_mark(utf8proc_int32_t value) {
  switch (value) {
    case 0x2018:
    case 0x2019:
    case 0x02BC:
      return '\'';
    case 0x2010:
    case 0x2011:
    case 0x2012:
    case 0x2013:
    case 0x2014:
    case 0x2212:
      return '-';
    case 0x201C:
    case 0x201D:
      return '"';
    default:
      return '\0';
  }
}

void append(std::string& out, utf8proc_int32_t value) {
  std::array<utf8proc_uint8_t, 4> bytes{};
  const auto size = utf8proc_encode_char(value, bytes.data());
  out.append(reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(size));
}

/// One code point taken apart (NFKD) without its combining marks, in lower case.
std::string bare(utf8proc_int32_t value) {
  std::array<utf8proc_int32_t, 32> parts{};
  const auto count =
      utf8proc_decompose_char(value, parts.data(), static_cast<utf8proc_ssize_t>(parts.size()),
                              static_cast<utf8proc_option_t>(UTF8PROC_DECOMPOSE | UTF8PROC_COMPAT), nullptr);
  std::string out;
  for (utf8proc_ssize_t i = 0; i < count && i < static_cast<utf8proc_ssize_t>(parts.size()); ++i) {
    const utf8proc_int32_t part = parts[static_cast<std::size_t>(i)];
    if (utf8proc_category(part) != UTF8PROC_CATEGORY_MN) append(out, utf8proc_tolower(part));
  }
  return out;
}

}  // namespace

std::vector<TextToken> tokens(std::string_view text) {
  std::vector<TextToken> found;
  found.reserve(text.size() / 5);
  for (std::size_t at = 0; at < text.size();) {
    const Unit unit = unit_at(text, at);
    if (unit.kind == Kind::blank) {
      at += unit.size;
      continue;
    }
    if (is_letter(unit.kind))
      found.push_back(word_at(text, at));
    else if (unit.kind == Kind::digit)
      found.push_back(number_at(text, at));
    else
      found.push_back({{at, at + unit.size}, TokenKind::mark, false, false});
    at = found.back().span.end;
  }
  return found;
}

std::string folded(std::string_view word) {
  std::string out;
  if (ascii::is_all(word)) {
    out = word;
    for (char& c : out) c = ascii::to_lower(c);
    return out;
  }
  out.reserve(word.size());
  for (std::size_t at = 0; at < word.size();) {
    const auto byte = static_cast<unsigned char>(word[at]);
    if (byte < 128) {
      out.push_back(byte >= 'A' && byte <= 'Z' ? static_cast<char>(word[at] - 'A' + 'a') : word[at]);
      ++at;
      continue;
    }
    const auto [value, size] = decoded(word, at);
    if (value < 0)
      out.push_back('?');
    else if (const char mark = plain_mark(value))
      out.push_back(mark);
    else
      out += bare(value);
    at += size;
  }
  return out;
}

}  // namespace groundlab
