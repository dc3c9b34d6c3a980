// SPDX-License-Identifier: Apache-2.0
// `plan`: how many more answers or labels until every range is as narrow as wanted.
#include "report/plan.hpp"

#include <memory>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"

#include "commands/deliver.hpp"
#include "commands/level.hpp"
#include "commands/run_cases.hpp"
#include "commands/table.hpp"
#include "commands/warnings.hpp"

namespace groundlab {
namespace {

struct Options {
  CommonOptions common;
  double within = 5;
  double level = 0.95;
};

Target target_of(const Options& options) {
  if (!(options.within > 0 && options.within < 50))
    throw Error(fmt::format("a range of {:g} points to either side cannot be planned for", options.within),
                "give more than 0 and less than 50, for example --within 5");
  return {.half_width = options.within / 100, .level = checked_level(options.level)};
}

Exit run(const Options& options) {
  const Target target = target_of(options);
  const RunSettings settings = resolve(options.common, CommandKind::agree);
  Delivery delivery(settings.destinations, options.common.color);
  RunSummary summary;
  summary.level = target.level;
  summary.signature = run_cases(settings, [&](const Case&, const CaseResult& result) { summary.tally.add(result); });
  warn_of_unjudged(summary.tally, settings.quiet);
  delivery.write([&](const Format& format, const Style& style) {
    return format.name == "json" ? plan_json(summary, target) : plan_text(summary, target, style);
  });
  delivery.finish();
  return Exit::done;
}

}  // namespace

Run add_plan(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  add_common_options(parser, options->common, CommandKind::agree);
  parser.add_option("--within", options->within, "Points that a range may reach to either side")
      ->type_name("POINTS")
      ->capture_default_str();
  add_level_option(parser, options->level);
  return [options] { return run(*options); };
}

}  // namespace groundlab
