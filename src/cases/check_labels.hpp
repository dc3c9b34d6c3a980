// SPDX-License-Identifier: Apache-2.0
// Whether a case has one label per claim of its answer, and of each annotator as many.
#pragma once

#include <optional>

#include "groundlab/core/case.hpp"
#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/reading.hpp"

namespace groundlab {

/// The fault of a case whose labels and claims differ in number, with the claims as `reading` cut them; none where they
/// agree and where there are no labels. Claims that came already split bring their own; annotators' must fit them too.
std::optional<Diagnostic> check_labels(const Case& checked, const Reading& reading);

}  // namespace groundlab
