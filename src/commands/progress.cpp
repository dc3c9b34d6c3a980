// SPDX-License-Identifier: Apache-2.0
// The line is rewritten four times a second at most. The signal handler only sets a flag.
#include "commands/progress.hpp"

#include <csignal>
#include <cstdio>

#include <fmt/format.h>

#include "commands/terminal.hpp"

namespace groundlab {
namespace {

// A signal handler reaches nothing else. NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t interrupted = 0;

void note_interrupt(int) { interrupted = 1; }

}  // namespace

Progress::Progress(bool quiet)
    : shows_(!quiet && is_terminal(Stream::error)), next_(Clock::now() + std::chrono::seconds(1)) {}

void Progress::tick(std::uint64_t cases) {
  if (!shows_ || Clock::now() < next_) return;
  next_ = Clock::now() + std::chrono::milliseconds(250);
  shown_ = true;
  fmt::print(stderr, "\rchecked {} cases\x1b[K", cases);
  std::fflush(stderr);
}

void Progress::clear() const {
  if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void watch_for_interrupts() { std::signal(SIGINT, note_interrupt); }

void throw_if_interrupted() {
  if (interrupted != 0) throw Interrupted();
}

}  // namespace groundlab
