// SPDX-License-Identifier: Apache-2.0
// Results that come from another thread in any order, each with the place it belongs to.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <exception>
#include <mutex>
#include <utility>

namespace groundlab {

/// Shared by sender and receiver: either may go first.
template <typename Result>
class Mailbox {
 public:
  void put(std::size_t place, Result result) {
    const std::lock_guard lock(mutex_);
    letters_.emplace_back(place, std::move(result));
    arrived_.notify_one();
  }

  /// The sender gives up: whoever waits gets this thrown.
  void fail(std::exception_ptr why) {
    const std::lock_guard lock(mutex_);
    failure_ = std::move(why);
    arrived_.notify_one();
  }

  /// Waits for the next.
  std::pair<std::size_t, Result> take() {
    std::unique_lock lock(mutex_);
    arrived_.wait(lock, [&] { return failure_ || !letters_.empty(); });
    if (failure_) std::rethrow_exception(failure_);
    auto letter = std::move(letters_.front());
    letters_.pop_front();
    return letter;
  }

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::pair<std::size_t, Result>> letters_;
  std::exception_ptr failure_;
};

}  // namespace groundlab
