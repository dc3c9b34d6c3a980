// SPDX-License-Identifier: Apache-2.0
// A passage prepared for many claims: read once, cut into sentences and clauses, its content words listed and indexed.
// Preparing is linear in the passage's length (but for sorting the index); asking is independent of it.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "groundlab/core/case.hpp"

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

/// Where a word stands: `at` counts content words. `denied`: the text's word denies this one.
struct Posting {
  WordId word = no_word;
  std::uint32_t at = 0;
  bool denied = false;
};

/// Which numbers (words, entries of WordNet) may stand in a passage: one bit per word, so that most look-ups end at
/// once.
class WordFilter {
 public:
  void resize(std::size_t words) {
    std::size_t size = 8;
    while (size * 4 < words) size *= 2;  // about sixteen bits a word
    bits_.assign(size, 0);
  }
  void add(WordId word) { bits_[place(word)] |= bit(word); }
  bool may_have(WordId word) const { return (bits_[place(word)] & bit(word)) != 0; }

 private:
  static std::uint32_t mixed(WordId word) { return word * 0x9E3779B1U; }
  std::size_t place(WordId word) const { return (mixed(word) >> 6) & (bits_.size() - 1); }
  static std::uint64_t bit(WordId word) { return std::uint64_t{1} << (mixed(word) & 63U); }

  std::vector<std::uint64_t> bits_;
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
  std::vector<Posting> lemmas;              ///< lemmas, and surfaces where they differ, sorted
  WordFilter entries;                       ///< over the WordNet entries of the lemmas
  std::vector<Posting> stems;
  std::vector<Posting> prefixes;        ///< first five letters
  std::vector<Posting> initials;        ///< initials of names of several words, by the place of their first word
  std::vector<ClassMember> members;     ///< of closed classes that the passage speaks of
  std::vector<std::uint64_t> trigrams;  ///< of all words and numbers, sorted
  std::optional<RecordIndex> record;    ///< of a passage that is a record
  std::size_t bytes = 0;                ///< about what it takes in memory

  const Token& word(std::uint32_t at) const { return text.tokens[content[at]]; }
};

Evidence prepare(const Passage& passage, Vocabulary& vocabulary);

/// All postings of a word, in order of place.
std::span<const Posting> postings(const std::vector<Posting>& index, WordId word);

/// The number of three words or numbers in a row, as it stands in Evidence::trigrams.
std::uint64_t trigram(WordId first, WordId second, WordId third);

}  // namespace groundlab::rules
