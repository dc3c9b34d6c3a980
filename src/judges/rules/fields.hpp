// SPDX-License-Identifier: Apache-2.0
// Answers in short form inside evidence: "Refunds: no" denies refunds, "Is it covered? No." denies that it is.
#pragma once

#include <cstddef>
#include <vector>

#include "judges/rules/read.hpp"

namespace groundlab::rules {

/// Rewrites the fields of a sentence whose tokens are [begin, end of tokens): "X: no" becomes "no X", "X: yes" X.
void open_fields(std::vector<Token>& tokens, std::size_t begin, Vocabulary& vocabulary);

/// Joins a question, tokens [question, begin), with the answer that follows it: "not X" or X. False: no such answer.
bool join_answer(std::vector<Token>& tokens, std::size_t question, std::size_t begin, Vocabulary& vocabulary);

}  // namespace groundlab::rules
