// SPDX-License-Identifier: Apache-2.0
// Charts in words: the table that says what a chart draws, and bars made of characters where nothing can be drawn.
#pragma once

#include <cstddef>
#include <string>

#include "groundlab/core/estimate.hpp"

#include "report/document.hpp"

namespace groundlab {

/// A row of a chart from a rate, its numbers written as everywhere.
RateRow rate_row(std::string title, const Estimate& rate, std::string note = {});

/// Title, result, range, and the note where the chart has a column of notes.
Table table_of(const RateChart& chart);
Table table_of(const MatrixChart& chart);
/// x and y as percentages, and what each point means.
Table table_of(const CurveChart& chart);

/// "····──●───·····": an axis from 0 to 100 % with the range and the value on it; ○ is the highest value that what was
/// not judged leaves open. `columns` characters, at least 2.
std::string range_bar(const RateRow& row, std::size_t columns);

/// "███████": a share as a bar of at most `columns` characters; a share above 0 shows at least one.
std::string share_bar(double share, std::size_t columns);

}  // namespace groundlab
