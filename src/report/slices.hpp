// SPDX-License-Identifier: Apache-2.0
// Rates by slice, as tables and as JSON.
#pragma once

#include <span>
#include <vector>

#include "metrics/slices.hpp"
#include "report/document.hpp"
#include "report/json.hpp"

namespace groundlab {

/// The hallucination rate by slice, a bar each: the largest slices, in the order of their names.
RateChart hallucination_by_slice(const Slices& slices, double level);

/// Metrics and where a tally counts them.
struct MetricTable {
  std::span<const Metric> metrics;
  std::vector<RateTally> Tally::*tallies;
};

/// {"by": ..., "values": {slice: {"cases": N, metric: rate, ...}}} over one table of metrics.
Json slices_json(const Slices& slices, const MetricTable& table, double level);

}  // namespace groundlab
