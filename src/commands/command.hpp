// SPDX-License-Identifier: Apache-2.0
// The ordered table of subcommands. Adding one: its file and a row in registry.cpp.
#pragma once

#include <functional>
#include <span>
#include <string_view>

namespace CLI {
class App;
}

namespace groundlab {

/// Exit codes, as --help names them.
enum class Exit { done = 0, gate_failed = 1, bad_input = 2, fault = 3, inconclusive = 4, interrupted = 130 };

/// Adds its options to the subcommand's parser and returns what to run after parsing. That throws Error for bad usage
/// and bad input.
using Run = std::function<Exit()>;

struct Command {
  std::string_view name;
  std::string_view help;
  std::string_view examples;  ///< shown at the end of its --help
  Run (*add)(CLI::App& parser);
};

std::span<const Command> commands();

}  // namespace groundlab
