// SPDX-License-Identifier: Apache-2.0
// How often do the ranges hold the truth? A seeded simulation over true rates, sample sizes and the correlation of
// claims within an answer; prints the tables of docs/statistics.md and fails where a promise is broken.
// Usage: bench_coverage [repetitions] [seed]
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include <fmt/core.h>

#include "bench/draws.hpp"
#include "bench/summary.hpp"
#include "stats/corrected.hpp"
#include "stats/distributions.hpp"
#include "stats/intervals.hpp"

using namespace groundlab;

namespace {

constexpr std::array rates{0.02, 0.05, 0.1, 0.2, 0.3, 0.5};
constexpr std::array<std::uint64_t, 5> sizes{20, 50, 100, 200, 500};
constexpr std::array correlations{0.0, 0.1, 0.3, 0.5};

double exact_coverage(std::uint64_t n, double rate) {
  double covered = 0;
  double below = 0;
  for (std::uint64_t hits = 0; hits <= n; ++hits) {
    const double up_to = binomial_cdf(hits, n, rate);
    const auto range = *wilson(hits, n);
    if (range.low <= rate && rate <= range.high) covered += up_to - below;
    below = up_to;
  }
  return 100 * covered;
}

bool wilson_table(const Run& run) {
  fmt::print("### Wilson, answers\n\n| true rate |");
  for (const auto n : sizes) fmt::print(" n = {} |", n);
  fmt::print("\n|---|---|---|---|---|---|\n");
  Draws draws(run.seed);
  double worst = 0;
  for (const double rate : rates) {
    fmt::print("| {} |", rate);
    for (const auto n : sizes) {
      Cell cell;
      for (std::uint64_t i = 0; i < 20 * run.repetitions; ++i) cell.add(wilson(draws.together(n, rate, 0), n), rate);
      const double exact = exact_coverage(n, rate);
      worst = std::max(worst, std::abs(cell.coverage() - exact));
      fmt::print(" {:.1f} ({:.1f}) |", cell.coverage(), exact);
    }
    fmt::print("\n");
  }
  fmt::print("\nfarthest from exact theory: {:.2f} points\n\n", worst);
  return worst <= 0.5;
}

bool clustered_table(const Run& run) {
  fmt::print(
      "### Clustered, claims (1 + Poisson(2.5) claims an answer)\n\n"
      "| answers | correlation | clustered | lowest | width | Wilson on claims | lowest |\n"
      "|---|---|---|---|---|---|---|\n");
  Draws draws(run.seed + 1);
  Summary all;
  for (const std::uint64_t answers : {5U, 10U, 20U, 50U, 100U, 200U, 500U}) {
    for (const double correlation : correlations) {
      Summary row;
      Summary naive;
      for (const double truth : rates) {
        Cell cell;
        Cell plain;
        for (std::uint64_t i = 0; i < run.repetitions; ++i) {
          ClusterSums sums;
          for (std::uint64_t a = 0; a < answers; ++a) {
            const auto claims = 1 + draws.poisson(2.5);
            sums.add(draws.together(claims, truth, correlation), claims);
          }
          cell.add(clustered_wilson(sums), truth);
          plain.add(wilson(sums.x, sums.m), truth);
        }
        row.add(cell);
        naive.add(plain);
        if (answers >= 50) all.add(cell);
      }
      fmt::print("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} |\n", answers, correlation, row.average,
                 row.lowest, row.width, naive.average, naive.lowest);
    }
  }
  return promised("clustered, from 50 answers", all);
}

struct Judge {
  double sensitivity;
  double specificity;
};
constexpr std::array judges{Judge{0.6, 0.8}, Judge{0.7, 0.9}, Judge{0.8, 0.8}, Judge{0.9, 0.7}, Judge{0.95, 0.95}};

ClusterSums independent(std::uint64_t hits, std::uint64_t n) {
  return {.clusters = n, .x = hits, .m = n, .xx = hits, .xm = hits, .mm = n};
}

/// Labels of a set of their own, a fixed number of each class, as Lee et al. assume.
bool corrected_table(const Run& run) {
  fmt::print(
      "### Corrected (Rogan-Gladen), answers, labels of a set of their own\n\n"
      "| labels of each class | n | corrected | lowest | width | refused |\n|---|---|---|---|---|---|\n");
  Draws draws(run.seed + 2);
  Summary all;
  for (const std::uint64_t labels : {20U, 50U, 200U}) {
    for (const auto n : sizes) {
      Summary row;
      std::uint64_t shown = 0;
      for (const auto& judge : judges) {
        for (const double truth : rates) {
          Cell cell;
          for (std::uint64_t i = 0; i < run.repetitions; ++i) {
            const double judged = truth * judge.sensitivity + (1 - truth) * (1 - judge.specificity);
            const JudgeErrors errors{independent(draws.together(n, judged, 0), n),
                                     independent(draws.together(labels, judge.sensitivity, 0), labels),
                                     independent(draws.together(labels, 1 - judge.specificity, 0), labels)};
            cell.add(rogan_gladen(errors, Labels::separate).range, truth);
          }
          row.add(cell);
          all.add(cell);
          shown += cell.shown;
        }
      }
      const auto tried = static_cast<double>(judges.size() * rates.size() * run.repetitions);
      fmt::print("| {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} % |\n", labels, n, row.average, row.lowest, row.width,
                 100 - 100 * static_cast<double>(shown) / tried);
    }
  }
  return promised("corrected, labels of their own", all);
}

struct Sampled {
  JudgeErrors errors;
  LabelledAndNot counts;
};

/// A run of answers, of which the first `labelled` (they come in random order) carry labels.
struct Design {
  std::uint64_t answers = 0;
  std::uint64_t labelled = 0;
  double claims_beyond_one = 0;
  double correlation = 0;
};

Sampled sample(Draws& draws, const Design& design, double truth, const Judge& judge) {
  Sampled result;
  for (std::uint64_t a = 0; a < design.answers; ++a) {
    const auto claims = 1 + (design.claims_beyond_one > 0 ? draws.poisson(design.claims_beyond_one) : 0);
    const auto bad = draws.together(claims, truth, design.correlation);
    const auto caught = draws.together(bad, judge.sensitivity, design.correlation);
    const auto alarms = draws.together(claims - bad, 1 - judge.specificity, design.correlation);
    result.errors.judged.add(caught + alarms, claims);
    if (a < design.labelled) {
      result.errors.caught.add(caught, bad);
      result.errors.false_alarms.add(alarms, claims - bad);
      result.counts.labelled.add({bad, claims}, {caught + alarms, claims});
    } else {
      result.counts.unlabelled.add(caught + alarms, claims);
    }
  }
  return result;
}

struct Corrections {
  Cell shared;    ///< Rogan-Gladen, as it is
  Cell separate;  ///< the same, as if the labels were of other cases
  Cell powered;   ///< PPI++
};

Corrections corrections(Draws& draws, const Design& design, double truth, const Judge& judge, std::uint64_t runs) {
  Corrections cells;
  for (std::uint64_t i = 0; i < runs; ++i) {
    const auto drawn = sample(draws, design, truth, judge);
    cells.shared.add(rogan_gladen(drawn.errors, Labels::part_of_judged).range, truth);
    cells.separate.add(rogan_gladen(drawn.errors, Labels::separate).range, truth);
    cells.powered.add(prediction_powered(drawn.counts).range, truth);
  }
  return cells;
}

constexpr std::array designs{Design{100, 50, 0, 0},      Design{200, 100, 0, 0},     Design{500, 100, 0, 0},
                             Design{500, 250, 0, 0},     Design{2000, 500, 0, 0},    Design{2000, 1500, 0, 0},
                             Design{100, 50, 2.5, 0.1},  Design{100, 50, 2.5, 0.5},  Design{500, 100, 2.5, 0.1},
                             Design{500, 100, 2.5, 0.3}, Design{500, 250, 2.5, 0.3}, Design{500, 100, 2.5, 0.5}};

/// Labels on a random part of the very cases that are scored, as `groundlab score` meets them.
bool shared_table(const Run& run) {
  fmt::print(
      "### Corrected, labels on a random part of the cases\n\n"
      "| answers | labelled | claims | correlation | Rogan-Gladen | lowest | width | as if separate | width | PPI++ | "
      "lowest | width | refused |\n|---|---|---|---|---|---|---|---|---|---|---|---|---|\n");
  Draws draws(run.seed + 3);
  const auto runs = run.repetitions / 4;
  Summary all_corrected;
  Summary all_powered;
  for (const auto& design : designs) {
    Summary corrected;
    Summary separate;
    Summary powered;
    std::uint64_t shown = 0;
    for (const auto& judge : judges) {
      for (const double truth : rates) {
        const auto cells = corrections(draws, design, truth, judge, runs);
        shown += cells.shared.shown;
        // A cell that is nearly always refused says nothing of coverage.
        if (cells.shared.shown * 5 < runs || cells.powered.shown * 5 < runs) continue;
        corrected.add(cells.shared);
        separate.add(cells.separate);
        powered.add(cells.powered);
        all_corrected.add(cells.shared);
        all_powered.add(cells.powered);
      }
    }
    const auto tried = static_cast<double>(judges.size() * rates.size() * runs);
    fmt::print(
        "| {} | {} | {} | {} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.1f} | {:.0f} % |\n",
        design.answers, design.labelled, 1 + design.claims_beyond_one, design.correlation, corrected.average,
        corrected.lowest, corrected.width, separate.average, separate.width, powered.average, powered.lowest,
        powered.width, 100 - 100 * static_cast<double>(shown) / tried);
  }
  const bool left = promised("Rogan-Gladen, labels on a part of the cases", all_corrected);
  const bool right = promised("PPI++, labels on a part of the cases", all_powered);
  return left && right;
}

}  // namespace

int main(int argc, char** argv) {
  const auto run = run_of(argc, argv, {});
  bool kept = wilson_table(run);
  kept = clustered_table(run) && kept;
  kept = corrected_table(run) && kept;
  kept = shared_table(run) && kept;
  return kept ? 0 : 1;
}
