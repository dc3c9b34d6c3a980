// SPDX-License-Identifier: Apache-2.0
// The counts of a run by slice: a tag of the cases, their severity, or the kind of claim. A case with several tags, or
// a claim of several kinds, counts in each.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "groundlab/core/case.hpp"

#include "metrics/tally.hpp"

namespace groundlab {

/// How cases are sliced: the ordered table behind --by.
struct Slicing {
  std::string_view name;
  std::string_view help;
  std::vector<std::string> (*slices)(const Case&) = nullptr;
  /// Instead: the parts of a result that belong to a slice each, claims of other slices left out.
  std::vector<std::pair<std::string, CaseResult>> (*parts)(const CaseResult&) = nullptr;
};
std::span<const Slicing> slicings();

/// A tally per slice. Once there are `most` of them, cases of further ones count under "(others)".
class Slices {
 public:
  static constexpr std::size_t most = 1000;

  explicit Slices(const Slicing& slicing) : slicing_(&slicing) {}
  void add(const Case& sliced, const CaseResult& result);
  const std::map<std::string, Tally>& tallies() const { return tallies_; }  ///< by slice, in order of their names
  std::string_view name() const { return slicing_->name; }

 private:
  Tally& tally_of(const std::string& slice);

  const Slicing* slicing_;
  std::map<std::string, Tally> tallies_;
};

}  // namespace groundlab
