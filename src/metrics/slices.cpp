// SPDX-License-Identifier: Apache-2.0
// Slices are counts like the whole; small ones show it by their ranges.
#include "metrics/slices.hpp"

#include <algorithm>
#include <array>

namespace groundlab {
namespace {

std::vector<std::string> by_tag(const Case& sliced) {
  return sliced.tags.empty() ? std::vector<std::string>{"(no tag)"} : sliced.tags;
}

std::vector<std::string> by_severity(const Case& sliced) {
  return {sliced.severity.empty() ? "(no severity)" : sliced.severity};
}

/// Only the claims of one kind. Whether the case should have been answered is no matter of a kind of claim.
CaseResult with_claims_of(const CaseResult& result, ClaimKind kind) {
  CaseResult part = result;
  part.claims.clear();
  part.answerable = std::nullopt;
  for (const CheckedClaim& claim : result.claims)
    if (std::find(claim.kinds.begin(), claim.kinds.end(), kind) != claim.kinds.end()) part.claims.push_back(claim);
  return part;
}

std::vector<std::pair<std::string, CaseResult>> by_claim_kind(const CaseResult& result) {
  std::vector<std::pair<std::string, CaseResult>> parts;
  for (const auto& [kind, title] : claim_kind_names)
    if (CaseResult part = with_claims_of(result, kind); !part.claims.empty())
      parts.emplace_back(std::string(title), std::move(part));
  return parts;
}

constexpr std::array rows{
    Slicing{"tag", "the cases' tags", by_tag},
    Slicing{"severity", "the cases' severity", by_severity},
    Slicing{"claim-kind", "what claims state: numbers, dates, amounts, codes, negation", nullptr, by_claim_kind},
};

}  // namespace

std::span<const Slicing> slicings() { return rows; }

void Slices::add(const Case& sliced, const CaseResult& result) {
  if (slicing_->parts != nullptr)
    for (const auto& [slice, part] : slicing_->parts(result)) tally_of(slice).add(part);
  else
    for (const std::string& slice : slicing_->slices(sliced)) tally_of(slice).add(result);
}

Tally& Slices::tally_of(const std::string& slice) {
  const bool full = tallies_.size() >= most && !tallies_.contains(slice);
  return tallies_[full ? "(others)" : slice];
}

}  // namespace groundlab
