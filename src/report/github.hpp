// SPDX-License-Identifier: Apache-2.0
// Annotations for a GitHub workflow: one command an issue, and a plain line at the end.
#pragma once

#include <cstddef>
#include <string>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "metrics/compare.hpp"
#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

std::string github_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);

/// Every gate that failed as an annotation of its own, then the counts in one line.
std::string github_end(const RunSummary& summary, std::size_t written, const Style& style);

/// Newly failing claims at their lines, and the verdict on the whole.
std::string compare_github(const RunComparison& comparison, const Style& style);

/// What a job's summary page shows of a comparison and of a scored run, as Markdown.
std::string job_summary(const RunComparison& comparison);
std::string job_summary(const RunSummary& summary);

}  // namespace groundlab
