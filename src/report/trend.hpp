// SPDX-License-Identifier: Apache-2.0
// Each metric over the runs of a history, the oldest on top, its ranges on one axis. Where a run was made differently
// from the one before, its row says so: a step there may be the judge's, not the assistant's.
#pragma once

#include <string>
#include <vector>

#include "report/document.hpp"
#include "report/history.hpp"
#include "report/style.hpp"

namespace groundlab {

/// A chart per metric that is drawn. Precondition: the history holds a run.
Document trend_document(const RunHistory& history);

/// The same for a terminal: the bars are drawn with characters, as wide as the style leaves room.
std::string trend_text(const RunHistory& history, const Style& style);

/// What changed in how a run was made since the one before: "judge rules@3 -> rules@4"; empty: nothing that moves a
/// verdict.
std::string making_change(const Signature& before, const Signature& after);

/// The names of the metrics to draw: those asked for, or all that any run has.
std::vector<std::string> drawn_metrics(const RunHistory& history);

}  // namespace groundlab
