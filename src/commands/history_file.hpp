// SPDX-License-Identifier: Apache-2.0
// A history of runs as a file: one line a run, good to keep in git.
#pragma once

#include <string>

#include "report/history.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Throws Error for an existing file that is no history: to be called before the work, so that nothing is added to it.
void check_history_path(const std::string& path);

void append_to_history(const std::string& path, const RunSummary& summary);

/// Every run of the file, in order. A last line without its line feed was cut off and is left out, with a warning
/// unless quiet. Throws Error for a file that cannot be read, is no history, or holds no run.
RunHistory read_history(const std::string& path, bool quiet);

}  // namespace groundlab
