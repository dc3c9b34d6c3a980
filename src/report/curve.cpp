// SPDX-License-Identifier: Apache-2.0
// The curve has a point per score that occurs; a reader needs a few, so the first past each twentieth is shown.
#include "report/curve.hpp"

#include <fmt/format.h>

namespace groundlab {
namespace {

constexpr double shown_points = 20;

double share(std::uint64_t part, std::uint64_t whole) { return static_cast<double>(part) / static_cast<double>(whole); }

}  // namespace

std::optional<CurveChart> coverage_chart(const ScoreBins& bins) {
  const std::vector<CurvePoint> curve = coverage_curve(bins);
  if (curve.empty()) return std::nullopt;
  CurveChart chart{"let through", "of them wrong", {}};
  const std::uint64_t all = curve.back().kept;
  double next = 0;
  for (const CurvePoint& point : curve) {
    const double coverage = share(point.kept, all);
    if (coverage < next && point.kept < all) continue;
    const double error = share(point.wrong, point.kept);
    chart.points.push_back({coverage, error, fmt::format("score {:.3f} and up", point.threshold)});
    next = coverage + 1 / shown_points;
  }
  return chart;
}

void add_curve(Document& document, const ScoreBins& bins) {
  std::optional<CurveChart> chart = coverage_chart(bins);
  if (!chart) return;
  document.blocks.emplace_back(Paragraph{
      "Coverage against error: if only claims with the judge's score from a threshold up were let through, how "
      "many would be, and how many of those do people call not supported?"});
  document.blocks.emplace_back(std::move(*chart));
}

Json curve_json(const ScoreBins& bins) {
  const std::vector<CurvePoint> curve = coverage_curve(bins);
  Json points = Json::array();
  for (const CurvePoint& point : curve)
    points.push_back({{"threshold", point.threshold},
                      {"kept", point.kept},
                      {"wrong", point.wrong},
                      {"coverage", share(point.kept, curve.back().kept)},
                      {"error", share(point.wrong, point.kept)}});
  return points;
}

}  // namespace groundlab
