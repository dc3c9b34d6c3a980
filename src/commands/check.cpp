// SPDX-License-Identifier: Apache-2.0
// `check`: claim by claim, as the cases come in.
#include <algorithm>
#include <memory>

#include <CLI/CLI.hpp>

#include "commands/case_delivery.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "commands/warnings.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  std::string only;
};

bool disagrees(const CheckedClaim& claim) { return claim.label && !agrees(*claim.label, claim.judgement.verdict); }

bool has_disagreement(const CaseResult& result) {
  return std::any_of(result.claims.begin(), result.claims.end(), disagrees);
}

bool is_wanted(const CaseResult& result, const std::string& only) {
  if (only == "failures") return is_failure(result);
  if (only == "disagreements") return has_disagreement(result);
  return true;
}

void refuse_partial_results(const Options& options, const RunSettings& settings) {
  if (options.only.empty()) return;
  for (const Destination& one : settings.destinations)
    if (one.format->check.whole)
      throw Error(
          "--only does not go with --format " + std::string(one.format->name) + ", whose results are always whole",
          "use --format text or cases, or leave --only out");
}

Exit run(const Options& options) {
  const RunSettings settings = resolve(options.common, CommandKind::check);
  refuse_partial_results(options, settings);
  Delivery delivery(settings.destinations, options.common.color);
  CaseDelivery cases(delivery, CommandKind::check);
  RunSummary summary;
  summary.signature = run_cases(settings, [&](const Case& checked, const CaseResult& result) {
    summary.tally.add(result);
    if (is_failure(result)) ++summary.failures;
    if (is_wanted(result, options.only)) cases.add(checked, result);
  });
  cases.end(summary);
  warn_of_unjudged(summary.tally, settings.quiet);
  delivery.finish();
  return Exit::done;
}

}  // namespace

Run add_check(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  add_common_options(parser, options->common, CommandKind::check);
  parser.add_option("--only", options->only, "Show only failures|disagreements")
      ->type_name("WHICH")
      ->check(CLI::IsMember({"failures", "disagreements"}).description(""));
  return [options] { return run(*options); };
}

}  // namespace groundlab
