// SPDX-License-Identifier: Apache-2.0
// The judge seam: the project's only virtual function. A judge gets a case, its claims and a list of questions, and
// returns one judgement per question, so that it may prepare the passages once, batch, cache, or call out.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// Do these passages support that claim? Indices into the claims and into case.retrieved (ascending, no doubles).
struct Question {
  std::size_t claim = 0;
  std::vector<std::size_t> passages;

  bool operator==(const Question&) const = default;
};

/// One judge serves one thread; what it prepares for a passage it may keep for the next case.
class Judge {
 public:
  Judge() = default;
  Judge(const Judge&) = delete;
  Judge& operator=(const Judge&) = delete;
  virtual ~Judge() = default;

  /// One judgement per question, in order. Spans lie within the claim's text and the named passage's text, on
  /// code-point boundaries. Rule judges do not throw; remote ones throw Error when they cannot work at all.
  virtual std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                                       std::span<const Question> questions) = 0;
};

}  // namespace groundlab
