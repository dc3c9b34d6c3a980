// SPDX-License-Identifier: Apache-2.0
// Which model is asked where, and with which key: from options, the environment, and the vendors' defaults.
#pragma once

#include <optional>
#include <string>

#include "judges/llm/api.hpp"
#include "judges/remote/run.hpp"
#include "judges/settings.hpp"

namespace groundlab {

struct LlmOptions {
  LlmApi api = LlmApi::anthropic;
  std::string url;   ///< of requests
  std::string host;  ///< of the URL, as messages and the signature name it
  std::string model;
  std::string key;           ///< empty: none is sent
  std::string key_variable;  ///< where the key comes from
  bool azure = false;        ///< the key goes into a header of its own
  std::string prompt;        ///< rules of checking
  bool own_prompt = false;
  bool batch = false;          ///< all claims on the same passages in one request
  std::size_t max_tokens = 0;  ///< of a reply; 0: as many as the claims need
  std::optional<Price> price;
};

/// Throws Error for settings that cannot be. Where `needs_key`, also where there is no key for the host.
LlmOptions llm_options_in(const JudgeSettings& settings, bool needs_key);

/// Those that move a verdict, for the signature.
NamedValues signed_options(const LlmOptions& options);

/// A price a million tokens as IN,OUT. Throws Error where it is none.
Price price_in(std::string_view text);

}  // namespace groundlab
