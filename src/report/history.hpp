// SPDX-License-Identifier: Apache-2.0
// A history of runs as values, and one run as the line that a history file keeps. Reading it back:
// commands/history_file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/estimate.hpp"
#include "groundlab/core/signature.hpp"

#include "report/summary.hpp"

namespace groundlab {

struct NamedRate {
  std::string name;
  Estimate rate;

  bool operator==(const NamedRate&) const = default;
};

struct HistoryRun {
  std::string date;  ///< YYYY-MM-DD; empty: none
  Signature signature;
  std::uint64_t cases = 0;
  std::uint64_t gates_failed = 0;
  std::vector<NamedRate> rates;  ///< in the order of metrics()

  bool operator==(const HistoryRun&) const = default;
};

struct RunHistory {
  std::vector<HistoryRun> runs;      ///< the oldest first
  std::vector<std::string> metrics;  ///< names of those to draw, in order; empty: all

  bool operator==(const RunHistory&) const = default;
};

/// One JSON object, schema groundlab.run/1, with a line feed at its end.
std::string history_line(const RunSummary& summary);

}  // namespace groundlab
