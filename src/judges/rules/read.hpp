// SPDX-License-Identifier: Apache-2.0
// A text as the judge reads it: tokens with the words as numbers, phrases replaced by what they say, and over every
// token whether it stands under a negation. Claims and evidence are read alike.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

#include "judges/rules/words.hpp"
#include "text/quantities.hpp"
#include "text/tokens.hpp"

namespace groundlab::rules {

inline constexpr std::uint32_t none = 0xFFFFFFFF;

struct Token {
  Span span;  ///< in the text that was read; of a replaced phrase: the whole phrase
  WordId word = no_word;
  WordId lemma = no_word;
  std::uint32_t quantity = none;  ///< index of the quantity it belongs to
  TokenKind kind = TokenKind::mark;
  Cue cue = Cue::none;   ///< it negates, and how far
  bool capital = false;  ///< a capital that the start of a sentence does not explain
  bool initial = false;  ///< first word of its sentence
  bool shouting = false;
  bool content = false;  ///< carries content: no function word, no number
  bool negated = false;  ///< under an odd number of negations
  bool focus = false;    ///< one of the first two content words under a negation
};

struct ReadSentence {
  std::uint32_t begin = 0;  ///< tokens [begin, end)
  std::uint32_t end = 0;
};

struct ReadText {
  std::vector<Token> tokens;
  std::vector<ReadSentence> sentences;
  std::vector<Quantity> quantities;
};

/// Reads `text` sentence by sentence. Spans are those of `text`.
ReadText read(std::string_view text, Vocabulary& vocabulary);

/// Marks cues, negated words and focus in the tokens of one sentence.
void mark_negation(std::span<Token> sentence, const Vocabulary& vocabulary);

}  // namespace groundlab::rules
