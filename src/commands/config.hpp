// SPDX-License-Identifier: Apache-2.0
// Options from a TOML file: every option by its long name, at the top for all subcommands or in a table named after
// one. What the command line says wins.
#pragma once

#include <string>

namespace CLI {
class App;
}

namespace groundlab {

/// Gives `parsed`, the subcommand that was parsed, the values of `path` for options that it was not given. Keys of
/// other subcommands are left alone. Throws Error for a file that cannot be read, and for a key that no subcommand
/// knows.
void apply_config(const CLI::App& app, CLI::App& parsed, const std::string& path);

}  // namespace groundlab
