// SPDX-License-Identifier: Apache-2.0
// A run in which nothing was judged is never a result.
#include "commands/warnings.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "commands/messages.hpp"
#include "metrics/findings.hpp"
#include "report/numbers.hpp"

namespace groundlab {

bool is_failure(const CaseResult& result) { return has_finding(result); }

void warn_of_unjudged(const Tally& tally, bool quiet) {
  if (tally.not_judged == 0) return;
  if (tally.judged() == 0) throw Error("none of " + counted(tally.claims, "claim") + " was judged", "check the judge");
  if (quiet) return;
  Diagnostic warning;
  warning.severity = Severity::warning;
  warning.what = counted(tally.not_judged, "claim") + " of " + std::to_string(tally.claims) + " not judged";
  warning.hint = "both bounds are shown";
  print_message(warning);
}

}  // namespace groundlab
