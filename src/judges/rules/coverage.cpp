// SPDX-License-Identifier: Apache-2.0
// Measures over the hits. Each is a share that can be shown; the decision weighs them.
#include "judges/rules/coverage.hpp"

#include <algorithm>

namespace groundlab::rules {
namespace {

float best_quality(std::span<const View> views, std::uint32_t distinct) {
  float best = 0;
  for (const View& view : views)
    for (const Hit& hit : view.matches->of(distinct))
      if (!hit.opposite) best = std::max(best, hit.quality);
  return best;
}

/// Some hit of one word stands within `reach` content words of some hit of the other. Both are sorted by place.
bool stand_together(std::span<const Hit> one, std::span<const Hit> other, std::uint32_t reach) {
  std::size_t low = 0;
  for (const Hit& hit : one) {
    while (low < other.size() && other[low].at + reach < hit.at) ++low;
    for (std::size_t i = low; i < other.size() && other[i].at <= hit.at + reach; ++i)
      if (other[i].at != hit.at) return true;
  }
  return false;
}

float together(const PreparedClaim& claim, std::span<const View> views, float covered, const Constants& constants) {
  float all = 0;
  float found = 0;
  const auto reach = static_cast<std::uint32_t>(constants.together_reach);
  for (std::size_t i = 0; i < claim.words.size(); ++i)
    for (std::size_t j = i + 1; j < std::min(i + 3, claim.words.size()); ++j) {
      const std::uint32_t a = claim.words[i].distinct;
      const std::uint32_t b = claim.words[j].distinct;
      if (a == b) continue;
      const float weight = std::min(claim.distinct[a].weight, claim.distinct[b].weight);
      all += weight;
      const bool close = std::any_of(views.begin(), views.end(), [&](const View& view) {
        return stand_together(view.matches->of(a), view.matches->of(b), reach);
      });
      if (close) found += weight;
    }
  return all > 0 ? found / all : covered;
}

float copied(const PreparedClaim& claim, std::span<const View> views) {
  std::vector<WordId> words;
  for (const Token& token : claim.text.tokens)
    if (token.kind != TokenKind::mark) words.push_back(token.word);
  if (words.size() < 3) return 0;
  std::size_t found = 0;
  for (std::size_t i = 0; i + 2 < words.size(); ++i) {
    const std::uint64_t key = trigram(words[i], words[i + 1], words[i + 2]);
    found +=
        std::any_of(views.begin(), views.end(), [&](const View& view) { return view.evidence->trigrams.holds(key); });
  }
  return static_cast<float>(found) / static_cast<float>(words.size() - 2);
}

}  // namespace

Coverage cover(const PreparedClaim& claim, std::span<const View> views, const std::vector<bool>& asked,
               const Constants& constants) {
  Coverage coverage;
  float found = 0;
  for (std::uint32_t i = 0; i < claim.distinct.size(); ++i) {
    const DistinctWord& word = claim.distinct[i];
    float quality = best_quality(views, i);
    if (asked[i]) quality = std::max(quality, constants.asked_quality);
    coverage.quality.push_back(quality);
    found += word.weight * quality;
    if (word.name) coverage.names_missing += 1 - quality;
  }
  if (claim.weight > 0) coverage.covered = found / claim.weight;
  coverage.together = together(claim, views, coverage.covered, constants);
  coverage.copied = copied(claim, views);
  return coverage;
}

}  // namespace groundlab::rules
