// SPDX-License-Identifier: Apache-2.0
// A score goes into the hundredth at or below it, so that a threshold in hundredths splits the counts exactly.
#include "metrics/sweep.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace groundlab {
namespace {

std::size_t hundredth(double score) {
  const double scaled = std::floor(std::clamp(score, 0.0, 1.0) * static_cast<double>(ScoreSweep::steps) + 1e-9);
  return static_cast<std::size_t>(scaled);
}

using Counts = std::array<std::uint64_t, ScoreSweep::steps + 1>;

std::uint64_t below(const Counts& counts, std::size_t end) {
  return std::accumulate(counts.begin(), counts.begin() + static_cast<std::ptrdiff_t>(end), std::uint64_t{0});
}

double share(std::uint64_t part, std::uint64_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

}  // namespace

void ScoreSweep::add(const CaseResult& result) {
  for (const CheckedClaim& claim : result.claims) {
    if (!claim.label || !claim.judgement.score) continue;
    ++(*claim.label == Label::supported ? supported_ : not_supported_)[hundredth(*claim.judgement.score)];
  }
}

ScoreSweep& ScoreSweep::operator+=(const ScoreSweep& other) {
  for (std::size_t i = 0; i <= steps; ++i) {
    supported_[i] += other.supported_[i];
    not_supported_[i] += other.not_supported_[i];
  }
  return *this;
}

std::uint64_t ScoreSweep::claims() const { return below(supported_, steps + 1) + below(not_supported_, steps + 1); }

ScoreSweep::Point ScoreSweep::at(std::size_t hundredths) const {
  Point point{.threshold = share(hundredths, steps),
              .caught = below(not_supported_, hundredths),
              .not_supported = below(not_supported_, steps + 1),
              .false_alarms = below(supported_, hundredths),
              .supported = below(supported_, steps + 1),
              .balanced_accuracy = {}};
  if (point.supported > 0 && point.not_supported > 0)
    point.balanced_accuracy =
        (share(point.caught, point.not_supported) + 1 - share(point.false_alarms, point.supported)) / 2;
  return point;
}

std::optional<ScoreSweep::Point> ScoreSweep::best() const {
  std::optional<Point> best;
  std::size_t first = 0;
  std::size_t last = 0;
  for (std::size_t i = 1; i <= steps; ++i) {
    const Point point = at(i);
    if (!point.balanced_accuracy) return std::nullopt;
    if (!best || *point.balanced_accuracy > *best->balanced_accuracy) {
      best = point;
      first = last = i;
    } else if (i == last + 1 && *point.balanced_accuracy == *best->balanced_accuracy) {
      last = i;
    }
  }
  return at((first + last) / 2);
}

}  // namespace groundlab
