// SPDX-License-Identifier: Apache-2.0
// The other beginning of a run: results files in place of case files and a judge.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

namespace groundlab {

/// Passes on every case of every file, in order. Throws Error for a file that is not complete, a case that came before,
/// files that were not made alike, and for no case at all. Returns how they were made, whatever the order of the files.
Signature read_results(const std::vector<std::string>& paths,
                       const std::function<void(const Case&, const CaseResult&)>& use);

}  // namespace groundlab
