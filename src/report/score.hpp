// SPDX-License-Identifier: Apache-2.0
// `score`: the table of rates for a terminal, and the same as JSON.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Rates with ranges and meaning, counts, outcomes, risk-weighted score, signature.
Document score_document(const RunSummary& summary);

/// One JSON object, schema groundlab.score/1, with a line feed at its end.
std::string score_json(const RunSummary& summary, const Style& style);

/// The rows that every table of rates has: name, value, range, meaning. Rates by people's labels and
/// corrected ones stand under the judge's.
std::vector<RateRow> rate_rows(const RunSummary& summary);

/// "-10", or "-10 to -8" where what was not judged leaves it open.
std::string risk_text(const RiskScore& risk);

/// "correct +1, abstained 0, wrong -3".
std::string price_text(double penalty);

}  // namespace groundlab
