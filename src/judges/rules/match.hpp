// SPDX-License-Identifier: Apache-2.0
// Where the evidence has the words of a claim: by lemma, stem, derivation, synonym, and, where none of these is found,
// phrase, compound, broader and narrower word, common beginning, initials. Every later measure reads these hits.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "judges/rules/claim.hpp"
#include "judges/rules/evidence.hpp"

namespace groundlab::rules {

/// A content word of the evidence that stands for a word of the claim.
struct Hit {
  std::uint32_t at = 0;  ///< content word of the evidence
  float quality = 0;
  bool opposite = false;  ///< it says the opposite (antonym, or one of the two denies the other)
};

/// The hits of every distinct word of a claim in one passage, in order of place; at one place only the best.
struct Matches {
  std::vector<Hit> hits;
  std::vector<std::uint32_t> begin;  ///< of each distinct word, and one more

  std::span<const Hit> of(std::uint32_t distinct) const {
    return std::span(hits).subspan(begin[distinct], begin[distinct + 1] - begin[distinct]);
  }
};

/// Which entries of WordNet some passages may speak of: one bit per entry, so that most look-ups end at once.
class EntryFilter {
 public:
  explicit EntryFilter(std::span<const std::shared_ptr<const Evidence>> passages);

  bool may_have(std::uint32_t entry) const { return (bits_[place(entry)] & bit(entry)) != 0; }

 private:
  static std::uint32_t mixed(std::uint32_t entry) { return entry * 0x9E3779B1U; }
  std::size_t place(std::uint32_t entry) const { return (mixed(entry) >> 6U) & (bits_.size() - 1); }
  static std::uint64_t bit(std::uint32_t entry) { return std::uint64_t{1} << (mixed(entry) & 63U); }

  std::vector<std::uint64_t> bits_;
};

/// Fills in the candidates of the claim's words: those that may stand in some of the passages.
void find_candidates(PreparedClaim& claim, const EntryFilter& spoken, Vocabulary& vocabulary);

Matches match(const PreparedClaim& claim, const Evidence& evidence, const Vocabulary& vocabulary);

}  // namespace groundlab::rules
