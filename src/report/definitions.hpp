// SPDX-License-Identifier: Apache-2.0
// The last pages of a report: how every figure in it is computed, and where that comes from.
#pragma once

#include "report/document.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Each metric as hits / n with its definition and source, the kinds of findings, and the formulas of the ranges.
void add_definitions(Document& document, const RunSummary& summary);

}  // namespace groundlab
