// SPDX-License-Identifier: Apache-2.0
// Each claim by its number, exactly once, with one of three words: everything else leaves it open.
#include "judges/llm/reply.hpp"

#include "judges/llm/closed_form.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::json;

std::optional<Answer> answer_of(const Json& entry, const Query& query) {
  const std::string word = text_in(entry, "verdict");
  Answer answer;
  for (const Verdict verdict : {Verdict::supported, Verdict::contradicted, Verdict::unsupported})
    if (name(verdict) == word) answer.verdict = verdict;
  if (answer.verdict == Verdict::not_judged) return std::nullopt;
  answer.note = text_in(entry, "why");
  answer.quote = text_in(entry, "quote");
  if (const auto passage = ordinal_in(entry, "passage", query.passages.size()))
    answer.passage = query.asked->retrieved[query.passages[*passage - 1]]->id;
  return answer;
}

}  // namespace

std::vector<std::optional<Answer>> answers_in(std::string_view reply, std::span<const Query> queries,
                                              const Codes& codes) {
  std::vector<std::optional<Answer>> answers(queries.size());
  std::vector<std::size_t> times(queries.size());
  for (const Json& object : objects_with_code(reply, codes.reply)) {
    const auto verdicts = object.find("verdicts");
    if (verdicts == object.end() || !verdicts->is_array()) continue;
    for (const Json& entry : *verdicts) {
      const auto claim = entry.is_object() ? ordinal_in(entry, "claim", queries.size()) : std::nullopt;
      if (!claim) continue;
      ++times[*claim - 1];
      answers[*claim - 1] = answer_of(entry, queries[*claim - 1]);
    }
  }
  for (std::size_t i = 0; i < answers.size(); ++i)
    if (times[i] != 1) answers[i].reset();
  return answers;
}

}  // namespace groundlab
