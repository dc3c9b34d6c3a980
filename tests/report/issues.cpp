// SPDX-License-Identifier: Apache-2.0
#include "report/issues.hpp"

#include <algorithm>

#include "catch.hpp"
#include "commands/warnings.hpp"
#include "report/fingerprint.hpp"
#include "report/xml.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(Verdict verdict, std::optional<bool> relevant) {
  CheckedClaim made;
  made.claim.text = "c";
  made.claim.citations = {{"P1", 0, std::nullopt}};
  made.judgement.verdict = verdict;
  made.citation_relevant = {relevant};
  return made;
}

}  // namespace

TEST_CASE("a case has an issue exactly where it counts as failing") {
  for (const Outcome outcome : {Outcome::correct, Outcome::abstained, Outcome::wrong})
    for (const std::optional<bool> answerable : {std::optional<bool>(), std::optional(true), std::optional(false)})
      for (const Verdict verdict :
           {Verdict::supported, Verdict::contradicted, Verdict::unsupported, Verdict::not_judged})
        for (const std::optional<bool> relevant : {std::optional<bool>(), std::optional(true), std::optional(false)}) {
          CaseResult result;
          result.outcome = outcome;
          result.answerable = answerable;
          if (outcome != Outcome::abstained) result.claims = {claim(verdict, relevant)};
          const bool supported = verdict == Verdict::supported;
          const bool possible =
              outcome == Outcome::abstained || (outcome == Outcome::correct) == (supported && answerable != false);
          if (!possible) continue;
          CAPTURE(name(outcome), name(verdict));
          CHECK(issues({}, result).empty() != is_failure(result));
        }
}

TEST_CASE("every issue's rule is in the table, and no rule stands twice") {
  const std::vector<IssueRule> rules = issue_rules();
  for (const IssueRule& rule : rules)
    CHECK(std::count_if(rules.begin(), rules.end(), [&](const IssueRule& row) { return row.id == rule.id; }) == 1);
  CaseResult result;
  result.outcome = Outcome::wrong;
  result.claims = {claim(Verdict::unsupported, false), claim(Verdict::not_judged, std::nullopt)};
  for (const Issue& issue : issues({}, result))
    CHECK(std::any_of(rules.begin(), rules.end(), [&](const IssueRule& row) { return row.id == issue.rule; }));
}

TEST_CASE("fingerprints of a case differ and stay") {
  CaseResult result;
  result.outcome = Outcome::wrong;
  result.claims = {claim(Verdict::unsupported, false), claim(Verdict::unsupported, false)};
  const auto names = fingerprints("q1", issues({}, result));
  REQUIRE(names.size() == 2);
  CHECK(names[0] != names[1]);
  CHECK(names == fingerprints("q1", issues({}, result)));
  CHECK(names[0] != fingerprints("q2", issues({}, result))[0]);
}

TEST_CASE("a path becomes a URI reference") {
  CHECK(uri_of("cases/a.jsonl") == "cases/a.jsonl");
  CHECK(uri_of("/tmp/a b.jsonl") == "file:///tmp/a%20b.jsonl");
  CHECK(uri_of("<stdin>") == "%3Cstdin%3E");
  CHECK(uri_of("100%:é") == "100%25%3A%C3%A9");
}

TEST_CASE("nothing in a text can leave its place in XML") {
  CHECK(xml_escaped("a < b & \"c\" ]]> 'd'") == "a &lt; b &amp; &quot;c&quot; ]]&gt; &apos;d&apos;");
  CHECK(xml_escaped(std::string_view("\x01\x1b[31m\x00", 7)) == "\\x01\\x1b&#91;31m\\x00");
  CHECK(xml_escaped("a\nb\tc") == "a b c");
  CHECK(xml_escaped("\xEF\xBF\xBE\xEF\xBF\xBF") == "\\ufffe\\uffff");
  CHECK(xml_escaped("\xff") == "\\xff");
  CHECK(xml_escaped("##[error]") == "##&#91;error]");
}
