// SPDX-License-Identifier: Apache-2.0
// Forms as documented by Anthropic (Messages, version 2023-06-01) and OpenAI (Chat Completions). A reply's text is all
// that counts: what a model thought before it is passed over.
#include "judges/llm/api.hpp"

#include <nlohmann/json.hpp>

#include "judges/remote/answer_json.hpp"

namespace groundlab {
namespace {

using Json = nlohmann::json;

const Json* at(const Json& value, const char* key) {
  if (!value.is_object()) return nullptr;
  const auto found = value.find(key);
  return found == value.end() ? nullptr : &*found;
}

std::string text_at(const Json& value, const char* key) {
  const Json* found = at(value, key);
  return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
}

std::uint64_t count_at(const Json& value, const char* key) {
  const Json* found = at(value, key);
  return found != nullptr && found->is_number_unsigned() ? found->get<std::uint64_t>() : 0;
}

/// A list of parts {"type":"text","text":...}, or a text.
std::string text_of(const Json& content) {
  if (content.is_string()) return content.get<std::string>();
  std::string text;
  if (content.is_array())
    for (const Json& part : content)
      if (text_at(part, "type") == "text") text += text_at(part, "text");
  return text;
}

std::optional<LlmReply> anthropic_reply(const Json& body) {
  const Json* content = at(body, "content");
  if (content == nullptr) return std::nullopt;
  LlmReply reply{.text = text_of(*content), .problem = {}, .tokens_in = {}, .tokens_out = {}};
  const std::string stop = text_at(body, "stop_reason");
  if (stop == "refusal") reply.problem = "the model refused";
  if (stop == "max_tokens") reply.problem = "the reply was cut off at the token limit (--llm-max-tokens)";
  if (const Json* usage = at(body, "usage")) {
    reply.tokens_in = count_at(*usage, "input_tokens") + count_at(*usage, "cache_creation_input_tokens") +
                      count_at(*usage, "cache_read_input_tokens");
    reply.tokens_out = count_at(*usage, "output_tokens");
  }
  return reply;
}

std::optional<LlmReply> openai_reply(const Json& body) {
  const Json* choices = at(body, "choices");
  if (choices == nullptr || !choices->is_array() || choices->empty()) return std::nullopt;
  const Json& choice = choices->front();
  const Json* message = at(choice, "message");
  if (message == nullptr) return std::nullopt;
  LlmReply reply;
  if (const Json* content = at(*message, "content")) reply.text = text_of(*content);
  const std::string finish = text_at(choice, "finish_reason");
  if (!text_at(*message, "refusal").empty() || finish == "content_filter") reply.problem = "the model refused";
  if (finish == "length") reply.problem = "the reply was cut off at the token limit (--llm-max-tokens)";
  if (const Json* usage = at(body, "usage")) {
    reply.tokens_in = count_at(*usage, "prompt_tokens");
    reply.tokens_out = count_at(*usage, "completion_tokens");
  }
  return reply;
}

}  // namespace

std::string body_of(LlmApi api, const LlmTurn& turn, const LlmDialect& dialect) {
  Json body{{"model", turn.model}};
  const Json user{{"role", "user"}, {"content", turn.user}};
  if (dialect.has_temperature) body["temperature"] = 0;
  switch (api) {
    case LlmApi::anthropic:
      body["max_tokens"] = turn.max_tokens;
      body["system"] = turn.system;
      body["messages"] = Json::array({user});
      break;
    case LlmApi::openai:
      body[dialect.completion_tokens ? "max_completion_tokens" : "max_tokens"] = turn.max_tokens;
      body["messages"] = Json::array({{{"role", "system"}, {"content", turn.system}}, user});
      break;
  }
  return body.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::optional<LlmReply> reply_in(LlmApi api, std::string_view body) {
  const Json json = Json::parse(body, nullptr, false);
  std::optional<LlmReply> reply = api == LlmApi::anthropic ? anthropic_reply(json) : openai_reply(json);
  if (reply && reply->text.empty() && reply->problem.empty()) reply->problem = "the reply has no text";
  return reply;
}

std::string error_in(std::string_view body) {
  const Json json = Json::parse(body, nullptr, false);
  if (const Json* error = at(json, "error")) {
    if (error->is_string()) return shortened_reply(error->get<std::string>());
    if (const std::string message = text_at(*error, "message"); !message.empty()) return shortened_reply(message);
  }
  if (const std::string message = text_at(json, "message"); !message.empty()) return shortened_reply(message);
  return shortened_reply(body);
}

std::optional<LlmDialect> other_dialect(const LlmDialect& tried, std::string_view message) {
  LlmDialect other = tried;
  if (message.find("temperature") != std::string_view::npos) other.has_temperature = false;
  if (message.find("max_completion_tokens") != std::string_view::npos)
    other.completion_tokens = true;
  else if (message.find("max_tokens") != std::string_view::npos)
    other.completion_tokens = !tried.completion_tokens;
  if (other == tried) return std::nullopt;
  return other;
}

}  // namespace groundlab
