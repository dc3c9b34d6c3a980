// SPDX-License-Identifier: Apache-2.0
// --fail-if: gates as typed, read before the work and reported after it.
#pragma once

#include <string>
#include <vector>

#include "commands/command.hpp"
#include "metrics/gate.hpp"

namespace groundlab {

/// Adds --fail-if; in a config file `fail-if = ["NAME: EXPR", ...]`.
void add_gate_options(CLI::App& parser, std::vector<std::string>& fail_if);

/// Throws Error for the first one that cannot be read.
std::vector<Gate> parse_gates(const std::vector<std::string>& fail_if);

/// Names every gate that failed on standard error, unless quiet; whether all were met.
Exit announce(const std::vector<GateResult>& gates, bool quiet);

}  // namespace groundlab
