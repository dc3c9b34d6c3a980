// SPDX-License-Identifier: Apache-2.0
// Keeps few cases of many: a sorted vector is enough for a cap of some dozens.
#include "report/summary.hpp"

#include <algorithm>

namespace groundlab {

void ShownCases::offer(const Case& shown, const CaseResult& result) {
  ++offered_;
  const auto at = std::lower_bound(cases_.begin(), cases_.end(), shown.id,
                                   [](const ShownCase& held, const std::string& id) { return held.shown.id < id; });
  if (cases_.size() == limit_ && at == cases_.end()) return;
  cases_.insert(at, ShownCase{shown, result});
  if (cases_.size() > limit_) cases_.pop_back();
}

}  // namespace groundlab
