// SPDX-License-Identifier: Apache-2.0
// One rewritten line on standard error while a long run goes on.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

namespace groundlab {

/// How far a run is. Questions: those put to a service or a program; 0 of them: the judge answers by itself.
struct HowFar {
  std::uint64_t cases = 0;
  std::uint64_t questions = 0;
  std::uint64_t all_questions = 0;  ///< 0: unknown
  std::string spent = {};           ///< tokens and cost so far, where they are counted
};

/// The line for a run that has taken so many seconds.
std::string progress_text(const HowFar& done, double seconds);

/// Shows nothing unless standard error is a terminal and the run takes more than a second.
class Progress {
 public:
  explicit Progress(bool quiet);
  void tick(const std::function<HowFar()>& done);
  void clear() const;

 private:
  using Clock = std::chrono::steady_clock;
  bool shows_;
  bool shown_ = false;
  Clock::time_point begun_;
  Clock::time_point next_;
};

}  // namespace groundlab
