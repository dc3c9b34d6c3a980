// SPDX-License-Identifier: Apache-2.0
// Two judges on the same claims, counted by hand.
#include "metrics/versus.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(Verdict verdict, std::optional<Label> label) {
  CheckedClaim made;
  made.judgement.verdict = verdict;
  made.label = label;
  return made;
}

}  // namespace

TEST_CASE("marks are those of labelled claims") {
  CaseResult result;
  result.claims = {claim(Verdict::supported, std::nullopt), claim(Verdict::unsupported, Label::contradicted),
                   claim(Verdict::not_judged, Label::supported)};
  CHECK(claim_marks(result) == std::vector<ClaimMark>{{false, true}, {false, false}});
}

TEST_CASE("who alone is right is counted measure by measure") {
  CaseResult result;
  result.claims = {
      claim(Verdict::supported, Label::supported),         // both right
      claim(Verdict::unsupported, Label::supported),       // the first raises a false alarm
      claim(Verdict::contradicted, Label::not_supported),  // the first catches it
      claim(Verdict::supported, std::nullopt),             // not labelled
      claim(Verdict::supported, Label::unsupported),       // the second catches it
      claim(Verdict::contradicted, Label::contradicted),   // the first alone
  };
  const std::vector<ClaimMark> second{{true, false}, {true, false}, {false, false}, {true, true}, {false, false}};
  JudgePair pair;
  pair.add(result, second);

  const auto& [agreement, caught, alarms] = pair.tallies;
  CHECK(agreement.sums.first().x == 3);
  CHECK(agreement.sums.second().x == 3);
  CHECK(agreement.sums.first().m == 5);
  CHECK(agreement.only_first == 2);
  CHECK(agreement.only_second == 2);
  CHECK(caught.sums.first().x == 2);
  CHECK(caught.sums.first().m == 3);
  CHECK(caught.only_first == 2);
  CHECK(caught.only_second == 1);
  CHECK(alarms.sums.first().x == 1);
  CHECK(alarms.sums.first().m == 2);
  CHECK(alarms.only_first == 0);
  CHECK(alarms.only_second == 1);  // the second stays silent where the first raises an alarm
}

TEST_CASE("p-values of two judges are McNemar's, corrected after Holm") {
  JudgePair pair;
  pair.tallies[0].only_first = 12;
  pair.tallies[0].only_second = 2;
  pair.tallies[1].only_first = 1;
  // scipy 1.10.1: binomtest(2, 14).pvalue = 0.012939453125, and 1 for the others; Holm multiplies the least by 3.
  const std::vector<double> p = p_values(pair);
  REQUIRE(p.size() == 3);
  CHECK(p[0] == Approx(3 * 0.012939453125));
  CHECK(p[1] == 1);
  CHECK(p[2] == 1);
}
