// SPDX-License-Identifier: Apache-2.0
// JUnit XML (tests/schemas/junit-10.xsd): a test per case, a test per gate. CI systems show it without a plug-in.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// One <testcase>; what fails it stands in one <failure>: claim, verdict, what differs, evidence.
std::string junit_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);

/// The whole file around the test cases.
std::string junit_wrap(const RunSummary& summary, std::string_view cases);

}  // namespace groundlab
