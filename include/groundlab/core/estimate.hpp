// SPDX-License-Identifier: Apache-2.0
// A rate as it is reported everywhere: counts, value and range. Values are shares in [0, 1].
#pragma once

#include <cstdint>
#include <optional>

namespace groundlab {

/// hits of n. `value` counts what was not judged as no hit, `value_max` as a hit; `low` belongs to the first, `high` to
/// the second. n = 0: nothing but the counts.
struct Estimate {
  std::uint64_t hits = 0;
  std::uint64_t n = 0;
  std::optional<double> value;
  std::optional<double> value_max;
  std::optional<double> low;
  std::optional<double> high;

  bool operator==(const Estimate&) const = default;
};

}  // namespace groundlab
