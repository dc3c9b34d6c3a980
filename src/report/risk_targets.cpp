// SPDX-License-Identifier: Apache-2.0
// What was not judged counts as wrong in the mean and its lower end, as it may turn out in the upper end.
#include "report/risk_targets.hpp"

#include <fmt/format.h>

#include "report/numbers.hpp"
#include "stats/risk.hpp"

namespace groundlab {
namespace {

struct RiskAt {
  double confidence = 0;
  RiskScore score;
  std::optional<MeanScore> worst;
  std::optional<MeanScore> best;
};

RiskAt risk_at(double confidence, const RunSummary& summary) {
  const Tally& tally = summary.tally;
  const std::uint64_t open = tally.wrong_for_want_of_verdict;
  RiskAt risk{.confidence = confidence, .score = {}, .worst = {}, .best = {}};
  risk.score = risk_score(tally, *penalty_for(confidence));
  risk.worst = mean_score({tally.correct, tally.abstained, tally.wrong}, risk.score.penalty, summary.level);
  risk.best =
      mean_score({tally.correct + open, tally.abstained, tally.wrong - open}, risk.score.penalty, summary.level);
  return risk;
}

std::string score_text(const RiskScore& risk) {
  std::string text = signed_number(risk.score);
  if (risk.score_max > risk.score) text += " to " + signed_number(risk.score_max);
  return text;
}

}  // namespace

Table risk_table(const RunSummary& summary) {
  Table table{{{"confidence target", false},
               {"wrong costs", true},
               {"risk-weighted score", true},
               {"a case", true},
               {"range", true}},
              {}};
  for (const double confidence : confidence_targets) {
    const RiskAt risk = risk_at(confidence, summary);
    std::vector<std::string> row{fmt::format("{:g}", confidence), fmt::format("{:.6g}", risk.score.penalty),
                                 score_text(risk.score), "n/a", ""};
    if (risk.worst && risk.best) {
      row[3] = fmt::format("{:+.2f}", risk.worst->value);
      row[4] = fmt::format("{:+.2f} to {:+.2f}", risk.worst->range.low, risk.best->range.high);
    }
    table.rows.push_back(std::move(row));
  }
  return table;
}

Json risk_json(const RunSummary& summary) {
  Json values = Json::array();
  for (const double confidence : confidence_targets) {
    const RiskAt risk = risk_at(confidence, summary);
    values.push_back({{"confidence", confidence},
                      {"penalty", risk.score.penalty},
                      {"score", risk.score.score},
                      {"score_max", risk.score.score_max},
                      {"mean", risk.worst ? Json(risk.worst->value) : Json(nullptr)},
                      {"low", risk.worst ? Json(risk.worst->range.low) : Json(nullptr)},
                      {"high", risk.best ? Json(risk.best->range.high) : Json(nullptr)}});
  }
  return values;
}

}  // namespace groundlab
