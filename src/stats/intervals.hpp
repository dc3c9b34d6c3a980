// SPDX-License-Identifier: Apache-2.0
// How far a rate may be from what was counted. Wilson's score interval where the things counted are independent
// (answers), and a cluster-aware one where they are not (claims and citations of one answer go together). The counts
// are integers that add up in any order, so that shards merge to the same bytes. docs/statistics.md has the formulas.
#pragma once

#include <cstdint>
#include <optional>

namespace groundlab {

/// A range of shares, 0 <= low <= high <= 1 (of differences of shares: from -1).
struct Interval {
  double low = 0;
  double high = 1;

  bool operator==(const Interval&) const = default;
};

/// Hits among things counted, such as the claims of a case.
struct Count {
  std::uint64_t hits = 0;
  std::uint64_t n = 0;

  bool operator==(const Count&) const = default;
};

/// Wilson's score interval (Wilson 1927) for `hits` of `n`, without continuity correction. None for n = 0, hits > n, or
/// a level outside (0, 1).
std::optional<Interval> wilson(std::uint64_t hits, std::uint64_t n, double level = 0.95);

/// The same for a rate in [0, 1] on an effective sample size > 0, which need not be whole.
std::optional<Interval> wilson_of(double rate, double effective_n, double level = 0.95);

/// Sums over clusters (answers): each has x hits among m claims. Mergeable, order-free. Clusters with m = 0 leave no
/// trace.
struct ClusterSums {
  std::uint64_t clusters = 0;
  std::uint64_t x = 0;
  std::uint64_t m = 0;
  std::uint64_t xx = 0;
  std::uint64_t xm = 0;
  std::uint64_t mm = 0;

  /// One more cluster. Precondition: hits <= size.
  void add(std::uint64_t hits, std::uint64_t size);
  ClusterSums& operator+=(const ClusterSums& other);
  bool operator==(const ClusterSums&) const = default;
};

/// Hits / claims, the ratio estimator. None without a claim.
std::optional<double> rate(const ClusterSums& sums);

/// How much the variance of the rate exceeds that of as many independent claims: the linearised variance of the ratio
/// over clusters, divided by p (1 - p) / m (Kish 1965). None where the rate is 0 or 1 or there is a single cluster.
std::optional<double> design_effect(const ClusterSums& sums);

/// How many independent claims carry as much information, at least: between the number that remains if all claims of an
/// answer are alike, and the number of claims; adjusted for the degrees of freedom (Korn and Graubard 1998). None
/// without a claim or for a level outside (0, 1).
std::optional<double> effective_n(const ClusterSums& sums, double level = 0.95);

/// What effective_n would be with that many clusters like those so far, for planning. Precondition: clusters >= 1.
std::optional<double> effective_n_with(std::uint64_t clusters, const ClusterSums& so_far, double level = 0.95);

/// The same for clusters that carry weights: `weighted` holds weight x hits and weight x claims, `plain` counts without
/// weights. Uneven weights make the effective n smaller (Kish 1965); equal ones change nothing. None without a claim.
std::optional<Interval> weighted_wilson(const ClusterSums& weighted, Count plain, double level = 0.95);

/// Wilson's interval on the effective n. Equal to wilson() where every cluster has one claim.
std::optional<Interval> clustered_wilson(const ClusterSums& sums, double level = 0.95);

}  // namespace groundlab
