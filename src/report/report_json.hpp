// SPDX-License-Identifier: Apache-2.0
// What a JSON report has besides the figures of score --format json: findings by kind, and the cases that it shows.
#pragma once

#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// {"findings": {kind: rate}, "failing": {"cases": N, "shown": [...]}, "review": {"seed", "drawn": [...]} or null};
/// docs/json.md has the members of a case.
Json report_json(const RunSummary& summary);

}  // namespace groundlab
