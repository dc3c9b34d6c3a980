// SPDX-License-Identifier: Apache-2.0
// Number support: how many of a claim's numbers, dates and codes stand in the evidence, whatever the judge says.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/core/result.hpp"

#include "judges/passage_cache.hpp"
#include "text/quantities.hpp"

namespace groundlab {

struct NumberSupport {
  std::size_t all = 0;    ///< numbers, dates and codes of the claim
  std::size_t found = 0;  ///< those with an equal value in a retrieved passage or in the question
  std::vector<ClaimKind> kinds;

  bool operator==(const NumberSupport&) const = default;
};

/// Keeps what it read in a passage for the next case. One serves one thread.
class NumberFinder {
 public:
  /// One entry per claim, in order.
  std::vector<NumberSupport> find(const Case& checked, std::span<const Claim> claims);

 private:
  PassageCache<std::vector<Quantity>> cache_;
};

}  // namespace groundlab
