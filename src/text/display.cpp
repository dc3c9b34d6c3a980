// SPDX-License-Identifier: Apache-2.0
// Widths and grapheme boundaries are utf8proc's (Unicode 15). Nothing here depends on a terminal or a locale.
#include "text/display.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include <utf8proc.h>

#include "text/utf8.hpp"

namespace groundlab {
namespace {

/// Characters that would move, hide or reorder what stands around them.
bool is_hostile(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c <= 0x9F) || c == 0xAD || c == 0x61C || (c >= 0x200B && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || (c >= 0xFFF9 && c <= 0xFFFB) ||
         (c >= 0xE0000 && c <= 0xE007F);
}

std::string spelt_out(std::string_view prefix, char32_t value, std::size_t digits) {
  std::array<char, 8> hex{};
  const auto end = std::to_chars(hex.data(), hex.data() + hex.size(), static_cast<std::uint32_t>(value), 16).ptr;
  const auto size = static_cast<std::size_t>(end - hex.data());
  return std::string(prefix) + std::string(digits > size ? digits - size : 0, '0') + std::string(hex.data(), size);
}

bool is_blank(std::string_view piece) {
  return piece == " " || piece == "\n" || piece == "\t" || piece == "\r" || piece == "\v" || piece == "\f";
}

std::size_t width_of(char32_t c) {
  const int width = utf8proc_charwidth(static_cast<utf8proc_int32_t>(c));
  return width > 0 ? static_cast<std::size_t>(width) : 0;
}

struct Grapheme {
  std::size_t size = 0;   // bytes
  std::size_t width = 0;  // columns
};

/// The grapheme at the start of `text`, which is not empty: its width is that of its widest character.
Grapheme first_grapheme(std::string_view text) {
  utf8proc_int32_t state = 0;
  CodePoint last = code_point_at(text, 0);
  Grapheme grapheme{last.size, width_of(last.value)};
  while (grapheme.size < text.size()) {
    const CodePoint next = code_point_at(text, grapheme.size);
    if (utf8proc_grapheme_break_stateful(static_cast<utf8proc_int32_t>(last.value),
                                         static_cast<utf8proc_int32_t>(next.value), &state))
      break;
    grapheme.size += next.size;
    grapheme.width = std::max(grapheme.width, width_of(next.value));
    last = next;
  }
  return grapheme;
}

/// Bytes at the start of `text` that fit in `columns`.
std::size_t bytes_that_fit(std::string_view text, std::size_t columns) {
  std::size_t size = 0;
  std::size_t width = 0;
  while (size < text.size()) {
    const Grapheme grapheme = first_grapheme(text.substr(size));
    if (width + grapheme.width > columns) break;
    size += grapheme.size;
    width += grapheme.width;
  }
  return size;
}

bool is_plain(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

}  // namespace

std::string visible(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const CodePoint point = code_point_at(text, at);
    const std::string_view piece = text.substr(at, point.size);
    at += point.size;
    if (is_blank(piece)) {
      if (!shown.empty() && shown.back() != ' ') shown += ' ';
    } else if (point.value == 0xFFFD && piece.size() == 1) {
      shown += spelt_out("\\x", static_cast<unsigned char>(piece[0]), 2);
    } else if (is_hostile(point.value)) {
      shown += point.value < 0x80 ? spelt_out("\\x", point.value, 2) : spelt_out("\\u", point.value, 4);
    } else {
      shown += piece;
    }
  }
  while (shown.ends_with(' ')) shown.pop_back();
  return shown;
}

std::size_t display_width(std::string_view text) {
  if (is_plain(text)) return text.size();
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size();) {
    const Grapheme grapheme = first_grapheme(text.substr(at));
    at += grapheme.size;
    width += grapheme.width;
  }
  return width;
}

std::string fit(std::string_view text, std::size_t columns) {
  if (display_width(text) <= columns) return std::string(text);
  if (columns == 0) return {};
  std::string cut(text.substr(0, bytes_that_fit(text, columns - 1)));
  while (cut.ends_with(' ')) cut.pop_back();
  return cut + "…";
}

std::string pad(std::string_view text, std::size_t columns, bool right_aligned) {
  const std::size_t width = display_width(text);
  const std::string blanks(width < columns ? columns - width : 0, ' ');
  return right_aligned ? blanks + std::string(text) : std::string(text) + blanks;
}

std::vector<std::string> wrap(std::string_view text, std::size_t columns) {
  columns = std::max<std::size_t>(columns, 2);
  std::vector<std::string> lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    if (word.empty()) continue;
    if (!line.empty() && display_width(line) + 1 + display_width(word) <= columns) {
      line += ' ';
      line += word;
      continue;
    }
    if (!line.empty()) lines.push_back(std::move(line));
    while (display_width(word) > columns) {
      const std::size_t size = std::max(bytes_that_fit(word, columns), first_grapheme(word).size);
      lines.emplace_back(word.substr(0, size));
      word.remove_prefix(size);
    }
    line = std::string(word);
  }
  if (!line.empty() || lines.empty()) lines.push_back(std::move(line));
  return lines;
}

}  // namespace groundlab
