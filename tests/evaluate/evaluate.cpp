// SPDX-License-Identifier: Apache-2.0
// A judge that answers from a script shows what evaluation makes of its answers.
#include "groundlab/evaluate/evaluate.hpp"

#include <map>

#include "catch.hpp"
#include "evaluate/questions.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

/// Answers by the set of passages asked, unsupported where the script is silent; counts the questions.
class ScriptedJudge final : public Judge {
 public:
  ScriptedJudge(std::map<std::vector<std::size_t>, Verdict> script, std::size_t& asked)
      : script_(std::move(script)), asked_(asked) {}

  std::vector<Judgement> judge(const Case&, std::span<const Claim>, std::span<const Question> questions) override {
    std::vector<Judgement> judgements;
    for (const Question& question : questions) {
      ++asked_;
      const auto found = script_.find(question.passages);
      judgements.push_back(
          {.verdict = found == script_.end() ? Verdict::unsupported : found->second, .score = {}, .reasons = {}});
    }
    return judgements;
  }

 private:
  std::map<std::vector<std::size_t>, Verdict> script_;
  std::size_t& asked_;
};

Citation cite(std::size_t passage) { return {.id = "P" + std::to_string(passage + 1), .passage = passage, .span = {}}; }
Citation invented() { return {.id = "P99", .passage = {}, .span = {}}; }

Reading reading_of(std::vector<Citation> citations) {
  Reading reading;
  reading.claims.push_back(claim_of("The pump runs."));
  reading.claims.back().citations = std::move(citations);
  return reading;
}

constexpr auto S = Verdict::supported;
constexpr auto U = Verdict::unsupported;
constexpr auto N = Verdict::not_judged;
using Script = std::map<std::vector<std::size_t>, Verdict>;
using Marks = std::vector<std::optional<bool>>;

struct Checked {
  CaseResult result;
  std::size_t asked = 0;
};

Checked check(const Script& script, std::vector<Citation> citations, std::optional<bool> answerable = true) {
  Case pump = case_of("", {"one", "two", "three"});
  pump.answerable = answerable;
  Checked checked;
  Evaluator evaluator(std::make_unique<ScriptedJudge>(script, checked.asked));
  checked.result = evaluator.evaluate(pump, reading_of(std::move(citations)));
  return checked;
}

}  // namespace

TEST_CASE("citations are relevant as ALCE defines it") {
  struct Row {
    std::string why;
    Script script;
    std::vector<Citation> citations;
    std::optional<bool> ok;
    Marks relevant;
  };
  const std::vector<Row> rows{
      {"no citation", {{{0, 1, 2}, S}}, {}, false, {}},
      {"one that backs it", {{{0, 1, 2}, S}, {{0}, S}}, {cite(0)}, true, {true}},
      {"one that does not", {{{0, 1, 2}, S}, {{0}, U}}, {cite(0)}, false, {false}},
      {"only invented", {{{0, 1, 2}, S}}, {invented()}, false, {false}},
      {"invented beside a good one", {{{0, 1, 2}, S}, {{0}, S}}, {cite(0), invented()}, true, {true, false}},
      {"one backs it alone, the other adds nothing",
       {{{0, 1, 2}, S}, {{0, 1}, S}, {{0}, S}, {{1}, U}},
       {cite(0), cite(1)},
       true,
       {true, false}},
      {"both are needed", {{{0, 1, 2}, S}, {{0, 1}, S}, {{0}, U}, {{1}, U}}, {cite(0), cite(1)}, true, {true, true}},
      {"together they do not back it",
       {{{0, 1, 2}, S}, {{0, 1}, U}, {{0}, S}, {{1}, U}},
       {cite(0), cite(1)},
       false,
       {false, false}},
      {"the same twice counts once", {{{0, 1, 2}, S}, {{0}, S}}, {cite(0), cite(0)}, true, {true}},
      {"the cited ones were not judged", {{{0, 1, 2}, S}, {{0}, N}}, {cite(0)}, std::nullopt, {std::nullopt}},
      {"alone not judged, but the others are enough without it: open",
       {{{0, 1, 2}, S}, {{0, 1}, S}, {{0}, N}, {{1}, S}},
       {cite(0), cite(1)},
       true,
       {std::nullopt, true}},
      {"alone not judged, and needed",
       {{{0, 1, 2}, S}, {{0, 1}, S}, {{0}, N}, {{1}, U}},
       {cite(0), cite(1)},
       true,
       {true, std::nullopt}},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    const CheckedClaim claim = check(row.script, row.citations).result.claims.at(0);
    CHECK(claim.citation_ok == row.ok);
    CHECK(claim.citation_relevant == row.relevant);
  }
}

TEST_CASE("every question is asked once") {
  CHECK(check({{{0, 1, 2}, S}, {{0}, S}}, {cite(0)}).asked == 2);
  CHECK(check({{{0, 1, 2}, S}, {{0, 1}, S}, {{0}, S}, {{1}, S}}, {cite(0), cite(1)}).asked == 4);
  const std::vector<Claim> claims{reading_of({cite(0), cite(1), cite(2)}).claims.at(0)};
  CHECK(questions_of(claims, 3).questions.size() == 7);  // all = cited; three alone; three without one
}

TEST_CASE("the outcome follows verdicts, abstention and answerability") {
  struct Row {
    std::string why;
    Verdict verdict;
    Abstention abstention;
    std::optional<bool> answerable;
    Outcome outcome;
  };
  const std::vector<Row> rows{
      {"supported", S, Abstention::none, true, Outcome::correct},
      {"supported, answerable unknown", S, Abstention::none, std::nullopt, Outcome::correct},
      {"answers what it cannot know", S, Abstention::none, false, Outcome::wrong},
      {"a claim is not backed", U, Abstention::none, true, Outcome::wrong},
      {"hangs on a claim without a verdict", N, Abstention::none, true, Outcome::wrong},
      {"declines in part, the rest is backed", S, Abstention::partial, true, Outcome::correct},
      {"declines", S, Abstention::full, true, Outcome::abstained},
      {"says nothing", S, Abstention::no_claims, true, Outcome::abstained},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    std::size_t asked = 0;
    Case pump = case_of("", {"one"});
    pump.answerable = row.answerable;
    Reading reading = reading_of({});
    reading.abstention = row.abstention;
    Evaluator evaluator(std::make_unique<ScriptedJudge>(Script{{{0}, row.verdict}}, asked));
    CHECK(evaluator.evaluate(pump, reading).outcome == row.outcome);
  }
}

TEST_CASE("labels come from the case, by position") {
  std::size_t asked = 0;
  Evaluator evaluator(std::make_unique<ScriptedJudge>(Script{{{0}, S}}, asked));
  Case pump = case_of("", {"one"});
  CHECK_FALSE(evaluator.evaluate(pump, reading_of({})).labelled);
  pump.labels = std::vector{Label::contradicted};
  const CaseResult by_labels = evaluator.evaluate(pump, reading_of({}));
  CHECK(by_labels.labelled);
  CHECK(by_labels.claims.at(0).label == Label::contradicted);
  pump.labels.reset();
  pump.claims = {{"The pump runs.", {}, std::nullopt}};
  CHECK_FALSE(evaluator.evaluate(pump, reading_of({})).labelled);
}
