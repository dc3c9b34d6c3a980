// SPDX-License-Identifier: Apache-2.0
// The inverse of report/check_json.cpp; a test holds the two together.
#include "cases/result_fields.hpp"

#include <algorithm>

#include "groundlab/core/reasons.hpp"

#include "cases/severity.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::ordered_json;

template <typename T>
std::optional<T> optional_at(const Json& object, const char* key) {
  const Json& value = object.at(key);
  return value.is_null() ? std::nullopt : std::optional<T>(value.get<T>());
}

template <typename Enum, std::size_t N>
Enum named(const std::array<Named<Enum>, N>& table, const Json& value) {
  if (const auto found = value_in(table, value.get_ref<const std::string&>())) return *found;
  throw BadResult("unknown word \"" + value.get<std::string>() + "\"");
}

std::optional<Span> span_at(const Json& object, const char* key) {
  const Json& value = object.at(key);
  if (value.is_null()) return std::nullopt;
  const Span span{value.at(0).get<std::size_t>(), value.at(1).get<std::size_t>()};
  if (span.begin > span.end) throw BadResult(std::string(key) + " ends before it begins");
  return span;
}

ReasonCode code_of(const Json& value) {
  const auto found = std::find_if(reason_codes.begin(), reason_codes.end(), [&](const ReasonRow& row) {
    return row.name == value.get_ref<const std::string&>();
  });
  if (found == reason_codes.end()) throw BadResult("unknown reason \"" + value.get<std::string>() + "\"");
  return found->value;
}

/// The passage's place among those that the case is known to have had; it joins them where it is new.
std::size_t place_of(const std::string& id, Case& checked) {
  const auto found = std::find_if(checked.retrieved.begin(), checked.retrieved.end(),
                                  [&](const PassagePtr& passage) { return passage->id == id; });
  const auto place = static_cast<std::size_t>(found - checked.retrieved.begin());
  if (found == checked.retrieved.end())
    checked.retrieved.push_back(std::make_shared<const Passage>(Passage{.id = id, .text = {}, .title = {}}));
  return place;
}

Reason reason_of(const Json& value, const std::string& claim) {
  Reason reason{.code = code_of(value.at("code")),
                .claim_span = span_at(value, "claim_span"),
                .passage = optional_at<std::string>(value, "passage").value_or(""),
                .passage_span = {},
                .note = value.at("note").get<std::string>()};
  if (reason.claim_span && reason.claim_span->end > claim.size()) throw BadResult("claim_span lies outside the claim");
  return reason;
}

CheckedClaim claim_of(const Json& value, Case& checked) {
  CheckedClaim claim;
  claim.claim.text = value.at("text").get<std::string>();
  claim.claim.span = span_at(value, "span");
  claim.judgement.verdict = named(verdict_names, value.at("verdict"));
  if (value.contains("score")) claim.judgement.score = value.at("score").get<double>();
  claim.judgement.judge = value.value("judge", "");
  if (value.contains("repeats"))
    for (const Json& verdict : value.at("repeats")) claim.judgement.repeats.push_back(named(verdict_names, verdict));
  if (!value.at("label").is_null()) claim.label = named(label_names, value.at("label"));
  for (const Json& cite : value.at("cites")) {
    Citation citation{.id = cite.at("id").get<std::string>(), .passage = {}, .span = span_at(cite, "span")};
    if (cite.at("known").get<bool>()) citation.passage = place_of(citation.id, checked);
    claim.claim.citations.push_back(std::move(citation));
    claim.citation_relevant.push_back(optional_at<bool>(cite, "relevant"));
    std::optional<CitationFault> fault;
    if (!cite.at("fault").is_null()) fault = named(citation_fault_names, cite.at("fault"));
    claim.citation_faults.push_back(fault);
  }
  claim.citation_ok = optional_at<bool>(value, "citation_ok");
  claim.better_passage = optional_at<std::string>(value, "better_passage").value_or("");
  for (const Json& kind : value.at("kinds")) claim.kinds.push_back(named(claim_kind_names, kind));
  if (value.contains("annotations"))
    for (const Json& label : value.at("annotations")) claim.annotations.push_back(named(label_names, label));
  claim.numbers = value.at("numbers").at("n").get<std::size_t>();
  claim.numbers_found = value.at("numbers").at("found").get<std::size_t>();
  if (claim.numbers_found > claim.numbers) throw BadResult("more numbers found than there are");
  for (const Json& reason : value.at("reasons")) claim.judgement.reasons.push_back(reason_of(reason, claim.claim.text));
  return claim;
}

