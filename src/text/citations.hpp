// SPDX-License-Identifier: Apache-2.0
// Citation marks of an answer: which forms there are, which passage each names, and which bracket is none.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"
#include "groundlab/core/span.hpp"

#include "text/passage_ids.hpp"

namespace groundlab {

/// A mark in brackets or raised: what it covers, what of it stays in the text (a link's words), what it cites. A mark
/// that cites nothing known (`citations` empty) stays in the text but goes with the sentence that it follows.
struct CitationMark {
  Span whole;
  Span kept;
  std::vector<Citation> citations;
};

/// The mark that begins at `at`, or none. Linear in the mark's length, which is bounded.
std::optional<CitationMark> citation_at(std::string_view text, std::size_t at, const PassageIds& ids);

/// True for bytes that a mark may begin with.
bool may_begin_citation(char byte);

}  // namespace groundlab
