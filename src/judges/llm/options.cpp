// SPDX-License-Identifier: Apache-2.0
// What is not said follows from what is: the API from the host or from whose key is there, the path from the API. A
// model's name decides its verdicts, so only Anthropic's API, which has a default here, may do without.
#include "judges/llm/options.hpp"

#include <fstream>
#include <iterator>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "judges/llm/prompt.hpp"
#include "judges/numbers.hpp"
#include "judges/remote/host.hpp"
#include "text/sha256.hpp"

namespace groundlab {
namespace {

constexpr std::string_view default_model = "claude-opus-5-5";
constexpr std::string_view anthropic_url = "https://api.anthropic.com";
constexpr std::string_view openai_url = "https://api.openai.com";

std::optional<std::string> given_or_set(const JudgeSettings& settings, std::string_view option,
                                        std::string_view variable) {
  auto value = settings.get(option);
  if (!value) value = value_of(settings.environment, variable);
  return value ? std::optional<std::string>(*value) : std::nullopt;
}

LlmApi api_named(std::string_view text) {
  std::vector<std::string_view> names;
  for (const auto& [api, name] : llm_api_names) {
    if (name == text) return api;
    names.push_back(name);
  }
  throw Error("unknown API \"" + std::string(text) + "\" in --llm-api", did_you_mean(text, names));
}

LlmApi likely_api(const JudgeSettings& settings, const std::optional<std::string>& url) {
  if (url) return url->find("anthropic") != std::string::npos ? LlmApi::anthropic : LlmApi::openai;
  const bool only_openai = value_of(settings.environment, "OPENAI_API_KEY").has_value() &&
                           !value_of(settings.environment, "ANTHROPIC_API_KEY").has_value();
  return only_openai ? LlmApi::openai : LlmApi::anthropic;
}

bool ends_like_a_request(std::string_view path, std::string_view end) {
  return path.substr(0, path.find('?')).ends_with(end);
}

/// A URL as given, up to a host or a version, to the one that requests go to.
std::string request_url(std::string url, const UrlParts& parts, LlmApi api) {
  const std::string_view end = api == LlmApi::anthropic ? "/messages" : "/chat/completions";
  if (ends_like_a_request(parts.path, end)) return url;
  while (url.ends_with('/')) url.pop_back();
  const bool has_path = parts.path.find_first_not_of('/') != std::string::npos;
  return url + (has_path ? "" : "/v1") + std::string(end);
}

std::string read_prompt(std::string_view path) {
  std::ifstream file{std::string(path), std::ios::binary};
  std::string text(std::istreambuf_iterator<char>(file), {});
  if (!file || text.empty()) throw Error(std::string(path), "cannot read the prompt", "check the path");
  return text;
}

std::string short_digest(std::string_view text) {
  Sha256 digest;
  digest.update(text);
  return digest.hex().substr(0, 12);
}

}  // namespace

Price price_in(std::string_view text) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos)
    throw Error("--llm-price needs two prices, not \"" + std::string(text) + "\"",
                "what a million tokens cost, in and out: --llm-price 5,25");
  return {number_in(text.substr(0, comma), {0, 1e6}, "llm-price", "5,25"),
          number_in(text.substr(comma + 1), {0, 1e6}, "llm-price", "5,25")};
}

LlmOptions llm_options_in(const JudgeSettings& settings, bool needs_key) {
  LlmOptions options;
  const std::optional<std::string> url = given_or_set(settings, "llm-url", "LLM_URL");
  options.api = settings.get("llm-api") ? api_named(*settings.get("llm-api")) : likely_api(settings, url);
  const std::string base = url.value_or(std::string(options.api == LlmApi::anthropic ? anthropic_url : openai_url));
  const std::optional<UrlParts> parts = url_parts(base);
  if (!parts)
    throw Error("\"" + base + "\" is no URL of a model",
                "for example --llm-url http://localhost:11434/v1; keys go into the environment");
  options.url = request_url(base, *parts, options.api);
  options.host = parts->host;
  options.azure = parts->host.ends_with(".openai.azure.com");
  if (const auto model = given_or_set(settings, "llm-model", "LLM_MODEL"))
    options.model = *model;
  else if (options.api == LlmApi::anthropic)
    options.model = default_model;
  else
    throw Error("no model is named", "add --llm-model NAME, or set LLM_MODEL");
  if (needs_key) {
    HostKey key = key_for(*parts, "llm-key-env", settings);
    options.key = std::move(key.key);
    options.key_variable = std::move(key.variable);
  }
  const auto own = settings.get("llm-prompt");
  options.own_prompt = own.has_value();
  options.prompt = own ? read_prompt(*own) : std::string(built_in_prompt());
  options.batch = settings.get("llm-batch").has_value();
  if (const auto tokens = settings.get("llm-max-tokens"))
    options.max_tokens = count_in(*tokens, {16, 1e6}, "llm-max-tokens", "4096");
  if (const auto price = settings.get("llm-price")) options.price = price_in(*price);
  return options;
}

NamedValues signed_options(const LlmOptions& options) {
  NamedValues values{{"api", std::string(name(options.api))},
                     {"host", options.host},
                     {"model", options.model},
                     {"prompt", short_digest(options.prompt)}};
  if (options.batch) values.emplace_back("batch", "true");
  if (options.max_tokens > 0) values.emplace_back("max-tokens", std::to_string(options.max_tokens));
  return values;
}

}  // namespace groundlab
