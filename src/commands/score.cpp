// SPDX-License-Identifier: Apache-2.0
// `score`: rates with ranges, the risk-weighted score, reports.
#include <chrono>
#include <cmath>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/nearest.hpp"

#include "commands/deliver.hpp"
#include "commands/level.hpp"
#include "commands/messages.hpp"
#include "commands/report_file.hpp"
#include "commands/review.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "commands/warnings.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::optional<double> penalty;
  std::optional<double> confidence;
  std::vector<std::string> reports;
  std::string date;
  std::string control;
  std::string title;
  ReviewOptions review;
  std::string by;
  double level = 0.95;
  bool alce = false;
  bool weighted = false;
  bool force = false;
};

/// The penalty for a confidence target t is t/(1-t): guessing pays only above it (Kalai et al. 2025).
double penalty_of(const Options& options) {
  if (options.penalty && options.confidence) throw Error("both --penalty and --confidence", "give one of them");
  if (options.confidence) {
    const double t = *options.confidence;
    if (!(t >= 0 && t < 1))
      throw Error("the confidence target must be at least 0 and below 1", "for example --confidence 0.75");
    return t / (1 - t);
  }
  const double penalty = options.penalty.value_or(1);
  if (!std::isfinite(penalty) || penalty < 0)
    throw Error("the penalty must be a number from 0 on", "for example --penalty 3");
  return penalty;
}

void check_date(const std::string& date) {
  if (date.empty()) return;
  int year = 0;
  unsigned month = 0;
  unsigned day = 0;
  char rest = 0;
  const bool read = date.size() == 10 && std::sscanf(date.c_str(), "%4d-%2u-%2u%c", &year, &month, &day, &rest) == 3;
  const std::chrono::year_month_day parsed{std::chrono::year(year), std::chrono::month(month), std::chrono::day(day)};
  if (!read || !parsed.ok()) throw Error("\"" + date + "\" is no date", "write it as YYYY-MM-DD");
}

void protect(const Options& options, const RunSettings& settings) {
  std::vector<std::string> outputs = options.reports;
  for (const Destination& one : settings.destinations) outputs.push_back(one.path);
  protect_inputs(outputs, input_files(settings));
  check_report_paths(options.reports, options.force);
}

Exit run(const Options& options) {
  RunSummary summary;
  summary.penalty = penalty_of(options);
  summary.level = checked_level(options.level);
  summary.date = options.date;
  summary.control = options.control;
  summary.title = options.title;
  check_date(options.date);
  summary.alce = options.alce;
  if (options.weighted) summary.weighted.emplace();
  RunSettings settings = resolve(options.common, CommandKind::score);
  settings.reading.alce = options.alce;
  protect(options, settings);
  prepare_review(summary, options.review, settings);
  Delivery delivery(settings.destinations, options.common.color);
  if (!options.by.empty()) summary.slices.emplace(slicing_named(options.by));
  summary.signature = run_cases(settings, [&](const Case& checked, const CaseResult& result) {
    summary.tally.add(result);
    if (summary.weighted) summary.weighted->add(checked, result);
    count_labels(summary, result, 1);
    if (summary.slices) summary.slices->add(checked, result);
    offer_case(summary, checked, result);
  });
  if (summary.review) summary.signature.seed = options.review.seed;
  warn_of_unjudged(summary.tally, settings.quiet);
  for (const std::string& path : options.reports) write_report(path, summary);
  delivery.write([&](const Format& format, const Style& style) { return format.score(summary, style); });
  delivery.finish();
  if (!settings.quiet)
    for (const std::string& path : options.reports) print_notice("saved the report to " + path);
  return Exit::done;
}

}  // namespace

Run add_score(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  add_common_options(parser, options->common, CommandKind::score);
  parser.add_option("--penalty", options->penalty, "Points that a wrong answer costs; default 1")->type_name("P");
  parser.add_option("--confidence", options->confidence, "Or: the confidence target T behind the penalty T/(1-T)")
      ->type_name("T");
  parser
      .add_option("--report", options->reports,
                  "Save a report (.md, .html or .json); repeatable; default groundedness_report.md")
      ->type_name("[=FILE]")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
  parser.add_option("--date", options->date, "Date to print in the report; none otherwise")->type_name("YYYY-MM-DD");
  parser
      .add_option("--control", options->control,
                  "What the product does with a claim that cannot be backed, for the report")
      ->type_name("TEXT");
  parser.add_option("--title", options->title, "Title of the report: what was tested")->type_name("TEXT");
  add_review_options(parser, options->review);
  add_by_option(parser, options->by);
  add_level_option(parser, options->level);
  parser.add_flag("--weighted", options->weighted, "Also every rate with cases weighted by their severity");
  parser.add_flag("--alce", options->alce, "Also citation recall and precision as ALCE's script counts them")
      ->group(more_options);
  parser.add_flag("--force", options->force, "Overwrite a report that was edited by hand")->group(more_options);
  return [options] { return run(*options); };
}

}  // namespace groundlab
