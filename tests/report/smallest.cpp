// SPDX-License-Identifier: Apache-2.0
// A few of many: order does not matter, what is not kept is not made.
#include "report/smallest.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("the smallest keys are kept whatever the order") {
  std::vector<int> keys{5, 3, 9, 1, 7, 2};
  std::sort(keys.begin(), keys.end());
  do {
    Smallest<int, std::string> few(3);
    for (const int key : keys) few.offer(key, [&] { return std::to_string(key); });
    CHECK(few.held() == std::vector<std::pair<int, std::string>>{{1, "1"}, {2, "2"}, {3, "3"}});
    CHECK(few.offered() == 6);
    CHECK(few.left_out() == 3);
  } while (std::next_permutation(keys.begin(), keys.begin() + 4));
}

TEST_CASE("what is not among the smallest is not even made") {
  Smallest<int, int> few(1);
  int made = 0;
  for (const int key : {1, 2, 3}) few.offer(key, [&] { return ++made; });
  CHECK(made == 1);
  Smallest<int, int> none(0);
  none.offer(1, [&] { return ++made; });
  CHECK(made == 1);
  CHECK(none.left_out() == 1);
}
