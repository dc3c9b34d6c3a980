// SPDX-License-Identifier: Apache-2.0
// `list` and `explain`: what the tables say of themselves.
#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "commands/formats.hpp"
#include "commands/output.hpp"
#include "commands/table.hpp"
#include "commands/terminal.hpp"
#include "judges/registry.hpp"
#include "metrics/metric.hpp"
#include "report/render.hpp"

namespace groundlab {
namespace {

Exit print(const Document& document) {
  Output out("-");
  out.write(render_text(document, style_for("auto")));
  out.finish();
  return Exit::done;
}

std::vector<std::string> option_row(const JudgeOption& option) {
  return {"  --" + std::string(option.name) + (option.value.empty() ? "" : " " + std::string(option.value)),
          std::string(option.help)};
}

Table judge_table() {
  Table table{{{"", false}, {"", false}}, {}};
  for (const JudgeRow& judge : judges()) {
    table.rows.push_back({std::string(judge.name) + (judge.argument.empty() ? "" : ":" + std::string(judge.argument)),
                          std::string(judge.help)});
    for (const JudgeOption& option : judge.options) table.rows.push_back(option_row(option));
  }
  table.rows.push_back({"FIRST+SECOND", "two of them: the second judges what the first flags or is unsure of"});
  for (const JudgeOption& option : cascade_options()) table.rows.push_back(option_row(option));
  for (const JudgeOption& option : remote_options()) table.rows.push_back(option_row(option));
  return table;
}

Table format_table() {
  Table table{{{"", false}, {"", false}, {"", false}}, {}};
  constexpr std::pair<CommandKind, std::string_view> kinds[] = {
      {CommandKind::check, "check"},   {CommandKind::agree, "agree"},     {CommandKind::score, "score"},
      {CommandKind::mutate, "mutate"}, {CommandKind::compare, "compare"}, {CommandKind::trend, "trend"}};
  for (const Format& format : formats()) {
    std::string used_by;
    for (const auto& [kind, name] : kinds)
      if (format.serves(kind)) used_by += (used_by.empty() ? "" : ", ") + std::string(name);
    table.rows.push_back({std::string(format.name), used_by, std::string(format.help)});
  }
  return table;
}

Table metric_table() {
  Table table{{{"", false}, {"", false}}, {}};
  for (const Metric& metric : metrics())
    table.rows.push_back({std::string(metric.name), std::string(metric.hits) + " / " + std::string(metric.n)});
  for (const Metric& metric : agreement_metrics())
    table.rows.push_back(
        {std::string(metric.name), std::string(metric.hits) + " / " + std::string(metric.n) + " (agree)"});
  for (const ScoreMetric& metric : score_metrics())
    table.rows.push_back({std::string(metric.name), std::string(metric.title)});
  return table;
}

struct Listing {
  std::string_view name;
  Table (*table)();
};
constexpr Listing listings[] = {{"judges", judge_table}, {"formats", format_table}, {"metrics", metric_table}};

Document explanation(const Metric& metric) {
  return {{Heading{1, std::string(metric.name)},
           Table{{{"", false}, {"", false}},
                 {{"hits", std::string(metric.hits)},
                  {"out of", std::string(metric.n)},
                  {"better", metric.better == Better::higher ? "higher" : "lower"},
                  {"range", metric.base == RateBase::answer
                                ? "Wilson 95 %"
                                : "Wilson 95 % on the effective number, claims of one answer go together"},
                  {"source", std::string(metric.source)}}},
           Paragraph{std::string(metric.definition)}}};
}

Document explanation(const ScoreMetric& metric) {
  return {{Heading{1, std::string(metric.name)},
           Table{{{"", false}, {"", false}}, {{"source", std::string(metric.source)}}},
           Paragraph{std::string(metric.definition)}}};
}

Exit explain(const std::string& name) {
  std::vector<std::string_view> names;
  for (const auto table : {metrics(), agreement_metrics()})
    for (const Metric& metric : table) {
      if (metric.name == name) return print(explanation(metric));
      names.push_back(metric.name);
    }
  for (const ScoreMetric& metric : score_metrics()) {
    if (metric.name == name) return print(explanation(metric));
    names.push_back(metric.name);
  }
  throw Error("unknown metric \"" + name + "\"", did_you_mean(name, names));
}

Exit list(const std::string& name) {
  std::vector<std::string_view> names;
  for (const Listing& listing : listings) {
    if (listing.name == name) return print({{listing.table()}});
    names.push_back(listing.name);
  }
  throw Error("nothing to list under \"" + name + "\"", did_you_mean(name, names));
}

}  // namespace

Run add_list(CLI::App& parser) {
  const auto name = std::make_shared<std::string>();
  parser.add_option("WHAT", *name, "judges|formats|metrics")->required()->type_name("");
  return [name] { return list(*name); };
}

Run add_explain(CLI::App& parser) {
  const auto name = std::make_shared<std::string>();
  parser.add_option("METRIC", *name, "A name that `groundlab list metrics` shows")->required()->type_name("");
  return [name] { return explain(*name); };
}

}  // namespace groundlab
