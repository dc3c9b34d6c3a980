// SPDX-License-Identifier: Apache-2.0
// The .env form that is everywhere the same: NAME=VALUE a line, # comments, one pair of quotes. Nothing is expanded.
#include "commands/environment.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <vector>

namespace groundlab {
namespace {

constexpr std::array from_both{"ANTHROPIC_API_KEY", "OPENAI_API_KEY", "LLM_MODEL"};
constexpr std::array from_environment_only{"LLM_URL", "XDG_CACHE_HOME", "HOME"};
constexpr std::array urls{"LLM_URL", "ANTHROPIC_BASE_URL", "OPENAI_BASE_URL", "OPENAI_API_BASE"};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view blanks = " \t\r";
  const std::size_t begin = text.find_first_not_of(blanks);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(blanks) - begin + 1);
}

std::string_view unquoted(std::string_view value) {
  const bool quoted =
      value.size() >= 2 && (value.front() == '"' || value.front() == '\'') && value.back() == value.front();
  if (quoted) return value.substr(1, value.size() - 2);
  const std::size_t comment = value.find(" #");
  return trimmed(value.substr(0, comment));
}

std::optional<std::string> variable(const std::string& name) {
  const char* value = std::getenv(name.c_str());
  if (value == nullptr || *value == '\0') return std::nullopt;
  return value;
}

std::string dotenv_text() {
  std::ifstream file(".env", std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

std::optional<std::string> dotenv_value(std::string_view text, std::string_view name) {
  std::optional<std::string> value;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.starts_with("export ")) line = trimmed(line.substr(7));
    const std::size_t equals = line.find('=');
    if (equals == std::string_view::npos || trimmed(line.substr(0, equals)) != name) continue;
    value = std::string(unquoted(trimmed(line.substr(equals + 1))));
  }
  if (value && value->empty()) return std::nullopt;
  return value;
}

JudgeEnvironment judge_environment(std::string_view key_variable) {
  JudgeEnvironment environment;
  const std::string dotenv = dotenv_text();
  std::vector<std::string> names(from_both.begin(), from_both.end());
  if (!key_variable.empty()) names.emplace_back(key_variable);
  for (const std::string& name : names) {
    std::optional<std::string> value = variable(name);
    if (!value) value = dotenv_value(dotenv, name);
    if (value) environment.values.emplace_back(name, *value);
  }
  for (const char* name : from_environment_only)
    if (const auto value = variable(name)) environment.values.emplace_back(name, *value);
  const auto* const named =
      std::find_if(urls.begin(), urls.end(), [&](const char* url) { return dotenv_value(dotenv, url).has_value(); });
  if (named == urls.end()) return environment;
  Diagnostic& warning = environment.warning.emplace();
  warning.severity = Severity::warning;
  warning.where.file = ".env";
  warning.what = std::string(*named) + " is ignored here";
  warning.hint = "a file may not say where passages go: set it in the environment, or use --llm-url";
  return environment;
}

}  // namespace groundlab
