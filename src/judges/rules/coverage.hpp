// SPDX-License-Identifier: Apache-2.0
// How much of a claim the evidence says at all: weighted words, words that stand together, names, copied runs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "judges/rules/constants.hpp"
#include "judges/rules/match.hpp"

namespace groundlab::rules {

/// One passage of a question, prepared, with the claim's hits in it.
struct View {
  std::size_t passage = 0;  ///< index in Case::retrieved
  const Evidence* evidence = nullptr;
  const Matches* matches = nullptr;
};

struct Coverage {
  std::vector<float> quality;  ///< of each distinct word: its best hit, or that the user said it
  float covered = 1;           ///< share of the claim's weight that is found
  float together = 1;          ///< share of neighbouring word pairs that stand together in the evidence too
  float names_missing = 0;     ///< names of the claim that the evidence lacks, counted by how much they are missing
  float copied = 0;            ///< share of the claim's word triples that stand in the evidence
};

/// `asked`: for each distinct word, whether the user's question holds it.
Coverage cover(const PreparedClaim& claim, std::span<const View> views, const std::vector<bool>& asked,
               const Constants& constants);

}  // namespace groundlab::rules
