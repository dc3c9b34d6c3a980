// SPDX-License-Identifier: Apache-2.0
// Charts for HTML. Places are SVG attributes in percent, so that a bar is as wide as there is room and no style
// attribute is needed (the page's policy allows none). A bar is decoration: the words beside it carry the figures.
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "report/charts.hpp"
#include "report/html.hpp"

namespace groundlab {
namespace {

std::string at(double share) { return fmt::format("{:.2f}%", 100 * std::clamp(share, 0.0, 1.0)); }

std::string bar_svg(const RateRow& row) {
  std::string svg =
      R"(<svg class="bar" aria-hidden="true" focusable="false"><line class="axis" x2="100%" y1="50%" y2="50%"/>)";
  for (const char* tick : {"0%", "25%", "50%", "75%", "100%"})
    svg += fmt::format(R"(<line class="tick" x1="{0}" x2="{0}" y1="25%" y2="75%"/>)", tick);
  if (row.low && row.high)
    svg += fmt::format(R"(<line class="range" x1="{}" x2="{}" y1="50%" y2="50%"/>)", at(*row.low), at(*row.high));
  if (row.value_max && row.value_max != row.value)
    svg += fmt::format(R"(<circle class="open" cx="{}" cy="50%" r="4.5"/>)", at(*row.value_max));
  if (row.value) svg += fmt::format(R"(<circle class="value" cx="{}" cy="50%" r="5"/>)", at(*row.value));
  return svg + "</svg>";
}

std::string rate_row_html(const RateRow& row, bool notes) {
  const std::size_t lead = std::min(row.title.find_first_not_of(' '), row.title.size());
  std::string text = fmt::format(R"(<tr><th scope="row"{}>{}</th><td class="bars">{}</td><td class="n">{}</td>)",
                                 lead > 0 ? R"( class="sub")" : "", html(row.title), bar_svg(row), html(row.result));
  text += fmt::format(R"(<td class="n range">{}</td>)", html(row.range));
  if (notes) text += fmt::format(R"(<td class="note">{}</td>)", html(row.note));
  return text + "</tr>\n";
}

constexpr double curve_width = 480;
constexpr double curve_height = 300;
constexpr double curve_left = 56;
constexpr double curve_bottom = 48;
constexpr double curve_top = 12;
constexpr double curve_right = 16;

double curve_x(double share) { return curve_left + share * (curve_width - curve_left - curve_right); }
double curve_y(double share) { return curve_height - curve_bottom - share * (curve_height - curve_bottom - curve_top); }

/// Both axes with lines at every quarter.
std::string curve_frame(const CurveChart& chart) {
  std::string svg;
  for (const int quarter : {0, 1, 2, 3, 4}) {
    const double share = quarter / 4.0;
    svg += fmt::format(R"(<line class="tick" x1="{0:.1f}" x2="{1:.1f}" y1="{2:.1f}" y2="{2:.1f}"/>)", curve_x(0),
                       curve_x(1), curve_y(share));
    svg += fmt::format(R"(<text class="y" x="{:.1f}" y="{:.1f}">{} %</text>)", curve_x(0) - 8, curve_y(share) + 4,
                       25 * quarter);
    svg += fmt::format(R"(<text class="x" x="{:.1f}" y="{:.1f}">{} %</text>)", curve_x(share), curve_y(0) + 18,
                       25 * quarter);
  }
  svg += fmt::format(R"(<text class="x title" x="{:.1f}" y="{:.1f}">{}</text>)", curve_x(0.5), curve_height - 8,
                     html(chart.x_title));
  return svg + fmt::format(R"svg(<text class="x title" transform="translate(14 {:.1f}) rotate(-90)">{}</text>)svg",
                           curve_y(0.5), html(chart.y_title));
}

}  // namespace

std::string html_chart(const RateChart& chart) {
  const bool notes = !chart.note_title.empty();
  std::string text = fmt::format(
      R"(<table class="rates"><thead><tr><th scope="col">{}</th><th scope="col" class="bars"><span class="scale"><span>0</span><span>50</span><span>100 %</span></span></th>)",
      html(chart.title));
  text += R"(<th scope="col" class="n">Result</th><th scope="col" class="n">)" + html(chart.range_title) + "</th>";
  if (notes) text += fmt::format(R"(<th scope="col">{}</th>)", html(chart.note_title));
  text += "</tr></thead>\n<tbody>\n";
  for (const RateRow& row : chart.rows) text += rate_row_html(row, notes);
  return text + "</tbody></table>\n";
}

std::string html_chart(const MatrixChart& chart) {
  std::string text = fmt::format(
      R"(<div class="wide" role="group" aria-label="Judge against people" tabindex="0"><table class="matrix"><thead><tr><th scope="col">{}</th>)",
      html(chart.corner));
  for (const std::string& column : chart.columns)
    text += fmt::format(R"(<th scope="col" class="n">{}</th>)", html(column));
  text += "</tr></thead>\n<tbody>\n";
  for (const MatrixChart::Row& row : chart.rows) {
    const std::uint64_t total = std::accumulate(row.counts.begin(), row.counts.end(), std::uint64_t{0});
    text += fmt::format(R"(<tr><th scope="row">{}</th>)", html(row.title));
    for (std::size_t i = 0; i < row.counts.size(); ++i) {
      const double share = total > 0 ? static_cast<double>(row.counts[i]) / static_cast<double>(total) : 0;
      text += fmt::format(
          R"(<td class="n {}">{}<svg class="cell" aria-hidden="true" focusable="false"><rect width="100%" height="100%"/><rect class="part" width="{}" height="100%"/></svg></td>)",
          row.agreeing[i] ? "agreeing" : "differing", row.counts[i], at(share));
    }
    text += "</tr>\n";
  }
  return text + "</tbody></table></div>\n";
}

std::string html_chart(const CurveChart& chart) {
  std::string line;
  std::string dots;
  for (const CurveChart::Point& point : chart.points) {
    line += fmt::format("{}{:.1f},{:.1f}", line.empty() ? "" : " ", curve_x(point.x), curve_y(point.y));
    dots +=
        fmt::format(R"(<circle class="value" cx="{:.1f}" cy="{:.1f}" r="3.5"/>)", curve_x(point.x), curve_y(point.y));
  }
  std::string text = fmt::format(
      R"(<figure class="curve"><svg role="img" aria-label="{1} over {0}; the table beside it has the points" viewBox="0 0 480 300">{2}<polyline class="line" points="{3}"/>{4}</svg>)",
      html(chart.x_title), html(chart.y_title), curve_frame(chart), line, dots);
  const Table table = table_of(chart);
  text += R"(<div class="wide" role="group" aria-label="Points of the curve" tabindex="0"><table><thead><tr>)";
  for (const Column& column : table.columns)
    text += fmt::format(R"(<th scope="col" class="n">{}</th>)", column.title.empty() ? "Meaning" : html(column.title));
  text += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    text += "<tr>";
    for (const std::string& cell : row) text += fmt::format(R"(<td class="n">{}</td>)", html(cell));
    text += "</tr>\n";
  }
  return text + "</tbody></table></div></figure>\n";
}

}  // namespace groundlab
