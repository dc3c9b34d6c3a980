// SPDX-License-Identifier: Apache-2.0
// Rates counted by hand over a few made-up results.
#include "metrics/tally.hpp"

#include <algorithm>

#include "catch.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(Verdict verdict, std::optional<Label> label = {}, std::optional<bool> citation_ok = false) {
  CheckedClaim made;
  made.judgement.verdict = verdict;
  made.label = label;
  made.citation_ok = citation_ok;
  return made;
}

CaseResult result(std::vector<CheckedClaim> claims, Outcome outcome, std::optional<bool> answerable = true) {
  CaseResult made;
  made.claims = std::move(claims);
  made.outcome = outcome;
  made.answerable = answerable;
  made.labelled = std::all_of(made.claims.begin(), made.claims.end(),
                              [](const CheckedClaim& one) { return one.label.has_value(); });
  if (made.claims.empty()) made.abstention = Abstention::full;
  return made;
}

std::vector<CaseResult> some_results() {
  return {
      result({claim(Verdict::supported, Label::supported, true), claim(Verdict::unsupported, Label::contradicted)},
             Outcome::wrong),
      result({claim(Verdict::supported, Label::not_supported)}, Outcome::correct),
      result({claim(Verdict::contradicted, Label::not_supported),
              claim(Verdict::not_judged, Label::supported, std::nullopt)},
             Outcome::wrong),
      result({}, Outcome::abstained, false),
      result({}, Outcome::abstained, true),
      result({claim(Verdict::not_judged, std::nullopt, std::nullopt)}, Outcome::wrong),
  };
}

Tally tally_of(const std::vector<CaseResult>& results) {
  Tally tally;
  for (const CaseResult& one : results) tally.add(one);
  return tally;
}

Estimate rate(const Tally& tally, std::string_view name, std::span<const Metric> table,
              const std::vector<RateTally>& rates) {
  for (std::size_t i = 0; i < table.size(); ++i)
    if (table[i].name == name) return estimate(rates[i], table[i].base);
  FAIL("no metric " << name << " among " << tally.cases << " cases");
  return {};
}

}  // namespace

TEST_CASE("rates count what their definitions say") {
  const Tally tally = tally_of(some_results());
  struct Row {
    std::string_view name;
    std::uint64_t hits;
    std::uint64_t n;
    double value_max;
  };
  const std::vector<Row> rows{
      {"faithfulness", 2, 6, 4.0 / 6},        {"hallucination_rate", 2, 4, 3.0 / 4},
      {"contradiction_rate", 1, 4, 2.0 / 4},  {"citation_recall", 1, 2, 1.0 / 2},
      {"citation_recall_all", 1, 6, 3.0 / 6}, {"correct_abstention", 1, 1, 1},
      {"false_abstention", 1, 5, 1.0 / 5},    {"accuracy", 1, 6, 2.0 / 6},
  };
  for (const Row& row : rows) {
    INFO(row.name);
    const Estimate measured = rate(tally, row.name, metrics(), tally.rates);
    CHECK(measured.hits == row.hits);
    CHECK(measured.n == row.n);
    CHECK(measured.value_max.value() == Approx(row.value_max));
    CHECK(measured.low.value() <= measured.value.value());
    CHECK(measured.high.value() >= measured.value_max.value());
  }
}

TEST_CASE("a rate of nothing has no value") {
  const Tally tally = tally_of({result({}, Outcome::abstained)});
  const Estimate none = rate(tally, "faithfulness", metrics(), tally.rates);
  CHECK(none == Estimate{});
}

TEST_CASE("the judge is measured against every label") {
  const Tally tally = tally_of(some_results());
  CHECK(rate(tally, "agreement", agreement_metrics(), tally.agreement).hits == 2);
  CHECK(rate(tally, "agreement", agreement_metrics(), tally.agreement).n == 5);
  CHECK(rate(tally, "caught", agreement_metrics(), tally.agreement).hits == 2);
  CHECK(rate(tally, "caught", agreement_metrics(), tally.agreement).n == 3);
  CHECK(rate(tally, "false_alarms", agreement_metrics(), tally.agreement).hits == 0);
  CHECK(rate(tally, "hallucination_rate", person_metrics(), tally.person).hits == 3);
}

TEST_CASE("shards merge to the same counts in any order") {
  const std::vector<CaseResult> results = some_results();
  const Tally whole = tally_of(results);
  Tally merged = tally_of({results.begin() + 3, results.end()});
  merged += tally_of({results.begin(), results.begin() + 3});
  CHECK(merged == whole);
}

TEST_CASE("the risk-weighted score prices wrong answers") {
  const Tally tally = tally_of(some_results());
  CHECK(risk_score(tally, 1) == RiskScore{1, -2, 0});  // 1 correct, 3 wrong of which one for want of a verdict
  CHECK(risk_score(tally, 3) == RiskScore{3, -8, -4});
  CHECK(risk_score(tally, 0) == RiskScore{0, 1, 2});
}

TEST_CASE("every metric says what it is and where it comes from") {
  for (const auto table : {metrics(), person_metrics(), agreement_metrics()})
    for (const Metric& metric : table) {
      INFO(metric.name);
      CHECK_FALSE(metric.title.empty());
      CHECK_FALSE(metric.hits.empty());
      CHECK_FALSE(metric.n.empty());
      CHECK_FALSE(metric.definition.empty());
      CHECK_FALSE(metric.source.empty());
    }
}
