// SPDX-License-Identifier: Apache-2.0
// Gates as a table, as JSON and as one line each: value, range, bound, verdict.
#pragma once

#include <string>
#include <vector>

#include "metrics/gate.hpp"
#include "report/document.hpp"
#include "report/json.hpp"

namespace groundlab {

/// A row per gate: verdict, the risk it guards, the figure with its range, when it fails. No titles.
Table gates_table(const std::vector<GateResult>& gates);

/// {"name", "expression", "bound", "observed", "rate", "verdict"}; verdict is met or failed; rate is null for a number.
Json gates_json(const std::vector<GateResult>& gates);

/// "gate failed: invented amounts: hallucination_rate.high is 0.83, fails if > 0.15".
std::string failure_text(const GateResult& gate);

std::size_t failed_count(const std::vector<GateResult>& gates);

}  // namespace groundlab
