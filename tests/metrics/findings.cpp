// SPDX-License-Identifier: Apache-2.0
// Each kind of finding on the smallest answer that shows it, and nothing on a sound one.
#include "metrics/findings.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(Verdict verdict) {
  CheckedClaim checked;
  checked.claim.text = "Something is stated.";
  checked.judgement.verdict = verdict;
  return checked;
}

CheckedClaim cited(Verdict verdict, std::optional<std::size_t> passage, std::optional<bool> relevant) {
  CheckedClaim checked = claim(verdict);
  checked.claim.citations = {{"N1", passage, std::nullopt}};
  checked.citation_relevant = {relevant};
  return checked;
}

CaseResult result(std::vector<CheckedClaim> claims, Outcome outcome, std::optional<bool> answerable = std::nullopt) {
  CaseResult one;
  one.claims = std::move(claims);
  one.outcome = outcome;
  one.answerable = answerable;
  return one;
}

using Found = std::vector<Finding>;

}  // namespace

TEST_CASE("every kind of finding is found, and only where it is") {
  struct Row {
    CaseResult result;
    Found found;
    std::string why;
  };
  const std::vector<Row> rows{
      {result({claim(Verdict::supported)}, Outcome::correct), {}, "a supported claim without a citation"},
      {result({cited(Verdict::supported, 0, true)}, Outcome::correct), {}, "a supported claim, well cited"},
      {result({claim(Verdict::contradicted)}, Outcome::wrong), {Finding::contradicts}, "a contradicted claim"},
      {result({claim(Verdict::unsupported)}, Outcome::wrong), {Finding::adds}, "an unsupported claim"},
      {result({cited(Verdict::unsupported, 0, false)}, Outcome::wrong),
       {Finding::adds},
       "the citation of a claim that nothing backs is not the finding"},
      {result({cited(Verdict::supported, 0, false)}, Outcome::correct), {Finding::wrong_citation}, "a wrong pointer"},
      {result({cited(Verdict::unsupported, std::nullopt, false)}, Outcome::wrong),
       {Finding::adds, Finding::wrong_citation},
       "an invented citation is wrong anywhere"},
      {result({claim(Verdict::supported)}, Outcome::wrong, false), {Finding::answers_unknowable}, "it cannot know"},
      {result({}, Outcome::abstained, false), {}, "it declines rightly"},
      {result({}, Outcome::abstained, true), {Finding::gives_up}, "it declines wrongly"},
      {result({}, Outcome::abstained), {}, "nobody said whether it can be answered"},
      {result({claim(Verdict::not_judged)}, Outcome::wrong), {Finding::not_judged}, "no verdict on the claim"},
      {result({cited(Verdict::supported, 0, std::nullopt)}, Outcome::correct),
       {Finding::not_judged},
       "no verdict on the citation"},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(findings(row.result) == row.found);
  }
}

TEST_CASE("a claim without a verdict leaves open what the answer shows") {
  FindingTally tally;
  tally.add(result({claim(Verdict::not_judged)}, Outcome::wrong));
  const RateTally& contradicts = tally.rate(Finding::contradicts);
  CHECK(contradicts.hits == 0);
  CHECK(contradicts.n == 1);
  CHECK(contradicts.not_judged == 1);
}

TEST_CASE("findings of two halves add up") {
  const CaseResult bad = result({claim(Verdict::contradicted)}, Outcome::wrong, true);
  const CaseResult good = result({claim(Verdict::supported)}, Outcome::correct, true);
  FindingTally whole;
  whole.add(bad);
  whole.add(good);
  FindingTally one;
  one.add(bad);
  FindingTally other;
  other.add(good);
  other += one;
  CHECK(other == whole);
  CHECK(whole.rate(Finding::contradicts).hits == 1);
  CHECK(whole.rate(Finding::gives_up).n == 2);
}

TEST_CASE("the table of findings is in the order of the enumeration") {
  for (std::size_t i = 0; i < finding_rows().size(); ++i) CHECK(static_cast<std::size_t>(finding_rows()[i].value) == i);
}
