// SPDX-License-Identifier: Apache-2.0
// The judge against people's labels: the confusion matrix and what is read off it. "Positive" is a claim that is not
// supported: that is what a judge is there to catch. Claims that were not judged never count as right
// (Unjudged::wrong); the other bound (Unjudged::right) is beside it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// Claims by label (a person) and verdict (the judge). Mergeable, order-free.
struct Confusion {
  std::array<std::array<std::uint64_t, verdict_names.size()>, label_names.size()> counts{};

  void add(Label label, Verdict verdict, std::uint64_t times = 1);
  std::uint64_t at(Label label, Verdict verdict) const;
  Confusion& operator+=(const Confusion& other);
  bool operator==(const Confusion&) const = default;
};

/// What a claim without a verdict counts as.
enum class Unjudged { wrong, right };

/// Two raters, two classes: supported or not. Rows: the person (not supported first), columns: the judge.
struct TwoByTwo {
  std::uint64_t caught = 0;        ///< not supported, and judged so
  std::uint64_t missed = 0;        ///< not supported, judged supported
  std::uint64_t false_alarms = 0;  ///< supported, judged not
  std::uint64_t passed = 0;        ///< supported, and judged so

  std::uint64_t n() const { return caught + missed + false_alarms + passed; }
  void add(const TwoByTwo& other, std::uint64_t times);
  TwoByTwo& operator+=(const TwoByTwo& other);
  bool operator==(const TwoByTwo&) const = default;
};

/// One pseudo-claim for each cell: the prior of bootstrap_interval.
inline constexpr std::array two_by_two_prior{TwoByTwo{.caught = 1}, TwoByTwo{.missed = 1}, TwoByTwo{.false_alarms = 1},
                                             TwoByTwo{.passed = 1}};

TwoByTwo two_by_two(const Confusion& matrix, Unjudged unjudged = Unjudged::wrong);

/// (caught / not supported + passed / supported) / 2, in [0, 1]. None unless people used both classes.
std::optional<double> balanced_accuracy(const TwoByTwo& table);

/// Cohen's kappa (Cohen 1960), in [-1, 1]. None for an empty table, and where both raters used one and the same class
/// throughout (chance alone would agree as well).
std::optional<double> kappa(const TwoByTwo& table);

}  // namespace groundlab