AlceCounts alce_of(const Json& value) {
  const auto count = [&](const char* key) { return value.at(key).get<std::size_t>(); };
  const AlceCounts counts{.sentences = count("sentences"),
                          .entailed = count("entailed"),
                          .entailed_max = count("entailed_max"),
                          .citations = count("citations"),
                          .precise = count("precise"),
                          .precise_max = count("precise_max")};
  if (counts.entailed > counts.entailed_max || counts.entailed_max > counts.sentences ||
      counts.precise > counts.precise_max || counts.precise_max > counts.citations)
    throw BadResult("more hits than there are");
  return counts;
}

Rating rating_of(const Json& value) {
  return {.value = optional_at<double>(value, "value"),
          .note = value.at("note").get<std::string>(),
          .person = optional_at<double>(value, "person")};
}

NotClaim not_claim_of(const Json& value) {
  const auto span = span_at(value, "span");
  if (!span) throw BadResult("a piece that is no claim has no span");
  return {.text = value.at("text").get<std::string>(),
          .kind = named(not_claim_names, value.at("kind")),
          .span = *span,
          .phrase = value.value("phrase", "")};
}

Case case_of(const Json& line) {
  Case checked;
  checked.id = line.at("id").get<std::string>();
  if (checked.id.empty()) throw BadResult("the id is empty");
  checked.where = {line.at("file").get<std::string>(), line.at("line").get<std::size_t>(), 0};
  checked.question = line.at("question").get<std::string>();
  for (const Json& tag : line.at("tags")) checked.tags.push_back(tag.get<std::string>());
  checked.severity = optional_at<std::string>(line, "severity").value_or("");
  const auto weight = checked.severity.empty() ? 1 : weight_of(checked.severity);
  if (!weight) throw BadResult("unknown severity \"" + checked.severity + "\"");
  checked.weight = *weight;
  checked.answerable = optional_at<bool>(line, "answerable");
  return checked;
}

}  // namespace

ReadResult read_result(const Json& line) {
  ReadResult read{case_of(line), {}};
  CaseResult& result = read.result;
  result.id = read.checked.id;
  result.answerable = read.checked.answerable;
  result.abstention = named(abstention_names, line.at("abstention"));
  result.outcome = named(outcome_names, line.at("outcome"));
  result.labelled = line.at("labelled").get<bool>();
  if (line.contains("alce")) result.alce = alce_of(line.at("alce"));
  if (line.contains("rating")) result.rating = rating_of(line.at("rating"));
  for (const Json& claim : line.at("claims")) result.claims.push_back(claim_of(claim, read.checked));
  for (const Json& piece : line.at("not_claims")) {
    result.not_claims.push_back(not_claim_of(piece));
    if (result.abstention_phrase.empty()) result.abstention_phrase = result.not_claims.back().phrase;
  }
  return read;
}

Signature read_signature(const Json& value) {
  Signature signature{.version = value.at("groundlab").get<std::string>(),
                      .judge = value.at("judge").get<std::string>(),
                      .judge_version = value.at("judge_version").get<int>(),
                      .settings = {},
                      .splitter = value.at("splitter").get<std::string>(),
                      .lexicon = optional_at<std::string>(value, "lexicon").value_or(""),
                      .cases = value.at("cases").get<std::uint64_t>(),
                      .sha256 = value.at("sha256").get<std::string>(),
                      .seed = optional_at<std::uint64_t>(value, "seed")};
  for (const auto& [name, setting] : value.at("settings").items())
    signature.settings.emplace_back(name, setting.get<std::string>());
  return signature;
}

}  // namespace groundlab
