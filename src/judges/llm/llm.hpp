// SPDX-License-Identifier: Apache-2.0
// The llm judge: a model behind an HTTP API reads passages and claims and gives a verdict (docs/judges/llm.md).
#pragma once

#include "judges/opened.hpp"

namespace groundlab {

/// Of the form of requests and of how replies are read; the rules of checking are signed by their digest.
inline constexpr int llm_version = 1;

/// Throws Error for settings that cannot be, and where a key is needed and missing. Sends nothing yet.
OpenJudge open_llm_judge(const JudgeSettings& settings);

}  // namespace groundlab
