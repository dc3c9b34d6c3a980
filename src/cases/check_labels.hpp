// SPDX-License-Identifier: Apache-2.0
// Whether a case has one label per claim of its answer.
#pragma once

#include <optional>

#include "groundlab/core/case.hpp"
#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/reading.hpp"

namespace groundlab {

/// The fault of a case whose labels and claims differ in number, with the claims as `reading` cut them; none where they
/// agree, where there are no labels, and where the claims came already split and bring their own.
std::optional<Diagnostic> check_labels(const Case& checked, const Reading& reading);

}  // namespace groundlab
