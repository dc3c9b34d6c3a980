// SPDX-License-Identifier: Apache-2.0
// The unconditional power: the number of discordant pairs is itself binomial, so the power is averaged over points of
// its distribution, half a standard deviation apart.
#include "stats/sign_test.hpp"

#include <algorithm>
#include <cmath>

#include "stats/distributions.hpp"
#include "stats/paired.hpp"

namespace groundlab {
namespace {

double real(std::uint64_t count) { return static_cast<double>(count); }

/// P(X < limit) for X binomial with n trials, at certainty as well.
double under(std::uint64_t limit, std::uint64_t n, double probability) {
  if (limit == 0) return 0;
  if (limit > n || probability <= 0) return 1;
  return probability < 1 ? binomial_cdf(limit - 1, n, probability) : 0;
}

/// How many of d pairs must point one way for the test to reject; d + 1: none do.
std::uint64_t needed_of(std::uint64_t d, double alpha) {
  std::uint64_t none = d / 2;  // the test does not reject
  std::uint64_t all = d + 1;
  while (all - none > 1) {
    const std::uint64_t middle = (none + all) / 2;
    (mcnemar_exact(middle, d - middle) > alpha ? none : all) = middle;
  }
  return all;
}

double power_of(Discordance seen, double net, double alpha) {
  const double n = real(seen.n);
  const double share = std::min(1.0, std::max(real(seen.discordant) / n, net));
  const double worse = share > 0 ? std::min(1.0, (1 + net / share) / 2) : 0.5;
  const double spread = std::sqrt(n * share * (1 - share));
  double power = 0;
  double weights = 0;
  for (int step = -5; step <= 5; ++step) {
    const double away = step / 2.0;
    const double weight = std::exp(-away * away / 2);
    const double discordant = std::clamp(n * share + away * spread, 0.0, n);
    const auto d = static_cast<std::uint64_t>(std::llround(discordant));
    power += weight * (1 - under(needed_of(d, alpha), d, worse));
    weights += weight;
  }
  return power / weights;
}

}  // namespace

std::optional<double> mcnemar_detectable(Discordance seen, double level, double power) {
  if (!(level > 0 && level < 1 && power > 0 && power < 1) || seen.n == 0 || seen.discordant > seen.n)
    return std::nullopt;
  if (power_of(seen, 1, 1 - level) < power) return std::nullopt;
  double low = 0;
  double high = 1;
  for (int step = 0; step < 14; ++step) {
    const double net = (low + high) / 2;
    (power_of(seen, net, 1 - level) < power ? low : high) = net;
  }
  return high;
}

}  // namespace groundlab
