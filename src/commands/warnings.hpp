// SPDX-License-Identifier: Apache-2.0
// What a run must say about claims without a verdict, and which cases count as failures.
#pragma once

#include "groundlab/core/result.hpp"

#include "metrics/tally.hpp"

namespace groundlab {

/// Wrong, gave up although the answer was there, or cites a passage that does not back a claim.
bool is_failure(const CaseResult& result);

/// Throws Error where there are claims and none of them was judged; warns, unless quiet, where some were not.
void warn_of_unjudged(const Tally& tally, bool quiet);

}  // namespace groundlab
