// SPDX-License-Identifier: Apache-2.0
// Two judges in a row: the first, cheap one judges everything, the second only what the first flags or is unsure of.
#pragma once

#include <string>

#include "judges/opened.hpp"

namespace groundlab {

struct CascadeParts {
  OpenJudge first;
  std::string first_name;
  OpenJudge second;
  std::string second_name;
  int second_version = 0;
  std::string unsure;  ///< LOW,HIGH: scores of the first that are no verdict yet
};

/// Every judgement says which of the two it comes from. Throws Error where `unsure` is no pair of scores.
OpenJudge open_cascade(CascadeParts parts);

}  // namespace groundlab
