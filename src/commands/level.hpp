// SPDX-License-Identifier: Apache-2.0
// --level: how sure every range of a run is meant to be.
#pragma once

namespace CLI {
class App;
}

namespace groundlab {

void add_level_option(CLI::App& parser, double& level);

/// The level as typed. Throws Error unless it lies between 0 and 1.
double checked_level(double level);

}  // namespace groundlab
