// SPDX-License-Identifier: Apache-2.0
#include "metrics/factscore.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("FActScore is the mean share of supported facts, with a penalty for few of them") {
  CHECK_FALSE(factscore({}));
  CHECK(*factscore({{{20, 15}, 1}}) == Approx(0.75));
  // exp(1 - 10/5) = 0.36787944; exp(1 - 10/10) = 1, as the published program has it for gamma = 10.
  CHECK(*factscore({{{5, 5}, 1}}) == Approx(0.36787944));
  CHECK(*factscore({{{10, 4}, 1}}) == Approx(0.4));
  CHECK(*factscore({{{20, 15}, 3}, {{5, 5}, 1}}) == Approx((3 * 0.75 + 0.36787944) / 4));
  CHECK(*factscore({{{5, 5}, 1}}, 5) == Approx(1));
}
