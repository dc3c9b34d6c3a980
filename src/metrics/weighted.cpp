// SPDX-License-Identifier: Apache-2.0
// A case of weight w with x hits among m claims adds w x and w m: the ratio estimator with weights.
#include "metrics/weighted.hpp"

#include <algorithm>
#include <cmath>

namespace groundlab {
namespace {

constexpr double per_unit = 100;
constexpr double heaviest = 1000;

std::uint64_t hundredths(double weight) {
  return static_cast<std::uint64_t>(std::max(1L, std::lround(std::min(weight, heaviest) * per_unit)));
}

}  // namespace

void WeightedTally::add(const Sample& sample, std::uint64_t weight) {
  sums.add(weight * sample.hits, weight * sample.n);
  best.add(weight * (sample.hits + sample.not_judged), weight * sample.n);
  hits += sample.hits;
  best_hits += sample.hits + sample.not_judged;
  n += sample.n;
}

WeightedTally& WeightedTally::operator+=(const WeightedTally& other) {
  sums += other.sums;
  best += other.best;
  hits += other.hits;
  best_hits += other.best_hits;
  n += other.n;
  return *this;
}

Estimate estimate(const WeightedTally& tally, double level) {
  Estimate estimate{.hits = tally.hits, .n = tally.n, .value = {}, .value_max = {}, .low = {}, .high = {}};
  estimate.value = rate(tally.sums);
  estimate.value_max = rate(tally.best);
  const auto worst = weighted_wilson(tally.sums, {.hits = tally.hits, .n = tally.n}, level);
  const auto best = weighted_wilson(tally.best, {.hits = tally.best_hits, .n = tally.n}, level);
  if (worst) estimate.low = worst->low;
  if (best) estimate.high = best->high;
  return estimate;
}

void WeightedRates::add(const Case& weighed, const CaseResult& result) {
  const std::uint64_t weight = hundredths(weighed.weight);
  for (std::size_t i = 0; i < rates_.size(); ++i) rates_[i].add(metrics()[i].count(result), weight);
}

WeightedRates& WeightedRates::operator+=(const WeightedRates& other) {
  for (std::size_t i = 0; i < rates_.size(); ++i) rates_[i] += other.rates_[i];
  return *this;
}

}  // namespace groundlab
