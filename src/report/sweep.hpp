// SPDX-License-Identifier: Apache-2.0
// Caught against false alarms at other thresholds of the judge's score.
#pragma once

#include "metrics/sweep.hpp"
#include "report/document.hpp"
#include "report/json.hpp"

namespace groundlab {

/// A table over thresholds in twentieths, and the threshold that these labels favour.
void add_sweep(Document& document, const ScoreSweep& sweep);

/// {"points": [{"threshold", "caught", "not_supported", "false_alarms", "supported", "balanced_accuracy"}], "best":
/// threshold}
Json sweep_json(const ScoreSweep& sweep);

}  // namespace groundlab
