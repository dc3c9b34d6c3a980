// SPDX-License-Identifier: Apache-2.0
// Files never have colour and always the same width; standard output has what the terminal gives.
#include "commands/deliver.hpp"

#include "commands/terminal.hpp"

namespace groundlab {

Delivery::Delivery(const std::vector<Destination>& destinations, const std::string& color) {
  for (const Destination& one : destinations)
    opened_.push_back({one.format, one.path == "-" ? style_for(color) : file_style(), Output(one.path)});
}

void Delivery::finish() {
  for (Opened& one : opened_) one.output.finish();
}

}  // namespace groundlab
