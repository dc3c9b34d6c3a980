// SPDX-License-Identifier: Apache-2.0
// Small talk in a claim: clauses about the speaker, reactions, questions back. They state nothing that passages could
// say, so they are not held against the rest of the claim.
#pragma once

#include <span>
#include <vector>

#include "judges/rules/read.hpp"

namespace groundlab::rules {

/// The runs of tokens that are small talk, in order; none where nothing else would be left.
std::vector<ReadSentence> small_talk(std::span<const Token> claim, const Vocabulary& vocabulary);

/// The text without some runs of its tokens, and without the quantities in them.
ReadText without(ReadText text, std::span<const ReadSentence> runs, const Vocabulary& vocabulary);

}  // namespace groundlab::rules
