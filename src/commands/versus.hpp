// SPDX-License-Identifier: Apache-2.0
// --versus: a second judge on the same cases. The cases are read twice, once per judge; of the first reading two bits
// per labelled claim stay.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "commands/options.hpp"
#include "metrics/versus.hpp"

namespace CLI {
class App;
}

namespace groundlab {

void add_versus_option(CLI::App& parser, std::string& versus);

/// Pairs the results of a run with those of another judge.
class SecondJudge {
 public:
  /// Has `judge` check every case. Throws Error where the cases cannot be read twice, where it is the run's own judge,
  /// and whatever reading and judging throw.
  SecondJudge(const RunSettings& settings, const std::string& judge);

  /// The run's own result of the next case. Throws Error where the input has changed.
  void add(const CaseResult& result);
  JudgeComparison comparison() const { return comparison_; }

 private:
  JudgeComparison comparison_;
  std::vector<ClaimMark> marks_;
  std::size_t next_ = 0;
};

}  // namespace groundlab
