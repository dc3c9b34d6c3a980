// SPDX-License-Identifier: Apache-2.0
// ALCE's two citation figures over a run: means over answers of each answer's own share, as its script prints them
// (Gao et al., EMNLP 2023; eval.py). Shares are kept as counts of fractions, so that runs merge to the same bytes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "groundlab/core/estimate.hpp"
#include "groundlab/core/result.hpp"

namespace groundlab {

/// How many answers have which share, {hits, n}; n = 0 is a share of 0.
using ShareCounts = std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t>;

struct AlceTally {
  std::uint64_t answers = 0;  ///< those with a sentence; the script leaves out the others
  ShareCounts recall;
  ShareCounts recall_max;
  ShareCounts precision;
  ShareCounts precision_max;

  void add(const std::optional<AlceCounts>& counts);
  AlceTally& operator+=(const AlceTally& other);
  bool operator==(const AlceTally&) const = default;
};

/// The mean over answers, `n` their number; hits stay 0. The range is Wilson's on the number of answers: shares spread
/// at most as wide as yes and no with the same mean do, so it is never too narrow for them.
Estimate alce_recall(const AlceTally& tally, double level = 0.95);
Estimate alce_precision(const AlceTally& tally, double level = 0.95);

}  // namespace groundlab
