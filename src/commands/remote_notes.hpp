// SPDX-License-Identifier: Apache-2.0
// What a user is told of a judge that asks others: what would leave, what left, what it took.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "groundlab/core/result.hpp"

#include "judges/remote/run.hpp"

namespace groundlab {

/// The whole of --dry-run, for standard output.
std::string forecast_text(const RemoteRun& run, std::uint64_t cases);

/// The line before the first request: who is asked, and how many passages go there. `forecast`: none where the input
/// cannot be read twice.
std::string asking_text(const RemoteRun& run, const std::optional<Effort>& forecast);

/// Tokens and cost so far; empty where they are not counted.
std::string spent_text(const RemoteRun& run);

/// The line after the last request; empty: nothing was asked.
std::string asked_text(const RemoteRun& run);

/// Why claims were not judged, with how many claims each reason has.
class UnjudgedReasons {
 public:
  void add(const CaseResult& result);
  /// The most frequent ones, one a line's worth each.
  std::vector<std::string> lines() const;

 private:
  std::map<std::string, std::uint64_t> claims_;
  std::uint64_t others_ = 0;  ///< claims whose reasons came when the table was full
};

}  // namespace groundlab
