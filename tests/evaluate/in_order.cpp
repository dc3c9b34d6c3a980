// SPDX-License-Identifier: Apache-2.0
#include "evaluate/in_order.hpp"

#include <atomic>
#include <numeric>
#include <stdexcept>

#include "catch.hpp"

using namespace groundlab;

namespace {

std::vector<int> squares_in_order(std::size_t threads, int count) {
  std::vector<int> workers(threads);
  std::vector<int> squares;
  int next = 0;
  in_order<int>(
      Crew<int>{workers},
      [&] {
        std::vector<int> batch(static_cast<std::size_t>(std::min(7, count - next)));
        std::iota(batch.begin(), batch.end(), next);
        next += static_cast<int>(batch.size());
        return batch;
      },
      [](int& worker, int& item) {
        ++worker;
        return item * item;
      },
      [&](int square) { squares.push_back(square); });
  return squares;
}

}  // namespace

TEST_CASE("results come in input order whatever the thread count") {
  const std::vector<int> once = squares_in_order(1, 1000);
  REQUIRE(once.size() == 1000);
  CHECK(once.at(31) == 961);
  CHECK(squares_in_order(2, 1000) == once);
  CHECK(squares_in_order(5, 1000) == once);
  CHECK(squares_in_order(3, 0).empty());
}

TEST_CASE("an exception in a worker ends the run and passes through") {
  for (const std::size_t threads : {1u, 4u}) {
    std::vector<int> workers(threads);
    int left = 20;
    std::size_t consumed = 0;
    const auto run = [&] {
      in_order<int>(
          Crew<int>{workers}, [&] { return left-- > 0 ? std::vector{left} : std::vector<int>(); },
          [](int&, int& item) { return item == 10 ? throw std::runtime_error("ten") : item; },
          [&](int) { ++consumed; });
    };
    CHECK_THROWS_AS(run(), std::runtime_error);
    CHECK(consumed <= 19);
  }
}
