// SPDX-License-Identifier: Apache-2.0
#include "judges/remote/retry.hpp"

#include "catch.hpp"

using namespace groundlab;
using std::chrono::milliseconds;

TEST_CASE("a wait doubles, up to a limit, and half of it is chance") {
  const RetryOptions options{.attempts = 9, .base = milliseconds(100), .longest = milliseconds(1000)};
  CHECK(back_off(options, 1, 0) == milliseconds(50));
  CHECK(back_off(options, 1, 1) == milliseconds(100));
  CHECK(back_off(options, 2, 0.5) == milliseconds(150));
  CHECK(back_off(options, 3, 1) == milliseconds(400));
  CHECK(back_off(options, 60, 1) == milliseconds(1000));
}

TEST_CASE("only statuses that may change are tried again") {
  for (const long status : {408L, 425L, 429L, 500L, 502L, 503L, 504L, 529L}) CHECK(is_transient(status));
  for (const long status : {200L, 301L, 400L, 401L, 403L, 404L, 413L, 501L, 505L}) CHECK_FALSE(is_transient(status));
}

TEST_CASE("a breaker opens after failures in a row, lets one try, and closes on success") {
  Breaker breaker({.failures = 3, .pause = milliseconds(100), .longest = milliseconds(400), .trials = 3});
  const Breaker::Time start{};
  breaker.failed(start);
  breaker.failed(start);
  breaker.succeeded();
  breaker.failed(start);
  breaker.failed(start);
  CHECK(breaker.room(start, 8) == 8);
  breaker.failed(start);
  CHECK(breaker.room(start, 8) == 0);
  CHECK(breaker.opens_at() == start + milliseconds(100));
  CHECK(breaker.room(start + milliseconds(99), 8) == 0);
  CHECK(breaker.room(start + milliseconds(100), 8) == 1);
  breaker.failed(start + milliseconds(100));
  CHECK(breaker.room(start + milliseconds(299), 8) == 0);
  CHECK(breaker.room(start + milliseconds(300), 8) == 1);
  breaker.succeeded();
  CHECK(breaker.room(start + milliseconds(300), 8) == 8);
}

TEST_CASE("a breaker whose trials all fail stays open") {
  Breaker breaker({.failures = 1, .pause = milliseconds(10), .longest = milliseconds(10), .trials = 2});
  Breaker::Time now{};
  breaker.failed(now);
  CHECK_FALSE(breaker.is_dead());
  breaker.failed(now += milliseconds(10));
  CHECK_FALSE(breaker.is_dead());
  breaker.failed(now += milliseconds(10));
  CHECK(breaker.is_dead());
  CHECK_FALSE(breaker.has_ever_succeeded());
}
