// SPDX-License-Identifier: Apache-2.0
// The Markdown rendering: pipe tables, bars of characters in code spans, cases as nested lists. Escaping is in
// markdown.cpp; a line begins with text from a case only behind a mark of ours.
#include <algorithm>

#include <fmt/format.h>

#include "report/charts.hpp"
#include "report/markdown.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

constexpr std::size_t bar_columns = 21;  // a character every five points

/// A row of cells that are Markdown already.
std::string table_row(const std::vector<std::string>& cells) {
  std::string line = "|";
  for (const std::string& cell : cells) line += (cell.starts_with("&nbsp;") ? "" : " ") + cell + " |";
  return line + "\n";
}

/// Leading blanks show that a row belongs to the one above it.
std::string cell(std::string_view raw) {
  const std::size_t lead = std::min(raw.find_first_not_of(' '), raw.size());
  std::string text;
  for (std::size_t i = 0; i < lead; ++i) text += "&nbsp;";
  return (text.empty() ? "" : text + " ") + markdown(raw);
}

/// The table with a column of bars, one per row, put in before column `at`.
std::string table_text(const Table& table, const std::vector<std::string>& bars = {}, std::size_t at = 0) {
  const auto with_bar = [&](std::vector<std::string> cells, std::string bar) {
    if (!bars.empty()) cells.insert(cells.begin() + static_cast<std::ptrdiff_t>(at), std::move(bar));
    return table_row(cells);
  };
  std::vector<std::string> titles;
  std::vector<std::string> rules;
  for (const Column& column : table.columns) {
    titles.push_back(cell(column.title));
    rules.emplace_back(column.right_aligned ? "---:" : "---");
  }
  std::string text = with_bar(std::move(titles), "0 to 100 %") + with_bar(std::move(rules), "---");
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    std::vector<std::string> cells;
    for (const std::string& raw : table.rows[row]) cells.push_back(cell(raw));
    text += with_bar(std::move(cells), bars.empty() ? std::string() : bars[row]);
  }
  return text;
}

/// The marked parts in guillemets, as in the terminal.
std::string pieces_text(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.marked ? "«" + piece.text + "»" : piece.text;
  return markdown(text);
}

std::string claim_text(const ClaimCard& claim) {
  std::string text = fmt::format("- **{}** {}\n", markdown(name(claim.verdict)), pieces_text(claim.claim));
  for (const std::string& why : claim.why) text += "  - " + markdown_at_line_start(why) + "\n";
  for (const Excerpt& excerpt : claim.excerpts)
    text += "  - " + markdown_at_line_start(excerpt.title) + ": " + pieces_text(excerpt.text) + "\n";
  if (!claim.cites.empty()) text += "  - cites " + markdown(claim.cites) + "\n";
  if (!claim.person.empty()) text += "  - person: " + markdown(claim.person) + "\n";
  return text;
}

std::string case_text(const CaseCard& card) {
  std::string findings;
  for (const std::string& finding : card.findings) findings += (findings.empty() ? "" : ", ") + finding;
  std::string text = fmt::format("### {}: {}\n\n**{}**{}\n", markdown(card.id), markdown(card.question),
                                 name(card.outcome), findings.empty() ? "" : ": " + markdown(findings));
  if (!card.note.empty()) text += "\n" + markdown_at_line_start(card.note) + "\n";
  if (!card.answer.empty()) text += "\n- " + markdown_at_line_start(card.answer) + "\n";
  if (!card.claims.empty()) text += "\n";
  for (const ClaimCard& claim : card.claims) text += claim_text(claim);
  if (card.more_claims > 0) text += "- " + counted(card.more_claims, "more claim") + " not shown\n";
  return text;
}

struct BlockMarkdown {
  std::string operator()(const Heading& heading) const {
    return std::string(static_cast<std::size_t>(heading.level), '#') + " " + markdown(heading.text) + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const { return markdown_at_line_start(paragraph.text) + "\n"; }
  std::string operator()(const Note& note) const {
    return "> **" + markdown(note.lead) + "** " + markdown(note.text) + "\n";
  }
  std::string operator()(const Verbatim& verbatim) const { return markdown_block(visible(verbatim.text)); }
  std::string operator()(const List& list) const {
    std::string text;
    std::size_t number = 0;
    for (const Item& item : list.items) {
      text += list.ordered ? std::to_string(++number) + ". " : "- ";
      if (!item.lead.empty()) text += "**" + markdown(item.lead) + "**" + (item.text.empty() ? "" : " ");
      text += (item.lead.empty() ? markdown_at_line_start(item.text) : markdown(item.text)) + "\n";
    }
    return text;
  }
  std::string operator()(const Table& table) const { return table_text(table); }
  std::string operator()(const RateChart& chart) const {
    std::vector<std::string> bars;
    for (const RateRow& row : chart.rows) bars.push_back(markdown_code(range_bar(row, bar_columns)));
    return table_text(table_of(chart), bars, 1);
  }
  std::string operator()(const MatrixChart& chart) const { return table_text(table_of(chart)); }
  std::string operator()(const CurveChart& chart) const {
    std::vector<std::string> bars;
    for (const CurveChart::Point& point : chart.points)
      bars.push_back(point.y > 0 ? markdown_code(share_bar(point.y, bar_columns)) : std::string());
    return table_text(table_of(chart), bars, 2);
  }
  std::string operator()(const CaseCards& cards) const {
    std::string text;
    for (const CaseCard& card : cards.cases) text += (text.empty() ? "" : "\n") + case_text(card);
    return text;
  }
  std::string operator()(const PageEnd&) const { return "---\n"; }
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
