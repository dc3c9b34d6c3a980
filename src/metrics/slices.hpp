// SPDX-License-Identifier: Apache-2.0
// The counts of a run by slice: a tag of the cases, or their severity. A case with several tags counts in each.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"

#include "metrics/tally.hpp"

namespace groundlab {

/// How cases are sliced: the ordered table behind --by.
struct Slicing {
  std::string_view name;
  std::string_view help;
  std::vector<std::string> (*slices)(const Case&);
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
  const Slicing* slicing_;
  std::map<std::string, Tally> tallies_;
};

}  // namespace groundlab
