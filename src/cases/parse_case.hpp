// SPDX-License-Identifier: Apache-2.0
// A line of a case file to a Case, or to everything that is wrong with it (docs/cases.md, data/case.schema.json).
// Whether an id is new, unique_ids decides; whether labels and claims agree in number, check_labels.
#pragma once

#include <string_view>
#include <variant>
#include <vector>

#include "groundlab/core/case.hpp"

#include "cases/notes.hpp"

namespace groundlab {

struct ParsedCase {
  /// The case, or its faults. No case and no fault: a passage lies in notes that have faults of their own (Notes::log).
  std::variant<Case, std::vector<Diagnostic>> result;
  std::vector<Diagnostic> warnings;  ///< unknown keys
};

/// Pure but for the notes, which are read where a passage has no text; may be called from several threads at once.
/// `line` as LineReader gives it; `where` is its file and number.
ParsedCase parse_case(std::string_view line, const Location& where, const Notes& notes);

}  // namespace groundlab
