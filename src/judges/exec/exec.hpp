// SPDX-License-Identifier: Apache-2.0
// The exec judge: any program that answers questions as JSON lines (docs/judges/exec.md).
#pragma once

#include "judges/opened.hpp"

namespace groundlab {

/// Of the protocol and of how replies are read.
inline constexpr int exec_version = 1;

/// settings.argument: the command. Throws Error where it is none, or another setting cannot be. Runs nothing yet.
OpenJudge open_exec_judge(const JudgeSettings& settings);

}  // namespace groundlab
