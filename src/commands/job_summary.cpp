// SPDX-License-Identifier: Apache-2.0
// The runner's file is shared by the steps of a job, so it is added to and never replaced.
#include "commands/job_summary.hpp"

#include <algorithm>

#include "commands/append.hpp"
#include "commands/terminal.hpp"

namespace groundlab {

bool writes_annotations(const std::vector<Destination>& destinations) {
  return std::any_of(destinations.begin(), destinations.end(),
                     [](const Destination& one) { return one.format->workflow_commands; });
}

void append_job_summary(std::string_view markdown) {
  const std::string path = job_summary_path();
  if (!path.empty()) append_lines(path, std::string(markdown) + "\n");
}

}  // namespace groundlab
