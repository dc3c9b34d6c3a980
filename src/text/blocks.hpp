// SPDX-License-Identifier: Apache-2.0
// Lines to blocks, the way Markdown and plain text lay out an answer: paragraphs, list items, headings, table rows,
// code.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab {

enum class BlockKind : std::uint8_t { text, item, heading, table_head, table_row, table_rule, code, reference };

struct Block {
  BlockKind kind = BlockKind::text;
  Span outer;           ///< with its marks
  Span content;         ///< without list mark, heading hashes, quote marks, fence lines; blanks at the ends left out
  bool quoted = false;  ///< lines inside may begin with '>'
  bool apart = false;   ///< a blank line or the text's begin stands before it
  std::size_t head =
      0;  ///< of a table row: the index of the table's head among the blocks, or its own where it has none

  bool operator==(const Block&) const = default;
};

/// The blocks of `text`, in order. Every byte that is no blank lies in an `outer`, but for fence lines and rules.
std::vector<Block> blocks(std::string_view text);

}  // namespace groundlab
