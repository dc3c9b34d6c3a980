// SPDX-License-Identifier: Apache-2.0
#include "metrics/compare.hpp"

#include "catch.hpp"
#include "metrics/claim_changes.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(std::string text, Verdict verdict) {
  CheckedClaim made;
  made.claim.text = std::move(text);
  made.judgement.verdict = verdict;
  made.citation_ok = verdict == Verdict::supported;
  return made;
}

CaseResult answer(std::string id, std::vector<CheckedClaim> claims) {
  CaseResult result;
  result.id = std::move(id);
  result.outcome = Outcome::correct;
  for (const CheckedClaim& one : claims)
    if (one.judgement.verdict != Verdict::supported) result.outcome = Outcome::wrong;
  result.claims = std::move(claims);
  return result;
}

Case named(const std::string& id) {
  Case made;
  made.id = id;
  return made;
}

/// `n` answers of one claim; those in `bad` contradict.
std::vector<CaseResult> answers(std::size_t n, std::vector<std::size_t> bad) {
  std::vector<CaseResult> all;
  for (std::size_t i = 0; i < n; ++i) {
    const bool is_bad = std::find(bad.begin(), bad.end(), i) != bad.end();
    all.push_back(answer("q" + std::to_string(i), {claim("c", is_bad ? Verdict::contradicted : Verdict::supported)}));
  }
  return all;
}

RunComparison compared(const std::vector<CaseResult>& base, const std::vector<CaseResult>& current,
                       ComparisonSettings settings = {}) {
  RunComparer comparer(std::move(settings));
  for (const CaseResult& one : base) comparer.add_base(named(one.id), one);
  for (const CaseResult& one : current) comparer.add_current(named(one.id), one);
  return comparer.finish();
}

const MetricChange& change_of(const RunComparison& comparison, std::string_view name) {
  for (const MetricChange& change : comparison.metrics)
    if (change.metric->name == name) return change;
  throw std::logic_error("no such metric");
}

}  // namespace

TEST_CASE("a run compared with itself is unchanged at any size") {
  for (const std::size_t n : {1U, 8U, 300U}) {
    const RunComparison comparison = compared(answers(n, {0}), answers(n, {0}));
    CHECK(comparison.verdict == ChangeVerdict::unchanged);
    for (const MetricChange& change : comparison.metrics) CHECK(change.verdict == ChangeVerdict::unchanged);
  }
}

TEST_CASE("ten of 200 cases broken are a regression and named; one of 8 is inconclusive") {
  const std::vector<std::size_t> broken{3, 17, 20, 55, 56, 90, 121, 150, 177, 199};
  const RunComparison ten = compared(answers(200, {}), answers(200, broken));
  CHECK(ten.verdict == ChangeVerdict::regressed);
  REQUIRE(ten.failing.size() == broken.size());
  for (std::size_t i = 0; i < broken.size(); ++i) CHECK(ten.failing[i].case_id == "q" + std::to_string(broken[i]));
  CHECK(ten.outcomes.size() == broken.size());
  CHECK(ten.fixed.empty());
  const RunComparison one = compared(answers(8, {}), answers(8, {2}));
  CHECK(one.verdict == ChangeVerdict::inconclusive);
  CHECK(one.failing.size() == 1);
}

TEST_CASE("McNemar's exact test speaks for answers, corrected for the metrics that moved") {
  // 10 against 0 discordant pairs: 2 * 0.5^10 = 0.001953125 (R 4.2: mcnemar.exact, package exact2x2), times the metrics
  // that moved at all.
  const RunComparison comparison =
      compared(answers(200, {}), answers(200, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}), {.metrics = {"hallucination_rate"}});
  CHECK(change_of(comparison, "hallucination_rate").p_value.value() == Approx(0.001953125));
  const RunComparison two = compared(answers(200, {}), answers(200, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}),
                                     {.metrics = {"hallucination_rate", "contradiction_rate"}});
  CHECK(change_of(two, "hallucination_rate").p_value.value() == Approx(2 * 0.001953125));
}

