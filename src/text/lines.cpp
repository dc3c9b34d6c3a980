// SPDX-License-Identifier: Apache-2.0
// Marks after CommonMark 0.31 (headings, fences, bullets, quotes, thematic breaks), GitHub's tables and task boxes, and
// the bullets that models paste from word processors. What several lines make together is decided in blocks.cpp.
#include "text/lines.hpp"

#include <algorithm>
#include <array>

#include "text/ascii.hpp"
#include "text/sentence_marks.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::array bullets{"•"sv, "‣"sv, "◦"sv, "▪"sv, "▫"sv, "●"sv, "○"sv, "■"sv, "□"sv, "·"sv, "⁃"sv, "–"sv, "—"sv,
                             "➤"sv, "►"sv, "→"sv, "✓"sv, "✔"sv, "☐"sv, "☑"sv, "∙"sv, "⦁"sv, "-"sv, "*"sv, "+"sv};

std::size_t skip_blanks(std::string_view text, std::size_t at, std::size_t end) {
  while (at < end && ascii::blank(text[at])) ++at;
  return at;
}

Span trimmed(std::string_view text, Span span) {
  while (span.begin < span.end && ascii::blank(text[span.begin])) ++span.begin;
  while (span.begin < span.end && ascii::blank(text[span.end - 1])) --span.end;
  return span;
}

/// Three or more of one mark, blanks between them, and nothing else.
bool is_rule(std::string_view line) {
  const char mark = line.front();
  if (mark != '-' && mark != '*' && mark != '_' && mark != '=') return false;
  std::size_t marks = 0;
  for (const char c : line) {
    if (c == mark)
      ++marks;
    else if (c != ' ' && c != '\t')
      return false;
  }
  return marks >= 3;
}

bool is_table_rule(std::string_view line) {
  const bool bars = line.find('|') != line.npos || line.front() == '+';
  return bars && line.find("--") != line.npos && line.find_first_not_of("|-:+= \t") == line.npos;
}

/// "[x]: address" and "[^1]: note".
bool is_reference(std::string_view line) {
  if (line.front() != '[') return false;
  const std::size_t close = line.find("]:");
  return close != line.npos && close > 1 && close < 40 && line.find(']') == close && line.find(' ') > close;
}

int roman(std::string_view letters) {
  constexpr std::array<std::string_view, 12> numerals{"i",   "ii",   "iii", "iv", "v",  "vi",
                                                      "vii", "viii", "ix",  "x",  "xi", "xii"};
  for (std::size_t k = 0; k < numerals.size(); ++k)
    if (letters == numerals[k]) return static_cast<int>(k) + 1;
  return 0;
}

/// The number that a list numeral's middle says; 0: none.
int numeral_value(std::string_view middle) {
  if (middle.empty() || middle.size() > 4) return 0;
  if (std::all_of(middle.begin(), middle.end(), ascii::digit)) {
    int value = 0;
    for (const char c : middle) value = 10 * value + (c - '0');
    return middle.size() < 4 ? value : 0;
  }
  if (middle.size() == 1 && ascii::alpha(middle[0]) && middle != "i") return ascii::to_lower(middle[0]) - 'a' + 1;
  return roman(middle);
}

LineKind marked_kind(std::string_view line) {
  if (is_table_rule(line)) return LineKind::table_rule;
  if (is_rule(line)) return LineKind::rule;
  if (line.front() == '|' && line.find('|', 1) != line.npos) return LineKind::table;
  if (line.starts_with("```") || line.starts_with("~~~")) return LineKind::fence;
  return is_reference(line) ? LineKind::reference : LineKind::text;
}

}  // namespace

ListNumeral numeral_at(std::string_view text, std::size_t at) {
  const bool open = ascii::at(text, at) == '(';
  const std::size_t begin = at + (open ? 1 : 0);
  std::size_t end = begin;
  while (end < text.size() && end - begin < 5 && ascii::alnum(text[end])) ++end;
  ListNumeral found{0, numeral_value(text.substr(begin, end - begin)), ascii::at(text, end),
                    !ascii::digit(ascii::at(text, begin))};
  if (end == begin || (found.number == 0 && text.substr(begin, end - begin) != "0")) return {};
  if (open ? found.style != ')' : found.style != '.' && found.style != ')') return {};
  if (found.letter && found.style == '.' && ascii::upper(text[begin])) return {};  // an initial
  ++end;
  if (found.style == '.' && ascii::at(text, end) == ')') {
    found.style = ')';
    ++end;
  }
  if (end < text.size() && !ascii::blank(text[end])) return {};
  while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
  if (open) found.style = '(';
  found.size = end - at;
  return found;
}

std::size_t bullet_at(std::string_view text, std::size_t at) {
  if (ascii::alnum(ascii::at(text, at))) return 0;
  for (const std::string_view bullet : bullets) {
    if (!text.substr(at).starts_with(bullet)) continue;
    std::size_t end = at + bullet.size();
    if (end < text.size() && !ascii::blank(text[end]) && inline_bullet(text, at) == 0) return 0;
    while (end < text.size() && (text[end] == ' ' || text[end] == '\t')) ++end;
    const std::string_view box = text.substr(end, 4);
    if (box.size() == 4 && box[0] == '[' && box[2] == ']' && box[3] == ' ' &&
        (box[1] == ' ' || box[1] == 'x' || box[1] == 'X'))
      end += 4;
    return end - at;
  }
  return 0;
}

Line line_at(std::string_view text, std::size_t begin) {
  const std::size_t feed = text.find('\n', begin);
  Line line;
  line.span = {begin, feed == text.npos ? text.size() : feed};
  line.next = feed == text.npos ? text.size() : feed + 1;
  Span rest = trimmed(text, line.span);
  while (rest.begin < rest.end && text[rest.begin] == '>') {
    line.quoted = true;
    rest.begin = skip_blanks(text, rest.begin + 1, rest.end);
  }
  line.content = rest;
  if (rest.begin == rest.end) return line;
  const std::string_view bytes = slice(text, rest);
  const char first = bytes.front();
  if (ascii::alpha(first) && first != 'a' && ascii::alpha(ascii::at(bytes, 1)) && ascii::alpha(ascii::at(bytes, 2))) {
    line.kind = LineKind::text;  // the usual case, before the many tests of marks
    return line;
  }
  if (first == '#') {
    const std::size_t hashes = std::min(bytes.find_first_not_of('#'), bytes.size());
    if (hashes <= 6 && (hashes == bytes.size() || ascii::blank(bytes[hashes]))) {
      line.kind = LineKind::heading;
      line.content.begin += hashes;
      while (line.content.end > line.content.begin && text[line.content.end - 1] == '#') --line.content.end;
      line.content = trimmed(text, line.content);
      return line;
    }
  }
  line.kind = marked_kind(bytes);
  if (line.kind == LineKind::fence)
    line.number = static_cast<int>(std::min<std::size_t>(bytes.find_first_not_of(first), 1000));
  if (line.kind != LineKind::text) return line;
  if (const std::size_t size = bullet_at(bytes, 0); size > 0) {
    line.kind = LineKind::bullet;
    line.content.begin += size;
  }
  if (const ListNumeral numeral = numeral_at(slice(text, line.content), 0); numeral.size > 0) {
    if (line.kind == LineKind::text) line.number = numeral.number;
    line.kind = line.kind == LineKind::text ? LineKind::numeral : line.kind;
    line.content.begin += numeral.size;
  }
  return line;
}

}  // namespace groundlab
