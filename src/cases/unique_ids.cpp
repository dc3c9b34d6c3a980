// SPDX-License-Identifier: Apache-2.0
// A hash set of hashes with linear probing, at most three quarters full.
#include "cases/unique_ids.hpp"

#include <functional>

#include "cases/shortened.hpp"

namespace groundlab {
namespace {

// The slot that holds `hash` or is free for it.
std::uint64_t& slot_of(std::vector<std::uint64_t>& slots, std::uint64_t hash) {
  const std::size_t mask = slots.size() - 1;
  std::size_t at = hash & mask;
  while (slots[at] != 0 && slots[at] != hash) at = (at + 1) & mask;
  return slots[at];
}

}  // namespace

bool UniqueIds::insert(std::string_view id) {
  static_assert(sizeof(std::size_t) == sizeof(std::uint64_t), "std::hash gives 64 bits");
  const std::uint64_t hash = std::hash<std::string_view>{}(id);
  const std::uint64_t kept = hash == 0 ? 1 : hash;
  std::uint64_t& slot = slot_of(slots_, kept);
  if (slot == kept) return false;
  slot = kept;
  if (++size_ * 4 > slots_.size() * 3) grow();
  return true;
}

std::optional<Diagnostic> UniqueIds::check(const Case& next) {
  if (insert(next.id)) return std::nullopt;
  return Diagnostic{Severity::error, next.where, "another case has the id " + shortened(next.id),
                    "give every case of a run an id of its own"};
}

void UniqueIds::grow() {
  std::vector<std::uint64_t> larger(slots_.size() * 2);
  for (const std::uint64_t hash : slots_)
    if (hash != 0) slot_of(larger, hash) = hash;
  slots_ = std::move(larger);
}

}  // namespace groundlab
