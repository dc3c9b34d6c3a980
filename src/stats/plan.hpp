// SPDX-License-Identifier: Apache-2.0
// How many more answers, or people's labels, until a range is as narrow as wanted: the interval formulas turned round,
// with what is known so far taken as what will come. A forecast, not a promise: the rates themselves will move.
#pragma once

#include <cstdint>
#include <optional>

#include "stats/corrected.hpp"
#include "stats/intervals.hpp"

namespace groundlab {

/// A range of +-half_width at a level.
struct Target {
  double half_width = 0.05;
  double level = 0.95;

  bool operator==(const Target&) const = default;
};

/// The smallest n whose Wilson interval at that rate is no wider than the target. None for a rate outside [0, 1], or a
/// half-width or level outside (0, 1).
std::optional<std::uint64_t> sample_size(double rate, Target target);

/// How many answers in all until the clustered interval is no wider than the target, if further answers are as long and
/// as uneven as those so far; never fewer than there are. None without an answer.
std::optional<std::uint64_t> answers_needed(const ClusterSums& so_far, Target target);

/// Labels still to collect, on cases drawn at random.
struct LabelPlan {
  std::uint64_t more = 0;           ///< further labels
  std::uint64_t not_supported = 0;  ///< of which about so many will say not supported
  bool enough_cases = true;         ///< false: `more` labels every claim there is, and the range stays wider

  bool operator==(const LabelPlan&) const = default;
};

/// How many more labels, on claims among those judged, until the Rogan-Gladen range is no wider than the target and
/// each class has labels_needed at least. None where nothing is known of the judge's errors yet (a class without a
/// label), or the judge is blind.
std::optional<LabelPlan> labels_needed_for(const JudgeErrors& so_far, Target target);

}  // namespace groundlab
