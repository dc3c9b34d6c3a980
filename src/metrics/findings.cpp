// SPDX-License-Identifier: Apache-2.0
// A citation counts as wrong where the claim itself stands: on a claim that is not supported no citation can be right,
// and the claim is the finding. An invented citation is wrong anywhere.
#include "metrics/findings.hpp"

#include <algorithm>
#include <array>

namespace groundlab {
namespace {

bool has_verdict(const CaseResult& result, Verdict verdict) {
  return std::any_of(result.claims.begin(), result.claims.end(),
                     [&](const CheckedClaim& claim) { return claim.judgement.verdict == verdict; });
}

bool is_badly_cited(const CheckedClaim& claim) {
  for (std::size_t i = 0; i < claim.claim.citations.size(); ++i) {
    if (!claim.claim.citations[i].passage) return true;
    if (claim.judgement.verdict == Verdict::supported && claim.citation_relevant[i] == false) return true;
  }
  return false;
}

bool is_cited(const CheckedClaim& claim) { return !claim.claim.citations.empty(); }

bool is_open(const CheckedClaim& claim) {
  return claim.judgement.verdict == Verdict::not_judged ||
         std::any_of(claim.citation_relevant.begin(), claim.citation_relevant.end(),
                     [](std::optional<bool> relevant) { return !relevant.has_value(); });
}

Sample of_answers(bool in_question, bool hit, bool open = false) {
  if (!in_question) return {};
  return {hit ? std::uint64_t{1} : 0, 1, !hit && open ? std::uint64_t{1} : 0};
}

Sample with_claim_of(const CaseResult& result, Verdict verdict) {
  return of_answers(!result.claims.empty(), has_verdict(result, verdict), has_verdict(result, Verdict::not_judged));
}

Sample contradicts(const CaseResult& result) { return with_claim_of(result, Verdict::contradicted); }
Sample adds(const CaseResult& result) { return with_claim_of(result, Verdict::unsupported); }

Sample wrong_citation(const CaseResult& result) {
  const auto& claims = result.claims;
  return of_answers(std::any_of(claims.begin(), claims.end(), is_cited),
                    std::any_of(claims.begin(), claims.end(), is_badly_cited),
                    std::any_of(claims.begin(), claims.end(), is_open));
}

Sample answers_unknowable(const CaseResult& result) {
  return of_answers(result.answerable == false, result.outcome != Outcome::abstained);
}

Sample gives_up(const CaseResult& result) {
  return of_answers(result.answerable == true, result.outcome == Outcome::abstained);
}

Sample not_judged(const CaseResult& result) {
  return of_answers(!result.claims.empty(), std::any_of(result.claims.begin(), result.claims.end(), is_open));
}

constexpr std::array rows{
    FindingRow{Finding::contradicts, "contradicts", "contradicts a passage", "answers with a claim",
               "A claim says one thing, a passage another.", contradicts},
    FindingRow{Finding::adds, "adds", "adds what no passage says", "answers with a claim",
               "A claim that no passage backs and none denies.", adds},
    FindingRow{Finding::wrong_citation, "wrong_citation", "wrong citation", "answers with a citation",
               "The claim stands, but a passage that it cites does not back it, or is none that the model saw.",
               wrong_citation},
    FindingRow{Finding::answers_unknowable, "answers_unknowable", "answers what it cannot know",
               "unanswerable questions", "The passages do not hold the answer, and it did not say so.",
               answers_unknowable},
    FindingRow{Finding::gives_up, "gives_up", "gives up", "answerable questions",
               "The passages hold the answer, and it declined or said nothing.", gives_up},
    FindingRow{Finding::not_judged, "not_judged", "could not be judged", "answers with a claim",
               "The judge gave no verdict on a claim or on a citation.", not_judged},
};

}  // namespace

std::span<const FindingRow> finding_rows() { return rows; }

std::vector<Finding> findings(const CaseResult& result) {
  std::vector<Finding> found;
  for (const FindingRow& row : rows)
    if (row.count(result).hits > 0) found.push_back(row.value);
  return found;
}

bool has_finding(const CaseResult& result) {
  return std::any_of(rows.begin(), rows.end(), [&](const FindingRow& row) { return row.count(result).hits > 0; });
}

void FindingTally::add(const CaseResult& result) {
  for (std::size_t i = 0; i < rates_.size(); ++i) rates_[i].add(rows[i].count(result));
}

FindingTally& FindingTally::operator+=(const FindingTally& other) {
  for (std::size_t i = 0; i < rates_.size(); ++i) rates_[i] += other.rates_[i];
  return *this;
}

}  // namespace groundlab
