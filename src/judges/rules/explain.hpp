// SPDX-License-Identifier: Apache-2.0
// A decision as a judgement: verdict, score, and reasons that a process owner understands, the smallest difference
// first, with the places in the claim and in the passage.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "groundlab/core/case.hpp"
#include "groundlab/core/verdict.hpp"

#include "judges/rules/decide.hpp"

namespace groundlab::rules {

/// What a decision was made of.
struct Told {
  const Case& asked;
  std::string_view claim_text;
  const PreparedClaim& claim;
  std::span<const View> views;
  const Vocabulary& vocabulary;
};

Judgement explain(const Told& told, const Decision& decision);

/// Adds to a supported judgement that another passage denies the claim.
void add_disagreement(Judgement& judgement, const Told& told, const Decision& denial);

Judgement nothing_to_check();
Judgement no_evidence();

}  // namespace groundlab::rules
