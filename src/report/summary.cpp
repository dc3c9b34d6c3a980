// SPDX-License-Identifier: Apache-2.0
// Keeps few cases of many: a sorted vector is enough for a cap of some dozens.
#include "report/summary.hpp"

#include <algorithm>
#include <array>

namespace groundlab {

void ShownCases::offer(const Case& shown, const CaseResult& result) {
  ++offered_;
  const auto at = std::lower_bound(cases_.begin(), cases_.end(), shown.id,
                                   [](const ShownCase& held, const std::string& id) { return held.shown.id < id; });
  if (cases_.size() == limit_ && at == cases_.end()) return;
  cases_.insert(at, ShownCase{shown, result});
  if (cases_.size() > limit_) cases_.pop_back();
}

void count_labels(RunSummary& summary, const CaseResult& result, std::uint64_t seed) {
  RatingSums ratings;
  for (const CheckedClaim& claim : result.claims) {
    if (claim.label && claim.judgement.score)
      summary.curve.add(*claim.judgement.score, *claim.label == Label::supported);
    const auto supported =
        static_cast<std::uint64_t>(std::count(claim.annotations.begin(), claim.annotations.end(), Label::supported));
    ratings.add_unit(std::array{claim.annotations.size() - supported, supported});
  }
  if (ratings.rated == 0) return;
  if (!summary.annotators) summary.annotators.emplace(seed);
  summary.annotators->add(case_key(result.id), ratings);
}

}  // namespace groundlab
