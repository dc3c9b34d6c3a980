// SPDX-License-Identifier: Apache-2.0
// The same question for the figures that compare: bootstrap ranges of kappa and balanced accuracy, the paired
// difference of two rates, the mean score under a penalty. Prints tables of docs/statistics.md.
// Usage: bench_agreement_coverage [repetitions] [seed]
#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include <fmt/core.h>

#include "bench/draws.hpp"
#include "bench/summary.hpp"
#include "stats/agreement.hpp"
#include "stats/bootstrap.hpp"
#include "stats/paired.hpp"
#include "stats/risk.hpp"

using namespace groundlab;

namespace {

struct Design {
  std::uint64_t answers = 0;
  double claims_beyond_one = 0;
  double correlation = 0;
};

struct Judge {
  double sensitivity;
  double specificity;
};

std::uint64_t claims_of(Draws& draws, const Design& design) {
  return 1 + (design.claims_beyond_one > 0 ? draws.poisson(design.claims_beyond_one) : 0);
}

/// The table that endless cases would give.
TwoByTwo endless(double truth, const Judge& judge) {
  const auto part = [](double share) { return static_cast<std::uint64_t>(share * 1e9 + 0.5); };
  return {.caught = part(truth * judge.sensitivity),
          .missed = part(truth * (1 - judge.sensitivity)),
          .false_alarms = part((1 - truth) * (1 - judge.specificity)),
          .passed = part((1 - truth) * judge.specificity)};
}

struct Ranges {
  std::optional<Interval> kappa;
  std::optional<Interval> balanced;
  std::optional<Interval> bare_kappa;  ///< without pseudo-claims
};

Ranges ranges(Draws& draws, const Design& design, double truth, const Judge& judge, std::uint64_t seed) {
  PoissonBootstrap<TwoByTwo> bootstrap(seed, 400);
  for (std::uint64_t a = 0; a < design.answers; ++a) {
    const auto claims = claims_of(draws, design);
    const auto bad = draws.together(claims, truth, design.correlation);
    const auto caught = draws.together(bad, judge.sensitivity, design.correlation);
    const auto alarms = draws.together(claims - bad, 1 - judge.specificity, design.correlation);
    bootstrap.add(a,
                  {.caught = caught, .missed = bad - caught, .false_alarms = alarms, .passed = claims - bad - alarms});
  }
  return {bootstrap_interval<TwoByTwo>(bootstrap, two_by_two_prior, kappa),
          bootstrap_interval<TwoByTwo>(bootstrap, two_by_two_prior, balanced_accuracy),
          bootstrap_interval<TwoByTwo>(bootstrap, {}, kappa)};
}

bool bootstrap_table(const Run& run) {
  fmt::print(
      "### Bootstrap, claims\n\n"
      "| answers | claims | correlation | kappa | lowest | width | balanced accuracy | lowest | width | kappa without "
      "pseudo-claims | lowest |\n|---|---|---|---|---|---|---|---|---|---|---|\n");
  Draws draws(run.seed);
  Summary kappas;
  Summary balances;
  for (const Design& design : {Design{20, 0, 0}, Design{50, 0, 0}, Design{200, 0, 0}, Design{20, 2.5, 0.3},
                               Design{50, 2.5, 0.3}, Design{200, 2.5, 0.3}}) {
    Summary kappa_row;
    Summary balanced_row;
    Summary bare_row;
    for (const double truth : {0.1, 0.3, 0.5}) {
      for (const Judge& judge : {Judge{0.7, 0.9}, Judge{0.9, 0.7}, Judge{0.9, 0.95}, Judge{0.98, 0.98}}) {
        const auto whole = endless(truth, judge);
        Cell kappa_cell;
        Cell balanced_cell;
        Cell bare_cell;
        for (std::uint64_t i = 0; i < run.repetitions / 4; ++i) {
          const auto drawn = ranges(draws, design, truth, judge, i);
          kappa_cell.add(drawn.kappa, *kappa(whole));
          balanced_cell.add(drawn.balanced, *balanced_accuracy(whole));
          bare_cell.add(drawn.bare_kappa, *kappa(whole));
        }
        kappa_row.add(kappa_cell);
        balanced_row.add(balanced_cell);
        bare_row.add(bare_cell);
        if (design.answers >= 50) {
          kappas.add(kappa_cell);
          balances.add(balanced_cell);
        }
      }
    }
    fmt::print("| {} | {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} |\n",
               design.answers, 1 + design.claims_beyond_one, design.correlation, kappa_row.average, kappa_row.lowest,
               kappa_row.width, balanced_row.average, balanced_row.lowest, balanced_row.width, bare_row.average,
               bare_row.lowest);
  }
  const bool left = promised("kappa, from 50 answers", kappas);
  const bool right = promised("balanced accuracy, from 50 answers", balances);
  return left && right;
}

bool difference_table(const Run& run) {
  fmt::print(
      "### Paired difference\n\n| answers | claims | correlation | same verdict forced | coverage | lowest | width "
      "|\n|---|---|---|---|---|---|---|\n");
  Draws draws(run.seed + 1);
  Summary all;
  for (const Design& design : {Design{20, 0, 0}, Design{50, 0, 0}, Design{200, 0, 0}, Design{20, 2.5, 0.3},
                               Design{50, 2.5, 0.3}, Design{200, 2.5, 0.3}}) {
    for (const double copied : {0.0, 0.5, 0.9}) {
      Summary row;
      for (const double first : {0.02, 0.1, 0.3, 0.5}) {
        for (const double change : {0.0, 0.1, 0.3}) {
          Cell cell;
          const double second = first + change;
          // The second side repeats an answer's verdicts with the chance `copied`, and else draws its own.
          const double truth = first - (copied * first + (1 - copied) * second);
          for (std::uint64_t i = 0; i < run.repetitions; ++i) {
            PairedSums sums;
            for (std::uint64_t a = 0; a < design.answers; ++a) {
              const auto claims = claims_of(draws, design);
              const auto hits = draws.together(claims, first, design.correlation);
              const auto other = draws.happens(copied) ? hits : draws.together(claims, second, design.correlation);
              sums.add({hits, claims}, {other, claims});
            }
            cell.add(paired_difference(sums)->range, truth);
          }
          row.add(cell);
          if (design.answers >= 50) all.add(cell);
        }
      }
      fmt::print("| {} | {} | {} | {} | {:.1f} | {:.1f} | {:.1f} |\n", design.answers, 1 + design.claims_beyond_one,
                 design.correlation, copied, row.average, row.lowest, row.width);
    }
  }
  return promised("paired difference, from 50 answers", all);
}

bool score_table(const Run& run) {
  fmt::print(
      "### Mean score under a penalty\n\n| cases | penalty | coverage | lowest | width |\n|---|---|---|---|---|\n");
  Draws draws(run.seed + 2);
  Summary all;
  for (const std::uint64_t cases : {20U, 50U, 200U, 500U}) {
    for (const double penalty : {0.0, 1.0, 3.0, 9.0}) {
      Summary row;
      for (const double wrong : {0.02, 0.05, 0.1, 0.3}) {
        for (const double correct : {0.3, 0.5, 0.65}) {
          Cell cell;
          for (std::uint64_t i = 0; i < run.repetitions; ++i) {
            Outcomes outcomes;
            for (std::uint64_t c = 0; c < cases; ++c) {
              const double drawn = draws.uniform();
              ++(drawn < correct ? outcomes.correct : drawn < correct + wrong ? outcomes.wrong : outcomes.abstained);
            }
            cell.add(mean_score(outcomes, penalty)->range, correct - penalty * wrong);
          }
          row.add(cell);
          if (cases >= 50) all.add(cell);
        }
      }
      fmt::print("| {} | {} | {:.1f} | {:.1f} | {:.1f} |\n", cases, penalty, row.average, row.lowest, row.width);
    }
  }
  return promised("mean score, from 50 cases", all);
}

}  // namespace

int main(int argc, char** argv) {
  const auto run = run_of(argc, argv, {});
  bool kept = bootstrap_table(run);
  kept = difference_table(run) && kept;
  kept = score_table(run) && kept;
  return kept ? 0 : 1;
}
