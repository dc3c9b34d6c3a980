// SPDX-License-Identifier: Apache-2.0
// A claim with nothing wrong shows its text only: it is there so that the answer can be followed. What is wrong shows
// everything. Limits are in bytes before escaping.
#include "report/case_card.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "metrics/findings.hpp"
#include "report/evidence.hpp"
#include "report/excerpt.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest_id = 120;
constexpr std::size_t longest_question = 600;
constexpr std::size_t longest_answer = 1200;
constexpr std::size_t longest_line = 400;
constexpr std::size_t most_lines = 6;
constexpr std::size_t most_claims = 12;
constexpr std::size_t most_citations = 12;

bool is_right(const CheckedClaim& claim) {
  return claim.judgement.verdict == Verdict::supported &&
         std::all_of(claim.citation_relevant.begin(), claim.citation_relevant.end(),
                     [](std::optional<bool> relevant) { return relevant == true; });
}

std::string citation_text(const Citation& citation, std::optional<bool> relevant) {
  const std::string id = shortened_text(citation.id, longest_id);
  if (!citation.passage) return id + " (names no passage that the model saw)";
  if (!relevant) return id + " (not judged)";
  return *relevant ? id : id + " (does not back it)";
}

std::string citations_text(const CheckedClaim& claim) {
  const std::vector<Citation>& citations = claim.claim.citations;
  if (citations.empty()) return "none";
  std::string text;
  for (std::size_t i = 0; i < citations.size() && i < most_citations; ++i)
    text += (i == 0 ? "" : ", ") + citation_text(citations[i], claim.citation_relevant[i]);
  return citations.size() > most_citations ? text + " …" : text;
}

std::string person_text(const CheckedClaim& claim) {
  if (!claim.label) return {};
  const std::string label(name(*claim.label));
  return agrees(*claim.label, claim.judgement.verdict) ? label : label + ", unlike the judge";
}

ClaimCard claim_card(const Case& checked, const CheckedClaim& claim) {
  ClaimCard card{claim.judgement.verdict, marked_claim(claim), {}, {}, {}, person_text(claim)};
  if (is_right(claim)) {
    if (claim.label && agrees(*claim.label, claim.judgement.verdict)) card.person.clear();
    return card;
  }
  for (const std::string& line : explanations(claim.judgement.reasons))
    if (card.why.size() < most_lines) card.why.push_back(shortened_text(line, longest_line));
  if (std::string judge = judged_by(claim.judgement); !judge.empty()) card.why.push_back(std::move(judge));
  card.excerpts = excerpts(checked, claim);
  card.cites = citations_text(claim);
  return card;
}

/// "Rated 2 by the rubric: it leaves out the deadline. A person gave 4."
std::string rating_text(const Rating& rating) {
  std::string text = rating.value ? fmt::format("Rated {:g} by the rubric", *rating.value) : "Not rated by the rubric";
  text += rating.note.empty() ? "." : ": " + shortened_text(rating.note, longest_line);
  if (rating.person) text += fmt::format("{} A person gave {:g}.", text.ends_with('.') ? "" : ".", *rating.person);
  return text;
}

std::string outcome_text(const CaseResult& result) {
  if (result.abstention == Abstention::no_claims) return "The answer neither states anything nor declines.";
  if (result.outcome == Outcome::abstained && result.answerable == true)
    return "The passages hold the answer: it should not have declined.";
  if (result.outcome == Outcome::wrong && result.answerable == false)
    return "The passages cannot answer this question: it should have declined.";
  return {};
}

std::string note_of(const CaseResult& result) {
  std::string note = outcome_text(result);
  if (!result.rating) return note;
  return note + (note.empty() ? "" : " ") + rating_text(*result.rating);
}

/// The claims to show, in the order of the answer: those with a finding before the others.
std::vector<const CheckedClaim*> chosen(const CaseResult& result) {
  std::vector<const CheckedClaim*> claims;
  for (const bool right : {false, true})
    for (const CheckedClaim& claim : result.claims)
      if (is_right(claim) == right && claims.size() < most_claims) claims.push_back(&claim);
  std::sort(claims.begin(), claims.end());  // of one vector: the order of the answer
  return claims;
}

}  // namespace

CaseCard case_card(const Case& checked, const CaseResult& result) {
  CaseCard card{
      .id = shortened_text(checked.id, longest_id),
      .question = checked.question.empty() ? "(no question)" : shortened_text(checked.question, longest_question),
      .outcome = result.outcome,
      .findings = {},
      .note = note_of(result),
      .answer = {},
      .claims = {},
      .more_claims = 0};
  for (const Finding finding : findings(result))
    card.findings.emplace_back(finding_rows()[static_cast<std::size_t>(finding)].title);
  if (result.claims.empty()) card.answer = shortened_text(checked.answer, longest_answer);
  for (const CheckedClaim* claim : chosen(result)) card.claims.push_back(claim_card(checked, *claim));
  card.more_claims = result.claims.size() - card.claims.size();
  return card;
}

}  // namespace groundlab
