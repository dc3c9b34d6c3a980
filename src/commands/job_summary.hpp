// SPDX-License-Identifier: Apache-2.0
// The summary page of a GitHub job: Markdown appended to the file that the runner names, where it names one.
#pragma once

#include <string_view>
#include <vector>

#include "commands/options.hpp"

namespace groundlab {

/// Whether one of the results goes to a runner as annotations.
bool writes_annotations(const std::vector<Destination>& destinations);

/// Appends to the runner's summary file, in one write; does nothing outside a workflow. Throws Error where it cannot.
void append_job_summary(std::string_view markdown);

}  // namespace groundlab
