// SPDX-License-Identifier: Apache-2.0
// The lines of all case files of a run, one file after the other, each with the notes that belong to it.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "groundlab/core/diagnostic.hpp"

#include "cases/fault_log.hpp"
#include "cases/lines.hpp"
#include "cases/notes.hpp"
#include "commands/options.hpp"

namespace groundlab {

/// A line on its way to the workers, or the fault that ended its file.
struct SourceItem {
  std::string text;
  Location where;
  const Notes* notes = nullptr;
  std::optional<Diagnostic> fault;
};

class Source {
 public:
  /// `batch_cases`: lines in a batch at most. The settings outlive the source.
  Source(const RunSettings& settings, std::size_t batch_cases) : settings_(settings), batch_cases_(batch_cases) {}

  /// Empty: there are no more.
  std::vector<SourceItem> batch();
  /// Of the input, after the last batch.
  std::string digest() const;
  FaultLog notes_faults() const;

 private:
  std::optional<SourceItem> next();
  void open(const std::string& path);

  const RunSettings& settings_;
  std::size_t batch_cases_;
  std::size_t next_file_ = 0;
  std::optional<LineReader> reader_;
  std::map<std::string, std::unique_ptr<Notes>> notes_;
  const Notes* current_notes_ = nullptr;
  std::vector<std::string> digests_;
};

}  // namespace groundlab
