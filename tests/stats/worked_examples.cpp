// SPDX-License-Identifier: Apache-2.0
// docs/statistics.md shows an example for every figure; here each is computed again and looked for in the page.
#include <cstdint>
#include <fstream>
#include <iterator>
#include <string>

#include <fmt/format.h>

#include "catch.hpp"
#include "metrics/alce.hpp"
#include "metrics/weighted.hpp"
#include "stats/agreement.hpp"
#include "stats/annotators.hpp"
#include "stats/corrected.hpp"
#include "stats/intervals.hpp"
#include "stats/paired.hpp"
#include "stats/plan.hpp"
#include "stats/risk.hpp"
#include "stats/sign_test.hpp"

using namespace groundlab;

namespace {

/// The page with every run of white space as one blank, so that line breaks do not matter.
std::string page() {
  std::ifstream file(GROUNDLAB_SOURCE_DIR "/docs/statistics.md", std::ios::binary);
  std::string text;
  for (auto at = std::istreambuf_iterator<char>(file); at != std::istreambuf_iterator<char>(); ++at) {
    const char byte = *at == '\n' ? ' ' : *at;
    if (byte != ' ' || text.empty() || text.back() != ' ') text += byte;
  }
  return text;
}

void shows(const std::string& example) {
  static const std::string text = page();
  CAPTURE(example);
  CHECK(text.find(example) != std::string::npos);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

std::string percent(const Interval& range) { return fmt::format("{} to {}", percent(range.low), percent(range.high)); }

ClusterSums answers(std::uint64_t hits, std::uint64_t n) {
  ClusterSums sums;
  for (std::uint64_t i = 0; i < n; ++i) sums.add(i < hits ? 1 : 0, 1);
  return sums;
}

/// Pairs of single claims: both hit, only the first, only the second, neither.
PairedSums pairs(std::uint64_t both, std::uint64_t first, std::uint64_t second, std::uint64_t neither) {
  PairedSums sums;
  for (std::uint64_t i = 0; i < both + first + second + neither; ++i) {
    const bool first_hit = i < both + first;
    const bool second_hit = i < both || (i >= both + first && i < both + first + second);
    sums.add({first_hit ? 1U : 0U, 1}, {second_hit ? 1U : 0U, 1});
  }
  return sums;
}

}  // namespace

TEST_CASE("the page's examples of ranges are what groundlab computes") {
  shows(fmt::format("5 wrong answers of 10: the rate is 50 %, the range {}. 0 of 10: {}.", percent(*wilson(5, 10)),
                    percent(*wilson(0, 10))));

  ClusterSums sums;
  sums.add(3, 4);
  sums.add(1, 5);
  sums.add(2, 2);
  sums.add(0, 3);
  sums.add(4, 6);
  ClusterSums all;
  for (int i = 0; i < 10; ++i) all.add(4, 4);
  shows(
      fmt::format("10 of 20 = 50 %, design effect {:.2f}, effective n {:.1f}, range {} (Wilson on 20 claims: {}). Ten "
                  "answers with 4 of 4 each: {}.",
                  *design_effect(sums), *effective_n(sums), percent(*clustered_wilson(sums)), percent(*wilson(10, 20)),
                  percent(*clustered_wilson(all))));
}

TEST_CASE("the page's examples of means and weights are what groundlab computes") {
  AlceTally alce;
  alce.add(AlceCounts{3, 2, 2, 3, 2, 2});
  alce.add(AlceCounts{1, 0, 0, 0, 0, 0});
  alce.add(AlceCounts{2, 2, 2, 3, 2, 2});
  const Estimate recall = alce_recall(alce);
  shows(fmt::format("recall {}, range {}; precision {}.", percent(*recall.value), percent({*recall.low, *recall.high}),
                    percent(*alce_precision(alce).value)));

  WeightedTally weighted;
  for (std::uint64_t i = 0; i < 10; ++i) weighted.add({i < 2 ? 1U : 0U, 1, 0}, i < 2 ? 400 : 100);
  const Estimate rate = estimate(weighted);
  shows(fmt::format("{}, range {} (unweighted: 20 %, {}).", percent(*rate.value), percent({*rate.low, *rate.high}),
                    percent(*wilson(2, 10))));
}

TEST_CASE("the page's examples of agreement are what groundlab computes") {
  const TwoByTwo table{.caught = 20, .missed = 5, .false_alarms = 10, .passed = 65};
  shows(fmt::format("balanced accuracy {}, kappa {:.3f}.", percent(*balanced_accuracy(table)), *kappa(table)));

  RatingSums ratings;
  const std::uint64_t not_supported[] = {2, 0};
  const std::uint64_t supported[] = {0, 2};
  const std::uint64_t differ[] = {1, 1};
  ratings.add_unit(not_supported);
  for (int i = 0; i < 94; ++i) ratings.add_unit(supported);
  for (int i = 0; i < 5; ++i) ratings.add_unit(differ);
  shows(fmt::format("They agree on 95 %; alpha {:.3f}, AC1 {:.3f}.", *krippendorff_alpha(ratings),
                    *gwet_ac1(ratings, 2)));
}

TEST_CASE("the page's example of a comparison is what groundlab computes") {
  const auto sums = pairs(36, 12, 2, 0);
  const auto difference = paired_difference(sums).value();
  shows(
      fmt::format("McNemar p = {:.4f}, difference {:.1f} points, range {:.1f} to {:.1f}, smallest detectable change "
                  "{:.1f} points.",
                  mcnemar_exact(12, 2), 100 * difference.value, 100 * difference.range.low, 100 * difference.range.high,
                  100 * *minimum_detectable_change(sums)));
}

TEST_CASE("the page's example of a comparison with an accepted run is what groundlab computes") {
  shows(fmt::format("12 got worse and 8 better: p = {:.3f}; the exact test finds a net share of {:.1f} points.",
                    mcnemar_exact(12, 8), 100 * *mcnemar_detectable({.n = 100, .discordant = 20})));
}

TEST_CASE("the page's examples of corrected rates are what groundlab computes") {
  const JudgeErrors errors{answers(90, 300), answers(36, 40), answers(12, 80)};
  const auto corrected = rogan_gladen(errors, Labels::part_of_judged);
  shows(fmt::format("the judge's rate is {}, the corrected rate {}, range {} (with labels from other cases: {}).",
                    percent(*rate(errors.judged)), percent(*corrected.value), percent(*corrected.range),
                    percent(*rogan_gladen(errors, Labels::separate).range)));

  const LabelledAndNot counts{pairs(30, 10, 8, 52), answers(130, 400)};
  const auto powered = prediction_powered(counts);
  shows(fmt::format("λ = {:.3f}, the rate {}, range {} (the labels alone: {}, {}).", *ppi_weight(counts),
                    percent(*powered.value), percent(*powered.range), percent(*rate(counts.labelled.first())),
                    percent(*wilson(40, 100))));
}

TEST_CASE("the page's examples of plans and scores are what groundlab computes") {
  shows(fmt::format("For ± 5 points at a rate of 50 %: {} answers; at 10 %: {}.", *sample_size(0.5, {}),
                    *sample_size(0.1, {})));
  for (const double confidence : {0.5, 0.75, 0.9})
    shows(fmt::format("{} costs {:.0f}", confidence, *penalty_for(confidence)));
  const auto score = mean_score({60, 30, 10}, 3).value();
  shows(fmt::format("at penalty 3: {:.3f}, range {:.3f} to {:.3f}.", score.value, score.range.low, score.range.high));
}
