// SPDX-License-Identifier: Apache-2.0
// A passage that is a record, read like any other text, with places in the record; and its yes-and-no fields, empty
// fields and opening hours as an index for the check against claims.
#pragma once

#include <string_view>
#include <vector>

#include "judges/rules/read.hpp"
#include "text/records.hpp"

namespace groundlab::rules {

/// What is looked up of a record, prepared once.
struct RecordIndex {
  struct Entry {
    std::vector<WordId> words;   ///< lemmas of the key that name the field
    std::vector<WordId> parent;  ///< of the group it belongs to; empty: none
    FieldAnswer answer = FieldAnswer::yes;
    Span span;  ///< of the value
  };
  struct Day {
    int opens = 0;  ///< minutes after midnight
    int closes = 0;
    Span span;
  };
  std::vector<Entry> entries;  ///< that answer yes, no or unknown
  std::vector<Day> days;
};
RecordIndex index_record(const std::vector<Statement>& statements, Vocabulary& vocabulary);

/// The statements as one text, and the words that texts about such a record use (record_words.txt).
ReadText read_record(std::string_view passage, const std::vector<Statement>& statements, Vocabulary& vocabulary);

/// Appends `part` to `whole`.
void append(ReadText& whole, const ReadText& part);

}  // namespace groundlab::rules
