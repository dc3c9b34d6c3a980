// SPDX-License-Identifier: Apache-2.0
// How a judge would do with another threshold: labelled claims counted by score, so that every threshold can be read
// off afterwards. Mergeable, order-free.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "groundlab/core/result.hpp"

namespace groundlab {

class ScoreSweep {
 public:
  static constexpr std::size_t steps = 100;  ///< scores are counted in hundredths

  /// Counts the labelled claims that have a score.
  void add(const CaseResult& result);
  ScoreSweep& operator+=(const ScoreSweep& other);
  bool operator==(const ScoreSweep&) const = default;

  std::uint64_t claims() const;

  /// Claims scored below the threshold count as flagged.
  struct Point {
    double threshold = 0;
    std::uint64_t caught = 0;  ///< not-supported claims that are flagged
    std::uint64_t not_supported = 0;
    std::uint64_t false_alarms = 0;  ///< supported claims that are flagged
    std::uint64_t supported = 0;
    std::optional<double> balanced_accuracy;  ///< none unless both classes occur

    bool operator==(const Point&) const = default;
  };
  Point at(std::size_t hundredths) const;

  /// The threshold with the highest balanced accuracy; of several, the one in the middle of the first run of them.
  std::optional<Point> best() const;

 private:
  std::array<std::uint64_t, steps + 1> supported_{};
  std::array<std::uint64_t, steps + 1> not_supported_{};
};

}  // namespace groundlab
