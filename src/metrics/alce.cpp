// SPDX-License-Identifier: Apache-2.0
// The map is ordered, so the sum of its fractions is the same whatever came first.
#include "metrics/alce.hpp"

#include "stats/intervals.hpp"

namespace groundlab {
namespace {

void merge(ShareCounts& into, const ShareCounts& from) {
  for (const auto& [share, answers] : from) into[share] += answers;
}

double mean(const ShareCounts& shares, std::uint64_t answers) {
  double sum = 0;
  for (const auto& [share, times] : shares) {
    const auto& [hits, n] = share;
    if (n > 0) sum += static_cast<double>(times) * static_cast<double>(hits) / static_cast<double>(n);
  }
  return sum / static_cast<double>(answers);
}

Estimate estimate(std::uint64_t answers, const ShareCounts& worst, const ShareCounts& best, double level) {
  Estimate estimate{.hits = 0, .n = answers, .value = {}, .value_max = {}, .low = {}, .high = {}};
  if (answers == 0) return estimate;
  estimate.value = mean(worst, answers);
  estimate.value_max = mean(best, answers);
  const auto low = wilson_of(*estimate.value, static_cast<double>(answers), level);
  const auto high = wilson_of(*estimate.value_max, static_cast<double>(answers), level);
  if (low) estimate.low = low->low;
  if (high) estimate.high = high->high;
  return estimate;
}

}  // namespace

void AlceTally::add(const std::optional<AlceCounts>& counts) {
  if (!counts || counts->sentences == 0) return;
  ++answers;
  ++recall[{counts->entailed, counts->sentences}];
  ++recall_max[{counts->entailed_max, counts->sentences}];
  ++precision[{counts->precise, counts->citations}];
  ++precision_max[{counts->precise_max, counts->citations}];
}

AlceTally& AlceTally::operator+=(const AlceTally& other) {
  answers += other.answers;
  merge(recall, other.recall);
  merge(recall_max, other.recall_max);
  merge(precision, other.precision);
  merge(precision_max, other.precision_max);
  return *this;
}

Estimate alce_recall(const AlceTally& tally, double level) {
  return estimate(tally.answers, tally.recall, tally.recall_max, level);
}

Estimate alce_precision(const AlceTally& tally, double level) {
  return estimate(tally.answers, tally.precision, tally.precision_max, level);
}

}  // namespace groundlab
