// SPDX-License-Identifier: Apache-2.0
// The questions that checking a case needs, each once, and where to find the answers.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "groundlab/core/reading.hpp"
#include "groundlab/judges/judge.hpp"

namespace groundlab {

/// For one citation: the question of the cited passage alone, and of the claim's other cited passages together.
/// Indices into CaseQuestions::questions; none where there is nothing to ask (invented; no others).
struct CitationQuestions {
  std::optional<std::size_t> alone;
  std::optional<std::size_t> others;
};

/// For one claim: against all retrieved passages, against the cited ones (none: no known citation), per citation.
struct ClaimQuestions {
  std::size_t all = 0;
  std::optional<std::size_t> cited;
  std::vector<CitationQuestions> citations;
};

struct CaseQuestions {
  std::vector<Question> questions;
  std::vector<ClaimQuestions> claims;
};

/// The index of a question among those from `first` on; added where it is new.
std::size_t add_question(std::vector<Question>& questions, std::size_t first, Question question);

/// Builds the questions of a case with `passages` retrieved passages. Equal questions of a claim become one.
CaseQuestions questions_of(std::span<const Claim> claims, std::size_t passages);

}  // namespace groundlab
