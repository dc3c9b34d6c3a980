// SPDX-License-Identifier: Apache-2.0
// The score as a table and as JSON. Accuracy stands beside the risk-weighted score, because only the second one prices
// wrong answers.
#include "report/score.hpp"

#include <fmt/format.h>

#include "report/askings.hpp"
#include "report/charts.hpp"
#include "report/citations.hpp"
#include "report/corrected.hpp"
#include "report/gates.hpp"
#include "report/json.hpp"
#include "report/numbers.hpp"
#include "report/risk_targets.hpp"
#include "report/slice_rates.hpp"
#include "report/slices.hpp"

namespace groundlab {
namespace {

std::string outcomes_text(const Tally& tally) {
  std::string text = fmt::format("correct {}, abstained {}, wrong {}", tally.correct, tally.abstained, tally.wrong);
  if (tally.no_claims > 0) text += fmt::format(" (of the abstained, {} neither stated nor declined)", tally.no_claims);
  return text;
}

std::string failing_claims_text(const Tally& tally) {
  std::string text = fmt::format("{} contradicted, {} unsupported", tally.contradicted, tally.unsupported);
  if (tally.not_judged > 0) text += fmt::format(", {} not judged", tally.not_judged);
  return text;
}

}  // namespace

std::string risk_text(const RiskScore& risk) {
  std::string text = signed_number(risk.score);
  if (risk.score_max > risk.score) text += " to " + signed_number(risk.score_max);
  return text;
}

RateRow weighted_row(const Estimate& rate) {
  RateRow row = rate_row("  weighted by severity", rate);
  row.result = rate.value ? percent(*rate.value, rate.n) : "n/a";
  if (rate.value && *rate.value_max > *rate.value) row.result += " to " + percent(*rate.value_max, rate.n);
  return row;
}

Json weighted_json(const WeightedRates& weighted, double level) {
  Json values = Json::object();
  for (std::size_t i = 0; i < metrics().size(); ++i)
    values[std::string(metrics()[i].name)] = to_json(estimate(weighted.rates()[i], level));
  return values;
}

std::string price_text(double penalty) {
  return "correct +1, abstained 0, wrong " + signed_number(penalty == 0 ? 0 : -penalty);
}

std::vector<RateRow> rate_rows(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  std::vector<RateRow> rows;
  const auto add = [&](std::string title, const Metric& metric, const RateTally& counts) {
    rows.push_back(rate_row(std::move(title), estimate(counts, metric.base, summary.level), std::string(metric.hits)));
  };
  for (std::size_t i = 0; i < metrics().size(); ++i) {
    const Metric& metric = metrics()[i];
    add(std::string(metric.title), metric, tally.rates[i]);
    if (summary.weighted) rows.push_back(weighted_row(estimate(summary.weighted->rates()[i], summary.level)));
    for (std::size_t p = 0; p < person_metrics().size(); ++p) {
      const Metric& person = person_metrics()[p];
      if (person.name == metric.name && tally.person[p].n > 0)
        add("  " + std::string(person.title), person, tally.person[p]);
    }
    for (RateRow& row : corrected_rows(summary, metric.name)) rows.push_back(std::move(row));
  }
  for (RateRow& row : alce_rows(summary)) rows.push_back(std::move(row));
  return rows;
}

Document score_document(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  Document document;
  document.blocks.emplace_back(Paragraph{counted(tally.cases, "case") + ", " + counted(tally.claims, "claim") +
                                         ", judge " + summary.signature.judge + ", ranges at " +
                                         level_text(summary.level)});
  document.blocks.emplace_back(RateChart{"", "share of", rate_rows(summary)});
  if (summary.slices)
    document.blocks.emplace_back(slice_rates(*summary.slices, {metrics(), &Tally::rates}, summary.level));
  Table counts{{{"", false}, {"", false}}, {}};
  counts.rows.push_back({"claims that fail", failing_claims_text(tally)});
  counts.rows.push_back({"citations that fail", bad_citations_text(tally)});
  counts.rows.push_back({"outcomes", outcomes_text(tally)});
  counts.rows.push_back({"accuracy-only score (wrong costs 0)", fmt::format("{}/{}", tally.correct, tally.cases)});
  counts.rows.push_back(
      {"risk-weighted score (" + price_text(summary.penalty) + ")", risk_text(risk_score(tally, summary.penalty))});
  for (auto& row : asking_rows(summary)) counts.rows.push_back(std::move(row));
  document.blocks.emplace_back(std::move(counts));
  document.blocks.emplace_back(risk_table(summary));
  if (!summary.gates.empty()) document.blocks.emplace_back(gates_table(summary.gates));
  document.blocks.emplace_back(Verbatim{line(summary.signature)});
  return document;
}

std::string score_json(const RunSummary& summary, const Style&) {
  const Tally& tally = summary.tally;
  Json rates = Json::object();
  for (std::size_t i = 0; i < metrics().size(); ++i)
    rates[std::string(metrics()[i].name)] = to_json(estimate(tally.rates[i], metrics()[i].base, summary.level));
  rates.update(alce_json(summary));
  Json person = Json::object();
  for (std::size_t i = 0; i < person_metrics().size(); ++i)
    person[std::string(person_metrics()[i].name)] =
        to_json(estimate(tally.person[i], person_metrics()[i].base, summary.level));
  const RiskScore risk = risk_score(tally, summary.penalty);
  Json value{
      {"schema", "groundlab.score/1"},
      {"signature", to_json(summary.signature)},
      {"cases", tally.cases},
      {"claims", tally.claims},
      {"judged", tally.judged()},
      {"level", summary.level},
      {"metrics", std::move(rates)},
      {"counts",
       {{"contradicted", tally.contradicted}, {"unsupported", tally.unsupported}, {"not_judged", tally.not_judged}}},
      {"bad_citations", bad_citations_json(tally)},
      {"outcomes",
       {{"correct", tally.correct},
        {"abstained", tally.abstained},
        {"wrong", tally.wrong},
        {"no_claims", tally.no_claims}}},
      {"risk", {{"penalty", risk.penalty}, {"score", risk.score}, {"score_max", risk.score_max}}},
      {"risk_targets", risk_json(summary)},
      {"person", std::move(person)},
      {"corrected", corrected_json(summary)},
      {"gates", gates_json(summary.gates)}};
  add_askings(value, summary);
  if (summary.slices) value["slices"] = slices_json(*summary.slices, {metrics(), &Tally::rates}, summary.level);
  if (summary.weighted) value["weighted"] = weighted_json(*summary.weighted, summary.level);
  return dumped(value) + "\n";
}

}  // namespace groundlab
