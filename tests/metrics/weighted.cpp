// SPDX-License-Identifier: Apache-2.0
// Weighted rates: by hand, and the laws that weights must keep.
#include "metrics/weighted.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

struct Row {
  Sample sample;
  std::uint64_t weight;
};

WeightedTally tally_of(const std::vector<Row>& rows) {
  WeightedTally tally;
  for (const Row& row : rows) tally.add(row.sample, row.weight);
  return tally;
}

}  // namespace

TEST_CASE("a case counts as much as it weighs") {
  const Estimate rate = estimate(tally_of({{{1, 2, 0}, 50}, {{1, 1, 0}, 400}, {{0, 3, 1}, 100}}));
  CHECK(rate.hits == 2);
  CHECK(rate.n == 6);
  CHECK(rate.value.value() == Approx((0.5 * 1 + 4.0 * 1) / (0.5 * 2 + 4.0 * 1 + 1.0 * 3)));
  CHECK(rate.value_max.value() == Approx((0.5 * 1 + 4.0 * 1 + 1) / (0.5 * 2 + 4.0 * 1 + 1.0 * 3)));
  CHECK(rate.low.value() < *rate.value);
  CHECK(rate.high.value() > *rate.value_max);
}

TEST_CASE("equal weights change nothing") {
  const std::vector<Sample> samples{{3, 4, 0}, {1, 5, 0}, {2, 2, 0}, {0, 3, 0}, {4, 6, 0}};
  for (const std::uint64_t weight : {1, 50, 100, 700}) {
    WeightedTally weighted;
    ClusterSums plain;
    for (const Sample& sample : samples) {
      weighted.add(sample, weight);
      plain.add(sample.hits, sample.n);
    }
    const auto range = clustered_wilson(plain).value();
    CHECK(estimate(weighted).value.value() == Approx(0.5));
    CHECK(estimate(weighted).low.value() == Approx(range.low));
    CHECK(estimate(weighted).high.value() == Approx(range.high));
  }
}

TEST_CASE("uneven weights make the range wider") {
  std::vector<Row> even;
  std::vector<Row> uneven;
  for (std::uint64_t i = 0; i < 40; ++i) {
    even.push_back({{i % 2, 1, 0}, 100});
    uneven.push_back({{i % 2, 1, 0}, i < 20 ? 50U : 400U});
  }
  const Estimate narrow = estimate(tally_of(even));
  const Estimate wide = estimate(tally_of(uneven));
  CHECK(*wide.high - *wide.low > *narrow.high - *narrow.low);
  // Kish's effective number of 20 weights of 0.5 and 20 of 4: 90 squared over 325.
  const auto expected = wilson_of(0.5, 90.0 * 90.0 / 325.0).value();
  CHECK(*wide.high - *wide.low == Approx(expected.high - expected.low).epsilon(0.1));
}

TEST_CASE("weights come from the case and are capped") {
  CaseResult result;
  result.outcome = Outcome::correct;
  Case weighed;
  WeightedRates light;
  weighed.weight = 1000;
  light.add(weighed, result);
  WeightedRates heavy;
  weighed.weight = 1e300;
  heavy.add(weighed, result);
  CHECK(light == heavy);
  WeightedRates merged;
  merged += light;
  CHECK(merged == light);
}

TEST_CASE("nothing weighed has no value") { CHECK(estimate(WeightedTally{}) == Estimate{}); }
