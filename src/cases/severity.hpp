// SPDX-License-Identifier: Apache-2.0
// What a severity weighs, where weighting is asked for: four names, or a number above 0.
#pragma once

#include <array>
#include <optional>
#include <string_view>

namespace groundlab {

inline constexpr std::array<std::string_view, 4> severity_names{"low", "medium", "high", "critical"};

/// The weight of a severity as it is written; none where it is neither a name nor a number above 0.
std::optional<double> weight_of(std::string_view severity);

}  // namespace groundlab
