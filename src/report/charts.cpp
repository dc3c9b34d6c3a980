// SPDX-License-Identifier: Apache-2.0
// What has no range gets no line, what has no value no dot: an empty axis says that nothing is known.
#include "report/charts.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

/// The character that a share falls on.
std::size_t place(double share, std::size_t columns) {
  const double at = std::round(std::clamp(share, 0.0, 1.0) * static_cast<double>(columns - 1));
  return static_cast<std::size_t>(at);
}

std::string share_text(double share) { return fmt::format("{:.1f} %", 100 * share); }

}  // namespace

RateRow rate_row(std::string title, const Estimate& rate, std::string note) {
  return {.title = std::move(title),
          .result = rate_text(rate),
          .range = range_text(rate),
          .note = std::move(note),
          .value = rate.value,
          .value_max = rate.value_max,
          .low = rate.low,
          .high = rate.high};
}

Table table_of(const RateChart& chart) {
  Table table{{{chart.title, false}, {"Result", true}, {chart.range_title, true}}, {}};
  if (!chart.note_title.empty()) table.columns.push_back({chart.note_title, false});
  if (chart.title.empty())
    for (Column& column : table.columns) column.title.clear();
  for (const RateRow& row : chart.rows) {
    std::vector<std::string> cells{row.title, row.result, row.range};
    if (!chart.note_title.empty()) cells.push_back(row.note);
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Table table_of(const MatrixChart& chart) {
  Table table{{{chart.corner, false}}, {}};
  for (const std::string& column : chart.columns) table.columns.push_back({column, true});
  for (const MatrixChart::Row& row : chart.rows) {
    std::vector<std::string> cells{row.title};
    for (const std::uint64_t count : row.counts) cells.push_back(std::to_string(count));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Table table_of(const CurveChart& chart) {
  Table table{{{chart.x_title, true}, {chart.y_title, true}}, {}};
  const bool meanings = std::any_of(chart.points.begin(), chart.points.end(),
                                    [](const CurveChart::Point& point) { return !point.text.empty(); });
  if (meanings) table.columns.push_back({"", false});
  for (const CurveChart::Point& point : chart.points) {
    std::vector<std::string> cells{share_text(point.x), share_text(point.y)};
    if (meanings) cells.push_back(point.text);
    table.rows.push_back(std::move(cells));
  }
  return table;
}

std::string range_bar(const RateRow& row, std::size_t columns) {
  columns = std::max<std::size_t>(columns, 2);
  std::vector<std::string_view> marks(columns, "·");
  if (row.low && row.high)
    for (std::size_t at = place(*row.low, columns); at <= place(*row.high, columns); ++at) marks[at] = "─";
  if (row.value_max) marks[place(*row.value_max, columns)] = "○";
  if (row.value) marks[place(*row.value, columns)] = "●";
  std::string bar;
  for (const std::string_view mark : marks) bar += mark;
  return bar;
}

std::string share_bar(double share, std::size_t columns) {
  const double wide = std::clamp(share, 0.0, 1.0) * static_cast<double>(columns);
  const auto count = std::max<std::size_t>(static_cast<std::size_t>(std::round(wide)), share > 0 ? 1 : 0);
  std::string bar;
  for (std::size_t i = 0; i < count; ++i) bar += "█";
  return bar;
}

}  // namespace groundlab
