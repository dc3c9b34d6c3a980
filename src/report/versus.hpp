// SPDX-License-Identifier: Apache-2.0
// Two judges side by side, as a table and as JSON.
#pragma once

#include "report/document.hpp"
#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// A sentence, the table, and how to read it. Precondition: summary.versus.
void add_versus(Document& document, const RunSummary& summary);

/// {"judge", "judge_version", "metrics": {name: {"first", "second", "difference", "low", "high", "only_first",
/// "only_second", "p"}}}. Precondition: summary.versus.
Json versus_json(const RunSummary& summary);

}  // namespace groundlab
