// SPDX-License-Identifier: Apache-2.0
// What a finished run knows, before any format: the values that `score`, `agree` and the report are made from.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

#include "metrics/findings.hpp"
#include "metrics/gate.hpp"
#include "metrics/slices.hpp"
#include "metrics/sweep.hpp"
#include "metrics/tally.hpp"
#include "metrics/versus.hpp"
#include "metrics/weighted.hpp"
#include "report/cards.hpp"
#include "report/smallest.hpp"
#include "stats/annotators.hpp"
#include "stats/bootstrap.hpp"
#include "stats/risk.hpp"

namespace groundlab {

/// Fewer answers than this are called few: even at 10 % their range is more than 12 points wide.
inline constexpr std::uint64_t few_answers = 100;

/// A case that a report shows whole.
struct ShownCase {
  Case shown;
  CaseResult result;
};

/// Cases picked for showing: those with the smallest ids, at most `limit`, so that neither order nor shards matter.
class ShownCases {
 public:
  explicit ShownCases(std::size_t limit = 50) : limit_(limit) {}

  /// Takes the case in if it is among the first `limit` by id so far; counts it in any case.
  void offer(const Case& shown, const CaseResult& result);
  const std::vector<ShownCase>& cases() const { return cases_; }  ///< by id
  std::size_t left_out() const { return offered_ - cases_.size(); }

 private:
  std::size_t limit_;
  std::size_t offered_ = 0;
  std::vector<ShownCase> cases_;
};

/// Failing cases for a report: those with the worst finding first, then by id.
using FailingCases = Smallest<std::pair<Finding, std::string>, CaseCard>;

/// Failing cases drawn for a person to look at, by a hash of the seed and their id: each is as likely as any other,
/// whatever the order, the shards, or what else is in the files.
struct ReviewSample {
  struct Drawn {
    CaseCard card;
    std::string line;  ///< the case as check --format cases writes it
  };
  std::uint64_t seed = 1;
  Smallest<std::pair<std::uint64_t, std::string>, Drawn> cases{0};
};

struct RunSummary {
  Signature signature;
  Tally tally;
  double penalty = 1;
  double level = 0.95;                                     ///< of every range
  bool alce = false;                                       ///< ALCE's citation figures were asked for
  std::optional<WeightedRates> weighted;                   ///< where weighting by severity was asked for
  std::optional<JudgeComparison> versus;                   ///< where a second judge was asked for
  ScoreBins curve;                                         ///< labelled claims by the judge's score
  std::optional<PoissonBootstrap<RatingSums>> annotators;  ///< where several people labelled the same claims
  std::optional<Slices> slices;                            ///< where slicing was asked for
  std::optional<PoissonBootstrap<TwoByTwo>> bootstrap;     ///< of the judge against people, where that is asked for
  std::optional<ScoreSweep> sweep;                         ///< where the thresholds were asked for
  std::vector<GateResult> gates;                           ///< in the order in which they were given
  std::string date;                                        ///< YYYY-MM-DD; empty: none
  std::string control;  ///< what the product does with a claim that cannot be backed; empty: not stated
  std::string title;    ///< of the report; empty: the usual one
  FindingTally findings;
  std::uint64_t failures = 0;  ///< cases that fail, as --only failures has it
  FailingCases failing{50};
  std::optional<ReviewSample> review;  ///< where a sample was asked for
  ShownCases disagreeing;              ///< cases where judge and person differ on a claim
};

/// Counts what stands outside the tally: labelled claims by score, and the labels of several annotators.
void count_labels(RunSummary& summary, const CaseResult& result, std::uint64_t seed);

}  // namespace groundlab
