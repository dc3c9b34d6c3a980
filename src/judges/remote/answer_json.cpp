// SPDX-License-Identifier: Apache-2.0
// A verdict counts only when it is one of the closed set, spelt as in docs/judges: nothing is guessed from words
// around.
#include "judges/remote/answer_json.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace groundlab {
namespace {

using Json = nlohmann::json;

bool is_text_or_missing(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found == object.end() || found->is_null() || found->is_string();
}

std::string text_of(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Verdict> verdict_of(const Json& object) {
  const std::string word = text_of(object, "verdict");
  for (const auto& [verdict, name] : verdict_names)
    if (name == word) return verdict;
  return std::nullopt;
}

ReasonCode code_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::supported:
      return ReasonCode::covered;
    case Verdict::contradicted:
      return ReasonCode::passage_conflict;
    case Verdict::unsupported:
      return ReasonCode::not_stated;
    case Verdict::not_judged:
      return ReasonCode::not_judged;
  }
  return ReasonCode::not_judged;
}

}  // namespace

std::string to_json(const Answer& answer) {
  Json object{{"verdict", name(answer.verdict)}};
  if (answer.score) object["score"] = *answer.score;
  if (!answer.note.empty()) object["note"] = answer.note;
  if (!answer.passage.empty()) object["passage"] = answer.passage;
  if (!answer.quote.empty()) object["quote"] = answer.quote;
  return object.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<Answer> answer_in(std::string_view json) {
  const Json object = Json::parse(json, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  const std::optional<Verdict> verdict = verdict_of(object);
  if (!verdict) return std::nullopt;
  Answer answer;
  answer.verdict = *verdict;
  if (const auto score = object.find("score"); score != object.end() && !score->is_null()) {
    if (!score->is_number()) return std::nullopt;
    const auto value = score->get<double>();
    if (!(value >= 0 && value <= 1)) return std::nullopt;
    answer.score = value;
  }
  for (const char* key : {"note", "passage", "quote"})
    if (!is_text_or_missing(object, key)) return std::nullopt;
  answer.note = text_of(object, "note");
  answer.passage = text_of(object, "passage");
  answer.quote = text_of(object, "quote");
  return answer;
}

Judgement judgement_of(const Answer& answer, const Case& asked, std::span<const std::size_t> passages) {
  Reason reason{
      .code = code_of(answer.verdict), .claim_span = {}, .passage = {}, .passage_span = {}, .note = answer.note};
  const auto named = std::find_if(passages.begin(), passages.end(),
                                  [&](std::size_t i) { return asked.retrieved[i]->id == answer.passage; });
  if (named != passages.end()) {
    reason.passage = answer.passage;
    const std::size_t at = answer.quote.empty() ? std::string::npos : asked.retrieved[*named]->text.find(answer.quote);
    if (at != std::string::npos) reason.passage_span = Span{at, at + answer.quote.size()};
  }
  return {.verdict = answer.verdict, .score = answer.score, .reasons = {std::move(reason)}};
}

std::string shortened_reply(std::string_view text, std::size_t bytes) {
  if (text.size() <= bytes) return std::string(text);
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
  return std::string(text.substr(0, bytes)) + "…";
}

}  // namespace groundlab
