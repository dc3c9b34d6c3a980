// SPDX-License-Identifier: Apache-2.0
// The two forms in which models are spoken to: Anthropic's Messages API and OpenAI's Chat Completions, which many
// others speak as well.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"

namespace groundlab {

enum class LlmApi { anthropic, openai };

inline constexpr std::array llm_api_names{
    Named<LlmApi>{LlmApi::anthropic, "anthropic"},
    Named<LlmApi>{LlmApi::openai, "openai"},
};
constexpr std::string_view name(LlmApi api) { return name_in(llm_api_names, api); }

/// How a model wants its parameters; learnt from what it refuses.
struct LlmDialect {
  bool has_temperature = true;     ///< false: it refuses one
  bool completion_tokens = false;  ///< OpenAI: max_completion_tokens instead of max_tokens

  bool operator==(const LlmDialect&) const = default;
};

struct LlmTurn {
  std::string_view model;
  std::string_view system;
  std::string_view user;
  std::size_t max_tokens = 0;
};

/// The body of a request.
std::string body_of(LlmApi api, const LlmTurn& turn, const LlmDialect& dialect);

/// What came back with status 2xx.
struct LlmReply {
  std::string text;
  std::string problem;  ///< refused, cut off, no text: why `text` may be no full reply; empty: none
  std::optional<std::uint64_t> tokens_in;
  std::optional<std::uint64_t> tokens_out;
};

/// None where `body` is not of the form.
std::optional<LlmReply> reply_in(LlmApi api, std::string_view body);

/// The message in the body of an error, or the body's beginning.
std::string error_in(std::string_view body);

/// After a 400: the dialect to try instead, where the message names a parameter that can be given otherwise.
std::optional<LlmDialect> other_dialect(const LlmDialect& tried, std::string_view message);

}  // namespace groundlab
