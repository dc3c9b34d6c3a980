// SPDX-License-Identifier: Apache-2.0
// Written case by case, so that nothing is held: the JSON value has its schema and signature behind the cases.
#include "report/check_json.hpp"

#include "groundlab/core/reasons.hpp"

#include "report/json.hpp"
#include "report/json_text.hpp"

namespace groundlab {
namespace {

constexpr std::string_view schema = "groundlab.check/1";

/// null for an empty text.
void member_or_null(JsonText& json, std::string_view name, std::string_view text) {
  json.key(name);
  if (text.empty())
    json.value(nullptr);
  else
    json.value(text);
}

/// The names of `values`, in a list.
template <typename Values>
void names(JsonText& json, std::string_view key, const Values& values) {
  json.key(key);
  json.open('[');
  for (const auto value : values) json.value(name(value));
  json.close(']');
}

void write(JsonText& json, const Reason& reason) {
  json.open('{');
  json.member("code", name(reason.code));
  json.member("claim_span", reason.claim_span);
  member_or_null(json, "passage", reason.passage);
  json.member("passage_span", reason.passage_span);
  json.member("note", reason.note);
  json.close('}');
}

void write_citation(JsonText& json, const CheckedClaim& claim, std::size_t at) {
  const Citation& citation = claim.claim.citations[at];
  json.open('{');
  json.member("id", citation.id);
  json.member("known", citation.passage.has_value());
  json.member("relevant", claim.citation_relevant[at]);
  const bool faulty = at < claim.citation_faults.size() && claim.citation_faults[at];
  member_or_null(json, "fault", faulty ? name(*claim.citation_faults[at]) : std::string_view());
  json.member("span", citation.span);
  json.close('}');
}

void write(JsonText& json, const CheckedClaim& claim) {
  json.open('{');
  json.member("text", claim.claim.text);
  json.member("span", claim.claim.span);
  json.member("verdict", name(claim.judgement.verdict));
  if (claim.judgement.score) json.member("score", *claim.judgement.score);
  if (!claim.judgement.judge.empty()) json.member("judge", claim.judgement.judge);
  if (!claim.judgement.repeats.empty()) names(json, "repeats", claim.judgement.repeats);
  member_or_null(json, "label", claim.label ? name(*claim.label) : std::string_view());
  json.key("cites");
  json.open('[');
  for (std::size_t at = 0; at < claim.claim.citations.size(); ++at) write_citation(json, claim, at);
  json.close(']');
  json.member("citation_ok", claim.citation_ok);
  member_or_null(json, "better_passage", claim.better_passage);
  names(json, "kinds", claim.kinds);
  if (!claim.annotations.empty()) names(json, "annotations", claim.annotations);
  json.key("numbers");
  json.open('{');
  json.member("found", claim.numbers_found);
  json.member("n", claim.numbers);
  json.close('}');
  json.key("reasons");
  json.open('[');
  for (const Reason& reason : claim.judgement.reasons) write(json, reason);
  json.close(']');
  json.close('}');
}

void write(JsonText& json, const NotClaim& piece) {
  json.open('{');
  json.member("text", piece.text);
  json.member("kind", name(piece.kind));
  json.member("span", piece.span);
  if (!piece.phrase.empty()) json.member("phrase", piece.phrase);
  json.close('}');
}

void write(JsonText& json, const AlceCounts& counts) {
  json.open('{');
  json.member("sentences", counts.sentences);
  json.member("entailed", counts.entailed);
  json.member("entailed_max", counts.entailed_max);
  json.member("citations", counts.citations);
  json.member("precise", counts.precise);
  json.member("precise_max", counts.precise_max);
  json.close('}');
}

void write(JsonText& json, const Rating& rating) {
  json.open('{');
  json.member("value", rating.value);
  json.member("note", rating.note);
  json.member("person", rating.person);
  json.close('}');
}

template <typename Rows>
void write_all(JsonText& json, std::string_view key, const Rows& rows) {
  json.key(key);
  json.open('[');
  for (const auto& row : rows) write(json, row);
  json.close(']');
}

std::string line_of(const Case& checked, const CaseResult& result) {
  JsonText json;
  json.open('{');
  json.member("id", result.id);
  json.member("file", checked.where.file);
  json.member("line", checked.where.line);
  json.member("question", checked.question);
  json.key("tags");
  json.open('[');
  for (const std::string& tag : checked.tags) json.value(tag);
  json.close(']');
  member_or_null(json, "severity", checked.severity);
  json.member("labelled", result.labelled);
  json.member("abstention", name(result.abstention));
  json.member("outcome", name(result.outcome));
  json.member("answerable", result.answerable);
  write_all(json, "claims", result.claims);
  write_all(json, "not_claims", result.not_claims);
  if (result.alce) {
    json.key("alce");
    write(json, *result.alce);
  }
  if (result.rating) {
    json.key("rating");
    write(json, *result.rating);
  }
  json.close('}');
  return std::move(json).text();
}

}  // namespace

std::string check_jsonl_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  return line_of(checked, result) + "\n";
}

std::string check_jsonl_end(const RunSummary& summary, std::size_t written, const Style&) {
  return dumped({{"schema", schema}, {"cases", written}, {"signature", to_json(summary.signature)}}) + "\n";
}

std::string check_json_each(const Case& checked, const CaseResult& result, std::size_t index, const Style&) {
  return (index == 0 ? "{\"results\":[\n" : ",\n") + line_of(checked, result);
}

std::string check_json_end(const RunSummary& summary, std::size_t written, const Style&) {
  const Json last{{"schema", schema}, {"cases", written}, {"signature", to_json(summary.signature)}};
  return (written == 0 ? "{\"results\":[" : "\n") + ("]," + dumped(last).substr(1)) + "\n";
}

}  // namespace groundlab
