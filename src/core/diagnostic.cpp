// SPDX-License-Identifier: Apache-2.0
// The one form of every message: file:line:column: what; hint.
#include "groundlab/core/diagnostic.hpp"

#include <utility>

namespace groundlab {

std::string message(const Diagnostic& diagnostic) {
  const Location& where = diagnostic.where;
  std::string text = where.file;
  if (where.line != 0) text += (text.empty() ? "line " : ":") + std::to_string(where.line);
  if (where.line != 0 && where.column != 0) text += ":" + std::to_string(where.column);
  if (!text.empty()) text += ": ";
  text += diagnostic.what;
  if (!diagnostic.hint.empty()) text += "; " + diagnostic.hint;
  return text;
}

Error::Error(Diagnostic diagnostic) : std::runtime_error(message(diagnostic)), diagnostic_(std::move(diagnostic)) {}

Error::Error(std::string what, std::string hint)
    : Error(Diagnostic{.severity = Severity::error, .where = {}, .what = std::move(what), .hint = std::move(hint)}) {}

Error::Error(std::string file, std::string what, std::string hint)
    : Error(Diagnostic{.severity = Severity::error,
                       .where = {.file = std::move(file), .line = 0, .column = 0},
                       .what = std::move(what),
                       .hint = std::move(hint)}) {}

}  // namespace groundlab
