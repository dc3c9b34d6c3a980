// SPDX-License-Identifier: Apache-2.0
// Streams and keys of the bootstrap's weights, and its quantiles. Poisson weights instead of a resample of fixed size:
// Hanley and MacGibbon 2006, Chamandy et al. 2012.
#include "stats/bootstrap.hpp"

#include <algorithm>
#include <cmath>

namespace groundlab {
namespace {

constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
// Sets the stream of the pseudo-claims apart from that of the cases.
constexpr std::uint64_t prior_stream = 0x5851f42d4c957f2d;

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

std::uint64_t bootstrap_stream(std::uint64_t seed, std::uint64_t replicate) {
  return mix(mix(seed + golden) + (replicate + 1) * golden);
}

std::uint64_t prior_weight(std::uint64_t stream, std::size_t cell, double mean) {
  return poisson(uniform(mix(stream ^ prior_stream ^ mix(cell + golden))), mean, std::exp(-mean));
}

std::optional<Interval> percentile_interval(std::vector<double> values, double level) {
  if (values.empty() || !(level > 0 && level < 1)) return std::nullopt;
  std::sort(values.begin(), values.end());
  return Interval{quantile(values, (1 - level) / 2), quantile(values, (1 + level) / 2)};
}

}  // namespace groundlab
