// SPDX-License-Identifier: Apache-2.0
// Ranges for figures that have no closed form (kappa, balanced accuracy, alpha, AC1): a Poisson bootstrap over cases.
// A case's weight in a replicate is a hash of seed, replicate and case id, so replicates are plain counts that merge
// and depend on no order or thread. Half a claim for every possible pair of verdicts joins each replicate, because a
// bootstrap cannot imagine what never happened: without it a judge with no error in 20 claims gets a range of zero
// width. The simulation behind that choice is in docs/statistics.md.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "stats/intervals.hpp"
#include "stats/poisson.hpp"

namespace groundlab {

inline constexpr std::size_t bootstrap_replicates = 1000;

/// 64 bits of a case id (FNV-1a), the same on every machine.
std::uint64_t case_key(std::string_view id);

/// The random stream of a replicate.
std::uint64_t bootstrap_stream(std::uint64_t seed, std::uint64_t replicate);

/// How often the case counts in the replicate with that stream: Poisson with mean 1.
constexpr std::uint64_t bootstrap_weight(std::uint64_t stream, std::uint64_t key) {
  return poisson_one(mix(stream ^ key));
}

/// The same for the pseudo-claim number `cell`, Poisson with the given mean (at most 1).
std::uint64_t prior_weight(std::uint64_t stream, std::size_t cell, double mean);

/// The middle `level` of the values, interpolated as R's default quantile (Hyndman and Fan 1996, type 7). None for no
/// value or a level outside (0, 1).
std::optional<Interval> percentile_interval(std::vector<double> values, double level = 0.95);

/// Replicates of some counts. `Counts` is default-constructible and has add(counts, times).
template <typename Counts>
class PoissonBootstrap {
 public:
  explicit PoissonBootstrap(std::uint64_t seed, std::size_t replicates = bootstrap_replicates)
      : replicates_(replicates) {
    for (std::size_t at = 0; at < replicates; ++at) streams_.push_back(bootstrap_stream(seed, at));
  }

  /// One more case. `key` is its case_key; the same case must not be added twice.
  void add(std::uint64_t key, const Counts& counts) {
    total_.add(counts, 1);
    for (std::size_t at = 0; at < replicates_.size(); ++at) {
      const auto weight = bootstrap_weight(streams_[at], key);
      if (weight > 0) replicates_[at].add(counts, weight);
    }
  }

  /// Precondition: same seed and number of replicates.
  PoissonBootstrap& operator+=(const PoissonBootstrap& other) {
    total_.add(other.total_, 1);
    for (std::size_t at = 0; at < replicates_.size(); ++at) replicates_[at].add(other.replicates_[at], 1);
    return *this;
  }

  bool operator==(const PoissonBootstrap&) const = default;

  const Counts& total() const { return total_; }  ///< every case once
  std::span<const Counts> replicates() const { return replicates_; }
  std::span<const std::uint64_t> streams() const { return streams_; }

 private:
  Counts total_{};
  std::vector<std::uint64_t> streams_;
  std::vector<Counts> replicates_;
};

/// The range of `statistic` (Counts -> optional<double>). `prior` holds one pseudo-claim for each possible pair of
/// verdicts; together they weigh 2 on average. The range always holds the figure of the counts themselves. None where
/// that figure does not exist, or does not exist in one replicate out of twenty.
template <typename Counts, typename Statistic>
std::optional<Interval> bootstrap_interval(const PoissonBootstrap<Counts>& bootstrap, std::span<const Counts> prior,
                                           Statistic statistic, double level = 0.95) {
  const std::optional<double> estimate = statistic(bootstrap.total());
  if (!estimate) return std::nullopt;
  std::vector<double> values;
  const auto replicates = bootstrap.replicates();
  for (std::size_t at = 0; at < replicates.size(); ++at) {
    Counts counts = replicates[at];
    for (std::size_t cell = 0; cell < prior.size(); ++cell)
      counts.add(prior[cell], prior_weight(bootstrap.streams()[at], cell, 2 / static_cast<double>(prior.size())));
    if (const std::optional<double> value = statistic(counts)) values.push_back(*value);
  }
  if (values.size() * 20 <= replicates.size() * 19) return std::nullopt;
  auto range = percentile_interval(std::move(values), level);
  if (range) *range = {std::min(range->low, *estimate), std::max(range->high, *estimate)};
  return range;
}

}  // namespace groundlab
