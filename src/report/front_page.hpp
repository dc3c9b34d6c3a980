// SPDX-License-Identifier: Apache-2.0
// The first page of a report: what a committee decides on.
#pragma once

#include "report/document.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Title, the five lines (rate, severity, abstention, judge, control), their rates on one axis, and what they do not
/// show where that applies; then the end of the page.
void add_front_page(Document& document, const RunSummary& summary);

}  // namespace groundlab
