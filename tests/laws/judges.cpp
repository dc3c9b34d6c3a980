// SPDX-License-Identifier: Apache-2.0
// Laws that every judge of the table keeps, on ordinary and on hostile cases: one judgement per question, every span in
// range and on code-point boundaries, passages named that exist, the same answer twice, any bytes no crash.
#include <algorithm>
#include <random>

#include <nlohmann/json.hpp>

#include "groundlab/core/reasons.hpp"

#include "catch.hpp"
#include "judges/make.hpp"
#include "judges/registry.hpp"
#include "remote/fake_model.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

bool is_boundary(std::string_view text, std::size_t at) {
  return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

bool is_within(std::string_view text, Span span) {
  return span.begin <= span.end && span.end <= text.size() && is_boundary(text, span.begin) &&
         is_boundary(text, span.end);
}

void check_reason(const Reason& reason, const Case& asked, const Claim& claim, const Question& question) {
  if (reason.claim_span) CHECK(is_within(claim.text, *reason.claim_span));
  if (reason.passage.empty()) {
    CHECK_FALSE(reason.passage_span);
    return;
  }
  const auto named = std::find_if(question.passages.begin(), question.passages.end(),
                                  [&](std::size_t i) { return asked.retrieved[i]->id == reason.passage; });
  REQUIRE(named != question.passages.end());
  if (reason.passage_span) CHECK(is_within(asked.retrieved[*named]->text, *reason.passage_span));
}

/// Words, numbers, marks and odd code points in any order.
std::string random_text(std::mt19937_64& random, std::size_t pieces) {
  static const std::vector<std::string> stock{"the ",
                                              "pump ",
                                              "not ",
                                              "no ",
                                              "cannot ",
                                              "12 ",
                                              "1,200.5",
                                              "50 % ",
                                              "ZX-204 ",
                                              "5 p.m. ",
                                              "2021-03-04 ",
                                              ". ",
                                              "! ",
                                              "? ",
                                              ", ",
                                              "\n",
                                              "\t",
                                              "\"",
                                              "'",
                                              "[P1]",
                                              "{\"a\":1}",
                                              "| a | b |",
                                              "\xC3\xA9",
                                              "\xE8\xAE\xA2",
                                              "\xF0\x9F\x98\x80",
                                              "e\xCC\x81",
                                              "\xE2\x80\x8B",
                                              "\xEF\xBC\x95",
                                              "unless ",
                                              "more than ",
                                              "before ",
                                              "Anna ",
                                              "March ",
                                              "open ",
                                              "closed "};
  std::string text;
  for (std::size_t i = 0; i < pieces; ++i) text += stock[random() % stock.size()];
  return text;
}

std::string random_bytes(std::mt19937_64& random, std::size_t size) {
  std::string bytes;
  for (std::size_t i = 0; i < size; ++i) bytes += static_cast<char>(random() & 0xFFU);
  return bytes;
}

/// Scores that follow from the texts' lengths alone, for as many pairs as are asked.
Sent answer_pairs(const Received& request) {
  nlohmann::json scores = nlohmann::json::array();
  const auto body = nlohmann::json::parse(request.body);
  for (const auto& pair : body["pairs"]) {
    const std::size_t length = pair.dump().size();
    scores.push_back(
        {{"supported", static_cast<double>(length % 11) / 10}, {"contradicted", static_cast<double>(length % 7) / 10}});
  }
  return {.status = 200, .body = nlohmann::json{{"scores", scores}}.dump()};
}

/// What judges that ask others are given to ask: a program, a model, a classifier.
struct Others {
  FakeModel model;
  HttpServer model_server{[this](const Received& request) { return model.answer(request); }};
  HttpServer pairs_server{answer_pairs};

  OpenJudge open(const JudgeRow& row) const {
    JudgeSettings settings;
    if (row.name == "exec") settings.argument = "bash " GROUNDLAB_SOURCE_DIR "/tests/laws/exec_judge.sh";
    if (row.name == "llm") settings.values = {{"llm-url", model_server.url()}, {"llm-model", "m"}};
    if (row.name == "nli")
      settings.values = {{"nli-url", pairs_server.url()}, {"nli-api", "pairs"}, {"nli-window", "100"}};
    return row.open(settings);
  }
};

}  // namespace

TEST_CASE("every judge keeps the laws of the seam on random cases") {
  std::mt19937_64 random(20261130);
  const Others others;
  for (const JudgeRow& row : judges()) {
    const OpenJudge open = others.open(row);
    const auto judge = open.for_thread();
    const auto again = open.for_thread();
    for (int round = 0; round < 300; ++round) {
      Case asked = case_of(random_text(random, random() % 8),
                           {random_text(random, random() % 40), random_text(random, random() % 40)});
      const std::vector<Claim> claims{claim_of(random_text(random, random() % 12)),
                                      claim_of(std::string(asked.retrieved[0]->text))};
      const std::vector<Question> questions{{0, {0, 1}}, {0, {}}, {1, {0, 1}}, {1, {1}}, {0, {1}}};
      INFO(row.name << " round " << round << " claim: " << claims[0].text);
      const std::vector<Judgement> judgements = judge->judge(asked, claims, questions);
      REQUIRE(judgements.size() == questions.size());
      for (std::size_t i = 0; i < questions.size(); ++i)
        for (const Reason& reason : judgements[i].reasons)
          check_reason(reason, asked, claims[questions[i].claim], questions[i]);
      for (const Judgement& judgement : judgements)
        if (judgement.score) CHECK((*judgement.score >= 0 && *judgement.score <= 1));
      CHECK(again->judge(asked, claims, questions) == judgements);
    }
  }
}

TEST_CASE("no judge crashes on any bytes") {
  std::mt19937_64 random(4711);
  const Others others;
  for (const JudgeRow& row : judges()) {
    const auto judge = others.open(row).for_thread();
    for (int round = 0; round < 300; ++round) {
      const Case asked = case_of(random_bytes(random, random() % 30), {random_bytes(random, random() % 200), ""});
      const std::vector<Claim> claims{claim_of(random_bytes(random, random() % 60))};
      CHECK(judge->judge(asked, claims, std::vector<Question>{{0, {0, 1}}}).size() == 1);
    }
  }
}
