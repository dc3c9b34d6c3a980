// SPDX-License-Identifier: Apache-2.0
// The default judge: deterministic, offline, without a model; explains every verdict with places on both sides.
#pragma once

#include <memory>

#include "groundlab/judges/judge.hpp"

#include "judges/settings.hpp"

namespace groundlab {

/// Part of the signature: rises whenever a verdict may come out otherwise.
inline constexpr int rules_version = 3;

/// Settings: `strictness` (0 to 1, default 0.5): the score from which on a claim is supported. Throws Error where a
/// value is no such number.
std::unique_ptr<Judge> make_rules_judge(const JudgeSettings& settings);

}  // namespace groundlab
