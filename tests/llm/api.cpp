// SPDX-License-Identifier: Apache-2.0
#include "judges/llm/api.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"

using namespace groundlab;
using Json = nlohmann::json;

TEST_CASE("a request has the form that each API documents") {
  const LlmTurn turn{.model = "m", .system = "s", .user = "u\xFF", .max_tokens = 7};
  const Json anthropic = Json::parse(body_of(LlmApi::anthropic, turn, {}));
  CHECK(anthropic["model"] == "m");
  CHECK(anthropic["system"] == "s");
  CHECK(anthropic["max_tokens"] == 7);
  CHECK(anthropic["temperature"] == 0);
  CHECK(anthropic["messages"][0]["role"] == "user");
  const Json openai = Json::parse(body_of(LlmApi::openai, turn, {}));
  CHECK(openai["messages"].size() == 2);
  CHECK(openai["messages"][0]["role"] == "system");
  CHECK(openai["max_tokens"] == 7);
  const Json thinking =
      Json::parse(body_of(LlmApi::openai, turn, {.has_temperature = false, .completion_tokens = true}));
  CHECK(thinking["max_completion_tokens"] == 7);
  CHECK_FALSE(thinking.contains("max_tokens"));
  CHECK_FALSE(thinking.contains("temperature"));
}

TEST_CASE("a reply's text, tokens and problems are read from both APIs") {
  const auto anthropic = reply_in(
      LlmApi::anthropic,
      R"({"content":[{"type":"thinking","thinking":"hm"},{"type":"text","text":"a"},{"type":"text","text":"b"}],
        "stop_reason":"end_turn","usage":{"input_tokens":5,"cache_read_input_tokens":2,"output_tokens":3}})");
  REQUIRE(anthropic);
  CHECK(anthropic->text == "ab");
  CHECK(anthropic->problem.empty());
  CHECK(anthropic->tokens_in == 7u);
  CHECK(anthropic->tokens_out == 3u);
  CHECK(reply_in(LlmApi::anthropic, R"({"content":[],"stop_reason":"refusal"})")->problem == "the model refused");
  CHECK_THAT(reply_in(LlmApi::anthropic, R"({"content":[],"stop_reason":"max_tokens"})")->problem,
             Catch::Contains("cut off"));
  const auto openai = reply_in(LlmApi::openai, R"({"choices":[{"message":{"content":"a"},"finish_reason":"stop"}]})");
  REQUIRE(openai);
  CHECK(openai->text == "a");
  CHECK_FALSE(openai->tokens_in);
  CHECK(reply_in(LlmApi::openai, R"({"choices":[{"message":{"content":null,"refusal":"no"}}]})")->problem ==
        "the model refused");
  CHECK(reply_in(LlmApi::openai, R"({"choices":[{"message":{"content":""}}]})")->problem == "the reply has no text");
  for (const char* bad :
       {"", "[]", "{}", "null", "<html>", R"({"choices":[]})", R"({"choices":[1]})", R"({"content":5)"})
    CHECK_FALSE(reply_in(LlmApi::openai, bad));
}

TEST_CASE("a refused parameter is given otherwise the next time") {
  const LlmDialect plain;
  CHECK(other_dialect(plain, "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead.") ==
        LlmDialect{.has_temperature = true, .completion_tokens = true});
  CHECK(other_dialect(plain, "temperature does not support 0 with this model") ==
        LlmDialect{.has_temperature = false, .completion_tokens = false});
  CHECK(other_dialect({true, true}, "unknown field max_tokens") == LlmDialect{true, false});
  CHECK_FALSE(other_dialect(plain, "prompt is too long"));
  CHECK_FALSE(other_dialect({false, false}, "temperature"));
}

TEST_CASE("an error's message is found wherever a service puts it") {
  CHECK(error_in(R"({"error":{"type":"x","message":"m"}})") == "m");
  CHECK(error_in(R"({"error":"m"})") == "m");
  CHECK(error_in(R"({"message":"m"})") == "m");
  CHECK(error_in("plain") == "plain");
  CHECK(error_in(std::string(1000, 'x')).size() < 310);
}
