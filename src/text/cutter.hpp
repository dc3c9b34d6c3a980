// SPDX-License-Identifier: Apache-2.0
// A block of running text to sentences, citation marks in hand: a mark after the full stop belongs to the sentence
// before.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

#include "text/blocks.hpp"
#include "text/citations.hpp"
#include "text/word_list.hpp"

namespace groundlab {

struct Sentence {
  Span span;                        ///< with its citations, without list marks, blanks at the ends left out
  std::vector<CitationMark> marks;  ///< in order

  bool only_marks(std::string_view text) const;  ///< nothing but citations and punctuation
};

struct CutContext {
  std::string_view text;
  const WordList& abbreviations;
  const PassageIds* ids = nullptr;          ///< null: brackets are no citations
  std::span<const CitationMark> own_marks;  ///< found by a user's patterns, in order
  bool lower_case = false;                  ///< the text is written without capitals
};

/// The sentences of `block.content`, in order. Linear in its length.
std::vector<Sentence> cut(const Block& block, const CutContext& context);

/// True where the text's first letter is small and no sentence in it opens with a capital.
bool written_in_lower_case(std::string_view text);

}  // namespace groundlab
