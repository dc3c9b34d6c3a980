// SPDX-License-Identifier: Apache-2.0
// The quantities of a claim against those of the evidence: found, missing, or standing against another value in the
// same place.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {

struct QuantityFinding {
  enum class State : std::uint8_t { found, asked, missing, differs };
  State state = State::missing;
  std::size_t view = 0;        ///< where `differs`
  std::uint32_t other = none;  ///< the evidence's quantity where `differs`
  float place = 0;             ///< how sure it is that both stand in the same place, 0 to 1
};

/// One finding per quantity of the claim. `asked`: quantities of the user's question, which lends them.
std::vector<QuantityFinding> check_quantities(const Comparison& comparison, std::span<const Quantity> asked);

}  // namespace groundlab::rules
