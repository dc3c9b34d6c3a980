// SPDX-License-Identifier: Apache-2.0
// GitLab's code quality report: what a merge request shows as new and as fixed.
// Source: https://docs.gitlab.com/ci/testing/code_quality/ (implement a custom tool).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// The issues of one case, each with a comma behind it; empty where nothing is wrong.
std::string gitlab_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);

/// The JSON list around them.
std::string gitlab_wrap(const RunSummary& summary, std::string_view issues);

}  // namespace groundlab
