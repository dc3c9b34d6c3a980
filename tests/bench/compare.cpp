// SPDX-License-Identifier: Apache-2.0
// How often is `compare` wrong? Seeded runs over the same cases: without a true change, how many call a regression in
// any metric; with a true change of the size that the runs themselves state as detectable, how many call it. Prints the
// tables of docs/statistics.md and fails where a promise is broken.
// Usage: bench_compare [repetitions] [seed]
#include "metrics/compare.hpp"

#include <array>
#include <cstdint>
#include <string>

#include <fmt/core.h>

#include "bench/draws.hpp"
#include "bench/summary.hpp"

using namespace groundlab;

namespace {

/// An assistant and what happens to it between two runs.
struct World {
  std::uint64_t cases = 200;
  double bad = 0.1;       ///< share of claims that are not supported
  double together = 0.2;  ///< correlation of the claims of an answer
  double redrawn = 0.2;   ///< share of claims that the second run says anew, by chance alone
  double broken = 0;      ///< share of answers in which the second run breaks a claim: the true change
};

CheckedClaim claim(Draws& draws, bool bad, std::string text) {
  CheckedClaim made;
  made.claim.text = std::move(text);
  made.claim.citations = {{"P1", 0, std::nullopt}};
  made.judgement.verdict = !bad                 ? Verdict::supported
                           : draws.happens(0.4) ? Verdict::contradicted
                                                : Verdict::unsupported;
  const bool cited = !bad && draws.happens(0.9);
  made.citation_ok = cited;
  made.citation_relevant = {cited};
  made.numbers = 1;
  made.numbers_found = bad ? 0 : 1;
  return made;
}

void settle(CaseResult& result) {
  result.outcome = Outcome::correct;
  for (const CheckedClaim& one : result.claims)
    if (one.judgement.verdict != Verdict::supported) result.outcome = Outcome::wrong;
}

CaseResult answer(Draws& draws, const World& world, std::string id) {
  CaseResult result;
  result.id = std::move(id);
  result.answerable = true;
  const auto claims = 1 + draws.poisson(1.5);
  const auto bad = draws.together(claims, world.bad, world.together);
  for (std::size_t c = 0; c < claims; ++c) result.claims.push_back(claim(draws, c < bad, std::to_string(c)));
  settle(result);
  return result;
}

CaseResult second_answer(Draws& draws, const World& world, const CaseResult& first) {
  CaseResult result = draws.happens(world.redrawn) ? answer(draws, world, first.id) : first;
  if (draws.happens(world.broken)) {
    CheckedClaim& broken =
        result.claims[static_cast<std::size_t>(draws.uniform() * static_cast<double>(result.claims.size()))];
    broken = claim(draws, true, broken.claim.text);
  }
  settle(result);
  return result;
}

RunComparison compared(Draws& draws, const World& world) {
  RunComparer comparer({});
  std::vector<CaseResult> base;
  for (std::size_t i = 0; i < world.cases; ++i) base.push_back(answer(draws, world, std::to_string(i)));
  Case named;
  for (const CaseResult& one : base) {
    named.id = one.id;
    comparer.add_base(named, one);
  }
  for (const CaseResult& one : base) {
    named.id = one.id;
    comparer.add_current(named, second_answer(draws, world, one));
  }
  return comparer.finish();
}

const MetricChange& of(const RunComparison& comparison, std::string_view name) {
  for (const MetricChange& change : comparison.metrics)
    if (change.metric->name == name) return change;
  return comparison.metrics.front();
}

bool no_change_table(const Run& run) {
  fmt::print(
      "### No true change\n\n| cases | bad claims | said anew | called a regression | inconclusive |\n"
      "|---|---|---|---|---|\n");
  double highest = 0;
  for (const std::uint64_t cases : {100U, 200U, 500U, 1000U}) {
    for (const double bad : {0.03, 0.1, 0.3}) {
      for (const double redrawn : {0.1, 0.5}) {
        Draws draws(run.seed);
        std::uint64_t regressed = 0;
        std::uint64_t open = 0;
        for (std::uint64_t i = 0; i < run.repetitions; ++i) {
          const auto verdict = compared(draws, {.cases = cases, .bad = bad, .redrawn = redrawn}).verdict;
          regressed += verdict == ChangeVerdict::regressed ? 1 : 0;
          open += verdict == ChangeVerdict::inconclusive ? 1 : 0;
        }
        const auto percent = [&](std::uint64_t count) {
          return 100 * static_cast<double>(count) / static_cast<double>(run.repetitions);
        };
        highest = std::max(highest, percent(regressed));
        fmt::print("| {} | {} | {} | {:.1f} % | {:.1f} % |\n", cases, bad, redrawn, percent(regressed), percent(open));
      }
    }
  }
  fmt::print("\nmost: {:.1f} %: {}\n\n", highest, highest <= 5 ? "as promised" : "BROKEN");
  return highest <= 5;
}

struct Power {
  double truth = 0;   ///< mean change
  double stated = 0;  ///< mean detectable change that the runs state
  double called = 0;  ///< share of runs that call it
};

Power power_of(const World& world, std::string_view metric, const Run& run) {
  Draws draws(run.seed + 1);
  Power power;
  double stated = 0;
  for (std::uint64_t i = 0; i < run.repetitions; ++i) {
    const RunComparison comparison = compared(draws, world);
    const MetricChange& change = of(comparison, metric);
    if (change.worsening) power.truth += change.worsening->value;
    if (change.detectable) power.stated += *change.detectable, ++stated;
    power.called += change.verdict == ChangeVerdict::regressed ? 1 : 0;
  }
  power.truth /= static_cast<double>(run.repetitions);
  power.called *= 100 / static_cast<double>(run.repetitions);
  power.stated /= std::max(1.0, stated);
  return power;
}

/// The world in which so many answers are broken that the true change is as large as the runs state they would find.
World as_large_as_stated(World world, std::string_view metric, const Run& run) {
  world.broken = 0.1;
  for (int step = 0; step < 6; ++step) {
    const Power power = power_of(world, metric, run);
    world.broken = std::min(1.0, world.broken * power.stated / power.truth);
  }
  return world;
}

bool power_table(const Run& run) {
  fmt::print(
      "### A true change as large as the stated detectable one\n\n"
      "| metric | cases | bad claims | said anew | true change | stated | called |\n|---|---|---|---|---|---|---|\n");
  bool kept = true;
  for (const std::string_view metric : {"hallucination_rate", "faithfulness"}) {
    for (const std::uint64_t cases : {100U, 200U, 500U, 1000U}) {
      for (const double bad : {0.05, 0.2}) {
        for (const double redrawn : {0.1, 0.5}) {
          const World world = as_large_as_stated({.cases = cases, .bad = bad, .redrawn = redrawn}, metric, run);
          const Power power = power_of(world, metric, run);
          kept = kept && power.called >= 75 && power.called <= 90;
          fmt::print("| {} | {} | {} | {} | {:.1f} | {:.1f} | {:.1f} % |\n", metric, cases, bad, redrawn,
                     100 * power.truth, 100 * power.stated, power.called);
        }
      }
    }
  }
  fmt::print("\n75 to 90 % everywhere: {}\n", kept ? "as promised" : "BROKEN");
  return kept;
}

}  // namespace

int main(int argc, char** argv) {
  const auto run = run_of(argc, argv, {.repetitions = 1000});
  const bool silent = no_change_table(run);
  return power_table(run) && silent ? 0 : 1;
}
