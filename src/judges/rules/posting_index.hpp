// SPDX-License-Identifier: Apache-2.0
// Where the words of a passage stand. Asked for every word of every claim, and most often in vain: one look into a
// table of hashes tells.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

#include "judges/rules/words.hpp"

namespace groundlab::rules {

/// Where a word stands: `at` counts content words. `denied`: the text's word denies this one.
struct Posting {
  WordId word = no_word;
  std::uint32_t at = 0;
  bool denied = false;
};

class PostingIndex {
 public:
  void add(const Posting& posting) { all_.push_back(posting); }

  /// After the last posting, before the first question.
  void finish() {
    std::sort(all_.begin(), all_.end(),
              [](const Posting& a, const Posting& b) { return std::tie(a.word, a.at) < std::tie(b.word, b.at); });
    slots_.assign(std::bit_ceil(2 * all_.size() + 1), 0);
    for (std::size_t k = 0; k < all_.size(); ++k)
      if (k == 0 || all_[k].word != all_[k - 1].word) slots_[slot_of(all_[k].word)] = static_cast<std::uint32_t>(k + 1);
  }

  /// All postings of a word, in order of place.
  std::span<const Posting> of(WordId word) const {
    const std::uint32_t first = slots_[slot_of(word)];
    if (first == 0) return {};
    const Posting* const begin = all_.data() + (first - 1);
    const Posting* end = begin + 1;
    while (end != all_.data() + all_.size() && end->word == word) ++end;
    return {begin, end};
  }

  const std::vector<Posting>& all() const { return all_; }  ///< by word

 private:
  /// The slot of a word, or the free one where it would stand.
  std::size_t slot_of(WordId word) const {
    const std::size_t mask = slots_.size() - 1;
    const std::uint32_t mixed = word * 0x9E3779B1U;
    std::size_t slot = (mixed ^ (mixed >> 15U)) & mask;
    while (slots_[slot] != 0 && all_[slots_[slot] - 1].word != word) slot = (slot + 1) & mask;
    return slot;
  }

  std::vector<Posting> all_;
  std::vector<std::uint32_t> slots_;  ///< a power of two: the place of a word's first posting and 1; 0: free
};

}  // namespace groundlab::rules
