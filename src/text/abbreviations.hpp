// SPDX-License-Identifier: Apache-2.0
// Words whose full stop may end no sentence, and words that open one (data/lists/text/abbreviations.txt).
#pragma once

#include <cstdint>
#include <string_view>

#include "text/word_list.hpp"

namespace groundlab {

struct Abbreviation {
  static constexpr std::uint32_t title = 1, before = 2, number = 4, end = 8, last = 16, time = 32, month = 64,
                                 starter = 128, preposition = 256;
  static constexpr std::uint32_t any = title | before | number | end | last | time | month;
};

/// The list of data/, with the words of `extra` (blank-separated, with or without their stop, '#' comments) as
/// [before].
WordList abbreviations(std::string_view extra);

/// The same without additions; parsed once.
const WordList& abbreviations();

}  // namespace groundlab
