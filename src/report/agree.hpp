// SPDX-License-Identifier: Apache-2.0
// `agree`: the judge against people's labels.
#pragma once

#include <string>

#include "report/document.hpp"
#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// The confusion matrix: the person's label down, the judge's verdict across.
MatrixChart confusion_chart(const Confusion& confusion);

/// Exact agreement, caught, false alarms, balanced accuracy, kappa.
Table agreement_table(const RunSummary& summary);

/// `agree` for a terminal: matrix, figures, every disagreement by name, signature.
std::string agree_text(const RunSummary& summary, const Style& style);

/// One JSON object, schema groundlab.agree/1, with a line feed at its end.
std::string agree_json(const RunSummary& summary, const Style& style);

}  // namespace groundlab
