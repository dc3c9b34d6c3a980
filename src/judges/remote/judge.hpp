// SPDX-License-Identifier: Apache-2.0
// What all remote judges have in common, on the judge's side of the seam: redaction, the verdict cache, asking several
// times, forecasts. How a question is put and an answer is read is each judge's own (Ask).
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <string>

#include "judges/opened.hpp"
#include "judges/remote/query.hpp"
#include "judges/remote/run.hpp"

namespace groundlab {

struct RemoteParts {
  std::string name;  ///< of the judge
  int version = 0;
  NamedValues settings;  ///< the judge's own that move a verdict
  std::shared_ptr<RemoteRun> run;
  Ask ask;
  /// Requests and tokens that asking these would take.
  std::function<Effort(std::span<const Query>)> forecast;
};

/// Throws Error for a pattern to redact that is none.
OpenJudge open_remote(RemoteParts parts);

}  // namespace groundlab
