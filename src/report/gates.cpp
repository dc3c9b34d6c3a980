// SPDX-License-Identifier: Apache-2.0
// How gates are written. The verdict comes first: it is what a reader of a build log looks for.
#include "report/gates.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

std::string_view verdict(const GateResult& gate) { return gate.met ? "met" : "FAILED"; }

/// The share or the number as it was compared.
std::string observed_text(const GateResult& gate) {
  if (!gate.observed) return "n/a";
  return fmt::format("{:.4g}", *gate.observed);
}

}  // namespace

Table gates_table(const std::vector<GateResult>& gates) {
  Table table{{{"Gate", false}, {"Guards", false}, {"Result", true}, {"Range", true}, {"Fails if", false}}, {}};
  for (const GateResult& gate : gates) {
    const std::string figure = gate.rate ? rate_text(*gate.rate) : observed_text(gate);
    std::string rule = gate.gate.expression;
    if (gate.rate && gate.observed) rule += " (it is " + observed_text(gate) + ")";
    if (!gate.observed) rule += " (no value: fails)";
    table.rows.push_back({std::string(verdict(gate)), gate.gate.name == gate.gate.expression ? "" : gate.gate.name,
                          figure, gate.rate ? range_text(*gate.rate) : "", std::move(rule)});
  }
  return table;
}

Json gates_json(const std::vector<GateResult>& gates) {
  Json all = Json::array();
  for (const GateResult& gate : gates)
    all.push_back({{"name", gate.gate.name},
                   {"expression", gate.gate.expression},
                   {"bound", gate.gate.bound},
                   {"observed", gate.observed ? Json(*gate.observed) : Json(nullptr)},
                   {"rate", gate.rate ? to_json(*gate.rate) : Json(nullptr)},
                   {"verdict", gate.met ? "met" : "failed"}});
  return all;
}

std::string failure_text(const GateResult& gate) {
  const std::string named = gate.gate.name == gate.gate.expression ? "" : gate.gate.name + ": ";
  if (!gate.observed) return "gate failed: " + named + gate.gate.expression + " has no value, so it cannot be met";
  return "gate failed: " + named + gate.gate.expression + " (it is " + observed_text(gate) + ")";
}

std::size_t failed_count(const std::vector<GateResult>& gates) {
  return static_cast<std::size_t>(
      std::count_if(gates.begin(), gates.end(), [](const GateResult& gate) { return !gate.met; }));
}

}  // namespace groundlab
