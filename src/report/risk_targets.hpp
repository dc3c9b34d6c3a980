// SPDX-License-Identifier: Apache-2.0
// The risk-weighted score at several confidence targets side by side (Kalai et al. 2025).
#pragma once

#include <array>

#include "report/document.hpp"
#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

inline constexpr std::array confidence_targets{0.5, 0.75, 0.9};

/// A row per target: what a wrong answer costs, the score, and the mean score of a case with its range.
Table risk_table(const RunSummary& summary);

/// [{"confidence", "penalty", "score", "score_max", "mean", "low", "high"}]
Json risk_json(const RunSummary& summary);

}  // namespace groundlab
