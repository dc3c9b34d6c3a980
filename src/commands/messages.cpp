// SPDX-License-Identifier: Apache-2.0
// One line a message, whatever the message holds.
#include "commands/messages.hpp"

#include <fmt/format.h>

#include "commands/terminal.hpp"
#include "report/workflow.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

/// A CI runner reads standard error as well.
void print_line(const std::string& line) {
  write_error((is_github_workflow() ? without_workflow_commands(line) : line) + "\n");
}

}  // namespace

void print_message(const Diagnostic& diagnostic) {
  const std::string_view mark = diagnostic.severity == Severity::warning ? "warning: " : "";
  print_line("groundlab: " + std::string(mark) + visible(message(diagnostic)));
}

void print_warnings(const FaultLog& log) {
  for (const Diagnostic& warning : log.warnings()) print_message(warning);
}

void print_faults(const FaultLog& log) {
  for (const Diagnostic& fault : log.faults()) print_message(fault);
  const std::size_t more = log.count() - log.faults().size();
  if (more > 0) write_error(fmt::format("groundlab: {} more fault{} not shown\n", more, more == 1 ? "" : "s"));
}

void print_notice(std::string_view text) { print_line(visible(text)); }

}  // namespace groundlab
