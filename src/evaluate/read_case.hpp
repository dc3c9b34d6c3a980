// SPDX-License-Identifier: Apache-2.0
// A case's answer as read: cut by the splitter, or the claims that came already split.
#pragma once

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"

#include "text/read_answer.hpp"

namespace groundlab {

/// Claims given in the case replace those that the splitter cuts; their spans are found where their text stands in the
/// answer, in order. Abstention and what is no claim always come from the answer.
Reading read_case(const Case& read, const AnswerReader& reader);

}  // namespace groundlab
