// SPDX-License-Identifier: Apache-2.0
// Two judges on the same labelled claims: how often each is right, who alone is, and whether that can be chance.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/result.hpp"

#include "stats/paired.hpp"

namespace groundlab {

/// What a judge said of a labelled claim.
struct ClaimMark {
  bool agrees = false;   ///< with the label
  bool flagged = false;  ///< contradicted or unsupported

  bool operator==(const ClaimMark&) const = default;
};

/// The marks of a case's labelled claims, in order.
std::vector<ClaimMark> claim_marks(const CaseResult& result);

/// What is compared; names and order are those of agreement_metrics().
enum class Compared { agreement, caught, false_alarms };
inline constexpr std::array compared_all{Compared::agreement, Compared::caught, Compared::false_alarms};

/// Counts of both judges on one measure, and the claims that only one of them gets right. A false alarm is wrong.
struct PairTally {
  PairedSums sums;
  std::uint64_t only_first = 0;
  std::uint64_t only_second = 0;

  bool operator==(const PairTally&) const = default;
};

/// Mergeable, order-free.
struct JudgePair {
  std::array<PairTally, compared_all.size()> tallies{};  ///< by Compared

  /// One more case: the first judge's result, and the second's marks. Precondition: as many as labelled claims.
  void add(const CaseResult& first, std::span<const ClaimMark> second);
  bool operator==(const JudgePair&) const = default;
};

/// Both judges, as a run leaves them.
struct JudgeComparison {
  std::string judge;  ///< the second
  int judge_version = 0;
  JudgePair pair;

  bool operator==(const JudgeComparison&) const = default;
};

/// McNemar's exact p of each measure, corrected after Holm for all of them.
std::vector<double> p_values(const JudgePair& pair);

}  // namespace groundlab
