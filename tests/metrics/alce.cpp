// SPDX-License-Identifier: Apache-2.0
// Means over answers, by hand.
#include "metrics/alce.hpp"

#include "catch.hpp"
#include "stats/intervals.hpp"

using namespace groundlab;

namespace {

AlceTally tally_of(const std::vector<std::optional<AlceCounts>>& answers) {
  AlceTally tally;
  for (const auto& one : answers) tally.add(one);
  return tally;
}

}  // namespace

TEST_CASE("ALCE's figures are means over answers that have a sentence") {
  const AlceTally tally = tally_of({AlceCounts{2, 1, 1, 2, 1, 2}, AlceCounts{3, 1, 2, 0, 0, 0},
                                    AlceCounts{1, 1, 1, 4, 3, 3}, AlceCounts{}, std::nullopt});
  const Estimate recall = alce_recall(tally);
  CHECK(recall.n == 3);
  CHECK(recall.value.value() == Approx((1.0 / 2 + 1.0 / 3 + 1) / 3));
  CHECK(recall.value_max.value() == Approx((1.0 / 2 + 2.0 / 3 + 1) / 3));
  CHECK(recall.low == wilson_of(*recall.value, 3)->low);
  CHECK(recall.high == wilson_of(*recall.value_max, 3)->high);
  const Estimate precision = alce_precision(tally);  // an answer without citations has 0
  CHECK(precision.value.value() == Approx((1.0 / 2 + 0 + 3.0 / 4) / 3));
  CHECK(precision.value_max.value() == Approx((1.0 + 0 + 3.0 / 4) / 3));
}

TEST_CASE("without an answer ALCE's figures have no value") { CHECK(alce_recall({}) == Estimate{}); }

TEST_CASE("ALCE's counts merge") {
  const std::vector<std::optional<AlceCounts>> answers{AlceCounts{2, 1, 1, 2, 1, 2}, AlceCounts{3, 1, 2, 0, 0, 0},
                                                       AlceCounts{2, 1, 1, 2, 1, 2}};
  AlceTally merged = tally_of({answers.begin() + 1, answers.end()});
  merged += tally_of({answers.begin(), answers.begin() + 1});
  CHECK(merged == tally_of(answers));
}
