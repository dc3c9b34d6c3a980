// SPDX-License-Identifier: Apache-2.0
// `score`: rates with ranges, the risk-weighted score, reports, gates.
#include <chrono>
#include <cmath>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/nearest.hpp"

#include "commands/case_delivery.hpp"
#include "commands/gate_options.hpp"
#include "commands/history_file.hpp"
#include "commands/job_summary.hpp"
#include "commands/level.hpp"
#include "commands/messages.hpp"
#include "commands/read_results.hpp"
#include "commands/report_file.hpp"
#include "commands/review.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "commands/warnings.hpp"
#include "report/github.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::vector<std::string> results;
  std::vector<const CLI::Option*> judging;  ///< what moves a verdict: not to be given with results
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
  std::vector<std::string> fail_if;
  std::string history;
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
  if (!options.history.empty()) {
    outputs.push_back(options.history);
    check_history_path(options.history);
  }
  protect_inputs(outputs, options.results.empty() ? input_files(settings) : options.results);
  check_report_paths(options.reports, options.force);
}

/// Results were judged already, and do not hold what a results file needs to be written again.
void refuse_judging_results(const Options& options, const RunSettings& settings) {
  if (options.results.empty()) return;
  if (!options.common.cases.empty()) throw Error("both CASES and --results", "score the one or the other");
  for (const CLI::Option* option : options.judging)
    if (option->count() > 0)
      throw Error(option->get_name() + " does not go with --results, which were judged already and hold no case",
                  "leave it out");
  for (const Destination& one : settings.destinations)
    if (one.format->name == "jsonl")
      throw Error("--format jsonl does not go with --results, which are that already", "leave it out");
}

RunSummary started(const Options& options) {
  RunSummary summary;
  summary.penalty = penalty_of(options);
  summary.level = checked_level(options.level);
  summary.date = options.date;
  summary.control = options.control;
  summary.title = options.title;
  check_date(options.date);
  summary.alce = options.alce;
  if (options.weighted) summary.weighted.emplace();
  if (!options.by.empty()) summary.slices.emplace(slicing_named(options.by));
  return summary;
}

void deliver(const Options& options, Delivery& delivery, const RunSummary& summary) {
  for (const std::string& path : options.reports) write_report(path, summary);
  delivery.write([&](const Format& format, const Style& style) {
    return format.is_by_case(CommandKind::score) ? std::string() : format.score(summary, style);
  });
  delivery.finish();
  if (!options.history.empty()) append_to_history(options.history, summary);
  if (options.common.quiet) return;
  for (const std::string& path : options.reports) print_notice("saved the report to " + path);
}

Exit run(const Options& options) {
  RunSummary summary = started(options);
  const std::vector<Gate> gates = parse_gates(options.fail_if);
  GateTallies gate_tallies(gates);
  RunSettings settings = resolve(options.common, CommandKind::score);
  settings.reading.alce = options.alce;
  refuse_judging_results(options, settings);
  protect(options, settings);
  prepare_review(summary, options.review, settings, !options.reports.empty());
  Delivery delivery(settings.destinations, options.common.color);
  delivery.outlive_closed_pipes();
  CaseDelivery cases(delivery, CommandKind::score);
  const auto use = [&](const Case& checked, const CaseResult& result) {
    summary.tally.add(result);
    if (summary.weighted) summary.weighted->add(checked, result);
    count_labels(summary, result, 1);
    if (summary.slices) summary.slices->add(checked, result);
    gate_tallies.add(checked, result);
    cases.add(checked, result);
    if (is_failure(result)) ++summary.failures;
    offer_case(summary, checked, result);
  };
  summary.signature = options.results.empty() ? run_cases(settings, use) : read_results(options.results, use);
  if (summary.review) summary.signature.seed = options.review.seed;
  warn_of_unjudged(summary.tally, settings.quiet);
  if (const auto fault = gate_tallies.empty_slice()) throw Error(*fault);
  summary.gates = gate_tallies.results(gates, summary.tally, {.penalty = summary.penalty, .level = summary.level});
  cases.end(summary);
  deliver(options, delivery, summary);
  if (writes_annotations(settings.destinations)) append_job_summary(job_summary(summary));
  return announce(summary.gates, settings.quiet);
}

void add_results_option(CLI::App& parser, Options& options) {
  parser.add_option("--results", options.results, "Score what check --format jsonl wrote, in any number of shards")
      ->type_name("FILE")
      ->expected(-1);
  for (const char* name : {"--judge", "--notes", "--split", "--abbreviations", "--abstain-pattern",
                           "--citation-pattern", "--review-sample"})
    options.judging.push_back(parser.get_option(name));
  for (const JudgeRow& judge : judges())
    for (const JudgeOption& own : judge.options)
      options.judging.push_back(parser.get_option("--" + std::string(own.name)));
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
  add_results_option(parser, *options);
  add_by_option(parser, options->by);
  add_level_option(parser, options->level);
  parser.add_flag("--weighted", options->weighted, "Also every rate with cases weighted by their severity");
  parser.add_flag("--alce", options->alce, "Also citation recall and precision as ALCE's script counts them")
      ->group(more_options);
  add_gate_options(parser, options->fail_if);
  parser.add_option("--history", options->history, "Append this run to FILE, for groundlab trend")->type_name("FILE");
  parser.add_flag("--force", options->force, "Overwrite a report that was edited by hand")->group(more_options);
  return [options] { return run(*options); };
}

}  // namespace groundlab
