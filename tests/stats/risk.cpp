// SPDX-License-Identifier: Apache-2.0
// The penalty and curve by hand, the range of the mean score from a script: `python3 tests/oracle/risk.py`.
#include "stats/risk.hpp"

#include <cmath>
#include <cstdint>
#include <limits>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a confidence target implies its penalty") {
  CHECK(penalty_for(0).value() == Approx(0));
  CHECK(penalty_for(0.5).value() == Approx(1));
  CHECK(penalty_for(0.75).value() == Approx(3));
  CHECK(penalty_for(0.9).value() == Approx(9));
  CHECK_FALSE(penalty_for(1));
  CHECK_FALSE(penalty_for(-0.1));
  CHECK_FALSE(penalty_for(std::numeric_limits<double>::quiet_NaN()));
}

TEST_CASE("the mean score's range equals a script of Zou's formula") {
  struct Row {
    Outcomes outcomes;
    double penalty, value, low, high;
  };
  const Row rows[] = {
      {{5, 2, 5}, 1, 0, -0.451344397419, 0.451344397419},    {{60, 30, 10}, 3, 0.3, 0.022102963406, 0.490219809847},
      {{40, 10, 0}, 9, 0.8, 0.144770662151, 0.887562499842}, {{0, 0, 20}, 1, -1, -1, -0.772134616242},
      {{7, 10, 3}, 0, 0.35, 0.181191824101, 0.567145723315},
  };
  for (const auto& row : rows) {
    const auto score = mean_score(row.outcomes, row.penalty).value();
    CHECK(score.value == Approx(row.value).margin(1e-12));
    CHECK(score.range.low == Approx(row.low).margin(1e-9));
    CHECK(score.range.high == Approx(row.high).margin(1e-9));
  }
  CHECK_FALSE(mean_score({}, 1));
  CHECK_FALSE(mean_score({1, 0, 0}, -1));
  CHECK_FALSE(mean_score({1, 0, 0}, std::numeric_limits<double>::infinity()));
  CHECK_FALSE(mean_score({1, 0, 0}, 1, 0));
}

TEST_CASE("the curve keeps the best scores first and counts the errors among them") {
  ScoreBins bins;
  bins.add(0.9, true);
  bins.add(0.9, true);
  bins.add(0.7, false);
  ScoreBins more;
  more.add(0.7, true);
  more.add(0.2, false);
  bins += more;
  const std::vector<CurvePoint> expected{{0.9, 2, 0}, {0.7, 4, 1}, {0.2, 5, 2}};
  CHECK(coverage_curve(bins) == expected);
  CHECK(coverage_curve({}).empty());
}

TEST_CASE("scores outside 0 to 1 count at the nearer end") {
  ScoreBins bins;
  bins.add(std::numeric_limits<double>::infinity(), true);
  bins.add(1.0004, true);
  bins.add(-3, false);
  bins.add(std::numeric_limits<double>::quiet_NaN(), false);
  const std::vector<CurvePoint> expected{{1, 2, 0}, {0, 4, 2}};
  CHECK(coverage_curve(bins) == expected);
}
