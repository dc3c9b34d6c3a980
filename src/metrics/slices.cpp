// SPDX-License-Identifier: Apache-2.0
// Slices are counts like the whole; small ones show it by their ranges.
#include "metrics/slices.hpp"

#include <array>

namespace groundlab {
namespace {

std::vector<std::string> by_tag(const Case& sliced) {
  return sliced.tags.empty() ? std::vector<std::string>{"(no tag)"} : sliced.tags;
}

std::vector<std::string> by_severity(const Case& sliced) {
  return {sliced.severity.empty() ? "(no severity)" : sliced.severity};
}

constexpr std::array rows{
    Slicing{"tag", "the cases' tags", by_tag},
    Slicing{"severity", "the cases' severity", by_severity},
};

}  // namespace

std::span<const Slicing> slicings() { return rows; }

void Slices::add(const Case& sliced, const CaseResult& result) {
  for (const std::string& slice : slicing_->slices(sliced)) {
    const bool full = tallies_.size() >= most && !tallies_.contains(slice);
    tallies_[full ? "(others)" : slice].add(result);
  }
}

}  // namespace groundlab
