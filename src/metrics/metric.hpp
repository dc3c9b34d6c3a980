// SPDX-License-Identifier: Apache-2.0
// The metrics as rows: name, definition with its source, and the function that counts them in one case.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "groundlab/core/result.hpp"

namespace groundlab {

/// What one case adds to a rate. not_judged: of the n, those that would be hits if the judge said the best of them.
struct Sample {
  std::uint64_t hits = 0;
  std::uint64_t n = 0;
  std::uint64_t not_judged = 0;

  bool operator==(const Sample&) const = default;
};

/// What a rate is a rate of. Claims and citations of one answer go together, so their ranges know of the answers.
enum class RateBase { answer, claim, citation };

enum class Better { higher, lower };

struct Metric {
  std::string_view name;        ///< in files, gates and `explain`
  std::string_view title;       ///< in tables
  std::string_view hits;        ///< what counts as a hit
  std::string_view n;           ///< out of what
  std::string_view definition;  ///< one paragraph for `explain`
  std::string_view source;
  RateBase base;
  Better better;
  Sample (*count)(const CaseResult&);
};

/// All rates, the more important first.
std::span<const Metric> metrics();

/// What a score that is no rate says of itself, for `explain` and `list`.
struct ScoreMetric {
  std::string_view name;
  std::string_view title;
  std::string_view definition;
  std::string_view source;
};
std::span<const ScoreMetric> score_metrics();

/// The same rates read off the person's labels instead of the judge's verdicts, for labelled cases.
std::span<const Metric> person_metrics();

/// The judge measured against people's labels, claim by claim.
std::span<const Metric> agreement_metrics();

}  // namespace groundlab
