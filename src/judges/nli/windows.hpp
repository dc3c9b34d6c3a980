// SPDX-License-Identifier: Apache-2.0
// Long evidence in pieces that a small model can read: overlapping windows over the passages of a question.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "judges/remote/query.hpp"

namespace groundlab {

struct Window {
  std::string text;
  std::size_t passage = 0;  ///< index into the case's passages: the one that most of it is of

  bool operator==(const Window&) const = default;
};

/// The question's passages (titles before texts), joined where they fit into one window of `size` code points together,
/// else cut at blanks into windows of at most that size, each beginning a quarter before the last one ended. At least
/// one; none is empty but where all is.
std::vector<Window> windows_of(const Query& query, std::size_t size);

}  // namespace groundlab
