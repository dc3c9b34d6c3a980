// SPDX-License-Identifier: Apache-2.0
// `plan`: how many more answers and labels until ranges are as narrow as wanted.
#pragma once

#include <string>

#include "report/style.hpp"
#include "report/summary.hpp"
#include "stats/plan.hpp"

namespace groundlab {

/// What is known, and what is still needed, rate by rate; then the labels for the corrected rates.
std::string plan_text(const RunSummary& summary, Target target, const Style& style);

/// One JSON object, schema groundlab.plan/1, with a line feed at its end.
std::string plan_json(const RunSummary& summary, Target target);

}  // namespace groundlab
