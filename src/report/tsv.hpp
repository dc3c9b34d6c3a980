// SPDX-License-Identifier: Apache-2.0
// Tab-separated values with one line of names: for shell tools and spreadsheets. No cell holds a tab or a line feed.
#pragma once

#include <cstddef>
#include <string>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "metrics/compare.hpp"
#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// A line per claim; a case without a claim has one with an empty claim number.
std::string tsv_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);
std::string tsv_end(const RunSummary& summary, std::size_t written, const Style& style);

/// A line per metric: name, hits, n, value, value_max, low, high. What has no value is an empty cell.
std::string score_tsv(const RunSummary& summary, const Style& style);

/// A line per metric: name, both rates, the worsening with its range, p-value, verdict.
std::string compare_tsv(const RunComparison& comparison, const Style& style);

}  // namespace groundlab
