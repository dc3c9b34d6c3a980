// SPDX-License-Identifier: Apache-2.0
// Report files: the suffix decides the format, and a report that was edited by hand is kept.
#pragma once

#include <string>
#include <vector>

#include "report/summary.hpp"

namespace groundlab {

/// Throws Error for an unknown suffix, and for an existing file that groundlab did not write or that was edited since,
/// unless `force`. To be called before the work, so that nothing is lost.
void check_report_paths(const std::vector<std::string>& paths, bool force);

/// Writes one report. Precondition: check_report_paths was content.
void write_report(const std::string& path, const RunSummary& summary);

}  // namespace groundlab
