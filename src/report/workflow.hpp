// SPDX-License-Identifier: Apache-2.0
// What a GitHub runner reads in a log. A line that begins with "::" (after blanks), or holds "##[", is a command to it:
// text from cases must never be one, and our own annotations must be one and no more.
// Source: actions/runner, src/Runner.Common/ActionCommand.cs; actions/toolkit, packages/core/src/command.ts.
#pragma once

#include <string>
#include <string_view>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {

/// `text` with a backslash before what would start a command, in whatever line. Inside a line of JSON (it begins with a
/// brace, a bracket or a comma) "##[" becomes "#\u0023[", which reads the same.
std::string without_workflow_commands(std::string_view text);

enum class AnnotationLevel { error, warning, notice };

struct Annotation {
  AnnotationLevel level = AnnotationLevel::error;
  Location where;
  std::string title;
  std::string text;
};

/// One line that a runner shows at `where`, with a line feed.
std::string workflow_command(const Annotation& annotation);

}  // namespace groundlab
