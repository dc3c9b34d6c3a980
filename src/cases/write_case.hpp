// SPDX-License-Identifier: Apache-2.0
// A case back into its file, with `claims` as they were cut, so that labels outlive a change of the splitter.
#pragma once

#include <string>
#include <string_view>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"

namespace groundlab {

/// `line`, which `written` was parsed from, without its line feed: every member as it stood, the user's own included,
/// but `labels` and `claims`, in whose place `claims` has each claim with its text, the ids it cites and its label
/// (null: none yet). A line whose claims came already split, or whose answer has none, stays as it is. Precondition:
/// check_labels finds no fault.
std::string write_case(std::string_view line, const Case& written, const Reading& reading);

}  // namespace groundlab
