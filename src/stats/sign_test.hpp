// SPDX-License-Identifier: Apache-2.0
// What McNemar's exact test can find: planning it needs the exact power, because with few discordant pairs the test is
// stricter than a normal approximation says.
#pragma once

#include <cstdint>
#include <optional>

namespace groundlab {

/// Of `n` pairs, `discordant` differ.
struct Discordance {
  std::uint64_t n = 0;
  std::uint64_t discordant = 0;

  bool operator==(const Discordance&) const = default;
};

/// The smallest true net share (pairs that get worse minus pairs that get better, over n) that McNemar's exact test at
/// 1 - level finds with probability `power`, if as many pairs are discordant as were seen, or as many as that share
/// takes. None where no share up to 1 is found so, and for a level or power outside (0, 1).
std::optional<double> mcnemar_detectable(Discordance seen, double level = 0.95, double power = 0.8);

}  // namespace groundlab
