// SPDX-License-Identifier: Apache-2.0
// Definitions come from the metric tables, so that a report cannot say anything else than what is counted.
#include "report/definitions.hpp"

#include "metrics/findings.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

Item item_of(const Metric& metric) {
  return {std::string(metric.title) + " =", std::string(metric.hits) + " / " + std::string(metric.n) + ". " +
                                                std::string(metric.definition) +
                                                " Source: " + std::string(metric.source) + "."};
}

Item item_of(const ScoreMetric& metric) {
  return {std::string(metric.title) + ":",
          std::string(metric.definition) + " Source: " + std::string(metric.source) + "."};
}

Item item_of(const FindingRow& row) {
  return {std::string(row.title) + ":", std::string(row.meaning) + " Out of: " + std::string(row.out_of) + "."};
}

std::vector<Item> ranges(const RunSummary& summary) {
  return {
      {"Share p of n answers:", "(p + z²/2n ± z √(p(1 − p)/n + z²/4n²)) / (1 + z²/n), where z is 1.96 at 95 % (here: " +
                                    level_text(summary.level) + "). Source: Wilson (1927)."},
      {"Share of claims or citations:",
       "the same with n divided by the design effect, because claims of one answer stand or fall together; the design "
       "effect is the variance of the share over answers, divided by p(1 − p)/n. Source: Korn and Graubard (1998)."},
      {"Balanced accuracy and kappa:",
       "the middle " + level_text(summary.level) +
           " of 1,000 bootstrap replicates over cases, each case weighted by a Poisson draw from a hash of "
           "the seed and its id."},
  };
}

}  // namespace

void add_definitions(Document& document, const RunSummary& summary) {
  document.blocks.emplace_back(Heading{2, "How each figure is computed"});
  List rates{false, {}};
  for (const Metric& metric : metrics()) rates.items.push_back(item_of(metric));
  if (summary.tally.labelled_claims > 0)
    for (const Metric& metric : agreement_metrics()) rates.items.push_back(item_of(metric));
  for (const ScoreMetric& metric : score_metrics()) rates.items.push_back(item_of(metric));
  document.blocks.emplace_back(std::move(rates));
  document.blocks.emplace_back(Heading{3, "Kinds of findings"});
  List kinds{false, {}};
  for (const FindingRow& row : finding_rows()) kinds.items.push_back(item_of(row));
  document.blocks.emplace_back(std::move(kinds));
  document.blocks.emplace_back(Heading{3, "Ranges"});
  document.blocks.emplace_back(List{false, ranges(summary)});
}

}  // namespace groundlab
