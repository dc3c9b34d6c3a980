// SPDX-License-Identifier: Apache-2.0
// The quantities of a claim against those of the evidence: found, missing, or standing against another value in the
// same place.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "judges/rules/conflict.hpp"

namespace groundlab::rules {

struct QuantityFinding {
  /// open: the evidence is coarser (a date without its year). elsewhere: found, but what the claim says around it
  /// stands around another value.
  enum class State : std::uint8_t { found, asked, open, missing, differs, elsewhere };
  State state = State::missing;
  std::size_t view = 0;        ///< where `differs` or `elsewhere`
  std::uint32_t other = none;  ///< the evidence's quantity that stands in the claim's place
  float place = 0;             ///< how sure it is that both stand in the same place, 0 to 1

  bool is_missing() const { return state == State::missing || state == State::differs; }
};

/// One finding per quantity of the claim. `asked`: quantities of the user's question, which lends them.
std::vector<QuantityFinding> check_quantities(const Comparison& comparison, std::span<const Quantity> asked);

}  // namespace groundlab::rules
