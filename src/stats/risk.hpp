// SPDX-License-Identifier: Apache-2.0
// What a wrong answer costs against an abstention. The penalty that a confidence target implies (Kalai et al. 2025,
// arXiv 2509.04664), the mean score under it with its range, and the curve of coverage against error: how many claims
// are wrong among those a judge's score lets through, for every threshold.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "stats/intervals.hpp"

namespace groundlab {

/// t / (1 - t): an answer is worth giving when it is right with a probability of at least t. None unless 0 <= t < 1.
std::optional<double> penalty_for(double confidence);

/// Outcomes of cases.
struct Outcomes {
  std::uint64_t correct = 0;
  std::uint64_t abstained = 0;
  std::uint64_t wrong = 0;

  std::uint64_t n() const { return correct + abstained + wrong; }
  bool operator==(const Outcomes&) const = default;
};

/// The mean score of a case, in [-penalty, 1].
struct MeanScore {
  double value = 0;
  Interval range{-1, 1};

  bool operator==(const MeanScore&) const = default;
};

/// (correct - penalty x wrong) / cases. The range combines the Wilson intervals of both shares, which lean against each
/// other (MOVER, Zou 2009). None without a case or for a penalty below 0.
std::optional<MeanScore> mean_score(const Outcomes& outcomes, double penalty, double level = 0.95);

/// Right and wrong claims by the judge's score, in steps of 1 / 1000. Mergeable, order-free.
struct ScoreBins {
  static constexpr std::size_t steps = 1000;

  std::array<std::uint64_t, steps + 1> right{};
  std::array<std::uint64_t, steps + 1> wrong{};

  /// `score` in [0, 1], higher is better supported; what lies outside counts as the nearer end, NaN as 0.
  void add(double score, bool is_right);
  ScoreBins& operator+=(const ScoreBins& other);
  bool operator==(const ScoreBins&) const = default;
};

/// Letting through every score from `threshold` up keeps `kept` claims, `wrong` of them wrong.
struct CurvePoint {
  double threshold = 0;
  std::uint64_t kept = 0;
  std::uint64_t wrong = 0;

  bool operator==(const CurvePoint&) const = default;
};

/// One point per score that occurs, from the highest down: coverage is kept / all, error wrong / kept (El-Yaniv and
/// Wiener 2010). Empty without a claim.
std::vector<CurvePoint> coverage_curve(const ScoreBins& bins);

}  // namespace groundlab
