// SPDX-License-Identifier: Apache-2.0
// Results files back in: what `check --format jsonl` wrote, line by line. A file without its last line, with another
// number of cases than that line says, or with anything behind it is refused, so that no half run is ever counted.
#pragma once

#include <optional>
#include <string>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/core/signature.hpp"

#include "cases/lines.hpp"

namespace groundlab {

/// A case as a results file knows it. `checked` has its question, tags and severity, the place in its case file, and
/// passages by id alone: their texts and the answer are not in results, so reasons point to no place in a passage.
struct ReadResult {
  Case checked;
  CaseResult result;
};

class ResultsReader {
 public:
  /// Opens `path`; "-" is standard input. Throws Error where it cannot be read.
  explicit ResultsReader(const std::string& path);

  /// The next case; none behind the last, when the file has proved to be complete. Throws Error otherwise.
  std::optional<ReadResult> next();

  /// How the file was made. Precondition: next() has given none.
  const Signature& signature() const { return signature_; }

  /// Where the line is that next() read last.
  Location where() const { return {lines_.name(), line_, 0}; }

 private:
  [[noreturn]] void refuse(std::string what, std::string hint) const;

  LineReader lines_;
  Signature signature_;
  std::size_t line_ = 0;
  std::uint64_t read_ = 0;
};

/// The signature of a run that was made in shards: cases add up, and the digest is that of the shards' digests, in
/// their own order so that the order of the files does not matter. Throws Error where the shards were made differently.
Signature merged(const std::vector<Signature>& shards);

}  // namespace groundlab
