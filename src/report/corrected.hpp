// SPDX-License-Identifier: Apache-2.0
// The rates corrected by people's labels, for tables, for a sentence and as JSON. What cannot be corrected says why.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "report/document.hpp"
#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// The rows that stand under the rate called `metric` (faithfulness, hallucination_rate): name, value, range, meaning.
/// None for other metrics, and without a label.
std::vector<RateRow> corrected_rows(const RunSummary& summary, std::string_view metric);

/// The corrected hallucination rate for a chart; none without one.
std::optional<RateRow> corrected_row(const RunSummary& summary);

/// "corrected by people's labels on 120 of them: 20 % (11 % to 28 %)", of answers that hallucinate; none without a
/// corrected rate.
std::optional<std::string> corrected_phrase(const RunSummary& summary);

/// {"hallucination_rate": {...}, "faithfulness": {...}}, each as docs/json.md says.
Json corrected_json(const RunSummary& summary);

}  // namespace groundlab
