// SPDX-License-Identifier: Apache-2.0
// Does a sentence decline to answer, and what of it states something all the same?
#pragma once

#include <span>
#include <vector>

#include "groundlab/core/span.hpp"

#include "text/phrases.hpp"

namespace groundlab {

struct Refusal {
  bool declines = false;
  Span phrase;                ///< the words that decided
  std::vector<Span> stating;  ///< what of the sentence states something, in order; only filled where it declines
};

/// `sentence`: the tokens of one that has a word of [cue]; another declines nothing.
Refusal read_refusal(std::span<const Token> sentence);

}  // namespace groundlab
