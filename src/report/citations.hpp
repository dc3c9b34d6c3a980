// SPDX-License-Identifier: Apache-2.0
// Citations that fail, by what is wrong with them, and ALCE's two figures where they were asked for.
#pragma once

#include <string>
#include <vector>

#include "report/document.hpp"
#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// "8 of 20: 1 invented, 3 wrong passage (2 with a better one at hand), 4 where nothing backs the claim"; "none of 20".
std::string bad_citations_text(const Tally& tally);

/// {"invented": n, ..., "better_passage": n}
Json bad_citations_json(const Tally& tally);

/// Rows of a chart of rates; none unless ALCE's figures were asked for.
std::vector<RateRow> alce_rows(const RunSummary& summary);

/// {"alce_citation_recall": {...}, "alce_citation_precision": {...}}, rates with `hits` null and `n` answers; empty
/// unless they were asked for.
Json alce_json(const RunSummary& summary);

}  // namespace groundlab
