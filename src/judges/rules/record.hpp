// SPDX-License-Identifier: Apache-2.0
// A passage that is a record (a JSON object or list): its fields as plain values with their places, and as sentences
// that can be read like any other text.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab::rules {

/// yes, no: true and false, also written as words; unknown: null; hours: "9:00-17:30".
enum class FieldKind : std::uint8_t { yes, no, unknown, number, text, hours };

struct Field {
  std::string key;     ///< words of the last name: "BusinessParking": "business parking"
  std::string parent;  ///< words of the name it stands under; empty: none
  FieldKind kind = FieldKind::text;
  std::string value;  ///< unescaped
  Span key_span;      ///< in the record
  Span value_span;    ///< without quotation marks
  int opens = 0;      ///< for hours: minutes after midnight
  int closes = 0;
};

/// The fields of a record in order; none where the text is no JSON object or list. Total on any bytes; nesting beyond
/// 64 levels is no record.
std::optional<std::vector<Field>> read_record(std::string_view text);

/// A piece of told text and where it comes from. `verbatim`: byte by byte.
struct ToldPiece {
  Span told;
  Span original;
  bool verbatim = false;
};

/// A record as sentences: "outdoor seating: yes. Monday: open from 9:00 to 17:30."
struct ToldRecord {
  std::string text;
  std::vector<ToldPiece> pieces;  ///< in order of `told`

  /// The place in the record of a piece of the told text.
  Span original(Span told) const;
};
ToldRecord tell(const std::vector<Field>& fields);

}  // namespace groundlab::rules
