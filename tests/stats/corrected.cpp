// SPDX-License-Identifier: Apache-2.0
// Numbers from the papers' own formulas on raw data: `python3 tests/oracle/corrected.py`.
#include "stats/corrected.hpp"

#include <array>
#include <cstdint>

#include "catch.hpp"

using namespace groundlab;

namespace {

ClusterSums answers(std::uint64_t hits, std::uint64_t n) {
  ClusterSums sums;
  for (std::uint64_t i = 0; i < n; ++i) sums.add(i < hits ? 1 : 0, 1);
  return sums;
}

/// Single claims: person and judge say not supported, only the person, only the judge, neither.
PairedSums labelled(std::uint64_t both, std::uint64_t person, std::uint64_t judge, std::uint64_t neither) {
  PairedSums sums;
  for (std::uint64_t i = 0; i < both; ++i) sums.add({1, 1}, {1, 1});
  for (std::uint64_t i = 0; i < person; ++i) sums.add({1, 1}, {0, 1});
  for (std::uint64_t i = 0; i < judge; ++i) sums.add({0, 1}, {1, 1});
  for (std::uint64_t i = 0; i < neither; ++i) sums.add({0, 1}, {0, 1});
  return sums;
}

}  // namespace

TEST_CASE("Rogan-Gladen with labels of their own equals the formula of Lee et al.") {
  struct Row {
    std::uint64_t judged, n, caught, bad, alarms, good;
    double value, low, high;
  };
  const Row rows[] = {
      {30, 100, 36, 40, 12, 80, 0.2, 0.0470542480076, 0.353128251683},
      {5, 200, 15, 20, 1, 20, 0, 0, 0.083827168463},
      {300, 500, 180, 200, 60, 200, 0.5, 0.401815023072, 0.59448613101},
      {10, 100, 18, 20, 8, 40, 0, 0, 0.0471050761727},
  };
  for (const auto& row : rows) {
    const auto corrected = rogan_gladen(
        {answers(row.judged, row.n), answers(row.caught, row.bad), answers(row.alarms, row.good)}, Labels::separate);
    CHECK_FALSE(corrected.refusal);
    CHECK(corrected.value.value() == Approx(row.value).margin(1e-9));
    CHECK(corrected.range.value().low == Approx(row.low).margin(1e-9));
    CHECK(corrected.range.value().high == Approx(row.high).margin(1e-9));
  }
}

TEST_CASE("labels on the judged cases themselves give a narrower range around the same value") {
  const JudgeErrors errors{answers(90, 300), answers(36, 40), answers(12, 80)};
  const auto separate = rogan_gladen(errors, Labels::separate);
  const auto part = rogan_gladen(errors, Labels::part_of_judged);
  CHECK(part.value == separate.value);
  CHECK(part.range->low > separate.range->low);
  CHECK(part.range->high < separate.range->high);
}

TEST_CASE("where everything is labelled the corrected rate is the labels' rate") {
  // 40 of 120 labelled not supported, of which 36 caught; 12 false alarms.
  const JudgeErrors errors{answers(48, 120), answers(36, 40), answers(12, 80)};
  const auto corrected = rogan_gladen(errors, Labels::part_of_judged);
  const auto plain = wilson(40, 120).value();
  CHECK(corrected.value.value() == Approx(40.0 / 120));
  CHECK(corrected.range->low == Approx(plain.low).margin(0.02));
  CHECK(corrected.range->high == Approx(plain.high).margin(0.02));
}

TEST_CASE("claims that go together widen the corrected range") {
  ClusterSums alike;
  for (int i = 0; i < 25; ++i) alike.add(i < 10 ? 4 : 0, 4);
  const auto spread = rogan_gladen({answers(40, 100), answers(36, 40), answers(12, 80)}, Labels::separate);
  const auto together = rogan_gladen({alike, answers(36, 40), answers(12, 80)}, Labels::separate);
  CHECK(together.value == spread.value);
  CHECK(together.range->high - together.range->low > 1.2 * (spread.range->high - spread.range->low));
}

