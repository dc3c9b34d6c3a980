// SPDX-License-Identifier: Apache-2.0
// Wilson 1927; the ratio estimator and its design effect after Kish 1965; Wilson on the effective n with the
// degrees-of-freedom adjustment of Korn and Graubard 1998 (Survey Methodology 24), as Miller 2024 (arXiv 2411.00640)
// asks of evaluations whose questions come in groups. What a design effect is worth when hits are few is decided here:
// see effective_n.
#include "stats/intervals.hpp"

#include <algorithm>
#include <cmath>

#include "stats/distributions.hpp"

namespace groundlab {
namespace {

bool is_level(double level) { return level > 0 && level < 1; }

double real(std::uint64_t count) { return static_cast<double>(count); }

/// The claims' own variance inflation if all claims of an answer were alike: sum of m squared over sum of m.
double worst_design_effect(const ClusterSums& sums) { return real(sums.mm) / real(sums.m); }

}  // namespace

std::optional<Interval> wilson(std::uint64_t hits, std::uint64_t n, double level) {
  if (n == 0 || hits > n) return std::nullopt;
  return wilson_of(real(hits) / real(n), real(n), level);
}

std::optional<Interval> wilson_of(double rate, double effective_n, double level) {
  if (!is_level(level) || !(effective_n > 0) || !(rate >= 0 && rate <= 1)) return std::nullopt;
  const double z = two_sided_z(level);
  const double z2n = z * z / effective_n;
  const double centre = (rate + z2n / 2) / (1 + z2n);
  const double half = std::sqrt(z2n * (rate * (1 - rate) + z2n / 4)) / (1 + z2n);
  // At the ends the two terms are equal; rounding must not leave a speck.
  return Interval{rate == 0 ? 0 : std::max(0.0, centre - half), rate == 1 ? 1 : std::min(1.0, centre + half)};
}

void ClusterSums::add(std::uint64_t hits, std::uint64_t size) {
  if (size == 0) return;
  ++clusters;
  x += hits;
  m += size;
  xx += hits * hits;
  xm += hits * size;
  mm += size * size;
}

ClusterSums& ClusterSums::operator+=(const ClusterSums& other) {
  clusters += other.clusters;
  x += other.x;
  m += other.m;
  xx += other.xx;
  xm += other.xm;
  mm += other.mm;
  return *this;
}

std::optional<double> rate(const ClusterSums& sums) {
  if (sums.m == 0) return std::nullopt;
  return real(sums.x) / real(sums.m);
}

std::optional<double> design_effect(const ClusterSums& sums) {
  if (sums.clusters < 2 || sums.x == 0 || sums.x == sums.m) return std::nullopt;
  const double p = real(sums.x) / real(sums.m);
  const double residuals = real(sums.xx) - 2 * p * real(sums.xm) + p * p * real(sums.mm);
  return std::max(0.0, residuals) / (real(sums.m) * p * (1 - p));
}

std::optional<double> effective_n(const ClusterSums& sums, double level) {
  return effective_n_with(sums.clusters, sums, level);
}

std::optional<double> effective_n_with(std::uint64_t clusters, const ClusterSums& so_far, double level) {
  if (so_far.m == 0 || !is_level(level)) return std::nullopt;
  // Few hits (or few misses) say little about how hits crowd together, none say nothing. So the observed design effect
  // is mixed with the worst possible one, which counts as much as one claim of the rarer kind. It never helps: >= 1.
  const double rarer = real(std::min(so_far.x, so_far.m - so_far.x));
  const double worst = worst_design_effect(so_far);
  const double observed = design_effect(so_far).value_or(worst);
  const double effect = std::max(1.0, (rarer * observed + worst) / (rarer + 1));
  const double claims = real(so_far.m) / real(so_far.clusters) * real(clusters);
  // A variance estimated from k answers has k - 1 degrees of freedom. The worst case needs no estimate, so the
  // adjustment never takes n below it.
  const double n = claims / effect;
  const double floor = std::min(n, claims / worst);
  if (clusters < 2) return floor;
  const double shrink = two_sided_z(level) / two_sided_t(level, clusters - 1);
  return std::max(floor, n * shrink * shrink);
}

std::optional<Interval> weighted_wilson(const ClusterSums& weighted, Count plain, double level) {
  if (weighted.m == 0 || plain.n == 0 || !is_level(level)) return std::nullopt;
  // As effective_n, but in shares of one observation, because a sum of weights is no number of claims.
  const double rarer = real(std::min(plain.hits, plain.n - plain.hits));
  const double worst = real(weighted.mm) / (real(weighted.m) * real(weighted.m));  // 1 / Kish's number of clusters
  const double observed = design_effect(weighted).value_or(worst * real(weighted.m)) / real(weighted.m);
  const double n = std::min(real(plain.n), (rarer + 1) / (rarer * observed + worst));
  const double floor = std::min(n, 1 / worst);
  const double p = real(weighted.x) / real(weighted.m);
  if (weighted.clusters < 2) return wilson_of(p, floor, level);
  const double shrink = two_sided_z(level) / two_sided_t(level, weighted.clusters - 1);
  return wilson_of(p, std::max(floor, n * shrink * shrink), level);
}

std::optional<Interval> clustered_wilson(const ClusterSums& sums, double level) {
  const auto n = effective_n(sums, level);
  if (!n) return std::nullopt;
  return wilson_of(real(sums.x) / real(sums.m), *n, level);
}

}  // namespace groundlab
