// SPDX-License-Identifier: Apache-2.0
// The comparison as JSON (docs/json.md). Changes are now minus before.
#include "report/compare.hpp"
#include "report/json.hpp"

namespace groundlab {
namespace {

Json count_json(const Count& count) {
  return {
      {"hits", count.hits},
      {"n", count.n},
      {"value", count.n == 0 ? Json(nullptr) : Json(static_cast<double>(count.hits) / static_cast<double>(count.n))}};
}

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json change_json(const MetricChange& change) {
  if (!change.worsening) return nullptr;
  const auto& [value, range, error] = *change.worsening;
  if (change.metric->better == Better::lower) return {{"value", value}, {"low", range.low}, {"high", range.high}};
  return {{"value", value == 0 ? 0.0 : -value}, {"low", -range.high}, {"high", -range.low}};
}

Json metric_json(const MetricChange& change) {
  return {{"base", count_json(change.base)},
          {"current", count_json(change.current)},
          {"change", change_json(change)},
          {"cases_worse", change.worse},
          {"cases_better", change.better},
          {"p_value", or_null(change.p_value)},
          {"detectable", or_null(change.detectable)},
          {"verdict", name(change.verdict)}};
}

Json side_json(const std::optional<CheckedClaim>& claim) {
  if (!claim) return nullptr;
  return {{"verdict", name(claim->judgement.verdict)}, {"citation_ok", or_null(claim->citation_ok)}};
}

Json claims_json(const std::vector<ClaimChange>& changes) {
  Json all = Json::array();
  for (const ClaimChange& change : changes)
    all.push_back({{"id", change.case_id},
                   {"file", change.where.file},
                   {"line", change.where.line},
                   {"text", (change.after ? *change.after : *change.before).claim.text},
                   {"before", side_json(change.before)},
                   {"after", side_json(change.after)},
                   {"why", why_text(change)}});
  return all;
}

}  // namespace

std::string compare_json(const RunComparison& comparison, const Style&) {
  Json rates = Json::object();
  for (const MetricChange& change : comparison.metrics) rates[std::string(change.metric->name)] = metric_json(change);
  Json outcomes = Json::array();
  for (const OutcomeChange& change : comparison.outcomes)
    outcomes.push_back({{"id", change.case_id}, {"before", name(change.before)}, {"after", name(change.after)}});
  const Json value{{"schema", "groundlab.compare/1"},
                   {"verdict", name(comparison.verdict)},
                   {"margin", comparison.margin},
                   {"cases", comparison.paired},
                   {"metrics", std::move(rates)},
                   {"failing", claims_json(comparison.failing)},
                   {"fixed", claims_json(comparison.fixed)},
                   {"changed", claims_json(comparison.changed)},
                   {"outcomes", std::move(outcomes)},
                   {"added", comparison.added},
                   {"removed", comparison.removed},
                   {"reworded", comparison.reworded},
                   {"base", to_json(comparison.base)},
                   {"current", to_json(comparison.current)}};
  return dumped(value) + "\n";
}

}  // namespace groundlab