TEST_CASE("a corrected rate is refused with a reason") {
  struct Row {
    JudgeErrors errors;
    NoCorrection why;
  };
  const std::array rows{
      Row{{{}, answers(36, 40), answers(12, 80)}, NoCorrection::nothing_judged},
      Row{{answers(30, 100), answers(19, 19), answers(12, 80)}, NoCorrection::few_not_supported},
      Row{{answers(30, 100), answers(36, 40), answers(0, 19)}, NoCorrection::few_supported},
      Row{{answers(30, 100), answers(20, 40), answers(40, 80)}, NoCorrection::blind_judge},  // as a coin
      Row{{answers(30, 100), answers(8, 40), answers(40, 80)}, NoCorrection::blind_judge},   // worse than a coin
      // Better than a coin by a hair that smoothing takes away.
      Row{{answers(30, 100), answers(15, 20), answers(745, 1000)}, NoCorrection::blind_judge},
  };
  for (const auto& row : rows) {
    CAPTURE(name(row.why));
    const auto corrected = rogan_gladen(row.errors, Labels::separate);
    CHECK(corrected == CorrectedRate{.value = {}, .range = {}, .refusal = row.why});
  }
}

TEST_CASE("prediction-powered inference on answers equals the authors' formula") {
  struct Row {
    PairedSums people;
    std::uint64_t judged, n;
    double weight, value, low, high;
  };
  const Row rows[] = {
      {labelled(30, 10, 8, 52), 130, 400, 0.529632816982, 0.370870195066, 0.291328169906, 0.450412220226},
      {labelled(22, 3, 2, 73), 100, 500, 0.811873136351, 0.217525074546, 0.166033653147, 0.269016495944},
      {labelled(10, 10, 40, 40), 30, 60, 0, 0.2, 0.121601440618, 0.278398559382},
  };
  for (const auto& row : rows) {
    const LabelledAndNot counts{row.people, answers(row.judged, row.n)};
    const auto corrected = prediction_powered(counts);
    CHECK(ppi_weight(counts).value() == Approx(row.weight).margin(1e-10));
    CHECK(corrected.value.value() == Approx(row.value).epsilon(1e-10));
    CHECK(corrected.range.value().low == Approx(row.low).epsilon(1e-9));
    CHECK(corrected.range.value().high == Approx(row.high).epsilon(1e-9));
  }
}

TEST_CASE("prediction-powered inference on claims equals the formula with residuals per answer") {
  LabelledAndNot counts;
  for (int round = 0; round < 3; ++round) {
    counts.labelled.add({2, 4}, {2, 4});
    counts.labelled.add({0, 3}, {1, 3});
    counts.labelled.add({3, 5}, {2, 5});
    counts.labelled.add({1, 2}, {1, 2});
    counts.labelled.add({4, 4}, {4, 4});
    counts.labelled.add({0, 6}, {0, 6});
    counts.labelled.add({2, 3}, {1, 3});
    counts.labelled.add({1, 4}, {2, 4});
  }
  for (int round = 0; round < 10; ++round) {
    LabelledAndNot shard;
    shard.unlabelled.add(1, 4);
    shard.unlabelled.add(0, 2);
    shard.unlabelled.add(3, 3);
    shard.unlabelled.add(2, 5);
    shard.unlabelled.add(0, 4);
    shard.unlabelled.add(4, 6);
    shard.unlabelled.add(1, 3);
    counts += shard;
  }
  const auto corrected = prediction_powered(counts);
  CHECK(ppi_weight(counts).value() == Approx(0.784397842849).epsilon(1e-10));
  CHECK(corrected.value.value() == Approx(0.409983299369).epsilon(1e-10));
  CHECK(corrected.range.value().low == Approx(0.315808202239).epsilon(1e-9));
  CHECK(corrected.range.value().high == Approx(0.504158396498).epsilon(1e-9));
}

TEST_CASE("prediction-powered inference is refused with a reason") {
  CHECK(prediction_powered({}).refusal == NoCorrection::nothing_judged);
  CHECK(prediction_powered({labelled(10, 9, 8, 52), answers(1, 9)}).refusal == NoCorrection::few_not_supported);
  CHECK(prediction_powered({labelled(30, 10, 8, 11), answers(1, 9)}).refusal == NoCorrection::few_supported);
  CHECK(prediction_powered({labelled(30, 10, 8, 52), {}}).refusal == NoCorrection::all_labelled);
  CHECK_FALSE(ppi_weight({}));
  // A judge that always says the same lends nothing.
  CHECK(ppi_weight({labelled(30, 0, 70, 0), answers(9, 9)}).value() == 0);
}
