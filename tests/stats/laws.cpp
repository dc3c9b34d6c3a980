// SPDX-License-Identifier: Apache-2.0
// Laws for every figure on thousands of small random counts: a value is a number, a range is in order, inside its
// bounds and around its value. Small counts are where formulas divide by nothing.
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <random>

#include "catch.hpp"
#include "stats/agreement.hpp"
#include "stats/annotators.hpp"
#include "stats/corrected.hpp"
#include "stats/paired.hpp"
#include "stats/plan.hpp"
#include "stats/risk.hpp"

using namespace groundlab;

namespace {

class Draws {
 public:
  std::uint64_t below(std::uint64_t bound) { return engine_() % bound; }
  Count count(std::uint64_t most) {
    const auto n = below(most + 1);
    return {.hits = below(n + 1), .n = n};
  }

 private:
  std::mt19937_64 engine_{20};
};

constexpr int rounds = 20000;

bool is_sound(const Interval& range, double low, double high) {
  return low <= range.low && range.low <= range.high && range.high <= high;
}

bool holds(const Interval& range, double value) { return range.low - 1e-12 <= value && value <= range.high + 1e-12; }

ClusterSums clusters(Draws& draws, std::uint64_t answers, std::uint64_t claims) {
  ClusterSums sums;
  for (std::uint64_t i = 0; i < answers; ++i) {
    const auto drawn = draws.count(claims);
    sums.add(drawn.hits, drawn.n);
  }
  return sums;
}

}  // namespace

TEST_CASE("clustered ranges are sound on any counts") {
  Draws draws;
  for (int round = 0; round < rounds; ++round) {
    const auto sums = clusters(draws, draws.below(8), 1 + draws.below(5));
    const auto range = clustered_wilson(sums);
    REQUIRE(range.has_value() == (sums.m > 0));
    if (range) REQUIRE((is_sound(*range, 0, 1) && holds(*range, *rate(sums))));
  }
}

TEST_CASE("agreement figures are numbers or nothing on any table") {
  Draws draws;
  for (int round = 0; round < rounds; ++round) {
    const TwoByTwo table{draws.below(4), draws.below(4), draws.below(4), draws.below(4)};
    const auto k = kappa(table);
    const auto balanced = balanced_accuracy(table);
    if (k) REQUIRE((*k >= -1 && *k <= 1));
    if (balanced) REQUIRE((*balanced >= 0 && *balanced <= 1));

    RatingSums ratings;
    for (auto units = draws.below(5); units > 0; --units) {
      const std::uint64_t unit[] = {draws.below(3), draws.below(3), draws.below(2)};
      ratings.add_unit(unit);
    }
    const auto alpha = krippendorff_alpha(ratings);
    const auto ac1 = gwet_ac1(ratings, 3);
    if (alpha) REQUIRE((std::isfinite(*alpha) && *alpha <= 1));
    if (ac1) REQUIRE((std::isfinite(*ac1) && *ac1 <= 1));
  }
}

TEST_CASE("differences are sound on any pairs") {
  Draws draws;
  for (int round = 0; round < rounds; ++round) {
    PairedSums sums;
    for (auto cases = draws.below(7); cases > 0; --cases) sums.add(draws.count(3), draws.count(3));
    const auto difference = paired_difference(sums);
    if (difference) {
      REQUIRE(is_sound(difference->range, -1, 1));
      REQUIRE(holds(difference->range, difference->value));
      REQUIRE(std::isfinite(difference->standard_error));
    }
    const auto detectable = minimum_detectable_change(sums);
    if (detectable) REQUIRE((std::isfinite(*detectable) && *detectable > 0));
  }
}

TEST_CASE("corrected rates have a value in a sound range, or a reason") {
  Draws draws;
  for (int round = 0; round < rounds; ++round) {
    const JudgeErrors errors{clusters(draws, 1 + draws.below(40), 3), clusters(draws, 1 + draws.below(60), 2),
                             clusters(draws, 1 + draws.below(60), 2)};
    for (const auto labels : {Labels::separate, Labels::part_of_judged}) {
      const auto corrected = rogan_gladen(errors, labels);
      REQUIRE(corrected.value.has_value() == !corrected.refusal);
      REQUIRE(corrected.range.has_value() == !corrected.refusal);
      if (corrected.range) REQUIRE((is_sound(*corrected.range, 0, 1) && holds(*corrected.range, *corrected.value)));
    }
    LabelledAndNot counts;
    counts.unlabelled = errors.judged;
    for (auto cases = draws.below(60); cases > 0; --cases) {
      const auto person = draws.count(3);
      counts.labelled.add(person, {.hits = draws.below(person.n + 1), .n = person.n});
    }
    const auto powered = prediction_powered(counts);
    REQUIRE(powered.range.has_value() == !powered.refusal);
    if (powered.range) REQUIRE((is_sound(*powered.range, 0, 1) && holds(*powered.range, *powered.value)));
    const auto plan = labels_needed_for(errors, {.half_width = 0.1});
    if (plan) REQUIRE(plan->not_supported <= plan->more);
  }
}

TEST_CASE("mean scores are sound on any outcomes") {
  Draws draws;
  for (int round = 0; round < rounds; ++round) {
    const auto penalty = static_cast<double>(draws.below(10));
    const auto score = mean_score({draws.below(5), draws.below(5), draws.below(5)}, penalty);
    if (score) REQUIRE((is_sound(score->range, -penalty, 1) && holds(score->range, score->value)));
  }
}
