// SPDX-License-Identifier: Apache-2.0
// Typed fields out of one JSON line. What does not fit the schema becomes a fault with the field's path, and reading
// goes on behind it, so that one look at a line tells everything that is wrong with it. Which fields there are,
// parse_case and notes decide.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/diagnostic.hpp"

#include "cases/json_reader.hpp"

namespace groundlab {

/// The keys of a kind of object, at most 32; the first `required` of them must be there, or `mend` says what to do.
/// `aliases` are what other tools call them: {other name, our name}.
struct FieldNames {
  std::span<const std::string_view> names;
  std::size_t required = 0;
  std::span<const std::array<std::string_view, 2>> aliases = {};
  std::string_view mend = "add it";
};

/// A line tells at most 20 faults.
class FieldReader {
 public:
  /// `line` outlives the reader; `where` is its place.
  FieldReader(std::string_view line, Location where);

  /// Reads the object that comes next: calls `read(i)` at the value of the key names[i], which must consume it. Faults:
  /// no object, a key twice, a required key missing. Unknown keys warn and are read over; keys that begin with "_" and
  /// "meta" are the user's own.
  template <typename Read>
  void object(const FieldNames& known, Read read);
  /// Reads the list that comes next: calls `read()` at each element, which must consume it.
  template <typename Read>
  void list(Read read);
  /// The string that comes next. None, with a fault, where it is something else; likewise below.
  std::optional<std::string> text();
  /// A non-empty string, or an integer as its decimal text.
  std::optional<std::string> id();
  std::optional<bool> boolean();
  /// Reads over a null, where one comes next.
  bool null();
  /// Reads over the value that comes next and notes that `expected` should stand there.
  void wrong_type(std::string_view expected, std::string hint);

  /// `offset` in bytes from the front of the line.
  void fault(std::size_t offset, std::string what, std::string hint);
  /// The path of the field being read, in quotes, for example "retrieved[1].text"; at the top: the line.
  std::string field() const;
  /// " in " and the field; nothing at the top.
  std::string in_field() const;
  /// Where the value that comes next begins.
  std::size_t value_offset();
  JsonReader& json() { return json_; }

  /// Checks that the line ends here. Afterwards everything is known.
  void finish();
  std::vector<Diagnostic>& faults() { return faults_; }
  std::vector<Diagnostic>& warnings() { return warnings_; }

 private:
  struct Step {
    std::string_view key;
    std::optional<std::size_t> index;
  };
  struct Stranger {
    std::string name;
    std::string_view meant;
  };

  std::size_t known_key(const FieldNames& known, std::string_view name);
  void unknown_key(const FieldNames& known, std::string name);
  void twice(std::string_view name);
  void missing(const FieldNames& known, std::uint32_t seen, std::size_t offset, std::size_t first_stranger);
  Location at(std::size_t offset) const;

  JsonReader json_;
  Location where_;
  std::vector<Step> path_;
  std::vector<Stranger> strangers_;  ///< unknown keys that look like a known one
  std::vector<Diagnostic> faults_;
  std::vector<Diagnostic> warnings_;
};

template <typename Read>
void FieldReader::object(const FieldNames& known, Read read) {
  if (json_.kind() != JsonKind::object) return wrong_type("an object {...}", "write {\"key\": value, ...}");
  const std::size_t begin = json_.offset();
  const std::size_t first_stranger = strangers_.size();
  std::uint32_t seen = 0;
  json_.open();
  while (const auto key = json_.key()) {
    const std::size_t which = known_key(known, *key);
    if (which == known.names.size()) {
      json_.skip();
      continue;
    }
    const std::uint32_t bit = std::uint32_t{1} << which;
    if ((seen & bit) != 0) {
      twice(known.names[which]);
      continue;
    }
    seen |= bit;
    path_.push_back({known.names[which], std::nullopt});
    read(which);
    if (json_.fault()) return;
    path_.pop_back();
  }
  if (!json_.fault()) missing(known, seen, begin, first_stranger);
}

template <typename Read>
void FieldReader::list(Read read) {
  const JsonKind kind = json_.kind();
  if (kind != JsonKind::array)
    return wrong_type("a list [...]", kind == JsonKind::null ? "write [] for none" : "put it in square brackets");
  json_.open();
  path_.push_back({{}, 0});
  while (json_.element()) {
    read();
    if (json_.fault()) return;
    ++*path_.back().index;
  }
  if (!json_.fault()) path_.pop_back();
}

}  // namespace groundlab
