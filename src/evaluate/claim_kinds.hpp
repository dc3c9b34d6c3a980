// SPDX-License-Identifier: Apache-2.0
// What kinds of statement a claim makes, so that a judge's errors can be told apart by them.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/result.hpp"

#include "text/quantities.hpp"

namespace groundlab {

/// The kinds of a claim with these quantities: several, or `other`.
std::vector<ClaimKind> claim_kinds(std::string_view claim, std::span<const Quantity> quantities);

}  // namespace groundlab
