// SPDX-License-Identifier: Apache-2.0
// A passage as it stands in a case or in a notes file: {"id","text","title"?}.
#pragma once

#include "groundlab/core/case.hpp"

#include "cases/field_reader.hpp"

namespace groundlab {

/// Reads the object that comes next. Faults are left with `fields`; then the passage is not whole. `mend` says what to
/// do where a key is missing.
Passage read_passage(FieldReader& fields, std::string_view mend);

}  // namespace groundlab
