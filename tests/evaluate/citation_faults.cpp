// SPDX-License-Identifier: Apache-2.0
// What is wrong with a citation, told by a judge that knows which passage backs which claim.
#include <algorithm>

#include "groundlab/evaluate/evaluate.hpp"

#include "catch.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

/// Passage p backs claim c where the list holds {c, p}; several passages back what any of them does. Counts questions.
class KnowingJudge final : public Judge {
 public:
  KnowingJudge(std::vector<std::pair<std::size_t, std::size_t>> backs, std::size_t& asked)
      : backs_(std::move(backs)), asked_(asked) {}

  std::vector<Judgement> judge(const Case&, std::span<const Claim>, std::span<const Question> questions) override {
    std::vector<Judgement> judgements;
    for (const Question& question : questions) {
      ++asked_;
      const bool backed = std::any_of(backs_.begin(), backs_.end(), [&](const auto& pair) {
        return pair.first == question.claim &&
               std::find(question.passages.begin(), question.passages.end(), pair.second) != question.passages.end();
      });
      judgements.push_back({.verdict = backed ? Verdict::supported : Verdict::unsupported, .score = {}, .reasons = {}});
    }
    return judgements;
  }

 private:
  std::vector<std::pair<std::size_t, std::size_t>> backs_;
  std::size_t& asked_;
};

struct Cited {
  std::vector<std::optional<std::size_t>> passages;
};

struct Checked {
  CaseResult result;
  std::size_t asked = 0;
};

Checked check(std::vector<std::pair<std::size_t, std::size_t>> backs, const std::vector<Cited>& claims) {
  const Case pump = case_of("", {"one", "two", "three", "four", "five", "six", "seven"});
  Reading reading;
  for (const Cited& cited : claims) {
    reading.claims.push_back(claim_of("The pump runs."));
    for (const auto passage : cited.passages)
      reading.claims.back().citations.push_back(
          {.id = passage ? pump.retrieved[*passage]->id : "X9", .passage = passage, .span = {}});
  }
  Checked checked;
  Evaluator evaluator(std::make_unique<KnowingJudge>(std::move(backs), checked.asked));
  checked.result = evaluator.evaluate(pump, std::move(reading));
  return checked;
}

constexpr auto none = std::nullopt;

}  // namespace

TEST_CASE("a bad citation says what is wrong with it") {
  using Fault = CitationFault;
  struct Row {
    std::string why;
    std::vector<std::pair<std::size_t, std::size_t>> backs;
    std::vector<Cited> claims;
    std::vector<std::vector<std::optional<Fault>>> faults;
    std::vector<std::string> better;  // places of passages, from 0
  };
  const std::vector<Row> rows{
      {"a good one", {{0, 0}}, {{{0}}}, {{none}}, {""}},
      {"invented", {{0, 0}}, {{{none}}}, {{Fault::invented}}, {"0"}},
      {"another passage backs it", {{0, 2}}, {{{0}}}, {{Fault::wrong_passage}}, {"2"}},
      {"nothing backs it", {}, {{{0}}}, {{Fault::unbacked}}, {""}},
      {"one too many", {{0, 0}}, {{{0, 1}}}, {{none, Fault::superfluous}}, {""}},
      {"it backs the claim before, which cites nothing",
       {{0, 0}, {1, 1}},
       {{{}}, {{0, 1}}},
       {{}, {Fault::misplaced, none}},
       {"", ""}},
      {"it backs the claim after, which cites another",
       {{1, 0}},
       {{{0}}, {{3}}},
       {{Fault::misplaced}, {Fault::wrong_passage}},
       {"", "0"}},
      {"the neighbour is cited well already: not misplaced",
       {{0, 0}, {0, 1}},
       {{{1}}, {{0}}},
       {{none}, {Fault::unbacked}},
       {"", ""}},
      {"the better passage is too far down the list to be tried", {{0, 6}}, {{{0}}}, {{Fault::wrong_passage}}, {""}},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    const Checked checked = check(row.backs, row.claims);
    REQUIRE(checked.result.claims.size() == row.faults.size());
    for (std::size_t c = 0; c < row.faults.size(); ++c) {
      INFO("claim " << c);
      CHECK(checked.result.claims[c].citation_faults == row.faults[c]);
      const Case pump = case_of("", {"one", "two", "three", "four", "five", "six", "seven"});
      const std::string better =
          row.better[c].empty() ? "" : pump.retrieved[static_cast<std::size_t>(row.better[c][0] - '0')]->id;
      CHECK(checked.result.claims[c].better_passage == better);
    }
  }
}

TEST_CASE("only failed citations cost questions") {
  CHECK(check({{0, 0}}, {{{0}}}).asked == 2);  // all passages, the cited one
  CHECK(check({}, {{{0}}}).asked == 2);        // nothing backs it, so no other passage does
  CHECK(check({{0, 2}}, {{{0}}}).asked == 6);  // four others
}
