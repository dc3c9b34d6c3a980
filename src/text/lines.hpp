// SPDX-License-Identifier: Apache-2.0
// What kind of line a line is, by its first marks alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "groundlab/core/span.hpp"

namespace groundlab {

enum class LineKind : std::uint8_t { blank, text, heading, bullet, numeral, fence, rule, table, table_rule, reference };

struct Line {
  LineKind kind = LineKind::blank;
  Span span;             ///< without the line feed
  Span content;          ///< without marks, blanks at the ends left out
  std::size_t next = 0;  ///< where the next line begins
  int number = 0;        ///< of a numeral: 1 for "1.", "a)" and "(i)"; of a fence: its length
  bool quoted = false;   ///< a '>' stood before
};

/// The line that begins at `begin`.
Line line_at(std::string_view text, std::size_t begin);

/// The bytes of a list numeral with the blank after it, at `at`: "1.", "2)", "(3)", "1.)", "a)", "iv."; 0: none there.
struct ListNumeral {
  std::size_t size = 0;
  int number = 0;
  char style = '.';     ///< '.', ')' or '('
  bool letter = false;  ///< a letter or a Roman numeral
};
ListNumeral numeral_at(std::string_view text, std::size_t at);

/// The size of a bullet with the blank after it at `at`; 0: none there.
std::size_t bullet_at(std::string_view text, std::size_t at);

}  // namespace groundlab
