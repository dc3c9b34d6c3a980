// SPDX-License-Identifier: Apache-2.0
// The command line as a whole: arguments in, exit code out.
#pragma once

#include <string>
#include <vector>

#include "commands/command.hpp"

namespace groundlab {

/// Parses and runs. `arguments`: without the program's name. Throws Error, BadInput, ClosedPipe, Interrupted.
Exit run_command_line(std::vector<std::string> arguments);

}  // namespace groundlab
