// SPDX-License-Identifier: Apache-2.0
// One checked case as a reader wants it: what is wrong, and each claim above the evidence that decides.
#pragma once

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/cards.hpp"

namespace groundlab {

/// The case for a report, its texts shortened so that no case takes more than some 40 KB. Where there are many claims,
/// those with a finding are shown first and the rest counted.
CaseCard case_card(const Case& checked, const CaseResult& result);

}  // namespace groundlab
