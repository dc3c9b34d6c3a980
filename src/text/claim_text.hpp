// SPDX-License-Identifier: Apache-2.0
// The text of a claim: a sentence with its citations taken out, blanks folded, no blank left before punctuation.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "groundlab/core/span.hpp"

#include "text/citations.hpp"

namespace groundlab {

struct ClaimText {
  std::string text;
  std::size_t watched = 0;  ///< the bytes of `text` that come from before `watch`
};

/// Where in the answer a claim stands, and the citations there.
struct ClaimPlace {
  Span span;
  std::span<const CitationMark> marks;
  bool quoted = false;  ///< a '>' after a line feed is a mark of a block quote
};

/// `watch`: a place in `answer`.
ClaimText claim_text(std::string_view answer, const ClaimPlace& place, std::size_t watch);

}  // namespace groundlab
