// SPDX-License-Identifier: Apache-2.0
// The terminal's rendering: tables with aligned columns, of which the last wraps into what is left of the width.
#include <algorithm>

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

struct BlockText {
  const Style& style;

  std::string operator()(const Heading& heading) const {
    return toned(visible(heading.text), Tone::strong, style) + "\n";
  }
  std::string operator()(const Paragraph& paragraph) const {
    return indented(wrap(visible(paragraph.text), style.width), "", 0);
  }
  std::string operator()(const Table& table) const { return TableText(table, style).text(); }
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
    if (!text.empty()) text += '\n';
    text += std::visit(BlockText{style}, block);
  }
  return text;
}

}  // namespace groundlab
