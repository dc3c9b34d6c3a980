// SPDX-License-Identifier: Apache-2.0
// The overlap judge: the source document's rule to the letter, kept as the baseline to beat.
#pragma once

#include <memory>

#include "groundlab/judges/judge.hpp"

#include "judges/settings.hpp"

namespace groundlab {

inline constexpr int overlap_version = 1;

/// Settings: `negation` adds the source's exercise (a negation word on one side only is a contradiction).
std::unique_ptr<Judge> make_overlap_judge(const JudgeSettings& settings);

}  // namespace groundlab
