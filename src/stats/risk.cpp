// SPDX-License-Identifier: Apache-2.0
// The score's range treats correct and wrong as shares of one multinomial sample, so their correlation is known.
#include "stats/risk.hpp"

#include <algorithm>
#include <cmath>

namespace groundlab {
namespace {

double real(std::uint64_t count) { return static_cast<double>(count); }

/// How far a weighted sum of two shares may be off, when the shares may be off by `left` and `right` (already weighted)
/// and the weighted shares are correlated.
double together(double left, double right, double correlation) {
  return std::sqrt(std::max(0.0, left * left + right * right + 2 * correlation * left * right));
}

}  // namespace

std::optional<double> penalty_for(double confidence) {
  if (!(confidence >= 0 && confidence < 1)) return std::nullopt;
  return confidence / (1 - confidence);
}

std::optional<MeanScore> mean_score(const Outcomes& outcomes, double penalty, double level) {
  const auto n = outcomes.n();
  const auto correct = wilson(outcomes.correct, n, level);
  const auto wrong = wilson(outcomes.wrong, n, level);
  if (!correct || !wrong || !(penalty >= 0) || !std::isfinite(penalty)) return std::nullopt;
  const double p = real(outcomes.correct) / real(n);
  const double q = real(outcomes.wrong) / real(n);
  const double spread = p * (1 - p) * q * (1 - q);
  // Shares of one sample are correlated by -sqrt(pq / ((1-p)(1-q))); the penalty's sign turns that round.
  const double correlation = spread > 0 ? p * q / std::sqrt(spread) : 0;
  MeanScore score{.value = p - penalty * q, .range = {}};
  const double down = together(p - correct->low, penalty * (wrong->high - q), correlation);
  const double up = together(correct->high - p, penalty * (q - wrong->low), correlation);
  score.range = {std::max(-penalty, score.value - down), std::min(1.0, score.value + up)};
  return score;
}

void ScoreBins::add(double score, bool is_right) {
  const double inside = score > 0 ? std::min(score, 1.0) : 0;  // NaN is not above 0
  const auto at = static_cast<std::size_t>(std::lround(inside * static_cast<double>(steps)));
  ++(is_right ? right : wrong)[at];
}

ScoreBins& ScoreBins::operator+=(const ScoreBins& other) {
  for (std::size_t at = 0; at <= steps; ++at) {
    right[at] += other.right[at];
    wrong[at] += other.wrong[at];
  }
  return *this;
}

std::vector<CurvePoint> coverage_curve(const ScoreBins& bins) {
  std::vector<CurvePoint> curve;
  CurvePoint point;
  for (std::size_t at = ScoreBins::steps + 1; at-- > 0;) {
    if (bins.right[at] + bins.wrong[at] == 0) continue;
    point.threshold = static_cast<double>(at) / static_cast<double>(ScoreBins::steps);
    point.kept += bins.right[at] + bins.wrong[at];
    point.wrong += bins.wrong[at];
    curve.push_back(point);
  }
  return curve;
}

}  // namespace groundlab
