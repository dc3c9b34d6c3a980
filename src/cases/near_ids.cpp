// SPDX-License-Identifier: Apache-2.0
#include "cases/near_ids.hpp"

#include <algorithm>
#include <functional>
#include <string>

#include "groundlab/core/nearest.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_ids = 50000;
constexpr std::size_t longest_id = 64;

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

// Hashes of the id and of what is left of it without each of its characters.
std::vector<std::uint64_t> shortened(std::string_view id) {
  if (id.size() > longest_id) return {};
  std::string whole(id);
  std::transform(whole.begin(), whole.end(), whole.begin(), lower);
  const std::hash<std::string> hash;
  std::vector<std::uint64_t> hashes{hash(whole)};
  for (std::size_t i = 0; i < whole.size(); ++i) hashes.push_back(hash(whole.substr(0, i) + whole.substr(i + 1)));
  return hashes;
}

}  // namespace

NearIds::NearIds(std::vector<std::string_view> ids) : ids_(std::move(ids)) {
  std::sort(ids_.begin(), ids_.end());
  if (ids_.size() > most_ids) return;
  for (std::size_t i = 0; i < ids_.size(); ++i)
    for (const std::uint64_t hash : shortened(ids_[i])) shortened_.emplace_back(hash, i);
  std::sort(shortened_.begin(), shortened_.end());
}

std::optional<std::string_view> NearIds::nearest_to(std::string_view id) const {
  constexpr std::size_t most_candidates = 50;
  std::vector<std::string_view> candidates;
  for (const std::uint64_t hash : shortened(id)) {
    auto at = std::lower_bound(shortened_.begin(), shortened_.end(), std::pair{hash, std::size_t{0}});
    for (; at != shortened_.end() && at->first == hash && candidates.size() < most_candidates; ++at)
      candidates.push_back(ids_[at->second]);
  }
  std::sort(candidates.begin(), candidates.end());
  return nearest(id, candidates);
}

}  // namespace groundlab
