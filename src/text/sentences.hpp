// SPDX-License-Identifier: Apache-2.0
// Where sentences begin and end, in running text and in Markdown.
#pragma once

#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab {

/// The sentences of a passage, in order, blanks at their ends left out. Every byte that is no blank is in one of them.
std::vector<Span> sentences(std::string_view text);

}  // namespace groundlab
