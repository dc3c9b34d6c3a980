// SPDX-License-Identifier: Apache-2.0
// Unicode's Sentence_Terminal property (PropList, version 15) for the scripts that answers are written in.
#include "text/sentence_marks.hpp"

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

constexpr std::u32string_view stops = U"。！？｡؟۔।॥։።။។…‼⁇⁈⁉";
constexpr std::u32string_view closers = U"”’»“」』）】›";
constexpr std::u32string_view bullets = U"•⁃‣▪●◦";

std::size_t size_in(std::u32string_view set, std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  const CodePoint point = code_point_at(text, at);
  return set.find(point.value) == set.npos ? 0 : point.size;
}

}  // namespace

std::size_t foreign_stop(std::string_view text, std::size_t at) { return size_in(stops, text, at); }

std::size_t closing_mark(std::string_view text, std::size_t at) {
  const char c = ascii::at(text, at);
  if (ascii::high(c)) {
    const CodePoint point = code_point_at(text, at);
    const bool no_break = point.value == 0xA0 || point.value == 0x202F;  // before a French closing quote
    if (no_break && text.substr(at + point.size).starts_with("»")) return point.size + 2;
    return size_in(closers, text, at);
  }
  const bool closes = c == '"' || c == '\'' || c == ')' || c == ']' || c == '}' || c == '*' || c == '_' || c == '`';
  return closes ? 1 : 0;
}

std::size_t inline_bullet(std::string_view text, std::size_t at) { return size_in(bullets, text, at); }

}  // namespace groundlab
