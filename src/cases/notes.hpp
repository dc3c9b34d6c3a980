// SPDX-License-Identifier: Apache-2.0
// The notes: passages that cases name by id alone, {"id","text","title"?} a line. The file is read once, when the first
// id is looked up, whichever thread asks; a note that many cases share is held once.
#pragma once

#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "groundlab/core/case.hpp"

#include "cases/fault_log.hpp"
#include "cases/near_ids.hpp"
#include "text/eight_bytes.hpp"

namespace groundlab {

/// Where the notes of a case file are by default: notes.jsonl beside it; for "-", in the working folder.
std::string default_notes_path(std::string_view cases_path);

/// May be asked from several threads at once.
class Notes {
 public:
  /// Nothing is read yet, and nothing has to be there.
  explicit Notes(std::string path) : path_(std::move(path)) {}

  /// The note called `id`, or null. Reads the file at the first call; its faults do not throw but are kept.
  PassagePtr find(std::string_view id) const;
  /// How to mend an id that find() did not find: the nearest one, or where to look.
  std::string hint_for(std::string_view id) const;

  const std::string& path() const { return path_; }
  /// What is wrong with the file. This and sha256() settle nothing by themselves: empty and none until the first
  /// find().
  const FaultLog& log() const { return log_; }
  /// Of the file, where it was read.
  const std::optional<std::string>& sha256() const { return sha256_; }

 private:
  void read() const;
  void read_lines() const;

  std::string path_;
  mutable std::once_flag once_;
  mutable std::once_flag near_once_;
  mutable std::unordered_map<std::string_view, PassagePtr, eight::Hash> notes_;  ///< by the passage's own id
  mutable std::optional<NearIds> near_;  ///< made for the first id that is not found
  mutable FaultLog log_;
  mutable std::optional<std::string> sha256_;
};

}  // namespace groundlab
