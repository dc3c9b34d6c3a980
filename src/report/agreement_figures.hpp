// SPDX-License-Identifier: Apache-2.0
// Figures of agreement that have no closed range: balanced accuracy, kappa, alpha and AC1 of the judge and the person,
// and alpha and AC1 of people among themselves. Ranges are bootstrapped over cases.
#pragma once

#include <string>
#include <vector>

#include "report/document.hpp"
#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Rows of agreement_table: title, figure, range, meaning.
std::vector<std::vector<std::string>> figure_rows(const RunSummary& summary);

/// {name: value, name_range: [low, high], ...}
Json figures_json(const RunSummary& summary);

/// A sentence and the table of how far annotators agree; nothing without two labels on a claim.
void add_annotators(Document& document, const RunSummary& summary);

/// {"claims", "agreement", "krippendorff_alpha", ..._range, "gwet_ac1", ..._range}; null without two labels on a claim.
Json annotators_json(const RunSummary& summary);

}  // namespace groundlab
