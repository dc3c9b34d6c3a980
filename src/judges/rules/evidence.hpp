// SPDX-License-Identifier: Apache-2.0
// A passage prepared for many claims: read once, cut into sentences and clauses, its content words listed and indexed.
// Preparing is linear in the passage's length (but for sorting the index); asking is independent of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "groundlab/core/case.hpp"

#include "judges/hash_set.hpp"
#include "judges/rules/posting_index.hpp"
#include "judges/rules/read.hpp"
#include "judges/rules/record_check.hpp"

namespace groundlab::rules {

/// A sentence or a clause of one: what a claim is aligned with.
struct Unit {
  std::uint32_t begin = 0;  ///< tokens [begin, end)
  std::uint32_t end = 0;
  std::uint32_t first = 0;  ///< content words [first, last)
  std::uint32_t last = 0;
  std::uint32_t sentence = 0;
  bool clause = false;
};

struct Evidence {
  ReadText text;                        ///< title first, then text
  std::uint32_t title_tokens = 0;       ///< tokens of the title; their spans lie in it
  std::uint32_t title_quantities = 0;   ///< quantities of the title
  std::uint32_t title_sentences = 0;    ///< sentences of the title
  std::vector<std::uint32_t> content;   ///< tokens that carry content, in order
  std::vector<std::uint32_t> sentence;  ///< of each content word
  std::vector<Unit> sentences;
  std::vector<Unit> clauses;                ///< of sentences that have several, by sentence
  std::vector<std::uint32_t> clause_begin;  ///< first clause of each sentence; one more at the end
  PostingIndex lemmas;                      ///< lemmas, and surfaces where they differ
  std::vector<std::uint32_t> entries;       ///< of WordNet: those of the words in `lemmas`
  PostingIndex stems;
  PostingIndex prefixes;              ///< first five letters
  PostingIndex initials;              ///< initials of names of several words, by the place of their first word
  std::vector<ClassMember> members;   ///< of closed classes that the passage speaks of
  HashSet trigrams;                   ///< of all words and numbers
  std::optional<RecordIndex> record;  ///< of a passage that is a record
  std::size_t bytes = 0;              ///< about what it takes in memory

  const Token& word(std::uint32_t at) const { return text.tokens[content[at]]; }
};

Evidence prepare(const Passage& passage, Vocabulary& vocabulary);

/// The number of three words or numbers in a row, as it stands in Evidence::trigrams.
std::uint64_t trigram(WordId first, WordId second, WordId third);

}  // namespace groundlab::rules
