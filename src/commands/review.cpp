// SPDX-License-Identifier: Apache-2.0
// Cases are turned into what is shown at once, so that memory holds a few short texts and no passages.
#include "commands/review.hpp"

#include <algorithm>
#include <map>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "cases/write_case.hpp"
#include "report/case_card.hpp"
#include "stats/bootstrap.hpp"

namespace groundlab {
namespace {

std::string line_of(const Case& checked, const CaseResult& result) {
  Reading reading;
  for (const CheckedClaim& claim : result.claims) reading.claims.push_back(claim.claim);
  return write_case(checked.source, checked, reading) + "\n";
}

}  // namespace

void add_review_options(CLI::App& parser, ReviewOptions& options) {
  parser.add_option("--show", options.show, "Failing cases to show in a report")
      ->type_name("N")
      ->capture_default_str()
      ->group(more_options);
  parser.add_option("--review-sample", options.sample, "Draw N failing cases to review by hand")->type_name("N");
  parser.add_option("--seed", options.seed, "Seed of that draw")
      ->type_name("S")
      ->capture_default_str()
      ->group(more_options);
}

void prepare_review(RunSummary& summary, const ReviewOptions& options, const RunSettings& settings, bool wanted) {
  const bool shown = wanted || std::any_of(settings.destinations.begin(), settings.destinations.end(),
                                           [](const Destination& one) { return one.format->shows_cases; });
  summary.failing = FailingCases(shown ? options.show : 0);
  if (options.sample)
    summary.review.emplace(ReviewSample{options.seed, decltype(ReviewSample::cases)(*options.sample)});
  for (const Destination& one : settings.destinations)
    if (one.format->name == "cases" && !options.sample)
      throw Error("--format cases writes a sample of failing cases, and none is drawn", "add --review-sample N");
}

void offer_case(RunSummary& summary, const Case& checked, const CaseResult& result) {
  summary.findings.add(result);
  if (summary.failing.limit() == 0 && !summary.review) return;
  const std::vector<Finding> found = findings(result);
  if (found.empty()) return;
  summary.failing.offer({found.front(), checked.id}, [&] { return case_card(checked, result); });
  if (!summary.review) return;
  const std::uint64_t drawn = mix(mix(summary.review->seed) ^ case_key(checked.id));
  summary.review->cases.offer({drawn, checked.id}, [&] {
    return ReviewSample::Drawn{case_card(checked, result), line_of(checked, result)};
  });
}

std::string review_lines(const RunSummary& summary) {
  std::map<std::string_view, std::string_view> by_id;
  if (summary.review)
    for (const auto& [key, one] : summary.review->cases.held()) by_id[key.second] = one.line;
  std::string lines;
  for (const auto& [id, line] : by_id) lines += line;
  return lines;
}

}  // namespace groundlab
