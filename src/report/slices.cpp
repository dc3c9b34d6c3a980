// SPDX-License-Identifier: Apache-2.0
// Small slices are marked: below ten things counted, a range says little more than that more is needed.
#include "report/slices.hpp"

#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::uint64_t few = 10;

void add_rate(std::vector<std::string>& row, const Estimate& rate) {
  row.push_back(rate_text(rate) + (rate.n > 0 && rate.n < few ? " (few)" : ""));
  row.push_back(range_text(rate));
}

}  // namespace

Table rates_by_slice(const Slices& slices, double level) {
  Table table{{{std::string(slices.name()), false},
               {"cases", true},
               {"hallucination rate", true},
               {"range", true},
               {"contradiction rate", true},
               {"range", true}},
              {}};
  for (const auto& [slice, tally] : slices.tallies()) {
    std::vector<std::string> row{slice, std::to_string(tally.cases)};
    add_rate(row, rate_named("hallucination_rate", tally, level));
    add_rate(row, rate_named("contradiction_rate", tally, level));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table agreement_by_slice(const Slices& slices, double level) {
  Table table{{{std::string(slices.name()), false},
               {"claims", true},
               {"caught", true},
               {"range", true},
               {"false alarms", true},
               {"range", true}},
              {}};
  for (const auto& [slice, tally] : slices.tallies()) {
    std::vector<std::string> row{slice, std::to_string(tally.labelled_claims)};
    add_rate(row, rate_named("caught", tally, level));
    add_rate(row, rate_named("false_alarms", tally, level));
    table.rows.push_back(std::move(row));
  }
  return table;
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
