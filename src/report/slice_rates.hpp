// SPDX-License-Identifier: Apache-2.0
// Every rate by slice, for a terminal: a group of rows per rate, a row per slice, so that names and ranges have room.
#pragma once

#include "report/document.hpp"
#include "report/slices.hpp"

namespace groundlab {

/// Columns: the rate with its slices under it, the value, the range, and a mark where little was counted. Slices in
/// which a rate has nothing to count are left out of its group, and rates without any.
Table slice_rates(const Slices& slices, const MetricTable& table, double level);

}  // namespace groundlab
