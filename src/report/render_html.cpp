// SPDX-License-Identifier: Apache-2.0
// The HTML rendering: one file that loads nothing. Its policy forbids everything but the one style and the one script
// that stand in it, named by their hash, so text that slipped through an escape could still not run, load or restyle.
// Every heading of level 2 opens a section; what stands before PageEnd is the front page.
#include <algorithm>

#include <fmt/format.h>

#include "groundlab/core/embedded.hpp"

#include "report/html.hpp"
#include "report/render.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

constexpr std::string_view style_file = "report/report.css";
constexpr std::string_view script_file = "report/report.js";

unsigned hex_value(char c) { return static_cast<unsigned>(c <= '9' ? c - '0' : c - 'a' + 10); }

/// Base64 of the bytes that hexadecimal digits spell.
std::string base64_of_hex(std::string_view hex) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t at = 0; at < hex.size(); at += 6) {
    const std::string_view group = hex.substr(at, 6);
    unsigned bits = 0;
    for (std::size_t i = 0; i < 6; ++i) bits = bits << 4 | (i < group.size() ? hex_value(group[i]) : 0);
    for (std::size_t i = 0; i < 4; ++i) text += i <= group.size() / 2 ? digits[bits >> (18 - 6 * i) & 63] : '=';
  }
  return text;
}

std::string policy_source(std::string_view file) { return "'sha256-" + base64_of_hex(embedded_sha256(file)) + "'"; }

std::string title_of(const Document& document) {
  for (const Block& block : document.blocks)
    if (const auto* heading = std::get_if<Heading>(&block); heading != nullptr && heading->level == 1)
      return heading->text;
  return "Report";
}

/// In an ordered list the lead stands in a column of its own and needs no colon.
std::string item_html(const Item& item, bool ordered) {
  std::string text = "<li>";
  const std::string_view lead(item.lead.data(), item.lead.size() - (ordered && item.lead.ends_with(':') ? 1 : 0));
  if (!lead.empty()) text += "<strong>" + html(lead) + "</strong>" + (item.text.empty() ? "" : " ");
  return text + (item.text.empty() ? "" : "<span>" + html(item.text) + "</span>") + "</li>\n";
}

std::string table_html(const Table& table) {
  std::string text = R"(<div class="wide" role="group" aria-label="Table" tabindex="0"><table>)";
  const bool titled = std::any_of(table.columns.begin(), table.columns.end(),
                                  [](const Column& column) { return !column.title.empty(); });
  if (titled) {
    text += "<thead><tr>";
    for (const Column& column : table.columns)
      text += column.title.empty() ? std::string("<td></td>")
                                   : fmt::format(R"(<th scope="col"{}>{}</th>)",
                                                 column.right_aligned ? R"( class="n")" : "", html(column.title));
    text += "</tr></thead>\n";
  }
  text += "<tbody>\n";
  for (const auto& row : table.rows) {
    text += "<tr>";
    for (std::size_t c = 0; c < row.size(); ++c) {
      const std::string_view sub = c == 0 && row[c].starts_with(' ') ? R"( class="sub")" : "";
      if (c == 0)
        text += fmt::format(R"(<th scope="row"{}>{}</th>)", sub, html(row[c]));
      else
        text += fmt::format(R"(<td{}>{}</td>)", table.columns[c].right_aligned ? R"( class="n")" : "", html(row[c]));
    }
    text += "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

/// Renders block after block, and keeps count of the open section.
class Page {
 public:
  std::string body(const Document& document) {
    const bool front = std::any_of(document.blocks.begin(), document.blocks.end(),
                                   [](const Block& block) { return std::holds_alternative<PageEnd>(block); });
    std::string text = front ? "<header class=\"front\">\n" : "";
    for (const Block& block : document.blocks) text += std::visit(*this, block);
    return text + close();
  }

  std::string operator()(const Heading& heading) {
    const int level = std::clamp(heading.level, 1, 6);
    if (level != 2) return fmt::format("<h{0}>{1}</h{0}>\n", level, html(heading.text));
    const std::string before = close();
    open_ = true;
    ++sections_;
    return before +
           fmt::format(R"(<section aria-labelledby="s{0}"><h2 id="s{0}">{1}</h2>)", sections_, html(heading.text)) +
           "\n";
  }
  std::string operator()(const Paragraph& paragraph) { return "<p>" + html(paragraph.text) + "</p>\n"; }
  std::string operator()(const Note& note) {
    return "<p class=\"aside\"><strong>" + html(note.lead) + "</strong> " + html(note.text) + "</p>\n";
  }
  std::string operator()(const List& list) {
    std::string text = list.ordered ? "<ol>\n" : "<ul>\n";
    for (const Item& item : list.items) text += item_html(item, list.ordered);
    return text + (list.ordered ? "</ol>\n" : "</ul>\n");
  }
  std::string operator()(const Table& table) { return table_html(table); }
  std::string operator()(const Verbatim& verbatim) { return "<pre>" + html(verbatim.text) + "</pre>\n"; }
  std::string operator()(const RateChart& chart) { return html_chart(chart); }
  std::string operator()(const MatrixChart& chart) { return html_chart(chart); }
  std::string operator()(const CurveChart& chart) { return html_chart(chart); }
  std::string operator()(const CaseCards& cards) { return html_cases(cards.cases); }
  std::string operator()(const PageEnd&) { return close() + "</header>\n"; }

 private:
  std::string close() {
    if (!open_) return {};
    open_ = false;
    return "</section>\n";
  }

  bool open_ = false;
  std::size_t sections_ = 0;
};

/// Links to the sections.
std::string contents(const Document& document) {
  std::string links;
  std::size_t section = 0;
  for (const Block& block : document.blocks)
    if (const auto* heading = std::get_if<Heading>(&block); heading != nullptr && heading->level == 2)
      links += fmt::format("<li><a href=\"#s{}\">{}</a></li>\n", ++section, html(heading->text));
  return links.empty() ? "" : "<nav aria-label=\"Contents\"><ul>\n" + links + "</ul></nav>\n";
}

}  // namespace

std::string html(std::string_view raw) {
  std::string text;
  const std::string shown = visible(raw);
  for (std::size_t at = 0; at < shown.size(); ++at) {
    const char c = shown[at];
    if (c == ' ' && shown.compare(at, 2, " %") == 0)
      text += "&nbsp;";  // a number and its unit stay on one line
    else if (c == '&')
      text += "&amp;";
    else if (c == '<')
      text += "&lt;";
    else if (c == '>')
      text += "&gt;";
    else if (c == '"')
      text += "&quot;";
    else if (c == '\'')
      text += "&#39;";
    else
      text += c;
  }
  return text;
}

std::string render_html(const Document& document) {
  Page page;
  std::string body = page.body(document);
  const std::string front_end = "</header>\n";
  if (const std::size_t at = body.find(front_end); at != std::string::npos)
    body.insert(at + front_end.size(), contents(document));
  std::string text = "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n";
  text += fmt::format(
      "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src {}; script-src {}; "
      "base-uri 'none'; form-action 'none'\">\n",
      policy_source(style_file), policy_source(script_file));
  text += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n";
  text += "<meta name=\"color-scheme\" content=\"light dark\">\n";
  text += "<title>" + html(title_of(document)) + "</title>\n";
  text += "<style>" + std::string(embedded(style_file)) + "</style>\n</head>\n<body>\n<main>\n" + body + "</main>\n";
  return text + "<script>" + std::string(embedded(script_file)) + "</script>\n</body>\n</html>\n";
}

}  // namespace groundlab
