// SPDX-License-Identifier: Apache-2.0
// What judges may know of the environment: the few variables that they read, as they are set, or as a .env file in the
// working folder has them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "groundlab/core/diagnostic.hpp"

#include "judges/settings.hpp"

namespace groundlab {

struct JudgeEnvironment {
  NamedValues values;
  std::optional<Diagnostic> warning;  ///< the .env file names what it may not
};

/// Keys, LLM_MODEL and LLM_URL, and the variable called `key_variable` where that is not empty. What is set wins over
/// the .env file, which may hold keys and LLM_MODEL, never a URL: a folder that somebody sent may not say where
/// passages go.
JudgeEnvironment judge_environment(std::string_view key_variable);

/// The value that `name` has in the text of a .env file: the last line NAME=VALUE, with or without `export` and quotes.
std::optional<std::string> dotenv_value(std::string_view text, std::string_view name);

}  // namespace groundlab
