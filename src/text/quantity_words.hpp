// SPDX-License-Identifier: Apache-2.0
// The words of quantities and the units with their factors (data/lists/text/quantity_words.txt, units.txt).
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "text/word_list.hpp"

namespace groundlab {

/// Small words that quantity reading treats one by one; the list names them by their place here.
enum class SmallWord {
  none,
  both,
  once,
  twice,
  thrice,
  midnight,
  noon,
  minus,
  article,
  fortnight,
  half,
  daily2,
  daily3,
  daily4
};

/// All that one word may be; 0 and empty: not that.
struct QuantityWord {
  int number = -1;       ///< "seven"
  double scale = 0;      ///< "million"
  int ordinal = 0;       ///< "seventh"
  int part = 0;          ///< "quarter": 4
  int month = 0;         ///< "July": 7
  int weekday = 0;       ///< "Monday": 1
  std::string label;     ///< what a number after it names: "page"
  bool passage = false;  ///< the label of a passage
  std::string currency;
  SmallWord small = SmallWord::none;
};

/// Which words may be in the list at all: quicker than to look one up.
const WordSketch& quantity_sketch();

/// What `word` may be, or null. ASCII case does not matter.
const QuantityWord* quantity_word(std::string_view word);

struct Unit {
  std::string base;
  double factor = 1;
};

/// The unit that `word` is, or null: as written; else, from four letters on, in any case.
const Unit* unit(std::string_view word);

}  // namespace groundlab
