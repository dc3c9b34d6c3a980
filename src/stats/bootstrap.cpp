// SPDX-License-Identifier: Apache-2.0
// Weights by inversion of the Poisson distribution at a uniform number that is a hash (the finaliser of splitmix64,
// Steele et al. 2014). Poisson weights instead of a resample of fixed size: Hanley and MacGibbon 2006, Chamandy et al.
// 2012.
#include "stats/bootstrap.hpp"

#include <algorithm>
#include <cmath>

namespace groundlab {
namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
// Sets the stream of the pseudo-claims apart from that of the cases.
constexpr std::uint64_t prior_stream = 0x5851f42d4c957f2d;

constexpr std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/// In [0, 1), with 53 bits.
double uniform(std::uint64_t seed, std::uint64_t replicate, std::uint64_t key) {
  const auto bits = mix(mix(mix(seed + golden) + (replicate + 1) * golden) ^ key);
  return static_cast<double>(bits >> 11) * 0x1p-53;
}

/// The Poisson count at which the distribution function passes u. `at_zero` is exp(-mean).
std::uint64_t poisson(double u, double mean, double at_zero) {
  std::uint64_t count = 0;
  double mass = at_zero;
  double below = at_zero;
  while (u >= below && count < 20) {
    ++count;
    mass *= mean / static_cast<double>(count);
    below += mass;
  }
  return count;
}

double quantile(const std::vector<double>& sorted, double p) {
  const double place = p * static_cast<double>(sorted.size() - 1);
  const auto at = static_cast<std::size_t>(place);
  if (at + 1 >= sorted.size()) return sorted.back();
  return sorted[at] + (place - static_cast<double>(at)) * (sorted[at + 1] - sorted[at]);
}

}  // namespace

std::uint64_t case_key(std::string_view id) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char byte : id) hash = (hash ^ static_cast<unsigned char>(byte)) * 0x100000001b3;
  return hash;
}

std::uint64_t bootstrap_weight(std::uint64_t seed, std::uint64_t replicate, std::uint64_t key) {
  constexpr double exp_minus_one = 0.36787944117144233;
  return poisson(uniform(seed, replicate, key), 1, exp_minus_one);
}

std::uint64_t prior_weight(std::uint64_t seed, std::uint64_t replicate, std::size_t cell, double mean) {
  return poisson(uniform(seed ^ prior_stream, replicate, mix(cell + golden)), mean, std::exp(-mean));
}

std::optional<Interval> percentile_interval(std::vector<double> values, double level) {
  if (values.empty() || !(level > 0 && level < 1)) return std::nullopt;
  std::sort(values.begin(), values.end());
  return Interval{quantile(values, (1 - level) / 2), quantile(values, (1 + level) / 2)};
}

}  // namespace groundlab
