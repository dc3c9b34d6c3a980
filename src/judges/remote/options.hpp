// SPDX-License-Identifier: Apache-2.0
// The options that all remote judges share, read from what the user gave.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>

#include "judges/settings.hpp"

namespace groundlab {

struct RemoteOptions {
  std::size_t concurrency = 16;
  std::chrono::milliseconds timeout{60000};
  std::string cache;  ///< file; empty: nothing is kept
  bool offline = false;
  bool refresh = false;
  std::string redact;  ///< RE2; empty: nothing
  std::size_t repeat = 1;
  bool dry_run = false;
};

/// Throws Error for a value that cannot be, and for options that contradict each other.
RemoteOptions remote_options_in(const JudgeSettings& settings);

/// Those of them that move a verdict, for the signature.
NamedValues signed_options(const RemoteOptions& options);

}  // namespace groundlab
