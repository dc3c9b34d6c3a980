// SPDX-License-Identifier: Apache-2.0
// A line says enough to draw the run and to tell how it was made; the gates with their verdicts stand in it as well.
#include "report/history.hpp"

#include "report/gates.hpp"
#include "report/json.hpp"

namespace groundlab {
namespace {

constexpr std::string_view schema = "groundlab.run/1";

}  // namespace

std::string history_line(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  Json rates = Json::object();
  for (std::size_t i = 0; i < metrics().size(); ++i)
    rates[std::string(metrics()[i].name)] = to_json(estimate(tally.rates[i], metrics()[i].base, summary.level));
  const RiskScore risk = risk_score(tally, summary.penalty);
  Json gates = Json::array();
  for (const GateResult& gate : summary.gates)
    gates.push_back({{"name", gate.gate.name}, {"verdict", gate.met ? "met" : "failed"}});
  return dumped({{"schema", schema},
                 {"date", summary.date.empty() ? Json(nullptr) : Json(summary.date)},
                 {"signature", to_json(summary.signature)},
                 {"cases", tally.cases},
                 {"claims", tally.claims},
                 {"judged", tally.judged()},
                 {"metrics", std::move(rates)},
                 {"risk", {{"penalty", risk.penalty}, {"score", risk.score}, {"score_max", risk.score_max}}},
                 {"gates", std::move(gates)}}) +
         "\n";
}

}  // namespace groundlab
