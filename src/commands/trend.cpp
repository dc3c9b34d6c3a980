// SPDX-License-Identifier: Apache-2.0
// `trend`: a history of runs, metric by metric.
#include "report/trend.hpp"

#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/nearest.hpp"

#include "commands/deliver.hpp"
#include "commands/history_file.hpp"
#include "commands/table.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::string history;
  std::vector<std::string> metrics;
  std::size_t last = 0;
};

void check_metrics(const RunHistory& history, const std::vector<std::string>& wanted) {
  const std::vector<std::string> known = drawn_metrics(history);
  const std::vector<std::string_view> names(known.begin(), known.end());
  for (const std::string& name : wanted)
    if (std::find(names.begin(), names.end(), name) == names.end())
      throw Error("no run has the metric \"" + name + "\"", did_you_mean(name, names));
}

Exit run(const Options& options) {
  const std::vector<Destination> targets = destinations(options.common, CommandKind::trend);
  protect_inputs(paths_of(targets), std::vector<std::string>{options.history});
  RunHistory history = read_history(options.history, options.common.quiet);
  check_metrics(history, options.metrics);
  history.metrics = options.metrics;
  if (options.last > 0 && history.runs.size() > options.last)
    history.runs.erase(history.runs.begin(), history.runs.end() - static_cast<std::ptrdiff_t>(options.last));
  Delivery delivery(targets, options.common.color);
  delivery.write([&](const Format& format, const Style& style) { return format.trend(history, style); });
  delivery.finish();
  return Exit::done;
}

}  // namespace

Run add_trend(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  parser.add_option("HISTORY", options->history, "What score --history FILE wrote")->type_name("")->required();
  parser.add_option("--metric", options->metrics, "Draw this metric; repeatable; default: all")
      ->type_name("NAME")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
  parser.add_option("--last", options->last, "Only the last N runs")->type_name("N");
  add_output_options(parser, options->common, CommandKind::trend);
  return [options] { return run(*options); };
}

}  // namespace groundlab
