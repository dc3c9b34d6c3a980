// SPDX-License-Identifier: Apache-2.0
// A set of 64-bit hashes, by open addressing: at most half of the slots are taken.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace groundlab {

/// Equal hashes are taken for equal things. They must be well mixed: the low bits choose the slot. 0 is never held.
class HashSet {
 public:
  /// The hashes of `things` instead of what it held; its memory stays.
  template <typename Things, typename Hash>
  void assign(const Things& things, Hash hash) {
    slots_.clear();
    if (things.empty()) return;
    slots_.resize(std::bit_ceil(2 * things.size()));
    const std::size_t mask = slots_.size() - 1;
    for (const auto& thing : things) {
      const std::uint64_t wanted = hash(thing);
      std::size_t at = wanted & mask;
      while (slots_[at] != wanted && slots_[at] != 0) at = (at + 1) & mask;
      slots_[at] = wanted;
    }
  }

  bool empty() const { return slots_.empty(); }
  bool holds(std::uint64_t hash) const {
    if (slots_.empty()) return false;
    const std::uint64_t* slots = slots_.data();
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash & mask;
    while (slots[at] != hash && slots[at] != 0) at = (at + 1) & mask;
    return slots[at] == hash;
  }

 private:
  std::vector<std::uint64_t> slots_;  ///< a power of two of them, or none; 0: free
};

}  // namespace groundlab
