// SPDX-License-Identifier: Apache-2.0
// Escapes are those of the runner: a message keeps %, CR and LF apart, a property ":" and "," as well.
#include "report/workflow.hpp"

#include <array>

#include "text/display.hpp"

namespace groundlab {
namespace {

constexpr std::string_view blanks = " \t\r\v\f";
constexpr std::string_view old_command = "##[";

std::string guarded(std::string_view line) {
  std::string text(line);
  const std::size_t first = line.find_first_not_of(blanks);
  if (first == std::string_view::npos) return text;
  const bool is_json = std::string_view("{[,").find(line[first]) != std::string_view::npos;
  const std::string_view instead = is_json ? "#\\u0023[" : "#\\#[";
  for (std::size_t at = text.find(old_command); at != std::string::npos; at = text.find(old_command, at))
    text.replace(at, old_command.size(), instead);
  if (line.substr(first).starts_with("::")) text.insert(first, "\\");
  return text;
}

std::string escaped(std::string_view text, bool is_property) {
  std::string out;
  for (const char c : text) {
    if (c == '%')
      out += "%25";
    else if (c == '\r')
      out += "%0D";
    else if (c == '\n')
      out += "%0A";
    else if (is_property && c == ':')
      out += "%3A";
    else if (is_property && c == ',')
      out += "%2C";
    else
      out += c;
  }
  return out;
}

constexpr std::array<std::string_view, 3> level_names{"error", "warning", "notice"};

}  // namespace

std::string without_workflow_commands(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    out += guarded(text.substr(0, end));
    if (end < text.size()) out += '\n';
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out;
}

std::string workflow_command(const Annotation& annotation) {
  std::string line = "::" + std::string(level_names[static_cast<std::size_t>(annotation.level)]) + " ";
  if (!annotation.where.file.empty()) line += "file=" + escaped(annotation.where.file, true) + ",";
  if (annotation.where.line > 0) line += "line=" + std::to_string(annotation.where.line) + ",";
  return line + "title=" + escaped(visible(annotation.title), true) + "::" + escaped(visible(annotation.text), false) +
         "\n";
}

}  // namespace groundlab
