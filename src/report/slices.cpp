// SPDX-License-Identifier: Apache-2.0
// The chart shows the largest slices; the JSON has all of them.
#include "report/slices.hpp"

#include <algorithm>

#include "report/charts.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_bars = 24;

}  // namespace

RateChart hallucination_by_slice(const Slices& slices, double level) {
  std::vector<std::pair<std::string, Estimate>> rates;
  for (const auto& [slice, tally] : slices.tallies())
    rates.emplace_back(slice, rate_named("hallucination_rate", tally, level));
  std::stable_sort(rates.begin(), rates.end(), [](const auto& a, const auto& b) { return a.second.n > b.second.n; });
  if (rates.size() > most_bars) rates.resize(most_bars);
  std::sort(rates.begin(), rates.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  RateChart chart{"Hallucination rate by " + std::string(slices.name()), "", {}, level_text(level) + " range"};
  for (const auto& [slice, rate] : rates) chart.rows.push_back(rate_row(slice, rate));
  return chart;
}

Json slices_json(const Slices& slices, const MetricTable& table, double level) {
  Json values = Json::object();
  for (const auto& [slice, tally] : slices.tallies()) {
    Json rates{{"cases", tally.cases}};
    for (std::size_t i = 0; i < table.metrics.size(); ++i) {
      const Metric& metric = table.metrics[i];
      rates[std::string(metric.name)] = to_json(estimate((tally.*table.tallies)[i], metric.base, level));
    }
    values[slice] = std::move(rates);
  }
  return {{"by", slices.name()}, {"values", std::move(values)}};
}

}  // namespace groundlab
