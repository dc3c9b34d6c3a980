// SPDX-License-Identifier: Apache-2.0
// One issue per claim that fails, per citation that does not pull its weight on a claim that holds, per wrong outcome
// that no claim explains.
#include "report/issues.hpp"

#include <algorithm>
#include <array>

#include "groundlab/core/reasons.hpp"

#include "report/evidence.hpp"

namespace groundlab {
namespace {

constexpr IssueRule invented_citation{"invented_citation", "the citation names no retrieved passage"};
constexpr IssueRule idle_citation{"idle_citation", "the cited passage does not back the claim that it stands beside"};
constexpr IssueRule should_have_declined{"should_have_declined",
                                         "the passages cannot answer the question, yet the answer does"};
constexpr IssueRule should_have_answered{"should_have_answered",
                                         "the passages hold the answer, yet the assistant declined or said nothing"};

constexpr std::array other_rules{invented_citation, idle_citation, should_have_declined, should_have_answered};

/// Reasons of claims that hold are no issues.
bool speaks_against(ReasonCode code) {
  return code != ReasonCode::covered && code != ReasonCode::nothing_to_check &&
         code != ReasonCode::conflicting_passages;
}

std::string_view rule_of(const Judgement& judgement) {
  const auto against = std::find_if(judgement.reasons.begin(), judgement.reasons.end(),
                                    [](const Reason& reason) { return speaks_against(reason.code); });
  if (against != judgement.reasons.end()) return name(against->code);
  return name(judgement.verdict == Verdict::not_judged ? ReasonCode::not_judged : ReasonCode::words_missing);
}

std::string title_of(Verdict verdict) {
  return verdict == Verdict::not_judged ? "not judged" : std::string(name(verdict));
}

Issue claim_issue(const Case& checked, const CheckedClaim& claim) {
  const Judgement& judgement = claim.judgement;
  Issue issue{.rule = rule_of(judgement),
              .is_error = judgement.verdict != Verdict::not_judged,
              .title = title_of(judgement.verdict),
              .claim = claim.claim.text,
              .why = {},
              .evidence = {}};
  for (const std::string& line : explanations(judgement.reasons)) issue.why += (issue.why.empty() ? "" : "; ") + line;
  for (const Reason& reason : judgement.reasons) {
    if (const std::string quoted = quote(checked, reason, claim.claim.text); issue.evidence.empty() && !quoted.empty())
      issue.evidence = reason.passage + ": " + quoted;
  }
  return issue;
}

void add_citation_issues(std::vector<Issue>& all, const CheckedClaim& claim) {
  for (std::size_t i = 0; i < claim.claim.citations.size(); ++i) {
    if (claim.citation_relevant[i] == true) continue;
    const Citation& citation = claim.claim.citations[i];
    const IssueRule& rule = citation.passage ? idle_citation : invented_citation;
    all.push_back({.rule = rule.id,
                   .is_error = false,
                   .title = citation.passage ? "citation does not back its claim" : "invented citation",
                   .claim = claim.claim.text,
                   .why = "[" + citation.id + "]: " + std::string(rule.help),
                   .evidence = {}});
  }
}

void add_outcome_issue(std::vector<Issue>& all, const CaseResult& result) {
  const bool answered = result.outcome == Outcome::wrong && result.answerable == false;
  const bool declined = result.outcome == Outcome::abstained && result.answerable == true;
  if (!answered && !declined) return;
  const IssueRule& rule = answered ? should_have_declined : should_have_answered;
  all.push_back({.rule = rule.id,
                 .is_error = answered,
                 .title = answered ? "should have declined" : "should have answered",
                 .claim = {},
                 .why = std::string(rule.help),
                 .evidence = {}});
}

}  // namespace

std::vector<IssueRule> issue_rules() {
  std::vector<IssueRule> rules;
  for (const ReasonRow& row : reason_codes)
    if (speaks_against(row.value)) rules.push_back({row.name, row.meaning});
  rules.insert(rules.end(), other_rules.begin(), other_rules.end());
  return rules;
}

std::vector<Issue> issues(const Case& checked, const CaseResult& result) {
  std::vector<Issue> all;
  for (const CheckedClaim& claim : result.claims) {
    if (claim.judgement.verdict == Verdict::supported)
      add_citation_issues(all, claim);
    else
      all.push_back(claim_issue(checked, claim));
  }
  add_outcome_issue(all, result);
  return all;
}

std::string one_line(const Issue& issue) {
  std::string text = issue.title;
  if (!issue.claim.empty()) text += ": " + issue.claim;
  if (!issue.why.empty()) text += " | " + issue.why;
  if (!issue.evidence.empty()) text += " | " + issue.evidence;
  return text;
}

}  // namespace groundlab
