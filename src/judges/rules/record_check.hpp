// SPDX-License-Identifier: Apache-2.0
// A claim against the yes-and-no fields, the empty fields and the opening hours of a record.
#pragma once

#include <span>
#include <vector>

#include "judges/rules/claim.hpp"
#include "judges/rules/record.hpp"

namespace groundlab::rules {

/// What is looked up of a record, prepared once.
struct RecordIndex {
  struct Entry {
    std::vector<WordId> words;   ///< lemmas of the key that name the field
    std::vector<WordId> parent;  ///< of the name it stands under; empty: none that names a group
    FieldKind kind = FieldKind::yes;
    Span span;  ///< of the value
  };
  struct Day {
    int weekday = 0;  ///< 0 Monday
    int opens = 0;
    int closes = 0;
    Span span;
  };
  std::vector<Entry> entries;  ///< of kinds yes, no, unknown
  std::vector<Day> days;
};
RecordIndex index_record(std::span<const Field> fields, Vocabulary& vocabulary);

/// A field that says otherwise than the claim, or says nothing where the claim states something.
struct RecordFinding {
  enum class Kind : std::uint8_t { denied, unknown, hours };
  Kind kind = Kind::denied;
  std::uint32_t claim_token = none;
  Span span;  ///< of the field's value in the passage
};
std::vector<RecordFinding> check_record(const PreparedClaim& claim, const RecordIndex& record, const Vocabulary& vocabulary);

}  // namespace groundlab::rules