TEST_CASE("better is better whichever way a metric counts") {
  const std::vector<std::size_t> bad{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  const RunComparison comparison = compared(answers(100, bad), answers(100, {}));
  CHECK(change_of(comparison, "faithfulness").verdict == ChangeVerdict::improved);
  CHECK(change_of(comparison, "hallucination_rate").verdict == ChangeVerdict::improved);
  CHECK(comparison.verdict == ChangeVerdict::improved);
  CHECK(comparison.fixed.size() == bad.size());
}

TEST_CASE("the verdict follows the range, the margin and the corrected p-value") {
  struct Row {
    double value;
    double low;
    double high;
    double p;
    ChangeVerdict verdict;
    std::string why;
  };
  const std::vector<Row> rows{
      {0.05, 0.01, 0.09, 0.01, ChangeVerdict::regressed, "above 0, and more than the margin"},
      {0.05, 0.01, 0.09, 0.20, ChangeVerdict::inconclusive, "not beyond noise once corrected"},
      {0.015, 0.005, 0.025, 0.001, ChangeVerdict::inconclusive,
       "surely worse, by less than the margin or a little more"},
      {0.015, 0.010, 0.019, 0.001, ChangeVerdict::no_change, "surely worse, surely by less than the margin"},
      {0.00, -0.01, 0.01, 1.0, ChangeVerdict::no_change, "within the margin on both sides"},
      {-0.05, -0.09, -0.01, 0.01, ChangeVerdict::improved, "below 0, and more than the margin"},
      {-0.05, -0.11, 0.01, 0.20, ChangeVerdict::not_worse, "perhaps better, not worse than the margin"},
      {0.00, -0.10, 0.10, 1.0, ChangeVerdict::inconclusive, "anything is possible"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.why);
    MetricChange change;
    change.worsening = Difference{row.value, {row.low, row.high}, 0.01};
    change.p_value = row.p;
    CHECK(verdict_of(change, {}) == row.verdict);
  }
  CHECK(verdict_of({}, {}) == ChangeVerdict::inconclusive);
}

TEST_CASE("cases that only one run has are named and not compared") {
  std::vector<CaseResult> base = answers(20, {});
  std::vector<CaseResult> current = answers(20, {4});
  base.push_back(answer("old", {claim("c", Verdict::contradicted)}));
  current.push_back(answer("new", {claim("c", Verdict::contradicted)}));
  const RunComparison comparison = compared(base, current);
  CHECK(comparison.paired == 20);
  CHECK(comparison.added == std::vector<std::string>{"new"});
  CHECK(comparison.removed == std::vector<std::string>{"old"});
  CHECK(change_of(comparison, "hallucination_rate").base.n == 20);
  CHECK(comparison.failing.size() == 1);
}

TEST_CASE("a rate that only counts other cases has not changed; a refusal that turned into a wrong answer has") {
  // Citation recall counts supported claims: where broken ones are mended it counts more, and none got worse.
  const RunComparison mended = compared(answers(40, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9}), answers(40, {}));
  CHECK(change_of(mended, "citation_recall").verdict == ChangeVerdict::no_change);
  CHECK(mended.verdict == ChangeVerdict::improved);
  std::vector<CaseResult> base = answers(60, {});
  std::vector<CaseResult> current = answers(60, {0, 1, 2, 3, 4, 5, 6, 7, 8, 9});
  for (std::size_t i = 0; i < 10; ++i) {
    base[i].claims.clear();
    base[i].abstention = Abstention::full;
    base[i].outcome = Outcome::abstained;
  }
  const RunComparison talked = compared(base, current);
  CHECK(change_of(talked, "hallucination_rate").worse == 10);
  CHECK(change_of(talked, "hallucination_rate").verdict == ChangeVerdict::regressed);
}

TEST_CASE("what was not judged counts at its worst on both sides") {
  std::vector<CaseResult> base = answers(10, {});
  std::vector<CaseResult> current = answers(10, {});
  base[0].claims[0].judgement.verdict = current[0].claims[0].judgement.verdict = Verdict::not_judged;
  current[1].claims[0].judgement.verdict = Verdict::not_judged;
  const RunComparison comparison = compared(base, current);
  CHECK(change_of(comparison, "hallucination_rate").base.hits == 1);
  CHECK(change_of(comparison, "hallucination_rate").current.hits == 2);
  CHECK(change_of(comparison, "faithfulness").current.hits == 8);
  CHECK(comparison.failing.size() == 1);
}

TEST_CASE("claims pair by their text, the k-th with the k-th") {
  const CaseResult base = answer("q", {claim("a", Verdict::supported), claim("a", Verdict::contradicted),
                                       claim("gone", Verdict::unsupported), claim("gone well", Verdict::supported)});
  CaseResult current = answer("q", {claim("a", Verdict::supported), claim("a", Verdict::unsupported),
                                    claim("new", Verdict::contradicted), claim("new well", Verdict::supported)});
  const CaseChanges changes = claim_changes(base, current, {});
  REQUIRE(changes.failing.size() == 1);
  CHECK(changes.failing[0].after->claim.text == "new");
  CHECK_FALSE(changes.failing[0].before);
  REQUIRE(changes.fixed.size() == 1);
  CHECK(changes.fixed[0].before->claim.text == "gone");
  REQUIRE(changes.changed.size() == 1);
  CHECK(changes.changed[0].after->judgement.verdict == Verdict::unsupported);
  CHECK(changes.reworded == 2);
  CHECK(changes.differs);
  CHECK_FALSE(claim_changes(base, base, {}).differs);
}

TEST_CASE("another citation mark is a change though the verdict stands") {
  const CaseResult base = answer("q", {claim("a", Verdict::supported)});
  CaseResult current = base;
  current.claims[0].citation_ok = false;
  const CaseChanges changes = claim_changes(base, current, {});
  CHECK(changes.changed.size() == 1);
  CHECK(changes.differs);
}
