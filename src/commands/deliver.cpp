// SPDX-License-Identifier: Apache-2.0
// Files never have colour and always the same width; standard output has what the terminal gives.
#include "commands/deliver.hpp"

#include "commands/terminal.hpp"
#include "report/workflow.hpp"

namespace groundlab {

Delivery::Delivery(const std::vector<Destination>& destinations, const std::string& color) {
  for (const Destination& one : destinations) {
    const bool is_stdout = one.path == "-";
    opened_.push_back({one.format, is_stdout ? style_for(color) : file_style(), Output(one.path),
                       is_stdout && is_github_workflow() && !one.format->workflow_commands});
  }
}

void Delivery::put(Opened& one, const std::string& text) const {
  if (one.closed) return;
  try {
    one.output.write(one.guarded ? without_workflow_commands(text) : text);
  } catch (const ClosedPipe&) {
    if (!outlives_) throw;
    one.closed = true;
  }
}

void Delivery::finish() {
  for (Opened& one : opened_) {
    if (one.closed) continue;
    try {
      one.output.finish();
    } catch (const ClosedPipe&) {
      if (!outlives_) throw;
    }
  }
}

}  // namespace groundlab
