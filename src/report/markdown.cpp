// SPDX-License-Identifier: Apache-2.0
// Escaping follows CommonMark 0.31 and what GitHub and GitLab add to it: ASCII punctuation that can mark something up
// gets a backslash; <, >, & and what both sites look for in text of their own accord (addresses, mentions, formulas)
// become entities. Line starts within a text need no care, because a line feed becomes a blank.
#include "report/markdown.hpp"

#include <algorithm>
#include <utility>

#include "text/display.hpp"

namespace groundlab {
namespace {

/// GitHub turns "www." into a link of its own accord.
bool ends_with_www(std::string_view text) {
  if (text.size() < 3) return false;
  const std::string_view last = text.substr(text.size() - 3);
  return std::all_of(last.begin(), last.end(), [](char c) { return c == 'w' || c == 'W'; });
}

/// What is safe in no other form.
constexpr std::pair<char, std::string_view> entities[]{
    {'<', "&lt;"}, {'>', "&gt;"}, {'&', "&amp;"}, {'@', "&#64;"}, {'$', "&#36;"}};

/// The entity of a character, or nothing.
std::string_view entity(char c) {
  for (const auto& [character, safe] : entities)
    if (character == c) return safe;
  return {};
}

}  // namespace

std::string markdown(std::string_view raw) {
  const std::string shown = visible(raw);
  std::string text;
  for (std::size_t at = 0; at < shown.size(); ++at) {
    const char c = shown[at];
    if (const std::string_view safe = entity(c); !safe.empty())
      text += safe;
    else if (c == ':' && shown.compare(at, 3, "://") == 0)
      text += "&#58;";
    else if (c == '.' && ends_with_www(text))
      text += "\\.";
    else {
      if (std::string_view("\\`*_[]#|~").find(c) != std::string_view::npos) text += '\\';
      text += c;
    }
  }
  return text;
}

std::string markdown_at_line_start(std::string_view raw) {
  std::string text = markdown(raw);
  if (text.empty()) return text;
  if (text[0] == '-' || text[0] == '+' || text[0] == '=') return "\\" + text;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')')) text.insert(digits, "\\");
  return text;
}

std::string markdown_block(std::string_view text) {
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + std::string(text) + "\n" + fence + "\n";
}

std::string markdown_code(std::string_view text) { return "`" + std::string(text) + "`"; }

}  // namespace groundlab
