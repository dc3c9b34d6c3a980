// SPDX-License-Identifier: Apache-2.0
// Cases as the other reports show them, texts in pieces with the parts in question marked.
#include "report/report_json.hpp"

namespace groundlab {
namespace {

Json to_json(const std::vector<Piece>& pieces) {
  Json list = Json::array();
  for (const Piece& piece : pieces) list.push_back({{"text", piece.text}, {"marked", piece.marked}});
  return list;
}

Json to_json(const ClaimCard& claim) {
  Json excerpts = Json::array();
  for (const Excerpt& excerpt : claim.excerpts)
    excerpts.push_back({{"title", excerpt.title}, {"text", to_json(excerpt.text)}});
  return {{"verdict", name(claim.verdict)},  {"claim", to_json(claim.claim)}, {"why", claim.why},
          {"excerpts", std::move(excerpts)}, {"cites", claim.cites},          {"person", claim.person}};
}

Json to_json(const CaseCard& card) {
  Json claims = Json::array();
  for (const ClaimCard& claim : card.claims) claims.push_back(to_json(claim));
  return {{"id", card.id},
          {"question", card.question},
          {"outcome", name(card.outcome)},
          {"findings", card.findings},
          {"note", card.note},
          {"answer", card.answer},
          {"claims", std::move(claims)},
          {"more_claims", card.more_claims}};
}

Json review_json(const std::optional<ReviewSample>& review) {
  if (!review) return nullptr;
  Json drawn = Json::array();
  for (const auto& [key, one] : review->cases.held()) drawn.push_back(key.second);
  return {{"seed", review->seed}, {"drawn", std::move(drawn)}};
}

}  // namespace

Json report_json(const RunSummary& summary) {
  Json rates = Json::object();
  for (const FindingRow& row : finding_rows())
    rates[std::string(row.name)] = to_json(estimate(summary.findings.rate(row.value), RateBase::answer, summary.level));
  Json shown = Json::array();
  for (const auto& [key, card] : summary.failing.held()) shown.push_back(to_json(card));
  return {{"findings", std::move(rates)},
          {"failing", {{"cases", summary.failing.offered()}, {"shown", std::move(shown)}}},
          {"review", review_json(summary.review)}};
}

}  // namespace groundlab
