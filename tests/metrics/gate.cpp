// SPDX-License-Identifier: Apache-2.0
#include "metrics/gate.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

CaseResult answer(std::vector<Verdict> verdicts) {
  CaseResult result;
  result.answerable = true;
  result.outcome = Outcome::correct;
  for (const Verdict verdict : verdicts) {
    result.claims.emplace_back().judgement.verdict = verdict;
    if (verdict != Verdict::supported) result.outcome = Outcome::wrong;
  }
  return result;
}

Case tagged(std::vector<std::string> tags) {
  Case checked;
  checked.tags = std::move(tags);
  return checked;
}

Gate gate_of(std::string_view text) {
  const auto parsed = parse_gate(text);
  if (const auto* fault = std::get_if<Diagnostic>(&parsed)) FAIL(fault->what + "; " + fault->hint);
  return std::get<Gate>(parsed);
}

GateResult held(std::string_view text, const std::vector<std::pair<Case, CaseResult>>& cases,
                FigureSettings settings = {}) {
  const std::vector<Gate> gates{gate_of(text)};
  GateTallies tallies(gates);
  Tally whole;
  for (const auto& [checked, result] : cases) {
    whole.add(result);
    tallies.add(checked, result);
  }
  return tallies.results(gates, whole, settings).front();
}

}  // namespace

TEST_CASE("a gate is read from the right: bound, comparison, end, slice, figure, name") {
  struct Row {
    std::string text;
    std::string name;
    std::string figure;
    std::string slice;
    RateEnd end;
    GateRelation relation;
    double bound;
  };
  const std::vector<Row> rows{
      {"hallucination_rate > 0.15", "hallucination_rate > 0.15", "hallucination_rate", "", RateEnd::worst,
       GateRelation::greater, 0.15},
      {"wrong amounts: hallucination_rate.high>=15%", "wrong amounts", "hallucination_rate", "", RateEnd::high,
       GateRelation::greater_or_equal, 0.15},
      {"a: b : faithfulness.low <= .9", "a: b", "faithfulness", "", RateEnd::low, GateRelation::less_or_equal, 0.9},
      {"gives up: false_abstention{tag=billing} > 0.2", "gives up", "false_abstention", "tag=billing", RateEnd::worst,
       GateRelation::greater, 0.2},
      {"x: contradiction_rate{ severity = high }.value_max > 0", "x", "contradiction_rate", "severity=high",
       RateEnd::value_max, GateRelation::greater, 0},
      {"x: accuracy{tag=team:a < b} < 1", "x", "accuracy", "tag=team:a < b", RateEnd::worst, GateRelation::less, 1},
      {"counts.contradicted > 0", "counts.contradicted > 0", "counts.contradicted", "", RateEnd::worst,
       GateRelation::greater, 0},
      {"cases < 100", "cases < 100", "cases", "", RateEnd::worst, GateRelation::less, 100},
      {"person.hallucination_rate.high > 0.3", "person.hallucination_rate.high > 0.3", "person.hallucination_rate", "",
       RateEnd::high, GateRelation::greater, 0.3},
      {"risk_score < -10", "risk_score < -10", "risk_score", "", RateEnd::worst, GateRelation::less, -10},
      {"caught.low < 80 %", "caught.low < 80 %", "caught", "", RateEnd::low, GateRelation::less, 0.8},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const Gate gate = gate_of(row.text);
    CHECK(gate.name == row.name);
    CHECK(gate.figure.name == row.figure);
    CHECK((gate.slice ? gate.slice->by + "=" + gate.slice->value : "") == row.slice);
    CHECK(gate.end == row.end);
    CHECK(gate.relation == row.relation);
    CHECK(gate.bound == Approx(row.bound));
  }
}

