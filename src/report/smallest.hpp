// SPDX-License-Identifier: Apache-2.0
// A few of many, chosen by a key that each carries: neither order nor shards matter, and memory does not grow.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace groundlab {

/// The `limit` values with the smallest keys of all that were offered. Keys are unique.
template <typename Key, typename Value>
class Smallest {
 public:
  explicit Smallest(std::size_t limit) : limit_(limit) {}

  /// Counts one more; calls make() for its value only where the key is among the smallest so far.
  template <typename Make>
  void offer(Key key, Make make) {
    ++offered_;
    const auto at = std::lower_bound(held_.begin(), held_.end(), key,
                                     [](const Held& held, const Key& k) { return held.first < k; });
    if (held_.size() == limit_ && at == held_.end()) return;
    held_.insert(at, Held{std::move(key), make()});
    if (held_.size() > limit_) held_.pop_back();
  }

  std::size_t limit() const { return limit_; }
  using Held = std::pair<Key, Value>;
  const std::vector<Held>& held() const { return held_; }  ///< by key
  std::size_t offered() const { return offered_; }
  std::size_t left_out() const { return offered_ - held_.size(); }

 private:
  std::size_t limit_;
  std::size_t offered_ = 0;
  std::vector<Held> held_;
};

}  // namespace groundlab
