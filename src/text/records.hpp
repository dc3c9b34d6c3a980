// SPDX-License-Identifier: Apache-2.0
// Passages that are records: JSON or key-value text, read as the statements that a person would read there.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab {

/// What a record says of one of its keys.
enum class FieldAnswer {
  value,    ///< the key has a value: "stars: 4.5"
  yes,      ///< true, "yes", "free"
  no,       ///< false, "no", "none": the thing is denied
  unknown,  ///< null, "", "n/a": the record does not say
};

/// One leaf of a record as a statement.
struct Statement {
  std::string text;  ///< in words: "business parking garage: no", "hours monday: 8:00 to 22:00"
  std::string key;   ///< the path in words, outermost first: "business parking garage"
  FieldAnswer answer = FieldAnswer::value;
  Span span;        ///< of key and value in the passage
  Span value_span;  ///< of the value alone

  bool operator==(const Statement&) const = default;
};

/// The statements of a passage that is a record, in order; none where it is prose. Linear, total, depth-limited.
std::vector<Statement> record_statements(std::string_view passage);

}  // namespace groundlab
