// SPDX-License-Identifier: Apache-2.0
// Did you mean: the known name closest to a misspelt one.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace groundlab {

/// The candidate with the smallest edit distance to `name` (case ignored), if it is near enough to be a slip of the
/// pen: at most a third of the name's length, rounded up, and at most 3. Ties go to the earlier candidate.
std::optional<std::string_view> nearest(std::string_view name, std::span<const std::string_view> candidates);

/// `did you mean "x"?` where nearest() finds one; otherwise "known: a, b, c".
std::string did_you_mean(std::string_view name, std::span<const std::string_view> candidates);

}  // namespace groundlab
