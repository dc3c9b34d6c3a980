// SPDX-License-Identifier: Apache-2.0
// A comparison of two runs: as a document for terminal and Markdown, and as JSON.
#pragma once

#include <string>

#include "metrics/compare.hpp"
#include "report/document.hpp"
#include "report/style.hpp"

namespace groundlab {

/// The answer first, then a row per metric, then every claim and case that differs; of each list the first
/// `comparison.show` and a count of the others.
Document compare_document(const RunComparison& comparison);

/// One JSON object, schema groundlab.compare/1, with a line feed at its end. Every list is whole.
std::string compare_json(const RunComparison& comparison, const Style& style);

/// "regressed: 12 claims newly failing, 0 fixed, 200 cases compared": the whole in one line.
std::string compare_line(const RunComparison& comparison);

/// "no change", as tables say it.
std::string words(ChangeVerdict verdict);

/// What changed about one claim: "supported -> contradicted", "new -> unsupported", "contradicted -> not stated".
std::string change_text(const ClaimChange& change);

/// Why the claim fails now: the judge's reasons in one line; empty where it does not fail.
std::string why_text(const ClaimChange& change);

}  // namespace groundlab
