// SPDX-License-Identifier: Apache-2.0
// The layout of the compiled word knowledge, shared by the program that writes it (tools/lexicon) and lexicon.cpp.
// A header, then the arrays in the order below, each padded to four bytes; numbers in the byte order of the machine,
// because the table is compiled for the binary that embeds it.
#pragma once

#include <cstdint>

namespace groundlab {

/// How a word stands to another. Values are part of the table; at most eight fit an edge.
enum class WordRelation : std::uint32_t { synonym, derivation, derivation2, broader, narrower, antonym, phrase };

inline constexpr std::uint32_t lexicon_magic = 0x31574C47;  // "GLW1"
inline constexpr std::uint32_t relation_bits = 3;

/// words: sorted by bytes. text_begin[words + 1], edge_begin[words + 1], base[words] (the base form of an irregular
/// form, else the word itself), edges[edges] (target << relation_bits | relation), phrases[2 x phrases] (first and last
/// word of a phrase, the target of a `phrase` edge), classes[words] (bytes), text.
struct LexiconHeader {
  std::uint32_t magic = 0;
  std::uint32_t words = 0;
  std::uint32_t edges = 0;
  std::uint32_t phrases = 0;
  std::uint32_t text = 0;
};

/// Bits of a word's classes.
inline constexpr std::uint8_t noun_bit = 1;
inline constexpr std::uint8_t verb_bit = 2;
inline constexpr std::uint8_t adjective_bit = 4;
inline constexpr std::uint8_t adverb_bit = 8;

}  // namespace groundlab
