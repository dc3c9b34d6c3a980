// SPDX-License-Identifier: Apache-2.0
// The report for a steering committee, and behind it what an engineer needs.
#pragma once

#include "report/document.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Five lines to decide on, what they do not show, every rate, the judge against people, every failing case (capped,
/// with a count), the definitions, the signature.
Document report_document(const RunSummary& summary);

}  // namespace groundlab
