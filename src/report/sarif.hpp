// SPDX-License-Identifier: Apache-2.0
// SARIF 2.1.0 (OASIS; tests/schemas/sarif-2.1.0.json): a result per issue at the case's line, a rule per reason code.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// The results of one case, each with a comma behind it; empty where nothing is wrong.
std::string sarif_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);

/// The whole log around them.
std::string sarif_wrap(const RunSummary& summary, std::string_view results);

}  // namespace groundlab
