// SPDX-License-Identifier: Apache-2.0
// A level outside (0, 1) has no range; whoever types 95 means 0.95.
#include "commands/level.hpp"

#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"

#include "commands/options.hpp"

namespace groundlab {

void add_level_option(CLI::App& parser, double& level) {
  parser.add_option("--level", level, "Level of every range")
      ->type_name("L")
      ->capture_default_str()
      ->group(more_options);
}

double checked_level(double level) {
  if (level > 0 && level < 1) return level;
  const bool percent = level >= 50 && level < 100;
  throw Error(fmt::format("the level \"{:g}\" does not lie between 0 and 1", level),
              fmt::format("for example --level {:g}", percent ? level / 100 : 0.95));
}

}  // namespace groundlab
