// SPDX-License-Identifier: Apache-2.0
#include "report/numbers.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a share has as many digits as its count is worth") {
  CHECK(percent(0.7, 20) == "70 %");
  CHECK(percent(0.0834, 212) == "8.3 %");
  CHECK(percent(0, 20) == "0 %");
  CHECK(percent(1, 20) == "100 %");
  CHECK(percent(0.004, 50) == "0.4 %");
  CHECK(percent(0.996, 50) == "99.6 %");
}

TEST_CASE("a rate shows its counts, and both bounds where not all was judged") {
  CHECK(rate_text({14, 20, 0.7, 0.7, 0.46, 0.86}) == "14/20 = 70 %");
  CHECK(rate_text({14, 20, 0.7, 0.75, 0.46, 0.9}) == "14/20 = 70 % to 75 %");
  CHECK(rate_text({}) == "0/0 = n/a");
  CHECK(range_text({14, 20, 0.7, 0.7, 0.46, 0.86}) == "46 % to 86 %");
  CHECK(range_text({}).empty());
}

TEST_CASE("numbers carry no needless digits") {
  CHECK(signed_number(0) == "+0");
  CHECK(signed_number(-0.0) == "+0");
  CHECK(signed_number(-10) == "-10");
  CHECK(signed_number(1.5) == "+1.5");
  CHECK(plain_number(3) == "3");
  CHECK(counted(1, "case") == "1 case");
  CHECK(counted(0, "case") == "0 cases");
}
