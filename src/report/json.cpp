// SPDX-License-Identifier: Apache-2.0
// The JSON shapes that several commands share. What has no value is null, never a number that stands for it.
#include "report/json.hpp"

#include "groundlab/core/reasons.hpp"

namespace groundlab {
namespace {

template <typename T>
Json or_null(const std::optional<T>& value) {
  return value ? Json(*value) : Json(nullptr);
}

Json to_json(const std::optional<Span>& span) { return span ? Json::array({span->begin, span->end}) : Json(nullptr); }

Json to_json(const Reason& reason) {
  return {{"code", name(reason.code)},
          {"claim_span", to_json(reason.claim_span)},
          {"passage", reason.passage.empty() ? Json(nullptr) : Json(reason.passage)},
          {"passage_span", to_json(reason.passage_span)},
          {"note", reason.note}};
}

Json fault_json(const CheckedClaim& claim, std::size_t citation) {
  const bool known = citation < claim.citation_faults.size() && claim.citation_faults[citation];
  return known ? Json(name(*claim.citation_faults[citation])) : Json(nullptr);
}

Json cites_json(const CheckedClaim& claim) {
  Json cites = Json::array();
  for (std::size_t i = 0; i < claim.claim.citations.size(); ++i) {
    const Citation& citation = claim.claim.citations[i];
    cites.push_back({{"id", citation.id},
                     {"known", citation.passage.has_value()},
                     {"relevant", or_null(claim.citation_relevant[i])},
                     {"fault", fault_json(claim, i)},
                     {"span", to_json(citation.span)}});
  }
  return cites;
}

Json repeats_json(const Judgement& judgement) {
  Json verdicts = Json::array();
  for (const Verdict verdict : judgement.repeats) verdicts.push_back(name(verdict));
  return verdicts;
}

Json to_json(const CheckedClaim& claim) {
  Json value{
      {"text", claim.claim.text}, {"span", to_json(claim.claim.span)}, {"verdict", name(claim.judgement.verdict)}};
  if (claim.judgement.score) value["score"] = *claim.judgement.score;
  if (!claim.judgement.judge.empty()) value["judge"] = claim.judgement.judge;
  if (!claim.judgement.repeats.empty()) value["repeats"] = repeats_json(claim.judgement);
  value["label"] = claim.label ? Json(name(*claim.label)) : Json(nullptr);
  value["cites"] = cites_json(claim);
  value["citation_ok"] = or_null(claim.citation_ok);
  value["better_passage"] = claim.better_passage.empty() ? Json(nullptr) : Json(claim.better_passage);
  value["kinds"] = Json::array();
  for (const ClaimKind kind : claim.kinds) value["kinds"].push_back(name(kind));
  if (!claim.annotations.empty()) {
    value["annotations"] = Json::array();
    for (const Label label : claim.annotations) value["annotations"].push_back(name(label));
  }
  value["numbers"] = {{"found", claim.numbers_found}, {"n", claim.numbers}};
  Json reasons = Json::array();
  for (const Reason& reason : claim.judgement.reasons) reasons.push_back(to_json(reason));
  value["reasons"] = std::move(reasons);
  return value;
}

Json to_json(const NotClaim& piece) {
  Json value{
      {"text", piece.text}, {"kind", name(piece.kind)}, {"span", Json::array({piece.span.begin, piece.span.end})}};
  if (!piece.phrase.empty()) value["phrase"] = piece.phrase;
  return value;
}

}  // namespace

Json to_json(const Estimate& estimate) {
  return {{"hits", estimate.hits},
          {"n", estimate.n},
          {"value", or_null(estimate.value)},
          {"value_max", or_null(estimate.value_max)},
          {"low", or_null(estimate.low)},
          {"high", or_null(estimate.high)}};
}

Json to_json(const Signature& signature) {
  Json settings = Json::object();
  for (const auto& [name, value] : signature.settings) settings[name] = value;
  return {{"groundlab", signature.version},
          {"judge", signature.judge},
          {"judge_version", signature.judge_version},
          {"settings", std::move(settings)},
          {"splitter", signature.splitter},
          {"lexicon", signature.lexicon.empty() ? Json(nullptr) : Json(signature.lexicon)},
          {"cases", signature.cases},
          {"sha256", signature.sha256},
          {"seed", or_null(signature.seed)}};
}

Json to_json(const Case& checked, const CaseResult& result) {
  Json claims = Json::array();
  for (const CheckedClaim& claim : result.claims) claims.push_back(to_json(claim));
  Json not_claims = Json::array();
  for (const NotClaim& piece : result.not_claims) not_claims.push_back(to_json(piece));
  Json value{{"id", result.id},
             {"file", checked.where.file},
             {"line", checked.where.line},
             {"question", checked.question},
             {"tags", checked.tags},
             {"severity", checked.severity.empty() ? Json(nullptr) : Json(checked.severity)},
             {"labelled", result.labelled},
             {"abstention", name(result.abstention)},
             {"outcome", name(result.outcome)},
             {"answerable", or_null(result.answerable)},
             {"claims", std::move(claims)},
             {"not_claims", std::move(not_claims)}};
  if (result.alce)
    value["alce"] = {{"sentences", result.alce->sentences},       {"entailed", result.alce->entailed},
                     {"entailed_max", result.alce->entailed_max}, {"citations", result.alce->citations},
                     {"precise", result.alce->precise},           {"precise_max", result.alce->precise_max}};
  if (result.rating)
    value["rating"] = {{"value", or_null(result.rating->value)},
                       {"note", result.rating->note},
                       {"person", or_null(result.rating->person)}};
  return value;
}

std::string dumped(const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); }

}  // namespace groundlab
