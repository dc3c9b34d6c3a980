// SPDX-License-Identifier: Apache-2.0
// Citation recall and precision of one answer to the letter of ALCE's script (Gao et al., EMNLP 2023; eval.py), with
// the judge in the place of its entailment model.
#pragma once

#include <span>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/judges/judge.hpp"

namespace groundlab {

/// The script's --at_most_citations.
inline constexpr std::size_t alce_citations = 3;

/// A sentence that cites nothing, or anything beyond the passages, is not entailed, and its citations leave the
/// precision. Of the others the first three citations count. One alone is precise where it entails the sentence; of
/// several that do so together, those that do alone or without which the rest does not.
AlceCounts alce_counts(const Case& checked, std::span<const AlceSentence> sentences, Judge& judge);

}  // namespace groundlab
