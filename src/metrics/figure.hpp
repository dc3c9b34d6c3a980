// SPDX-License-Identifier: Apache-2.0
// The figures of a run that a gate may name, by the names that `score --format json` gives them: every rate, and the
// counts and shares beside the rates. What was not judged counts at its worst.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/estimate.hpp"

#include "metrics/tally.hpp"

namespace groundlab {

/// What figures are read with, besides the counts.
struct FigureSettings {
  double penalty = 1;   ///< of a wrong answer in the risk score
  double level = 0.95;  ///< of the ranges

  bool operator==(const FigureSettings&) const = default;
};

/// A rate with its range, or a plain number where `value` is all there is.
struct Figure {
  std::string name;
  Better better = Better::higher;
  bool is_rate = false;
  Estimate (*rate)(const Tally&, std::size_t row, double level) = nullptr;  ///< for a rate
  std::optional<double> (*number)(const Tally&, FigureSettings) = nullptr;  ///< for the others
  std::size_t row = 0;                                                      ///< of the rate in its table

  bool operator==(const Figure&) const = default;
};

/// All of them: rates first, in the order of their tables.
std::vector<Figure> figures();

}  // namespace groundlab
