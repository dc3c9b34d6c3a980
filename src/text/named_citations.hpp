// SPDX-License-Identifier: Apache-2.0
// Citations that are words of the sentence ("D07 says", "according to passage 2") and those of a table row.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"
#include "groundlab/core/span.hpp"

#include "text/citations.hpp"
#include "text/phrases.hpp"

namespace groundlab {

/// The marks in a piece that is not cut into sentences.
std::vector<CitationMark> marks_in(std::string_view text, Span piece, const PassageIds& ids);

/// Citations by name in `tokens`, those of `answer`: an id as a word, or a word for passages and a number.
std::vector<Citation> named_citations(std::string_view answer, std::span<const Token> tokens, const PassageIds& ids);

}  // namespace groundlab
