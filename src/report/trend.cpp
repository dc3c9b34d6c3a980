// SPDX-License-Identifier: Apache-2.0
// A document of charts, so that the terminal, Markdown and the page all draw the same.
#include "report/trend.hpp"

#include <algorithm>

#include "report/charts.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"

namespace groundlab {
namespace {

void add_change(std::string& text, std::string_view what, const std::string& before, const std::string& after) {
  if (before == after) return;
  text += (text.empty() ? "" : ", ") + std::string(what) + " " + (before.empty() ? "none" : before) + " -> " +
          (after.empty() ? "none" : after);
}

Estimate rate_in(const HistoryRun& run, std::string_view metric) {
  for (const NamedRate& rate : run.rates)
    if (rate.name == metric) return rate.rate;
  return {};
}

/// Its date, or its number from 1.
std::string run_name(const RunHistory& history, std::size_t run) {
  const std::string& date = history.runs[run].date;
  return date.empty() ? "run " + std::to_string(run + 1) : date;
}

std::string note_of(const RunHistory& history, std::size_t run) {
  std::string note;
  if (run > 0)
    if (const std::string change = making_change(history.runs[run - 1].signature, history.runs[run].signature);
        !change.empty())
      note = "made differently from here: " + change;
  if (history.runs[run].gates_failed > 0)
    note += (note.empty() ? "" : "; ") + counted(history.runs[run].gates_failed, "gate") + " failed";
  return note;
}

}  // namespace

std::string making_change(const Signature& before, const Signature& after) {
  std::string text;
  add_change(text, "judge", judge_text(before), judge_text(after));
  add_change(text, "splitter", before.splitter, after.splitter);
  add_change(text, "lexicon", before.lexicon, after.lexicon);
  return text;
}

std::vector<std::string> drawn_metrics(const RunHistory& history) {
  if (!history.metrics.empty()) return history.metrics;
  std::vector<std::string> names;
  for (const HistoryRun& run : history.runs)
    for (const NamedRate& rate : run.rates)
      if (rate.rate.value && std::find(names.begin(), names.end(), rate.name) == names.end())
        names.push_back(rate.name);
  return names;
}

std::string trend_text(const RunHistory& history, const Style& style) {
  constexpr std::size_t beside = 50;  // the other columns, notes below them
  const std::size_t columns = std::clamp<std::size_t>(style.width > beside ? style.width - beside : 0, 11, 51);
  Document document = trend_document(history);
  for (Block& block : document.blocks) {
    const RateChart* chart = std::get_if<RateChart>(&block);
    if (chart == nullptr) continue;
    Table table = table_of(*chart);
    table.columns.insert(table.columns.begin() + 1, Column{"0 to 100 %", false});
    for (std::size_t row = 0; row < table.rows.size(); ++row)
      table.rows[row].insert(table.rows[row].begin() + 1, range_bar(chart->rows[row], columns));
    block = std::move(table);
  }
  return render_text(document, style);
}

Document trend_document(const RunHistory& history) {
  Document document;
  document.blocks.emplace_back(Heading{1, "Groundedness over " + counted(history.runs.size(), "run")});
  for (const std::string& metric : drawn_metrics(history)) {
    document.blocks.emplace_back(Heading{2, metric});
    RateChart chart{.title = "Run", .note_title = "Notes", .rows = {}};
    for (std::size_t run = 0; run < history.runs.size(); ++run)
      chart.rows.push_back(rate_row(run_name(history, run), rate_in(history.runs[run], metric), note_of(history, run)));
    document.blocks.emplace_back(std::move(chart));
  }
  return document;
}

}  // namespace groundlab
