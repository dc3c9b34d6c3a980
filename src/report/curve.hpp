// SPDX-License-Identifier: Apache-2.0
// Coverage against error: how many claims a judge lets through at each threshold of its score, and how many of those
// people call not supported.
#pragma once

#include <optional>

#include "report/document.hpp"
#include "report/json.hpp"
#include "stats/risk.hpp"

namespace groundlab {

/// At most 20 points, evenly over the coverage; a text bar of the error stands with each. None without a scored claim
/// that people labelled.
std::optional<CurveChart> coverage_chart(const ScoreBins& bins);

/// A sentence and the chart; nothing where there is none.
void add_curve(Document& document, const ScoreBins& bins);

/// Every point: [{"threshold", "kept", "wrong", "coverage", "error"}], from the highest threshold down.
Json curve_json(const ScoreBins& bins);

}  // namespace groundlab
