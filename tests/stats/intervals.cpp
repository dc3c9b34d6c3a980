// SPDX-License-Identifier: Apache-2.0
// Wilson against statsmodels and Newcombe's table; the clustered interval against statsmodels' cluster-robust variance.
#include "stats/intervals.hpp"

#include <algorithm>
#include <cstdint>
#include <random>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

namespace {

using Clusters = std::vector<std::pair<std::uint64_t, std::uint64_t>>;

ClusterSums sums_of(const Clusters& clusters) {
  ClusterSums sums;
  for (const auto& [hits, size] : clusters) sums.add(hits, size);
  return sums;
}

double width(const Interval& interval) { return interval.high - interval.low; }

}  // namespace

TEST_CASE("Wilson's interval equals statsmodels and Newcombe's published table") {
  // statsmodels 0.13.5, proportion_confint(hits, n, 1 - level, "wilson"): `python3 tests/oracle/intervals.py wilson`.
  // The last four: Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3, to its four digits.
  struct Row {
    std::uint64_t hits, n;
    double level, low, high, tolerance;
  };
  const Row rows[] = {
      {0, 10, 0.95, 0, 0.277532799863, 1e-9},
      {5, 10, 0.95, 0.236593090513, 0.763406909487, 1e-9},
      {10, 10, 0.95, 0.722467200137, 1, 1e-9},
      {1, 1, 0.95, 0.206549314377, 1, 1e-9},
      {17, 20, 0.95, 0.639581135259, 0.947631254104, 1e-9},
      {850, 1000, 0.95, 0.826531341573, 0.870789927487, 1e-9},
      {3, 7, 0.9, 0.186443190364, 0.710522908986, 1e-9},
      {1, 100000, 0.99, 1.17405572987e-06, 8.51691814958e-05, 1e-9},
      {81, 263, 0.95, 0.2553, 0.3662, 0.5e-4},
      {15, 148, 0.95, 0.0624, 0.1605, 0.5e-4},
      {0, 20, 0.95, 0, 0.1611, 0.5e-4},
      {1, 29, 0.95, 0.0061, 0.1718, 0.5e-4},
  };
  for (const auto& row : rows) {
    CAPTURE(row.hits, row.n);
    const auto interval = wilson(row.hits, row.n, row.level);
    REQUIRE(interval);
    CHECK(interval->low == Approx(row.low).margin(row.tolerance));
    CHECK(interval->high == Approx(row.high).margin(row.tolerance));
  }
}

TEST_CASE("nothing counted and a level that is none give no interval") {
  CHECK_FALSE(wilson(0, 0));
  CHECK_FALSE(wilson(3, 2));
  CHECK_FALSE(wilson(1, 2, 0));
  CHECK_FALSE(wilson(1, 2, 1));
  CHECK_FALSE(wilson_of(0.5, 0));
  CHECK_FALSE(rate({}));
  CHECK_FALSE(design_effect({}));
  CHECK_FALSE(effective_n({}));
  CHECK_FALSE(clustered_wilson({}));
  CHECK_FALSE(clustered_wilson(sums_of({{1, 2}}), 1));
  CHECK(sums_of({{0, 0}}) == ClusterSums{});
}

TEST_CASE("the clustered interval is Wilson on statsmodels' cluster-robust variance") {
  // `python3 tests/oracle/intervals.py clustered`: OLS on a constant, cov_type="cluster", use_correction=False.
  struct Row {
    std::string_view why;
    Clusters clusters;
    double effect, n, low, high;
  };
  const Row rows[] = {
      {"answers that differ",
       {{3, 4}, {1, 5}, {2, 2}, {0, 3}, {4, 6}},
       1.5,
       5.62219712998,
       0.181441921014,
       0.818558078986},
      {"all claims of an answer alike: as many as answers",
       {{4, 4}, {0, 4}, {4, 4}, {0, 4}, {4, 4}},
       4,
       5,
       0.230724281276,
       0.882379225767},
      {"hits spread evenly never help", {{1, 2}, {1, 2}, {1, 2}, {1, 2}}, 0, 4, 0.150038989152, 0.849961010848},
      {"a single hit says little of how hits crowd",
       {{1, 4}, {0, 4}, {0, 4}, {0, 4}, {0, 4}, {0, 4}},
       0.869565217391,
       6,
       0.00241254100859,
       0.438727222902},
  };
  for (const auto& row : rows) {
    CAPTURE(row.why);
    const auto sums = sums_of(row.clusters);
    CHECK(design_effect(sums).value() == Approx(row.effect).margin(1e-9));
    CHECK(effective_n(sums).value() == Approx(row.n).margin(1e-8));
    CHECK(clustered_wilson(sums)->low == Approx(row.low).margin(1e-9));
    CHECK(clustered_wilson(sums)->high == Approx(row.high).margin(1e-9));
  }
}

TEST_CASE("with one claim per answer the clustered interval is Wilson's") {
  for (const std::uint64_t n : {1U, 2U, 3U, 20U, 500U}) {
    for (std::uint64_t hits = 0; hits <= n; hits += std::max<std::uint64_t>(1, n / 10)) {
      ClusterSums sums;
      for (std::uint64_t i = 0; i < n; ++i) sums.add(i < hits ? 1 : 0, 1);
      CAPTURE(n, hits);
      CHECK(clustered_wilson(sums)->low == Approx(wilson(hits, n)->low).margin(1e-12));
      CHECK(clustered_wilson(sums)->high == Approx(wilson(hits, n)->high).margin(1e-12));
    }
  }
}

TEST_CASE("where the design effect cannot be seen the answers are counted, not the claims") {
  // Ten answers of four claims, all supported: as if ten claims, not forty.
  CHECK(effective_n(sums_of(Clusters(10, {4, 4}))).value() == Approx(10));
  CHECK(effective_n(sums_of(Clusters(10, {0, 4}))).value() == Approx(10));
  // A single answer is one observation, whatever it says.
  CHECK(effective_n(sums_of({{7, 12}})).value() == Approx(1));
  CHECK(*clustered_wilson(sums_of({{12, 12}})) == *wilson(1, 1));
  // Answers of unequal length count for less than their number: (1 + 9)^2 / (1 + 81).
  CHECK(effective_n(sums_of({{1, 1}, {9, 9}})).value() == Approx(100.0 / 82));
}

TEST_CASE("the clustered interval is never narrower than independent claims would give") {
  std::mt19937_64 random(7);
  for (int round = 0; round < 2000; ++round) {
    Clusters clusters;
    const auto count = 1 + random() % 12;
    for (std::uint64_t i = 0; i < count; ++i) {
      const auto size = 1 + random() % 6;
      clusters.emplace_back(random() % (size + 1), size);
    }
    const auto sums = sums_of(clusters);
    const auto range = clustered_wilson(sums).value();
    REQUIRE(width(range) >= width(*wilson(sums.x, sums.m)) - 1e-12);
    REQUIRE((range.low >= 0 && range.low <= *rate(sums) && *rate(sums) <= range.high && range.high <= 1));
  }
}

TEST_CASE("cluster sums merge to the same integers in any order and split") {
  const Clusters clusters{{3, 4}, {1, 5}, {2, 2}, {0, 3}, {4, 6}};
  auto left = sums_of({clusters[4], clusters[0]});
  left += sums_of({clusters[3], clusters[2], clusters[1]});
  CHECK(left == sums_of(clusters));
  CHECK((left += ClusterSums{}) == sums_of(clusters));
}
