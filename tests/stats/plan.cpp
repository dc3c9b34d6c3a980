// SPDX-License-Identifier: Apache-2.0
// Plans are checked against the ranges that they promise: enough is enough, and one less is not.
#include "stats/plan.hpp"

#include <cstdint>

#include "catch.hpp"

using namespace groundlab;

namespace {

ClusterSums answers(std::uint64_t hits, std::uint64_t n) {
  ClusterSums sums;
  for (std::uint64_t i = 0; i < n; ++i) sums.add(i < hits ? 1 : 0, 1);
  return sums;
}

double width(const std::optional<Interval>& range) { return range->high - range->low; }

}  // namespace

TEST_CASE("the sample size is the smallest whose Wilson range is narrow enough") {
  // Wilson's range at one half is narrower than the textbook 385 (z squared / 4 / 0.05 squared) by z squared.
  CHECK(sample_size(0.5, {.half_width = 0.05}) == 381);
  for (const double rate : {0.0, 0.02, 0.2, 0.5, 1.0}) {
    for (const double half : {0.01, 0.03, 0.1}) {
      const auto n = static_cast<double>(sample_size(rate, {.half_width = half}).value());
      CAPTURE(rate, half, n);
      CHECK(width(wilson_of(rate, n)) <= 2 * half);
      CHECK(width(wilson_of(rate, n - 1)) > 2 * half);
    }
  }
  CHECK_FALSE(sample_size(0.5, {.half_width = 0}));
  CHECK_FALSE(sample_size(1.5, {}));
  CHECK_FALSE(sample_size(0.5, {.half_width = 0.05, .level = 1}));
}

TEST_CASE("answers needed grow with how much their claims go together") {
  ClusterSums alike;
  ClusterSums mixed;
  for (int i = 0; i < 60; ++i) {
    alike.add(i % 4 == 0 ? 4 : 0, 4);
    mixed.add(1, 4);
  }
  const Target target{.half_width = 0.05};
  CHECK(answers_needed(alike, target).value() > 3 * answers_needed(mixed, target).value());
  CHECK_FALSE(answers_needed({}, target));
  // Enough already: no more than there are.
  CHECK(answers_needed(alike, {.half_width = 0.4}) == 60);
}

TEST_CASE("collecting the planned answers gives the planned range") {
  ClusterSums sums;
  for (int i = 0; i < 40; ++i) sums.add(i % 3 == 0 ? 2 : 0, 3);
  const Target target{.half_width = 0.04};
  const auto needed = answers_needed(sums, target).value();
  ClusterSums grown;
  for (std::uint64_t i = 0; i < needed; ++i) grown.add(i % 3 == 0 ? 2 : 0, 3);
  CHECK(width(clustered_wilson(grown)) / 2 == Approx(0.04).margin(0.002));
}

TEST_CASE("labels needed: until the corrected range is narrow enough") {
  const JudgeErrors errors{answers(600, 2000), answers(27, 30), answers(14, 70)};
  const auto plan = labels_needed_for(errors, {.half_width = 0.05}).value();
  CHECK(plan.enough_cases);
  CHECK(plan.more > 0);
  CHECK(plan.not_supported == Approx(0.3 * static_cast<double>(plan.more)).margin(1));
  const auto bad = 30 + plan.not_supported;
  const auto good = 70 + plan.more - plan.not_supported;
  const JudgeErrors later{answers(600, 2000), answers(bad * 9 / 10, bad), answers(good / 5, good)};
  CHECK(width(rogan_gladen(later, Labels::part_of_judged).range) / 2 == Approx(0.05).margin(0.003));
}

TEST_CASE("labels needed: at least twenty of each class, and no more than there are cases") {
  // The range is narrow enough at once, but only ten labels say not supported: about as many again.
  const auto few = labels_needed_for({answers(60, 2000), answers(10, 10), answers(0, 190)}, {.half_width = 0.3});
  CHECK(few->more == 200);
  CHECK(few->not_supported == 10);
  CHECK(few->enough_cases);

  const auto out = labels_needed_for({answers(40, 150), answers(27, 30), answers(14, 70)}, {.half_width = 0.01});
  CHECK(out->more == 50);
  CHECK_FALSE(out->enough_cases);

  CHECK_FALSE(labels_needed_for({answers(40, 150), {}, answers(14, 70)}, {.half_width = 0.05}));
  CHECK_FALSE(labels_needed_for({answers(40, 150), answers(3, 30), answers(14, 70)}, {.half_width = 0.05}));
}
