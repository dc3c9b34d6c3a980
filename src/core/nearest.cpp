// SPDX-License-Identifier: Apache-2.0
// Edit distance by two rows (Levenshtein 1966), for names of a few letters.
#include "groundlab/core/nearest.hpp"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace groundlab {
namespace {

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (const char from : a) {
    std::size_t diagonal = row[0]++;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t replaced = diagonal + (lower(from) == lower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::optional<std::string_view> nearest(std::string_view name, std::span<const std::string_view> candidates) {
  constexpr std::size_t longest_name = 100;
  if (name.size() > longest_name) return std::nullopt;
  std::size_t allowed = std::min<std::size_t>(3, (name.size() + 2) / 3);
  std::optional<std::string_view> best;
  for (const std::string_view candidate : candidates) {
    const std::size_t distance = edit_distance(name, candidate);
    if (distance > allowed || (best && distance == allowed)) continue;
    best = candidate;
    allowed = distance;
  }
  return best;
}

std::string did_you_mean(std::string_view name, std::span<const std::string_view> candidates) {
  if (const auto close = nearest(name, candidates)) return "did you mean \"" + std::string(*close) + "\"?";
  std::string list;
  for (const std::string_view candidate : candidates)
    list += (list.empty() ? "known: " : ", ") + std::string(candidate);
  return list;
}

}  // namespace groundlab
