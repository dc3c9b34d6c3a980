// SPDX-License-Identifier: Apache-2.0
// Words as numbers. Every distinct word is analysed once (lemma, stem, weight, what the lists and WordNet say), so that
// comparing texts is comparing numbers. One judge owns one vocabulary.
#pragma once

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "judges/rules/lists.hpp"
#include "text/lexicon_format.hpp"
#include "text/stem.hpp"

namespace groundlab::rules {

using WordId = std::uint32_t;
inline constexpr WordId no_word = 0;  ///< the empty word
inline constexpr std::uint32_t no_entry = 0xFFFFFFFF;

struct Word {
  std::string text;  ///< folded
  WordId lemma = no_word;
  WordId stem = no_word;       ///< Snowball's (Porter 2)
  WordId prefix = no_word;     ///< its first five letters; none: shorter
  WordId denied = no_word;     ///< lemma of what it denies: unpaid: pay, absent: present
  bool affixed = false;        ///< `denied` comes from a prefix
  bool is_word = false;        ///< letters, not a mark or a number
  bool starts_phrase = false;  ///< may start one of phrases.txt; likewise duties.txt, hedges.txt
  bool starts_duty = false;
  bool starts_hedge = false;
  std::uint32_t entry = no_entry;      ///< of the lemma in WordNet
  std::uint32_t own_entry = no_entry;  ///< of the word as it stands: "found" is one, beside its lemma "find"
  std::uint8_t classes = 0;            ///< WordNet classes of the lemma, see text/lexicon_format.hpp
  float weight = 0;                    ///< of a content word in coverage; 0: none
  const Listed* listed = nullptr;
  const Listed* listed_lemma = nullptr;

  bool is(ListFlag flag) const { return ((listed->flags | listed_lemma->flags) & flag) != 0; }
};

/// A word that the lists relate to another one. `quality`: how well the evidence's word stands for the claim's.
struct Neighbour {
  WordId word = no_word;
  float quality = 0;
  bool opposite = false;
};

/// What the relations of words are worth, from the constants file.
struct MatchQualities {
  float stem = 0;
  float derivation = 0;
  float derivation2 = 0;
  float synonym = 0;
  float listed = 0;
  float phrase = 0;
  float narrower = 0;
  float broader = 0;
  float opposite = 0;
  float prefix = 0;
  float compound = 0;
  float frame_weight = 0;
  float generic_weight = 0;
  float opinion_weight = 0;
};

class Vocabulary {
 public:
  explicit Vocabulary(const MatchQualities& qualities);
  Vocabulary(const Vocabulary&) = delete;
  Vocabulary& operator=(const Vocabulary&) = delete;

  /// The number of a folded word; a new word is analysed.
  WordId id(std::string_view folded);
  /// The number of a folded word that was seen before, else no_word.
  WordId known(std::string_view folded) const;
  const Word& operator[](WordId id) const { return words_[id]; }
  /// The word that an entry of WordNet is, else no_word: it was not seen.
  WordId of_entry(std::uint32_t entry) const { return by_entry_[entry]; }
  /// Words that the lists relate to a word.
  const std::vector<Neighbour>& listed_neighbours(WordId word);
  /// How well one lemma stands for another one by WordNet; 0: not at all, or as its opposite.
  float relatedness(WordId claim, WordId evidence) const;
  float quality(WordRelation relation) const;
  std::size_t size() const { return words_.size(); }
  const MatchQualities& qualities() const { return qualities_; }

 private:
  void analyse(WordId id);
  WordId affix_base(const Word& word);

  MatchQualities qualities_;
  std::deque<Word> words_;
  /// Open addressing: the hash beside the word spares most comparisons. Size is a power of two.
  struct Slot {
    std::uint32_t hash = 0;
    WordId word = no_word;
  };
  std::size_t slot_of(std::string_view folded, std::uint32_t hash) const;
  void grow();
  std::vector<Slot> slots_;
  std::unordered_map<WordId, std::vector<Neighbour>> listed_;
  std::vector<WordId> by_entry_;
  Stemmer stemmer_;
};

}  // namespace groundlab::rules
