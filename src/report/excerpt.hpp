// SPDX-License-Identifier: Apache-2.0
// Pieces of claims and passages with the parts in question marked: what a verdict points at, side by side.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/span.hpp"

#include "report/cards.hpp"

namespace groundlab {

/// `text` without its end where it is longer than `most` bytes, cut at a blank or else at a code point, with " …".
std::string shortened_text(std::string_view text, std::size_t most);

/// `text` cut into pieces at the spans, which may overlap and need no order.
std::vector<Piece> marked(std::string_view text, std::vector<Span> spans, std::size_t most);

/// The parts of the claim that its reasons call missing or in conflict.
std::vector<Span> parts_in_question(const CheckedClaim& claim);

/// The claim with those parts marked, shortened where it is very long.
std::vector<Piece> marked_claim(const CheckedClaim& claim);

/// Of all passages the sentence that shares most with the claim; none where they share nothing.
struct PassageSentence {
  const Passage* passage = nullptr;
  Span span;
};
std::optional<PassageSentence> nearest_sentence(const Case& checked, const CheckedClaim& claim);

/// What to read beside a claim, at most four excerpts: of each passage that a reason points at the sentence in
/// question, the part in conflict marked; then of each cited passage that does not back the claim the sentence nearest
/// to it; and where there is neither, the nearest sentence of all passages.
std::vector<Excerpt> excerpts(const Case& checked, const CheckedClaim& claim);

}  // namespace groundlab
