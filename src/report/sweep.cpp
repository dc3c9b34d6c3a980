// SPDX-License-Identifier: Apache-2.0
// The favoured threshold was found on the same labels that judge it, so it flatters itself; the text says so.
#include "report/sweep.hpp"

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::size_t table_step = 5;

std::string share_text(std::uint64_t part, std::uint64_t whole) {
  if (whole == 0) return "n/a";
  return fmt::format("{}/{} = {}", part, whole, percent(static_cast<double>(part) / static_cast<double>(whole), whole));
}

std::string figure(std::optional<double> value) { return value ? fmt::format("{:.3f}", *value) : "n/a"; }

Json point_json(const ScoreSweep::Point& point) {
  return {{"threshold", point.threshold},
          {"caught", point.caught},
          {"not_supported", point.not_supported},
          {"false_alarms", point.false_alarms},
          {"supported", point.supported},
          {"balanced_accuracy", point.balanced_accuracy ? Json(*point.balanced_accuracy) : Json(nullptr)}};
}

}  // namespace

void add_sweep(Document& document, const ScoreSweep& sweep) {
  if (sweep.claims() == 0) {
    document.blocks.emplace_back(Paragraph{"No threshold to sweep: this judge gives no score."});
    return;
  }
  Table table{{{"threshold", true}, {"caught", true}, {"false alarms", true}, {"balanced accuracy", true}}, {}};
  for (std::size_t i = table_step; i < ScoreSweep::steps; i += table_step) {
    const ScoreSweep::Point point = sweep.at(i);
    table.rows.push_back({fmt::format("{:.2f}", point.threshold), share_text(point.caught, point.not_supported),
                          share_text(point.false_alarms, point.supported), figure(point.balanced_accuracy)});
  }
  document.blocks.emplace_back(std::move(table));
  if (const auto best = sweep.best())
    document.blocks.emplace_back(Paragraph{fmt::format(
        "These labels favour {0:.2f} (balanced accuracy {1}); the judge rules takes it as --strictness {0:.2f}. It was "
        "chosen on the labels that measure it here, so expect a little less on others.",
        best->threshold, figure(best->balanced_accuracy))});
}

Json sweep_json(const ScoreSweep& sweep) {
  Json points = Json::array();
  for (std::size_t i = 0; i <= ScoreSweep::steps; ++i) points.push_back(point_json(sweep.at(i)));
  const auto best = sweep.best();
  return {{"points", std::move(points)}, {"best", best ? Json(best->threshold) : Json(nullptr)}};
}

}  // namespace groundlab
