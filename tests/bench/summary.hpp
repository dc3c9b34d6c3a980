// SPDX-License-Identifier: Apache-2.0
// What a simulation counts: how often a range held the truth, by cell of a grid, and a row's view of its cells.
#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include <fmt/core.h>

#include "stats/intervals.hpp"

namespace groundlab {

struct Run {
  std::uint64_t repetitions = 2000;
  std::uint64_t seed = 1;
};

/// The command line of a bench: [repetitions] [seed].
inline Run run_of(int argc, char** argv, Run run) {
  const auto number = [&](int at, std::uint64_t otherwise) {
    if (at >= argc) return otherwise;
    const std::string_view text = argv[at];
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() && value > 0 ? value : otherwise;
  };
  return {number(1, run.repetitions), number(2, run.seed)};
}

/// How often one kind of range held the truth, in one cell of the grid.
struct Cell {
  std::uint64_t held = 0;
  std::uint64_t shown = 0;
  double width = 0;

  void add(const std::optional<Interval>& range, double truth) {
    if (!range) return;
    ++shown;
    width += range->high - range->low;
    // A truth at the very end of a range must not fall out of it by a rounding.
    if (range->low <= truth + 1e-12 && truth - 1e-12 <= range->high) ++held;
  }
  double coverage() const { return 100 * static_cast<double>(held) / static_cast<double>(shown); }
  double mean_width() const { return 100 * width / static_cast<double>(shown); }
};

/// A row of a table: cells that differ in the true rate (and what else the row does not name).
struct Summary {
  double average = 0;
  double lowest = 100;
  double highest = 0;
  double width = 0;
  std::size_t cells = 0;

  void add(const Cell& cell) {
    if (cell.shown == 0) return;
    ++cells;
    average += (cell.coverage() - average) / static_cast<double>(cells);
    width += (cell.mean_width() - width) / static_cast<double>(cells);
    lowest = std::min(lowest, cell.coverage());
    highest = std::max(highest, cell.coverage());
  }
};

/// Prints a grid's summary against the promise: 93 to 97 % on average, no cell under 88 %.
inline bool promised(std::string_view what, const Summary& summary) {
  const bool kept = summary.average >= 93 && summary.average <= 97 && summary.lowest >= 88;
  fmt::print("\n{}: average {:.1f} %, lowest cell {:.1f} %, highest {:.1f} %, {} cells: {}\n\n", what, summary.average,
             summary.lowest, summary.highest, summary.cells, kept ? "as promised" : "BROKEN");
  return kept;
}

}  // namespace groundlab
