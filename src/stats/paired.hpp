// SPDX-License-Identifier: Apache-2.0
// Two sets of verdicts on the same cases: two judges on the same claims, or two versions of a system on the same
// questions. McNemar's exact test for independent pairs, Holm's correction for several tests, and the difference of two
// rates with a range that knows that claims of a case go together and that both sides saw the same cases.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "stats/intervals.hpp"

namespace groundlab {

/// Two-sided p-value of McNemar's exact test (the binomial on the discordant pairs): `only_first` pairs where only the
/// first is right, `only_second` where only the second is. 1 where nothing is discordant. Assumes independent pairs.
double mcnemar_exact(std::uint64_t only_first, std::uint64_t only_second);

/// Holm's step-down adjustment (Holm 1979): p-values in the same order, each at most 1.
std::vector<double> holm(std::span<const double> p_values);

/// Sums over cases of the counts of both sides and of their products. Mergeable, order-free. A case that only one side
/// has comes with n = 0 on the other.
struct PairedSums {
  enum Part : std::size_t { first_hits, first_n, second_hits, second_n };

  std::uint64_t cases = 0;
  std::array<std::uint64_t, 4> sums{};                     ///< by Part
  std::array<std::array<std::uint64_t, 4>, 4> products{};  ///< by Part and Part, symmetric
  std::array<std::uint64_t, 2> sided{};                    ///< cases with a claim on the first, the second side

  void add(Count first, Count second);
  PairedSums& operator+=(const PairedSums& other);
  bool operator==(const PairedSums&) const = default;

  ClusterSums first() const;
  ClusterSums second() const;
};

/// first - second, in [-1, 1].
struct Difference {
  double value = 0;
  Interval range{-1, 1};
  double standard_error = 0;

  bool operator==(const Difference&) const = default;
};

/// The difference of the two rates (Miller 2024, section 4.2, with ratio estimators over cases). The range combines the
/// two clustered Wilson intervals by their correlation (MOVER: Newcombe 1998 method 10, Zou and Donner 2008), so it
/// stays in [-1, 1] and has width where nothing differs. None unless both sides have a claim.
std::optional<Difference> paired_difference(const PairedSums& sums, double level = 0.95);

/// The smallest true difference that a test at 1 - level finds with probability `power`, given the spread seen so far
/// (Miller 2024, section 5). None without a spread, or for a level or power outside (0, 1).
std::optional<double> minimum_detectable_change(const PairedSums& sums, double level = 0.95, double power = 0.8);

}  // namespace groundlab
