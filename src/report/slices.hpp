// SPDX-License-Identifier: Apache-2.0
// Rates by slice, as tables and as JSON.
#pragma once

#include <span>
#include <vector>

#include "metrics/slices.hpp"
#include "report/document.hpp"
#include "report/json.hpp"

namespace groundlab {

/// A row per slice: cases, hallucination rate and contradiction rate with ranges.
Table rates_by_slice(const Slices& slices);

/// A row per slice: labelled claims, caught and false alarms with ranges.
Table agreement_by_slice(const Slices& slices);

/// {"by": ..., "values": {slice: {"cases": N, metric: rate, ...}}} over one table of metrics.
Json slices_json(const Slices& slices, std::span<const Metric> table, std::vector<RateTally> Tally::*tallies);

}  // namespace groundlab
