// SPDX-License-Identifier: Apache-2.0
// Small slices are marked: below ten things counted, a range says little more than that more is needed.
#include "report/slice_rates.hpp"

#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::uint64_t few = 10;

}  // namespace

Table slice_rates(const Slices& slices, const MetricTable& table, double level) {
  Table rows{{{"by " + std::string(slices.name()), false}, {"", true}, {"range", true}, {"", false}}, {}};
  for (std::size_t i = 0; i < table.metrics.size(); ++i) {
    const Metric& metric = table.metrics[i];
    std::vector<std::vector<std::string>> group;
    for (const auto& [slice, tally] : slices.tallies()) {
      const Estimate rate = estimate((tally.*table.tallies)[i], metric.base, level);
      if (rate.n > 0) group.push_back({"  " + slice, rate_text(rate), range_text(rate), rate.n < few ? "few" : ""});
    }
    if (group.empty()) continue;
    rows.rows.push_back({std::string(metric.title), "", "", ""});
    for (auto& row : group) rows.rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace groundlab
