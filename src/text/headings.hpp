// SPDX-License-Identifier: Apache-2.0
// Lines without marks that are headings all the same, lead-ins by their colon, heads of reference lists, heads of
// tables.
#pragma once

#include <string>
#include <string_view>

#include "text/blocks.hpp"

namespace groundlab {

/// A text block that only names what follows: wholly bold, or in title case with text below it. `next`: or null.
bool is_plain_heading(std::string_view text, const Block& block, const Block* next);

/// "Sources:", "**References**".
bool is_references_head(std::string_view line);

/// Ends in a colon, emphasis and blanks not counted.
bool ends_in_colon(std::string_view sentence);

/// The cells of a table row, blanks at their ends left out, divided by "; ".
std::string cells(std::string_view row);

}  // namespace groundlab
