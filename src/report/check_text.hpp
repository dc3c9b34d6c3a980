// SPDX-License-Identifier: Apache-2.0
// `check` in a terminal: case by case, claim by claim, verdict and why.
#pragma once

#include <string>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

#include "metrics/tally.hpp"
#include "report/style.hpp"

namespace groundlab {

/// One case: id, question and outcome; each claim with verdict, citation marks, reasons and the person's label where it
/// differs or the claim fails; what is no claim, with its kind.
std::string check_text(const Case& checked, const CaseResult& result, const Style& style);

/// The closing lines: counts, disagreements, signature.
std::string check_summary_text(const Tally& tally, const Signature& signature, const Style& style);

}  // namespace groundlab
