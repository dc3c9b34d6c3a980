// SPDX-License-Identifier: Apache-2.0
// The terminal's rendering: tables with aligned columns, of which the last wraps into what is left of the width.
#include <algorithm>

#include "report/charts.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

constexpr std::size_t narrowest_last_column = 24;

std::string indented(const std::vector<std::string>& lines, std::string_view first, std::size_t indent) {
  std::string text;
  for (std::size_t i = 0; i < lines.size(); ++i)
    text += (i == 0 ? std::string(first) : std::string(indent, ' ')) + lines[i] + "\n";
  return text;
}

std::string trimmed_line(std::string line) {
  while (line.ends_with(' ')) line.pop_back();
  return line + "\n";
}

class TableText {
 public:
  TableText(const Table& table, const Style& style) : table_(table), style_(style), widths_(table.columns.size(), 0) {
    for (std::size_t c = 0; c < widths_.size(); ++c) {
      widths_[c] = display_width(table.columns[c].title);
      for (const auto& row : table.rows) widths_[c] = std::max(widths_[c], display_width(cell(row[c])));
    }
  }

  std::string text() const {
    std::string text;
    std::vector<std::string> titles;
    for (const Column& column : table_.columns) titles.push_back(column.title);
    if (std::any_of(titles.begin(), titles.end(), [](const std::string& title) { return !title.empty(); }))
      text += row_text(titles);
    for (const auto& row : table_.rows) text += row_text(row);
    return text;
  }

 private:
  /// Leading blanks stay: they show that a row belongs to the one above it.
  static std::string cell(std::string_view raw) {
    const std::size_t lead = std::min(raw.find_first_not_of(' '), raw.size());
    return std::string(lead, ' ') + visible(raw.substr(lead));
  }

  std::string row_text(const std::vector<std::string>& row) const {
    std::string line;
    const std::size_t last = row.size() - 1;
    for (std::size_t c = 0; c < last; ++c)
      line += pad(cell(row[c]), widths_[c], table_.columns[c].right_aligned) + "  ";
    const std::size_t used = display_width(line);
    const std::string text = cell(row[last]);
    if (table_.columns[last].right_aligned) return trimmed_line(line + pad(text, widths_[last], true));
    if (text.empty()) return trimmed_line(line);
    if (used + display_width(text) <= style_.width) return line + text + "\n";
    if (used + narrowest_last_column > style_.width)
      return trimmed_line(line) + indented(wrap(text, style_.width - 4), "    ", 4);
    return indented(wrap(text, style_.width - used), line, used);
  }

  const Table& table_;
  const Style& style_;
  std::vector<std::size_t> widths_;
};

/// The marked parts in guillemets: a terminal without colour shows them as well.
std::string pieces_text(const std::vector<Piece>& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.marked ? "«" + piece.text + "»" : piece.text;
  return visible(text);
}

std::string claim_text(const ClaimCard& claim, const Style& style) {
  std::vector<std::string> details;
  for (const std::string& why : claim.why) details.push_back(visible(why));
  for (const Excerpt& excerpt : claim.excerpts)
    details.push_back(visible(excerpt.title) + ": " + pieces_text(excerpt.text));
  if (!claim.cites.empty()) details.push_back("cites " + visible(claim.cites));
  if (!claim.person.empty()) details.push_back("person: " + visible(claim.person));
  const std::string lead = "  " + std::string(name(claim.verdict)) + ": ";
  std::string text = indented(wrap(lead.substr(2) + pieces_text(claim.claim), style.width - 2), "  ", 4);
  for (const std::string& detail : details) text += indented(wrap(detail, style.width - 4), "    ", 4);
  return text;
}

std::string case_text(const CaseCard& card, const Style& style) {
  std::string about = std::string(name(card.outcome));
  for (const std::string& finding : card.findings) about += (finding == card.findings.front() ? ": " : ", ") + finding;
  std::string text = toned(visible(card.id) + "  " + visible(card.question), Tone::strong, style) + "\n";
  text += indented(wrap(visible(about), style.width - 2), "  ", 2);
  if (!card.note.empty()) text += indented(wrap(visible(card.note), style.width - 2), "  ", 2);
  if (!card.answer.empty()) text += indented(wrap(visible(card.answer), style.width - 2), "  ", 2);
  for (const ClaimCard& claim : card.claims) text += claim_text(claim, style);
  if (card.more_claims > 0) text += "  " + counted(card.more_claims, "more claim") + " not shown\n";
  return text;
}

struct BlockText {
  const Style& style;

  std::string operator()(const Heading& heading) const {
    return toned(visible(heading.text), Tone::strong, style) + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const {
    return indented(wrap(visible(paragraph.text), style.width), "", 0);
  }
  std::string operator()(const Note& note) const {
    return indented(wrap(visible(note.lead + " " + note.text), style.width), "", 0);
  }
  std::string operator()(const Table& table) const { return TableText(table, style).text(); }
  std::string operator()(const RateChart& chart) const { return TableText(table_of(chart), style).text(); }
  std::string operator()(const MatrixChart& chart) const { return TableText(table_of(chart), style).text(); }
  std::string operator()(const CurveChart& chart) const {
    constexpr std::size_t bar_columns = 30;
    Table table = table_of(chart);
    table.columns.push_back({"", false});
    for (std::size_t i = 0; i < chart.points.size(); ++i)
      table.rows[i].push_back(share_bar(chart.points[i].y, bar_columns));
    return TableText(table, style).text();
  }
  std::string operator()(const CaseCards& cards) const {
    std::string text;
    for (const CaseCard& card : cards.cases) text += (text.empty() ? "" : "\n") + case_text(card, style);
    return text;
  }
  std::string operator()(const PageEnd&) const { return {}; }
  std::string operator()(const Verbatim& verbatim) const {
    return toned(visible(verbatim.text), Tone::faint, style) + "\n";
  }
  std::string operator()(const List& list) const {
    std::string text;
    std::size_t number = 0;
    for (const Item& item : list.items) {
      const std::string mark = list.ordered ? std::to_string(++number) + ". " : "- ";
      const std::string whole = visible(item.lead + (item.lead.empty() || item.text.empty() ? "" : " ") + item.text);
      text += indented(wrap(whole, style.width - mark.size()), mark, mark.size());
    }
    return text;
  }
};

}  // namespace

std::string render_text(const Document& document, const Style& style) {
  std::string text;
  for (const Block& block : document.blocks) {
    const std::string shown = std::visit(BlockText{style}, block);
    if (!shown.empty()) text += (text.empty() ? "" : "\n") + shown;
  }
  return text;
}

}  // namespace groundlab
