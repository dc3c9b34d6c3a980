// SPDX-License-Identifier: Apache-2.0
// One rewritten line on standard error while a long run goes on, and the end of a run by Ctrl-C.
#pragma once

#include <chrono>
#include <cstdint>
#include <exception>

namespace groundlab {

/// Shows nothing unless standard error is a terminal and the run takes more than a second.
class Progress {
 public:
  explicit Progress(bool quiet);
  void tick(std::uint64_t cases);
  void clear() const;

 private:
  using Clock = std::chrono::steady_clock;
  bool shows_;
  bool shown_ = false;
  Clock::time_point next_;
};

/// Ctrl-C: what was begun is taken back, exit 130.
struct Interrupted : std::exception {
  const char* what() const noexcept override { return "interrupted"; }
};

void watch_for_interrupts();

/// Throws Interrupted after a Ctrl-C.
void throw_if_interrupted();

}  // namespace groundlab
