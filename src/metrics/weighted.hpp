// SPDX-License-Identifier: Apache-2.0
// Rates in which a case counts as much as its severity says. Weights are kept in hundredths, so that sums are integers
// and add up in any order; a weight above 1000 counts as 1000.
#pragma once

#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/estimate.hpp"
#include "groundlab/core/result.hpp"

#include "metrics/metric.hpp"
#include "stats/intervals.hpp"

namespace groundlab {

/// One rate: the weighted sums over cases, and what was counted without weights.
struct WeightedTally {
  ClusterSums sums;
  ClusterSums best;
  std::uint64_t hits = 0;
  std::uint64_t best_hits = 0;
  std::uint64_t n = 0;

  void add(const Sample& sample, std::uint64_t weight);
  WeightedTally& operator+=(const WeightedTally& other);
  bool operator==(const WeightedTally&) const = default;
};

/// value, value_max, low and high are weighted; hits and n are plain counts.
Estimate estimate(const WeightedTally& tally, double level = 0.95);

/// Every rate of metrics(), weighted by the cases' severity.
class WeightedRates {
 public:
  WeightedRates() : rates_(metrics().size()) {}
  void add(const Case& weighed, const CaseResult& result);
  WeightedRates& operator+=(const WeightedRates& other);
  bool operator==(const WeightedRates&) const = default;
  const std::vector<WeightedTally>& rates() const { return rates_; }  ///< one per row of metrics()

 private:
  std::vector<WeightedTally> rates_;
};

}  // namespace groundlab
