// SPDX-License-Identifier: Apache-2.0
// What is wrong with each citation that is not relevant, and which passage would have backed the claim. The judge is
// asked again, but only about claims whose citations failed, and about few passages each.
#pragma once

#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/judges/judge.hpp"

namespace groundlab {

/// How many passages a failed claim is held against in search of a better citation: first those that the verdict's own
/// reasons name, then in order.
inline constexpr std::size_t passages_to_try = 4;

/// The claims of a case with citation_faults and better_passage filled in. A citation is misplaced where its passage
/// alone backs the claim before or after, whose own citations do not; else superfluous where the claim's citations back
/// it without this one; else of the wrong passage where something retrieved backs the claim, and unbacked where nothing
/// does. Precondition: verdicts, citation_ok and citation_relevant are known.
std::vector<CheckedClaim> with_faults(std::vector<CheckedClaim> claims, const Case& checked, Judge& judge);

}  // namespace groundlab
