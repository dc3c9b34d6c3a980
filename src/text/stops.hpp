// SPDX-License-Identifier: Apache-2.0
// Does this mark end a sentence? The one question of sentence splitting, asked with all its surroundings in hand.
#pragma once

#include <cstddef>
#include <string_view>

#include "text/word_list.hpp"

namespace groundlab {

/// A run of stops with what stands around it; all are byte offsets into `text`.
struct Stop {
  std::string_view text;
  std::size_t start = 0;      ///< where the sentence begins
  std::size_t mark = 0;       ///< the first byte of the run
  std::size_t run_end = 0;    ///< after the run of . ! ? and ellipses
  std::size_t close_end = 0;  ///< after closing quotes and brackets
  std::size_t next = 0;       ///< the first byte of what follows, blanks and citations skipped
  std::size_t end = 0;        ///< of the block
  bool marked = false;        ///< a citation stood between
  bool lower_case = false;    ///< the whole text is written without capitals
};

/// True where the sentence ends with `stop`. Looks at no more than a few words on either side.
bool ends_sentence(const Stop& stop, const WordList& abbreviations);

}  // namespace groundlab
