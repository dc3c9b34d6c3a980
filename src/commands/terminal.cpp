// SPDX-License-Identifier: Apache-2.0
// The only place that asks the environment about what reads the output. An empty variable counts as unset
// (no-color.org).
#include "commands/terminal.hpp"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <string>

#include <sys/ioctl.h>
#include <unistd.h>

namespace groundlab {
namespace {

constexpr std::size_t narrowest = 40;
constexpr std::size_t widest = 140;  // longer lines are hard to read

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

std::optional<std::size_t> terminal_width() {
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return std::nullopt;
  return size.ws_col;
}

std::optional<std::size_t> asked_width() {
  const std::string text = environment("COLUMNS");
  std::size_t width = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), width);
  if (fault != std::errc() || end != text.data() + text.size() || width == 0) return std::nullopt;
  return width;
}

bool wants_color(std::string_view color) {
  if (color == "always") return true;
  if (color == "never") return false;
  if (!environment("NO_COLOR").empty()) return false;
  const std::string force = environment("CLICOLOR_FORCE");
  if (!force.empty() && force != "0") return true;
  return is_terminal(Stream::out) && environment("TERM") != "dumb";
}

}  // namespace

bool is_terminal(Stream stream) { return isatty(stream == Stream::out ? STDOUT_FILENO : STDERR_FILENO) == 1; }

void write_error(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t written = ::write(STDERR_FILENO, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
}

Style style_for(std::string_view color) {
  const std::optional<std::size_t> width = is_terminal(Stream::out) ? terminal_width() : asked_width();
  return {std::clamp(width.value_or(100), narrowest, widest), wants_color(color)};
}

Style file_style() { return {100, false}; }

bool is_github_workflow() { return !environment("GITHUB_ACTIONS").empty(); }

std::string job_summary_path() { return environment("GITHUB_STEP_SUMMARY"); }

}  // namespace groundlab
