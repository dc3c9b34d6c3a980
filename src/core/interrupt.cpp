// SPDX-License-Identifier: Apache-2.0
#include "groundlab/core/interrupt.hpp"

#include <csignal>

namespace groundlab {
namespace {

// A signal handler reaches nothing else. NOLINTNEXTLINE(cppcoreguidelines-avoid-non-const-global-variables)
volatile std::sig_atomic_t interrupted = 0;

}  // namespace

int interrupt() noexcept {
  const int times = interrupted + 1;
  interrupted = times;
  return times;
}

bool is_interrupted() noexcept { return interrupted != 0; }

void throw_if_interrupted() {
  if (is_interrupted()) throw Interrupted();
}

}  // namespace groundlab
