// SPDX-License-Identifier: Apache-2.0
// A judge made ready for a run. Threads get a judge each; what they share (a connection, a cache, a program) hangs
// behind it and ends with the last of them.
#pragma once

#include <functional>
#include <memory>

#include "groundlab/judges/judge.hpp"

#include "judges/settings.hpp"

namespace groundlab {

class RemoteRun;

struct OpenJudge {
  std::function<std::unique_ptr<Judge>()> for_thread;
  NamedValues settings;               ///< every setting that moves a verdict, for the signature
  std::shared_ptr<RemoteRun> remote;  ///< none: it answers by itself
};

/// How judges that answer by themselves are opened: everything that was given moves a verdict.
template <std::unique_ptr<Judge> (*make)(const JudgeSettings&)>
OpenJudge open_local(const JudgeSettings& settings) {
  return {.for_thread = [settings] { return make(settings); }, .settings = settings.values, .remote = nullptr};
}

}  // namespace groundlab
