// SPDX-License-Identifier: Apache-2.0
// Pairs the claims of a case and sorts the pairs: failing, fixed, otherwise changed.
#include "metrics/claim_changes.hpp"

#include <algorithm>

namespace groundlab {
namespace {

bool fails(const CheckedClaim& claim) { return claim.judgement.verdict != Verdict::supported; }

bool same_citations(const CheckedClaim& left, const CheckedClaim& right) {
  const auto same_id = [](const Citation& a, const Citation& b) {
    return a.id == b.id && a.passage.has_value() == b.passage.has_value();
  };
  return left.citation_ok == right.citation_ok && left.citation_relevant == right.citation_relevant &&
         std::equal(left.claim.citations.begin(), left.claim.citations.end(), right.claim.citations.begin(),
                    right.claim.citations.end(), same_id);
}

bool same(const CheckedClaim& left, const CheckedClaim& right) {
  return left.judgement.verdict == right.judgement.verdict && same_citations(left, right);
}

void add_pair(CaseChanges& changes, ClaimChange change) {
  const bool failed = fails(*change.before);
  const bool failing = fails(*change.after);
  auto& list = failing && !failed ? changes.failing : failed && !failing ? changes.fixed : changes.changed;
  list.push_back(std::move(change));
}

}  // namespace

CaseChanges claim_changes(const CaseResult& base, const CaseResult& current, const Location& where) {
  CaseChanges changes;
  changes.differs = base.outcome != current.outcome;
  std::vector<bool> taken(base.claims.size(), false);
  for (const CheckedClaim& claim : current.claims) {
    std::size_t at = 0;
    while (at < base.claims.size() && (taken[at] || base.claims[at].claim.text != claim.claim.text)) ++at;
    if (at == base.claims.size()) {
      changes.differs = true;
      if (fails(claim))
        changes.failing.push_back({current.id, where, std::nullopt, claim});
      else
        ++changes.reworded;
      continue;
    }
    taken[at] = true;
    if (same(base.claims[at], claim)) continue;
    changes.differs = true;
    add_pair(changes, {current.id, where, base.claims[at], claim});
  }
  for (std::size_t at = 0; at < base.claims.size(); ++at) {
    if (taken[at]) continue;
    changes.differs = true;
    if (fails(base.claims[at]))
      changes.fixed.push_back({current.id, where, base.claims[at], std::nullopt});
    else
      ++changes.reworded;
  }
  return changes;
}

}  // namespace groundlab
