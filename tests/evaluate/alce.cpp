// SPDX-License-Identifier: Apache-2.0
// ALCE's figures on hand-worked sentences: a judge that answers by the set of passages stands in for the model.
#include "evaluate/alce.hpp"

#include <map>

#include "catch.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

using Passages = std::vector<std::size_t>;
using Script = std::map<Passages, Verdict>;

class ScriptedJudge final : public Judge {
 public:
  explicit ScriptedJudge(Script script) : script_(std::move(script)) {}

  std::vector<Judgement> judge(const Case&, std::span<const Claim>, std::span<const Question> questions) override {
    std::vector<Judgement> judgements;
    for (const Question& question : questions) {
      const auto found = script_.find(question.passages);
      judgements.push_back(
          {.verdict = found == script_.end() ? Verdict::unsupported : found->second, .score = {}, .reasons = {}});
    }
    return judgements;
  }

 private:
  Script script_;
};

AlceSentence sentence(std::vector<std::optional<std::size_t>> passages) {
  AlceSentence made{"The pump runs.", {}};
  for (const auto passage : passages) made.citations.push_back({passage});
  return made;
}

constexpr auto S = Verdict::supported;
constexpr auto N = Verdict::not_judged;

}  // namespace

TEST_CASE("recall and precision count as ALCE's script counts") {
  struct Row {
    std::string why;
    Script script;
    std::vector<AlceSentence> sentences;
    AlceCounts counts;  // sentences, entailed, max, citations, precise, max
  };
  const std::vector<Row> rows{
      {"no citation: not entailed, nothing to be precise", {}, {sentence({})}, {1, 0, 0, 0, 0, 0}},
      {"one that entails", {{{0}, S}}, {sentence({0})}, {1, 1, 1, 1, 1, 1}},
      {"one that does not", {}, {sentence({0})}, {1, 0, 0, 1, 0, 0}},
      {"one beyond the passages sinks the sentence and leaves precision alone",
       {{{0}, S}},
       {sentence({0, std::nullopt})},
       {1, 0, 0, 0, 0, 0}},
      {"a bad fourth sinks it too, though only three count",
       {{{0, 1, 2}, S}},
       {sentence({0, 1, 2, std::nullopt})},
       {1, 0, 0, 0, 0, 0}},
      {"a fourth is not read", {{{0, 1, 2}, S}, {{0}, S}}, {sentence({0, 1, 2, 3})}, {1, 1, 1, 3, 3, 3}},
      {"two, both needed", {{{0, 1}, S}}, {sentence({0, 1})}, {1, 1, 1, 2, 2, 2}},
      {"two, one of them superfluous", {{{0, 1}, S}, {{0}, S}}, {sentence({0, 1})}, {1, 1, 1, 2, 1, 1}},
      {"two, each enough", {{{0, 1}, S}, {{0}, S}, {{1}, S}}, {sentence({0, 1})}, {1, 1, 1, 2, 2, 2}},
      {"two that do not entail together: none is precise, even one that would alone",
       {{{0}, S}},
       {sentence({0, 1})},
       {1, 0, 0, 2, 0, 0}},
      {"the same twice: each entails alone", {{{0}, S}}, {sentence({0, 0})}, {1, 1, 1, 2, 2, 2}},
      {"twice and another: one of the two stays among the others",
       {{{0, 1}, S}},
       {sentence({0, 0, 1})},
       {1, 1, 1, 3, 1, 1}},
      {"sentences add up, uncited ones stay in the recall",
       {{{0}, S}, {{1}, S}},
       {sentence({0}), sentence({}), sentence({1}), sentence({2})},
       {4, 2, 2, 3, 2, 2}},
      {"not judged: at worst and at best", {{{0}, N}}, {sentence({0})}, {1, 0, 1, 1, 0, 1}},
      {"not judged alone: needed at best", {{{0, 1}, S}, {{0}, N}, {{1}, S}}, {sentence({0, 1})}, {1, 1, 1, 2, 1, 2}},
  };
  const Case pump = case_of("", {"one", "two", "three", "four"});
  for (const Row& row : rows) {
    INFO(row.why);
    ScriptedJudge judge(row.script);
    CHECK(alce_counts(pump, row.sentences, judge) == row.counts);
  }
}
