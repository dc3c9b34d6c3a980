// SPDX-License-Identifier: Apache-2.0
#include "stats/sign_test.hpp"

#include <string>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("what McNemar's exact test finds agrees with its power summed over every outcome") {
  struct Row {
    Discordance seen;
    double level;
    double detectable;
  };
  // Enumerated in Python 3.11: all numbers of discordant pairs and all their splits, tails as integers (math.comb).
  const std::vector<Row> rows{
      {{100, 20}, 0.95, 0.1277}, {{200, 10}, 0.95, 0.0443}, {{500, 60}, 0.99, 0.0536},
      {{1000, 0}, 0.95, 0.0079}, {{50, 50}, 0.95, 0.4079},  {{30, 2}, 0.95, 0.2507},
  };
  for (const Row& row : rows) {
    CAPTURE(row.seen.n, row.seen.discordant);
    CHECK(mcnemar_detectable(row.seen, row.level).value() == Approx(row.detectable).epsilon(0.08));
  }
}

TEST_CASE("more pairs find smaller changes, more noise hides them") {
  CHECK(*mcnemar_detectable({400, 40}) < *mcnemar_detectable({100, 10}));
  CHECK(*mcnemar_detectable({100, 10}) < *mcnemar_detectable({100, 40}));
  CHECK(*mcnemar_detectable({100, 10}, 0.95) < *mcnemar_detectable({100, 10}, 0.995));
  CHECK(*mcnemar_detectable({100, 10}, 0.95, 0.8) < *mcnemar_detectable({100, 10}, 0.95, 0.9));
}

TEST_CASE("few pairs find nothing, and nonsense has no answer") {
  CHECK_FALSE(mcnemar_detectable({5, 5}));  // 2 * 0.5^5 is above 0.05
  CHECK(mcnemar_detectable({6, 6}));
  CHECK_FALSE(mcnemar_detectable({0, 0}));
  CHECK_FALSE(mcnemar_detectable({5, 6}));
  CHECK_FALSE(mcnemar_detectable({100, 10}, 1));
  CHECK_FALSE(mcnemar_detectable({100, 10}, 0.95, 0));
}
