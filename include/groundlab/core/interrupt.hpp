// SPDX-License-Identifier: Apache-2.0
// The end of a run by Ctrl-C: a flag that a signal handler may raise, and what waits for something looks at.
#pragma once

#include <exception>

namespace groundlab {

/// What was begun is taken back, exit 130.
struct Interrupted : std::exception {
  const char* what() const noexcept override { return "interrupted"; }
};

/// Raises the flag, and says how often that was. Safe in a signal handler.
int interrupt() noexcept;
bool is_interrupted() noexcept;

/// Throws Interrupted where the flag is up.
void throw_if_interrupted();

}  // namespace groundlab
