// SPDX-License-Identifier: Apache-2.0
// Numbers in words: two million sixty-three thousand, a hundred and thirty, zero point five, three and a half, a third
// of, half a dozen, both, twice, the seventh.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "text/quantities.hpp"

namespace groundlab {

struct WordedNumber {
  Quantity quantity;
  bool complete = false;  ///< has its unit already
};

/// The number whose first word is [at, word_end) of folded text.
std::optional<WordedNumber> number_in_words(std::string_view text, std::size_t at, std::size_t word_end);

}  // namespace groundlab
