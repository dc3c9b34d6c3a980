// SPDX-License-Identifier: Apache-2.0
// `agree`: the judge against people's labels, before anyone believes its numbers.
#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "commands/deliver.hpp"
#include "commands/level.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "commands/versus.hpp"
#include "commands/warnings.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::size_t show = 50;
  std::string by;
  double level = 0.95;
  std::uint64_t seed = 1;
  std::string versus;
  bool sweep = false;
};

bool has_disagreement(const CaseResult& result) {
  return std::any_of(result.claims.begin(), result.claims.end(), [](const CheckedClaim& claim) {
    return claim.label && !agrees(*claim.label, claim.judgement.verdict);
  });
}

TwoByTwo classes_of(const CaseResult& result) {
  Confusion confusion;
  for (const CheckedClaim& claim : result.claims)
    if (claim.label) confusion.add(*claim.label, claim.judgement.verdict);
  return two_by_two(confusion);
}

Exit run(const Options& options) {
  const RunSettings settings = resolve(options.common, CommandKind::agree);
  Delivery delivery(settings.destinations, options.common.color);
  RunSummary summary;
  summary.level = checked_level(options.level);
  summary.disagreeing = ShownCases(options.show);
  if (!options.by.empty()) summary.slices.emplace(slicing_named(options.by));
  if (options.sweep) summary.sweep.emplace();
  summary.bootstrap.emplace(options.seed);
  std::optional<SecondJudge> second;
  if (!options.versus.empty()) second.emplace(settings, options.versus);
  summary.signature = run_cases(settings, [&](const Case& checked, const CaseResult& result) {
    summary.tally.add(result);
    if (summary.slices) summary.slices->add(checked, result);
    if (summary.sweep) summary.sweep->add(result);
    count_labels(summary, result, options.seed);
    if (second) second->add(result);
    if (const TwoByTwo classes = classes_of(result); classes.n() > 0)
      summary.bootstrap->add(case_key(result.id), classes);
    if (has_disagreement(result)) summary.disagreeing.offer(checked, result);
  });
  summary.signature.seed = options.seed;
  if (second) summary.versus = second->comparison();
  if (summary.tally.labelled_claims == 0)
    throw Error("no claim carries a person's label",
                "add \"labels\" to the cases: one verdict per claim (docs/cases.md)");
  warn_of_unjudged(summary.tally, settings.quiet);
  delivery.write([&](const Format& format, const Style& style) { return format.agree(summary, style); });
  delivery.finish();
  return Exit::done;
}

}  // namespace

Run add_agree(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  add_common_options(parser, options->common, CommandKind::agree);
  parser.add_option("--show", options->show, "Cases with a disagreement to show, by id")
      ->type_name("N")
      ->capture_default_str();
  parser.add_option("--seed", options->seed, "Seed of the ranges that are drawn (kappa and its like)")
      ->type_name("N")
      ->capture_default_str()
      ->group(more_options);
  add_by_option(parser, options->by);
  add_versus_option(parser, options->versus);
  add_level_option(parser, options->level);
  parser.add_flag("--sweep", options->sweep,
                  "Other thresholds of the judge's score: caught, false alarms, coverage against error");
  return [options] { return run(*options); };
}

}  // namespace groundlab
