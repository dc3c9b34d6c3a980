// SPDX-License-Identifier: Apache-2.0
// Which single cases a report shows: the failing ones up to a cap, and a sample of them for a person to look at.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "commands/options.hpp"
#include "report/summary.hpp"

namespace groundlab {

struct ReviewOptions {
  std::size_t show = 50;
  std::optional<std::size_t> sample;
  std::uint64_t seed = 1;
};

void add_review_options(CLI::App& parser, ReviewOptions& options);

/// Makes room in `summary`; for failing cases only where a report is `wanted` or a format shows them. Throws Error
/// where the cases of a sample are to be written and none is drawn.
void prepare_review(RunSummary& summary, const ReviewOptions& options, const RunSettings& settings, bool wanted);

/// Counts the findings of one more case, and keeps it where it fails and is among those to show.
void offer_case(RunSummary& summary, const Case& checked, const CaseResult& result);

/// The sample as case lines, by id.
std::string review_lines(const RunSummary& summary);

}  // namespace groundlab
