// SPDX-License-Identifier: Apache-2.0
// Word knowledge: WordNet 3.0 (Princeton University; Miller 1995) as a table compiled into the binary. Looking up is a
// binary search over sorted words; nothing is read or built when the program starts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "text/lexicon_format.hpp"

namespace groundlab {

/// Part of every signature: rises whenever the table may say something else.
inline constexpr std::string_view lexicon_version = "wordnet3.0-2";

class Lexicon {
 public:
  using Word = std::uint32_t;

  /// A word and how it stands to the one that was asked for. For WordRelation::phrase, `word` is a phrase number.
  struct Related {
    Word word = 0;
    WordRelation relation = WordRelation::synonym;
  };

  /// The embedded table.
  static const Lexicon& wordnet();

  /// Entries are numbered from 0.
  std::size_t size() const { return base_.size(); }
  /// The entry of a word in lower case, letters a to z.
  std::optional<Word> find(std::string_view word) const;
  std::string_view text(Word word) const;
  /// The base form of an irregular form (went: go), else the word itself.
  Word base(Word word) const { return base_[word]; }
  /// Classes it may have: noun_bit, verb_bit, adjective_bit, adverb_bit. 0: only an irregular form.
  std::uint8_t classes(Word word) const { return classes_[word]; }
  std::size_t related_count(Word word) const { return edge_begin_[word + 1] - edge_begin_[word]; }
  Related related(Word word, std::size_t i) const {
    const std::uint32_t edge = edges_[edge_begin_[word] + i];
    return {edge >> relation_bits, static_cast<WordRelation>(edge & ((1U << relation_bits) - 1))};
  }
  /// First and last word of a phrase.
  std::pair<Word, Word> phrase(Word number) const {
    const std::size_t first = std::size_t{2} * number;
    return {phrases_[first], phrases_[first + 1]};
  }

  /// The base form of an inflected English word in lower case, by WordNet's rules of detachment (morphy(7WN)); the word
  /// itself where none applies.
  std::string lemma(std::string_view word) const;

 private:
  explicit Lexicon(std::string_view table);
  bool has(std::string_view word, std::uint8_t classes) const;
  std::optional<std::string> detached(std::string_view word) const;

  std::span<const std::uint32_t> text_begin_;
  std::span<const std::uint32_t> edge_begin_;
  std::span<const std::uint32_t> base_;
  std::span<const std::uint32_t> edges_;
  std::span<const std::uint32_t> phrases_;
  std::span<const std::uint8_t> classes_;
  std::string_view text_;
};

}  // namespace groundlab
