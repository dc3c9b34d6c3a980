// SPDX-License-Identifier: Apache-2.0
// The nli judge: a classifier of sentence pairs behind HTTP (docs/judges/nli.md).
#pragma once

#include "judges/opened.hpp"

namespace groundlab {

/// Of how evidence is cut and numbers become verdicts.
inline constexpr int nli_version = 1;

/// Throws Error for settings that cannot be, and where a key is needed and missing. Sends nothing yet.
OpenJudge open_nli_judge(const JudgeSettings& settings);

}  // namespace groundlab
