// SPDX-License-Identifier: Apache-2.0
// The rates that a run would have if people had judged everything, from the claims or answers that they did label. What
// the judge left without a verdict counts as not flagged, among the labelled and among the rest alike, so the
// correction takes that in like any other error of the judge. The formulas are stats/corrected's.
#pragma once

#include <cstdint>

#include "groundlab/core/result.hpp"

#include "stats/agreement.hpp"
#include "stats/corrected.hpp"

namespace groundlab {

/// Labels and flags at one level, claims or answers. Mergeable, order-free.
struct Correction {
  JudgeErrors errors;
  LabelledAndNot counts;

  /// One more case: its labelled claims by label and flag, and the flagged ones among its other claims.
  void add(const TwoByTwo& labelled, Count rest);
  Correction& operator+=(const Correction& other);
  bool operator==(const Correction&) const = default;
};

/// What one case adds: to the rate of claims, and to the rate of answers (those with a claim; labelled: whole).
void add_claims(Correction& correction, const CaseResult& result);
void add_answer(Correction& correction, const CaseResult& result);

/// The rate of not supported as people would count it. `rate`: where everything is labelled, the labels' own rate with
/// its clustered range; else prediction-powered. `rogan_gladen` beside it, the same question asked another way.
struct CorrectedRates {
  std::uint64_t labelled = 0;
  std::uint64_t not_supported = 0;  ///< of the labelled
  std::uint64_t all = 0;
  CorrectedRate rate;
  CorrectedRate rogan_gladen;

  bool all_labelled() const { return labelled == all; }
  bool operator==(const CorrectedRates&) const = default;
};
CorrectedRates corrected_rates(const Correction& correction, double level = 0.95);

/// The rate of supported instead.
CorrectedRates complement(CorrectedRates rates);

}  // namespace groundlab
