// SPDX-License-Identifier: Apache-2.0
// Words, numbers and marks of a text with their places: what every comparison of texts starts from.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab {

/// word: letters, with apostrophes inside; number: starts with a digit and runs over digits, letters and the points,
/// commas and colons between them; mark: any other single code point that is no blank.
enum class TokenKind : std::uint8_t { word, number, mark };

struct TextToken {
  Span span;
  TokenKind kind = TokenKind::mark;
  bool capital = false;   ///< starts with an upper-case letter
  bool shouting = false;  ///< more than one letter, all upper-case
};

/// The tokens of a text in order. Total on any bytes, linear.
std::vector<TextToken> tokens(std::string_view text);

/// Lower case without accents, typographic apostrophes and dashes as ASCII: the form in which words are compared.
std::string folded(std::string_view word);

}  // namespace groundlab
