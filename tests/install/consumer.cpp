// SPDX-License-Identifier: Apache-2.0
// A stranger's program: uses what `cmake --install` put down, and nothing else (tests/install/run.sh builds it).
#include <array>
#include <iostream>

#include "groundlab/core/nearest.hpp"
#include "groundlab/core/version.hpp"
#include "groundlab/evaluate/evaluate.hpp"

int main() {
  constexpr std::array<std::string_view, 2> known{"check", "score"};
  std::cout << groundlab::version << ' ' << groundlab::did_you_mean("scor", known) << '\n';
}