TEST_CASE("a gate that could not do what it says is refused, with a way out") {
  struct Row {
    std::string text;
    std::string what;
    std::string hint;
  };
  const std::vector<Row> rows{
      {"", "it compares nothing", "for example"},
      {"faithfulness", "it compares nothing", "for example"},
      {"halucination_rate > 0.1", "unknown figure \"halucination_rate\"", "did you mean \"hallucination_rate\"?"},
      {"counts.contradicte > 0", "unknown figure \"counts.contradicte\"", "did you mean \"counts.contradicted\"?"},
      {"faithfulness.lo < 0.9", "a rate has no \"lo\"", "did you mean \"low\"?"},
      {"faithfulness < x", "\"x\" is no number", "for example"},
      {"faithfulness < 0.9 today", "\"0.9 today\" is no number", "for example"},
      {"faithfulness < nan", "\"nan\" is no number", "for example"},
      {"faithfulness == 0.9", "it compares nothing", "for example"},
      {"faithfulness < 90", "faithfulness lies between 0 and 1", "write 15 % as"},
      {"faithfulness > 0.9", "which is good", "say what must not be: < in place of >"},
      {"hallucination_rate < 0.1", "which is good", "say what must not be: > in place of <"},
      {"cases.low < 10", "cases has no range", "compare cases itself"},
      {"cases < 10 %", "cases is no share", "without %"},
      {": faithfulness < 0.9", "no name before the colon", "name the risk"},
      {"faithfulness{tags=a} < 0.9", "cannot slice by \"tags\"", "did you mean \"tag\"?"},
      {"faithfulness{tag=} < 0.9", "its slice names nothing", "write {tag=NAME}"},
      {"faithfulness{tag=a < 0.9", "its slice does not end", "{tag=NAME}"},
      {"faithfulness{tag=a}low < 0.9", "\"low\" stands behind its slice", ""},
  };
  for (const Row& row : rows) {
    CAPTURE(row.text);
    const auto parsed = parse_gate(row.text);
    REQUIRE(std::holds_alternative<Diagnostic>(parsed));
    CHECK_THAT(std::get<Diagnostic>(parsed).what, Catch::Contains(row.what));
    CHECK_THAT(std::get<Diagnostic>(parsed).hint, Catch::Contains(row.hint));
  }
}

TEST_CASE("a gate fails where its comparison holds, and at the bound only with =") {
  const std::vector<std::pair<Case, CaseResult>> half{{{}, answer({Verdict::supported})},
                                                      {{}, answer({Verdict::contradicted})}};
  CHECK_FALSE(held("hallucination_rate > 0.4", half).met);
  CHECK(held("hallucination_rate > 0.5", half).met);
  CHECK_FALSE(held("hallucination_rate >= 0.5", half).met);
  CHECK_FALSE(held("hallucination_rate.high > 0.5", half).met);  // 9 to 91 % of 1 in 2
  CHECK_FALSE(held("faithfulness < 0.6", half).met);
  CHECK_FALSE(held("counts.contradicted > 0", half).met);
  CHECK(held("counts.unsupported > 0", half).met);
  CHECK_FALSE(held("cases < 3", half).met);
  CHECK(held("risk_score < 0", half).met);
  CHECK_FALSE(held("risk_score < 0", half, {.penalty = 2}).met);
}

TEST_CASE("what was not judged counts at its worst, whichever way the gate looks") {
  const std::vector<std::pair<Case, CaseResult>> open{{{}, answer({Verdict::supported})},
                                                      {{}, answer({Verdict::not_judged})}};
  CHECK(held("hallucination_rate > 0.4", open).observed == 0.5);
  CHECK(held("faithfulness < 0.6", open).observed == 0.5);
  CHECK(held("counts.contradicted > 0", open).observed == 1);
  CHECK(held("outcomes.wrong > 0", open).observed == 1);
  CHECK(held("judged_share < 0.95", open).observed == 0.5);
}

TEST_CASE("a gate on a figure without a value fails") {
  const std::vector<std::pair<Case, CaseResult>> silent{{{}, answer({})}};
  CHECK_FALSE(held("hallucination_rate > 0.9", silent).met);
  CHECK_FALSE(held("judged_share < 0.1", silent).met);
  CHECK_FALSE(held("caught < 0.1", silent).met);
}

TEST_CASE("a gate on a slice looks at its cases alone, and one that nothing is in is found") {
  const std::vector<Gate> gates{gate_of("contradiction_rate{tag=billing} > 0.9"),
                                gate_of("contradiction_rate{tag=bilings} > 0.9")};
  GateTallies tallies(gates);
  Tally whole;
  for (const auto& [checked, result] : {std::pair{tagged({"billing", "vip"}), answer({Verdict::contradicted})},
                                        std::pair{tagged({"returns"}), answer({Verdict::supported})}}) {
    whole.add(result);
    tallies.add(checked, result);
  }
  const auto results = tallies.results(gates, whole, {});
  CHECK(results[0].rate->n == 1);
  CHECK_FALSE(results[0].met);
  CHECK_FALSE(results[1].met);
  REQUIRE(tallies.empty_slice());
  CHECK(tallies.empty_slice()->what == "no case has the tag \"bilings\" that a gate looks at");
  CHECK(tallies.empty_slice()->hint == "did you mean \"billing\"?");
}
