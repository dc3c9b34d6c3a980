// SPDX-License-Identifier: Apache-2.0
// The Markdown rendering. Escaping follows CommonMark 0.31: every ASCII punctuation character that can mark something
// up gets a backslash; <, > and & become entities, so that no HTML, link, image or autolink arises; line starts need no
// further care because a line feed in text becomes a blank.
#include <algorithm>

#include "report/render.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

/// GitHub turns "www." into a link of its own accord.
bool ends_with_www(std::string_view text) {
  if (text.size() < 3) return false;
  const std::string_view last = text.substr(text.size() - 3);
  return std::all_of(last.begin(), last.end(), [](char c) { return c == 'w' || c == 'W'; });
}

std::string escaped(std::string_view raw) {
  std::string text;
  for (const char c : visible(raw)) {
    if (c == '<')
      text += "&lt;";
    else if (c == '>')
      text += "&gt;";
    else if (c == '&')
      text += "&amp;";
    else if (c == ':')
      text += raw.find("://") == std::string_view::npos ? ":" : "&#58;";
    else if (c == '@')
      text += "&#64;";
    else if (c == '.' && ends_with_www(text))
      text += "\\.";
    else {
      if (std::string_view("\\`*_[]#|~").find(c) != std::string_view::npos) text += '\\';
      text += c;
    }
  }
  return text;
}

/// Text at the start of a line: a list mark, rule or number there would be read as structure.
std::string escaped_at_line_start(std::string_view raw) {
  std::string text = escaped(raw);
  if (text.empty()) return text;
  if (text[0] == '-' || text[0] == '+' || text[0] == '=') return "\\" + text;
  const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
  if (digits > 0 && digits < text.size() && (text[digits] == '.' || text[digits] == ')')) text.insert(digits, "\\");
  return text;
}

/// A code span that the text cannot end: its fence is longer than the longest run of backticks inside.
std::string code_block(std::string_view raw) {
  const std::string text = visible(raw);
  std::size_t longest = 2;
  std::size_t run = 0;
  for (const char c : text) {
    run = c == '`' ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  const std::string fence(longest + 1, '`');
  return fence + "text\n" + text + "\n" + fence + "\n";
}

std::string table_row(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) {
    const std::size_t lead = std::min(cell.find_first_not_of(' '), cell.size());
    for (std::size_t i = 0; i < lead; ++i) line += "&nbsp;";
    line += " " + escaped(cell) + " |";
  }
  return line + "\n";
}

struct BlockMarkdown {
  std::string operator()(const Heading& heading) const {
    return std::string(static_cast<std::size_t>(heading.level), '#') + " " + escaped(heading.text) + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const { return escaped_at_line_start(paragraph.text) + "\n"; }
  std::string operator()(const Verbatim& verbatim) const { return code_block(verbatim.text); }
  std::string operator()(const List& list) const {
    std::string text;
    std::size_t number = 0;
    for (const Item& item : list.items) {
      text += list.ordered ? std::to_string(++number) + ". " : "- ";
      if (!item.lead.empty()) text += "**" + escaped(item.lead) + "**" + (item.text.empty() ? "" : " ");
      text += (item.lead.empty() ? escaped_at_line_start(item.text) : escaped(item.text)) + "\n";
    }
    return text;
  }
  std::string operator()(const Table& table) const {
    std::vector<std::string> titles;
    std::string rule = "|";
    for (const Column& column : table.columns) {
      titles.push_back(column.title);
      rule += column.right_aligned ? " ---: |" : " --- |";
    }
    std::string text = table_row(titles) + rule + "\n";
    for (const auto& row : table.rows) text += table_row(row);
    return text;
  }
};

}  // namespace

std::string render_markdown(const Document& document) {
  std::string text;
  for (const Block& block : document.blocks) {
    if (!text.empty()) text += '\n';
    text += std::visit(BlockMarkdown{}, block);
  }
  return text;
}

}  // namespace groundlab
