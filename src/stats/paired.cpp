// SPDX-License-Identifier: Apache-2.0
// Variances are those of ratio estimators, linearised over cases: the residual of a case on one side is
// (hits - rate x n) / (all claims of that side).
#include "stats/paired.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "stats/distributions.hpp"

namespace groundlab {
namespace {

using Part = PairedSums::Part;

double real(std::uint64_t count) { return static_cast<double>(count); }

double product(const PairedSums& sums, Part left, Part right) { return real(sums.products[left][right]); }

/// Sum over cases of (hits - rate n) of one side times the same of another, or the same, side.
double residual_product(const PairedSums& sums, Part left_hits, Part right_hits) {
  const auto left_n = static_cast<Part>(left_hits + 1);
  const auto right_n = static_cast<Part>(right_hits + 1);
  const double left_rate = real(sums.sums[left_hits]) / real(sums.sums[left_n]);
  const double right_rate = real(sums.sums[right_hits]) / real(sums.sums[right_n]);
  return product(sums, left_hits, right_hits) - right_rate * product(sums, left_hits, right_n) -
         left_rate * product(sums, left_n, right_hits) + left_rate * right_rate * product(sums, left_n, right_n);
}

struct Spread {
  double first = 0;   ///< variance of the first rate
  double second = 0;  ///< of the second
  double shared = 0;  ///< their covariance
};

Spread spread(const PairedSums& sums) {
  const double first_n = real(sums.sums[Part::first_n]);
  const double second_n = real(sums.sums[Part::second_n]);
  return {std::max(0.0, residual_product(sums, Part::first_hits, Part::first_hits)) / (first_n * first_n),
          std::max(0.0, residual_product(sums, Part::second_hits, Part::second_hits)) / (second_n * second_n),
          residual_product(sums, Part::first_hits, Part::second_hits) / (first_n * second_n)};
}

double standard_error(const Spread& spread) {
  return std::sqrt(std::max(0.0, spread.first + spread.second - 2 * spread.shared));
}

/// How far the two rates move together, for combining their intervals. A positive correlation loses half a case, as in
/// Newcombe's method 10: two sides that agree on all of few cases are not known to agree always.
double correlation(const PairedSums& sums, const Spread& spread) {
  if (spread.first <= 0 || spread.second <= 0) return 0;
  const double half_a_case = product(sums, Part::first_n, Part::second_n) / real(sums.cases) / 2 /
                             (real(sums.sums[Part::first_n]) * real(sums.sums[Part::second_n]));
  const double shared = spread.shared > 0 ? std::max(0.0, spread.shared - half_a_case) : spread.shared;
  return std::clamp(shared / std::sqrt(spread.first * spread.second), -1.0, 1.0);
}

ClusterSums side(const PairedSums& sums, Part hits, std::uint64_t clusters) {
  const auto n = static_cast<Part>(hits + 1);
  return {.clusters = clusters,
          .x = sums.sums[hits],
          .m = sums.sums[n],
          .xx = sums.products[hits][hits],
          .xm = sums.products[hits][n],
          .mm = sums.products[n][n]};
}

/// The distance that two distances make together when what they measure is correlated.
double together(double left, double right, double correlation) {
  return std::sqrt(std::max(0.0, left * left + right * right - 2 * correlation * left * right));
}

}  // namespace

double mcnemar_exact(std::uint64_t only_first, std::uint64_t only_second) {
  return std::min(1.0, 2 * binomial_cdf(std::min(only_first, only_second), only_first + only_second, 0.5));
}

std::vector<double> holm(std::span<const double> p_values) {
  std::vector<std::size_t> order(p_values.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::stable_sort(order.begin(), order.end(),
                   [&](std::size_t left, std::size_t right) { return p_values[left] < p_values[right]; });
  std::vector<double> adjusted(p_values.size());
  double highest = 0;
  for (std::size_t rank = 0; rank < order.size(); ++rank) {
    highest = std::max(highest, p_values[order[rank]] * real(order.size() - rank));
    adjusted[order[rank]] = std::min(1.0, highest);
  }
  return adjusted;
}

void PairedSums::add(Count first, Count second) {
  if (first.n == 0 && second.n == 0) return;
  const std::array parts{first.hits, first.n, second.hits, second.n};
  ++cases;
  sided[0] += first.n > 0 ? 1 : 0;
  sided[1] += second.n > 0 ? 1 : 0;
  for (std::size_t left = 0; left < parts.size(); ++left) {
    sums[left] += parts[left];
    for (std::size_t right = 0; right < parts.size(); ++right) products[left][right] += parts[left] * parts[right];
  }
}

PairedSums& PairedSums::operator+=(const PairedSums& other) {
  cases += other.cases;
  for (std::size_t at = 0; at < sided.size(); ++at) sided[at] += other.sided[at];
  for (std::size_t left = 0; left < sums.size(); ++left) {
    sums[left] += other.sums[left];
    for (std::size_t right = 0; right < sums.size(); ++right) products[left][right] += other.products[left][right];
  }
  return *this;
}

ClusterSums PairedSums::first() const { return side(*this, Part::first_hits, sided[0]); }

ClusterSums PairedSums::second() const { return side(*this, Part::second_hits, sided[1]); }

std::optional<Difference> paired_difference(const PairedSums& sums, double level) {
  const auto left = clustered_wilson(sums.first(), level);
  const auto right = clustered_wilson(sums.second(), level);
  if (!left || !right) return std::nullopt;
  const double left_rate = *rate(sums.first());
  const double right_rate = *rate(sums.second());
  const auto seen = spread(sums);
  const double shared = correlation(sums, seen);
  Difference difference{.value = left_rate - right_rate, .range = {}, .standard_error = standard_error(seen)};
  const double down = together(left_rate - left->low, right->high - right_rate, shared);
  const double up = together(left->high - left_rate, right_rate - right->low, shared);
  difference.range = {std::max(-1.0, difference.value - down), std::min(1.0, difference.value + up)};
  return difference;
}

std::optional<double> minimum_detectable_change(const PairedSums& sums, double level, double power) {
  if (!(level > 0 && level < 1 && power > 0 && power < 1)) return std::nullopt;
  if (sums.sums[Part::first_n] == 0 || sums.sums[Part::second_n] == 0) return std::nullopt;
  const double error = standard_error(spread(sums));
  if (error <= 0) return std::nullopt;
  return (two_sided_z(level) + normal_quantile(power)) * error;
}

}  // namespace groundlab
