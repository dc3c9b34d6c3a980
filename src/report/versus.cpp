// SPDX-License-Identifier: Apache-2.0
// The difference carries a range that knows of answers; the test beside it takes claims for independent.
#include "report/versus.hpp"

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

std::string rate_of(const ClusterSums& sums) {
  const auto share = rate(sums);
  return share ? percent(*share, sums.m) : std::string("n/a");
}

std::string points(double difference) { return fmt::format("{:+.1f}", 100 * difference); }

Json rate_json(const ClusterSums& sums) {
  const auto share = rate(sums);
  return {{"hits", sums.x}, {"n", sums.m}, {"value", share ? Json(*share) : Json(nullptr)}};
}

}  // namespace

void add_versus(Document& document, const RunSummary& summary) {
  const JudgeComparison& versus = *summary.versus;
  const std::vector<double> p = p_values(versus.pair);
  Table table{{{"", false},
               {summary.signature.judge, true},
               {versus.judge, true},
               {"points", true},
               {"range", true},
               {"alone", true},
               {"p", true}},
              {}};
  for (const Compared compared : compared_all) {
    const auto at = static_cast<std::size_t>(compared);
    const PairTally& tally = versus.pair.tallies[at];
    const auto difference = paired_difference(tally.sums, summary.level);
    table.rows.push_back({std::string(agreement_metrics()[at].title), rate_of(tally.sums.first()),
                          rate_of(tally.sums.second()), difference ? points(difference->value) : "n/a",
                          difference ? points(difference->range.low) + " to " + points(difference->range.high) : "",
                          fmt::format("{} : {}", tally.only_first, tally.only_second), fmt::format("{:.3f}", p[at])});
  }
  document.blocks.emplace_back(
      Paragraph{fmt::format("Judge {} beside judge {}, on the same claims", summary.signature.judge, versus.judge)});
  document.blocks.emplace_back(std::move(table));
  document.blocks.emplace_back(Paragraph{
      "alone: claims that only the one, only the other gets right; p: McNemar's exact test on them, corrected "
      "after Holm. The range knows that claims of one answer go together, the test does not."});
}

Json versus_json(const RunSummary& summary) {
  const JudgeComparison& versus = *summary.versus;
  const std::vector<double> p = p_values(versus.pair);
  Json metrics = Json::object();
  for (const Compared compared : compared_all) {
    const auto at = static_cast<std::size_t>(compared);
    const PairTally& tally = versus.pair.tallies[at];
    const auto difference = paired_difference(tally.sums, summary.level);
    metrics[std::string(agreement_metrics()[at].name)] = {
        {"first", rate_json(tally.sums.first())},
        {"second", rate_json(tally.sums.second())},
        {"difference", difference ? Json(difference->value) : Json(nullptr)},
        {"low", difference ? Json(difference->range.low) : Json(nullptr)},
        {"high", difference ? Json(difference->range.high) : Json(nullptr)},
        {"only_first", tally.only_first},
        {"only_second", tally.only_second},
        {"p", p[at]}};
  }
  return {{"judge", versus.judge}, {"judge_version", versus.judge_version}, {"metrics", std::move(metrics)}};
}

}  // namespace groundlab
