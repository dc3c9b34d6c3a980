// SPDX-License-Identifier: Apache-2.0
// Only the closed form is a verdict.
#include "judges/llm/reply.hpp"

#include "catch.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

constexpr auto S = Verdict::supported;
constexpr auto C = Verdict::contradicted;
constexpr auto U = Verdict::unsupported;
using Verdicts = std::vector<std::optional<Verdict>>;

const Codes codes{"f00d", "c0de"};

/// Of two claims.
Verdicts verdicts_in(const std::string& reply) {
  const Case asked = case_of("", {"one", "two"});
  const std::vector<Claim> claims{claim_of("a"), claim_of("b")};
  const std::vector<Query> queries{{&asked, &claims[0], {0, 1}}, {&asked, &claims[1], {0, 1}}};
  Verdicts verdicts;
  for (const auto& answer : answers_in(reply, queries, codes))
    verdicts.push_back(answer ? std::optional(answer->verdict) : std::nullopt);
  return verdicts;
}

}  // namespace

TEST_CASE("a verdict is read from the closed form, whatever stands around it") {
  struct Row {
    std::string why;
    std::string reply;
    Verdicts verdicts;
  };
  const std::string one = R"({"claim":1,"verdict":"supported"})";
  const std::string two = R"({"claim":2,"verdict":"contradicted"})";
  const auto object = [](const std::string& list, const std::string& code = "c0de") {
    return R"({"code":")" + code + R"(","verdicts":[)" + list + "]}";
  };
  const std::vector<Row> rows{
      {"as asked", object(one + "," + two), {S, C}},
      {"in another order", object(two + "," + one), {S, C}},
      {"in a code fence", "```json\n" + object(one + "," + two) + "\n```\n", {S, C}},
      {"prose with braces around", "Let me {think}. \"Verdict: {\n" + object(one + "," + two) + " }{", {S, C}},
      {"inside another object", "{\"result\":" + object(one + "," + two) + "}", {S, C}},
      {"one object a claim", object(one) + "\n" + object(two), {S, C}},
      {"one is missing", object(one), {S, {}}},
      {"one is there twice", object(one + "," + one + "," + two), {{}, C}},
      {"twice, and they differ", object(one + R"(,{"claim":1,"verdict":"unsupported"},)" + two), {{}, C}},
      {"a claim that was not asked", object(R"({"claim":3,"verdict":"supported"},)" + two), {{}, C}},
      {"another word", object(R"({"claim":1,"verdict":"not supported"},{"claim":2,"verdict":"Supported"})"), {{}, {}}},
      {"not_judged is no verdict", object(R"({"claim":1,"verdict":"not_judged"},)" + two), {{}, C}},
      {"a number as text", object(R"({"claim":"1","verdict":"supported"},)" + two), {{}, C}},
      {"another code", object(one + "," + two, "f00d"), {{}, {}}},
      {"no code", R"({"verdicts":[{"claim":1,"verdict":"supported"}]})", {{}, {}}},
      {"the wrong code first", object(one, "beef") + object(R"({"claim":1,"verdict":"unsupported"},)" + two), {U, C}},
      {"cut off", R"({"code":"c0de","verdicts":[{"claim":1,"verdict":"supported"})", {{}, {}}},
      {"a sentence", "Claim 1 is supported. Claim 2 is not supported.", {{}, {}}},
      {"verdicts are no list", R"({"code":"c0de","verdicts":"supported"})", {{}, {}}},
      {"nothing", "", {{}, {}}},
      {"braces only", std::string(100000, '{'), {{}, {}}},
      {"a quote with braces and quotes",
       object(R"({"claim":1,"quote":"\"}]} {","verdict":"supported"},)" + two),
       {S, C}},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(verdicts_in(row.reply) == row.verdicts);
  }
}

TEST_CASE("passage, quote and reason come along") {
  const Case asked = case_of("", {"one", "two words"});
  const std::vector<Claim> claims{claim_of("a")};
  const std::vector<Query> queries{{&asked, &claims[0], {1}}};
  const auto answers = answers_in(
      R"({"code":"c0de","verdicts":[{"claim":1,"why":"w","passage":1,"quote":"two","verdict":"supported"}]})", queries,
      codes);
  REQUIRE(answers.at(0));
  CHECK(answers[0]->passage == "P2");
  CHECK(answers[0]->quote == "two");
  CHECK(answers[0]->note == "w");
}
