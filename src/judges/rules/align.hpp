// SPDX-License-Identifier: Apache-2.0
// Which sentence or clause of the evidence talks about what the claim says, and which word there stands for which.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "judges/rules/coverage.hpp"

namespace groundlab::rules {

/// The evidence's counterpart of one content word of the claim.
struct Pair {
  std::uint32_t at = none;  ///< content word of the evidence; none: without counterpart
  float strength = 0;       ///< 0 to 1
  bool opposite = false;

  bool is_aligned() const { return at != none; }
};

struct Alignment {
  View view;
  Unit unit;
  std::vector<Pair> pairs;  ///< one per PreparedClaim::words
  float covered = 0;        ///< share of the claim's weight that is aligned, opposites included
  float share = 0;          ///< share of the claim's weight that is well aligned and not opposite
  float used = 0;           ///< share of the unit's content words that the claim uses
  float key = 0;            ///< what units are ranked by

  const Token& evidence_token(const Pair& pair) const { return view.evidence->word(pair.at); }
};

/// Alignments with the most promising sentences and their clauses, best first; empty where there is no evidence.
/// Sentences are ranked by the weight of the claim's words in them, so the work does not grow with the evidence.
std::vector<Alignment> align(const PreparedClaim& claim, std::span<const View> views);

}  // namespace groundlab::rules
