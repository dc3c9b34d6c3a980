// SPDX-License-Identifier: Apache-2.0
// What differs between two results of one case, claim by claim: equal texts pair, the k-th with the k-th.
#pragma once

#include "metrics/compare.hpp"

namespace groundlab {

struct CaseChanges {
  std::vector<ClaimChange> failing;
  std::vector<ClaimChange> fixed;
  std::vector<ClaimChange> changed;
  std::uint64_t reworded = 0;
  bool differs = false;  ///< in a claim's text, verdict or citation marks, or in the outcome
};

/// Precondition: both are results of the same case.
CaseChanges claim_changes(const CaseResult& base, const CaseResult& current, const Location& where);

}  // namespace groundlab
