// SPDX-License-Identifier: Apache-2.0
// Numbers from statsmodels 0.13.5 and a script of Newcombe's formula: `python3 tests/oracle/paired.py`.
#include "stats/paired.hpp"

#include <cstdint>
#include <utility>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

namespace {

/// Pairs of single claims: both hit, only the first, only the second, neither.
PairedSums pairs(std::uint64_t both, std::uint64_t only_first, std::uint64_t only_second, std::uint64_t neither) {
  PairedSums sums;
  for (std::uint64_t i = 0; i < both; ++i) sums.add({1, 1}, {1, 1});
  for (std::uint64_t i = 0; i < only_first; ++i) sums.add({1, 1}, {0, 1});
  for (std::uint64_t i = 0; i < only_second; ++i) sums.add({0, 1}, {1, 1});
  for (std::uint64_t i = 0; i < neither; ++i) sums.add({0, 1}, {0, 1});
  return sums;
}

const std::vector<std::pair<Count, Count>> uneven{{{3, 4}, {2, 4}}, {{1, 5}, {1, 3}}, {{2, 2}, {0, 2}},
                                                  {{0, 3}, {1, 3}}, {{4, 6}, {3, 5}}, {{2, 3}, {0, 0}}};

PairedSums sums_of(const std::vector<std::pair<Count, Count>>& cases) {
  PairedSums sums;
  for (const auto& [first, second] : cases) sums.add(first, second);
  return sums;
}

}  // namespace

TEST_CASE("McNemar's exact test equals statsmodels") {
  struct Row {
    std::uint64_t first, second;
    double p;
  };
  const Row rows[] = {{1, 9, 0.021484375},          {5, 5, 1}, {0, 6, 0.03125}, {12, 3, 0.03515625},
                      {86, 150, 3.71593613957e-05}, {0, 0, 1}, {1, 1, 1}};
  for (const auto& row : rows) {
    CHECK(mcnemar_exact(row.first, row.second) == Approx(row.p).epsilon(1e-9));
    CHECK(mcnemar_exact(row.second, row.first) == mcnemar_exact(row.first, row.second));
  }
}

TEST_CASE("Holm's correction equals statsmodels multipletests and R's p.adjust") {
  struct Row {
    std::vector<double> p, adjusted;
  };
  const Row rows[] = {
      {{0.01, 0.04, 0.03, 0.005}, {0.03, 0.06, 0.06, 0.02}},
      {{0.5, 0.6, 0.9}, {1, 1, 1}},
      {{0.02, 0.02, 0.02, 0.2, 0.001}, {0.08, 0.08, 0.08, 0.2, 0.005}},
      {{0.03}, {0.03}},
      {{}, {}},
  };
  for (const auto& row : rows) {
    const auto adjusted = holm(row.p);
    REQUIRE(adjusted.size() == row.adjusted.size());
    for (std::size_t i = 0; i < adjusted.size(); ++i) CHECK(adjusted[i] == Approx(row.adjusted[i]).epsilon(1e-12));
  }
}

TEST_CASE("with single claims the paired range is Newcombe's method 10") {
  struct Row {
    PairedSums sums;
    double value, low, high;
  };
  const Row rows[] = {
      {pairs(36, 12, 2, 0), 0.2, 0.0569295840032, 0.340427602975},
      {pairs(20, 12, 2, 16), 0.2, 0.0561564248417, 0.3292069954},
      {pairs(0, 10, 15, 5), -0.166666666667, -0.452788083778, 0.15424440919},
      {pairs(54, 0, 0, 0), 0, -0.0664135880909, 0.0664135880909},
      {pairs(30, 0, 0, 20), 0, -0.040380331583, 0.040380331583},
  };
  for (const auto& row : rows) {
    const auto difference = paired_difference(row.sums).value();
    CHECK(difference.value == Approx(row.value).margin(1e-11));
    CHECK(difference.range.low == Approx(row.low).margin(1e-9));
    CHECK(difference.range.high == Approx(row.high).margin(1e-9));
  }
}

TEST_CASE("the standard error of a difference equals statsmodels' cluster-robust one") {
  const auto sums = sums_of(uneven);
  const auto difference = paired_difference(sums).value();
  CHECK(difference.value == Approx(0.109974424552).epsilon(1e-10));
  CHECK(difference.standard_error == Approx(0.123353683273).epsilon(1e-10));
  CHECK(minimum_detectable_change(sums).value() == Approx(0.345585855659).epsilon(1e-9));
  CHECK(difference.range.low < difference.value);
  CHECK(difference.value < difference.range.high);
}

TEST_CASE("a side without a claim, or without any spread, has no difference to detect") {
  CHECK_FALSE(paired_difference({}));
  CHECK_FALSE(minimum_detectable_change({}));
  CHECK_FALSE(paired_difference(sums_of({{{1, 2}, {0, 0}}})));
  CHECK_FALSE(minimum_detectable_change(sums_of({{{1, 2}, {0, 0}}})));
  CHECK_FALSE(minimum_detectable_change(pairs(9, 0, 0, 0)));
  CHECK_FALSE(paired_difference(pairs(3, 1, 1, 1), 1.0));
  CHECK_FALSE(minimum_detectable_change(pairs(3, 1, 1, 1), 0.95, 1.0));
  CHECK(sums_of({{{0, 0}, {0, 0}}}) == PairedSums{});
}

TEST_CASE("paired sums merge in any order and know each side's clusters") {
  auto left = sums_of({uneven[5], uneven[1]});
  left += sums_of({uneven[4], uneven[0], uneven[3], uneven[2]});
  CHECK(left == sums_of(uneven));

  ClusterSums second;
  for (const auto& [ignored, count] : uneven) second.add(count.hits, count.n);
  CHECK(left.second() == second);
  CHECK(left.first().clusters == 6);
  CHECK(left.second().clusters == 5);
}

TEST_CASE("turning the sides round turns the difference round") {
  PairedSums turned;
  for (const auto& [first, second] : uneven) turned.add(second, first);
  const auto there = paired_difference(sums_of(uneven)).value();
  const auto back = paired_difference(turned).value();
  CHECK(back.value == Approx(-there.value));
  CHECK(back.range.low == Approx(-there.range.high));
  CHECK(back.range.high == Approx(-there.range.low));
}
