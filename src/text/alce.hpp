// SPDX-License-Identifier: Apache-2.0
// An answer as the script of ALCE reads it (Gao et al., EMNLP 2023; eval.py): the first line only, its sentences, and
// in each the numbers behind opening brackets, to the letter. So "[1, 2]" and "[1-3]" cite 1, "[0]" the last passage,
// and a mark behind a full stop belongs to the sentence that follows. What the script does not know comes first:
// ids that are no numbers are rewritten as the numbers of their passages. Sentences are cut by groundlab, not by NLTK.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"

namespace groundlab {

std::vector<AlceSentence> alce_sentences(std::string_view answer, std::span<const std::string_view> passage_ids);

}  // namespace groundlab
