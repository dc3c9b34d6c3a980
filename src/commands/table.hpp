// SPDX-License-Identifier: Apache-2.0
// One function per subcommand: adds its options, returns what to run.
#pragma once

#include "commands/command.hpp"

namespace groundlab {

Run add_init(CLI::App& parser);
Run add_check(CLI::App& parser);
Run add_agree(CLI::App& parser);
Run add_score(CLI::App& parser);
Run add_plan(CLI::App& parser);
Run add_compare(CLI::App& parser);
Run add_trend(CLI::App& parser);
Run add_mutate(CLI::App& parser);
Run add_list(CLI::App& parser);
Run add_explain(CLI::App& parser);

}  // namespace groundlab
