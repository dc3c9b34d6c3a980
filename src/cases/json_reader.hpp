// SPDX-License-Identifier: Apache-2.0
// One line of JSON, read value by value from the front (RFC 8259, strict), so that each field goes straight where it
// belongs and every fault has its byte, its words and its mend. Objects nest 64 deep at most; numbers must fit a
// double. nlohmann/json's SAX reader takes four times as long for a line and does not say where a value stands; the
// tests hold this reader against it. What the values mean is left to field_reader.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace groundlab {

enum class JsonKind { object, array, string, number, boolean, null, nothing };

/// Where (in bytes from the front of the text), what, and how to mend it.
struct JsonFault {
  std::size_t offset = 0;
  std::string what;
  std::string hint;

  bool operator==(const JsonFault&) const = default;
};

/// After the first fault there is nothing more to read: kind() is `nothing`, loops end, strings are empty.
class JsonReader {
 public:
  /// `text` outlives the reader.
  explicit JsonReader(std::string_view text);

  /// The kind of the value that comes next; `nothing` where none starts there, which is a fault.
  JsonKind kind();
  /// Where the reader stands: after kind(), at the value's first byte.
  std::size_t offset() const { return at_; }

  /// Goes into the object or array that comes next. Preconditions of this and the next five: kind() has said so.
  void open();
  /// The next key of the open object, up to its value, or none at its end. Valid until the next call of key or string.
  std::optional<std::string_view> key();
  /// Where the key that came last begins.
  std::size_t key_offset() const { return key_offset_; }
  /// Whether the open array has another element; at its end it is closed.
  bool element();
  /// Valid until the next call of key or string.
  std::string_view string();
  /// As written.
  std::string_view number();
  bool boolean();
  /// Reads over a value of any kind, checking its syntax, and returns it as written.
  std::string_view skip();

  /// Nothing but blanks may follow.
  void finish();
  const std::optional<JsonFault>& fault() const { return fault_; }

 private:
  void skip_blanks();
  bool separator(char closing, const char* container);
  void close();
  void literal(std::string_view word);
  bool digits();
  void skip_plain();
  bool escape();
  std::optional<char32_t> hex4();
  void fail(std::size_t offset, std::string what, std::string hint);
  void fail_cut_off(std::size_t opened, std::string_view unfinished);
  void fail_no_value();
  char next() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  std::string found() const;

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t bad_byte_;  ///< of the first byte that is not UTF-8; npos: none
  std::size_t key_offset_ = 0;
  std::size_t depth_ = 0;
  bool after_value_ = false;  ///< in the open object or array: a comma or the end comes next
  std::string scratch_;       ///< a string that had escapes
  std::optional<JsonFault> fault_;
};

}  // namespace groundlab
