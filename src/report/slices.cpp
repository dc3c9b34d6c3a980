// SPDX-License-Identifier: Apache-2.0
// Small slices are marked: below ten things counted, a range says little more than that more is needed.
#include "report/slices.hpp"

#include <algorithm>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::uint64_t few = 10;

Estimate rate_named(std::string_view name, std::span<const Metric> table, const std::vector<RateTally>& tallies) {
  const auto found =
      std::find_if(table.begin(), table.end(), [&](const Metric& metric) { return metric.name == name; });
  return estimate(tallies[static_cast<std::size_t>(found - table.begin())], found->base);
}

void add_rate(std::vector<std::string>& row, const Estimate& rate) {
  row.push_back(rate_text(rate) + (rate.n > 0 && rate.n < few ? " (few)" : ""));
  row.push_back(range_text(rate));
}

}  // namespace

Table rates_by_slice(const Slices& slices) {
  Table table{{{std::string(slices.name()), false},
               {"cases", true},
               {"hallucination rate", true},
               {"range", true},
               {"contradiction rate", true},
               {"range", true}},
              {}};
  for (const auto& [slice, tally] : slices.tallies()) {
    std::vector<std::string> row{slice, std::to_string(tally.cases)};
    add_rate(row, rate_named("hallucination_rate", metrics(), tally.rates));
    add_rate(row, rate_named("contradiction_rate", metrics(), tally.rates));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Table agreement_by_slice(const Slices& slices) {
  Table table{{{std::string(slices.name()), false},
               {"claims", true},
               {"caught", true},
               {"range", true},
               {"false alarms", true},
               {"range", true}},
              {}};
  for (const auto& [slice, tally] : slices.tallies()) {
    std::vector<std::string> row{slice, std::to_string(tally.labelled_claims)};
    add_rate(row, rate_named("caught", agreement_metrics(), tally.agreement));
    add_rate(row, rate_named("false_alarms", agreement_metrics(), tally.agreement));
    table.rows.push_back(std::move(row));
  }
  return table;
}

Json slices_json(const Slices& slices, std::span<const Metric> table, std::vector<RateTally> Tally::*tallies) {
  Json values = Json::object();
  for (const auto& [slice, tally] : slices.tallies()) {
    Json rates{{"cases", tally.cases}};
    for (std::size_t i = 0; i < table.size(); ++i)
      rates[std::string(table[i].name)] = to_json(estimate((tally.*tallies)[i], table[i].base));
    values[slice] = std::move(rates);
  }
  return {{"by", slices.name()}, {"values", std::move(values)}};
}

}  // namespace groundlab
