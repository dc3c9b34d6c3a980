// SPDX-License-Identifier: Apache-2.0
// A claim as the judge reads it: frame and small talk left out, its content words weighed, its quantities typed.
#pragma once

#include <cstdint>
#include <vector>

#include "groundlab/core/reading.hpp"

#include "judges/rules/read.hpp"

namespace groundlab::rules {

/// A content word of the claim, at its place.
struct ClaimWord {
  std::uint32_t token = 0;
  std::uint32_t distinct = 0;  ///< index into PreparedClaim::distinct
};

/// A word that may stand for a word of the claim by WordNet or by the lists.
struct Candidate {
  WordId word = no_word;
  WordId then = no_word;  ///< of a phrase: its last word
  float quality = 0;
  bool opposite = false;
  bool loose = false;  ///< asked only where nothing closer is found
};

/// One lemma of the claim, however often it stands there.
struct DistinctWord {
  std::uint32_t token = 0;  ///< where it stands first
  float weight = 0;
  bool name = false;  ///< written with a capital that the start of a sentence does not explain
  std::vector<Candidate> candidates;
};

struct PreparedClaim {
  ReadText text;
  std::vector<ClaimWord> words;
  std::vector<DistinctWord> distinct;
  float weight = 0;  ///< sum over `distinct`
  bool states_nothing = false;

  const Token& token(const ClaimWord& word) const { return text.tokens[word.token]; }
};

PreparedClaim prepare(const Claim& claim, Vocabulary& vocabulary, float name_weight);

}  // namespace groundlab::rules
