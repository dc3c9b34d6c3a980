// SPDX-License-Identifier: Apache-2.0
// When to ask again, and when to stop asking for a while: decisions as values, without a clock of their own.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>

namespace groundlab {

using Milliseconds = std::chrono::milliseconds;

/// Whether an HTTP status may be another one the next time: 408, 425, 429, and 500 and above but 501 and 505.
constexpr bool is_transient(long status) {
  if (status == 408 || status == 425 || status == 429) return true;
  return status >= 500 && status != 501 && status != 505;
}

struct RetryOptions {
  int attempts = 5;               ///< for one request, the first included
  Milliseconds base{500};         ///< the wait before the second attempt; doubles from there
  Milliseconds longest{30000};    ///< no wait of our own is longer
  Milliseconds patience{300000};  ///< a server that asks to wait longer than this is not waited for
};

/// The wait after the `attempt`-th attempt (from 1) has failed: half of base * 2^(attempt-1) and up to the whole of it
/// by `chance` (0 to 1), so that many who failed together do not come back together.
Milliseconds back_off(const RetryOptions& options, int attempt, double chance);

struct BreakerOptions {
  std::size_t failures = 16;    ///< in a row that open it
  Milliseconds pause{2000};     ///< until one request may try again; doubles with every failed trial
  Milliseconds longest{60000};  ///< no pause is longer
  int trials = 6;               ///< failed in a row, after which it stays open
};

/// A circuit breaker (Nygard, Release It!, 2007): after failures in a row nothing is sent for a while, then one request
/// tries whether the service is back.
class Breaker {
 public:
  using Time = std::chrono::steady_clock::time_point;

  explicit Breaker(BreakerOptions options) : options_(options) {}

  void succeeded();
  void failed(Time now);
  /// How many requests may be open at `now` where `limit` may be at best: all, one, or none.
  std::size_t room(Time now, std::size_t limit) const;
  /// When room() may change by itself; none: not by itself.
  std::optional<Time> opens_at() const;
  /// The service is taken for gone.
  bool is_dead() const { return failed_trials_ >= options_.trials; }
  bool has_ever_succeeded() const { return ever_succeeded_; }

 private:
  BreakerOptions options_;
  std::size_t failures_ = 0;
  int failed_trials_ = 0;
  bool ever_succeeded_ = false;
  std::optional<Time> closed_until_;  ///< nothing goes out before
};

}  // namespace groundlab
