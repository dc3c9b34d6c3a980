// SPDX-License-Identifier: Apache-2.0
// What checking one case gives: every claim with its verdict and citation marks, and the outcome of the answer.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"
#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// abstained: declined, or said nothing; correct: every claim supported, and not known to be unanswerable; else wrong.
enum class Outcome { correct, abstained, wrong };

inline constexpr std::array outcome_names{
    Named<Outcome>{Outcome::correct, "correct"},
    Named<Outcome>{Outcome::abstained, "abstained"},
    Named<Outcome>{Outcome::wrong, "wrong"},
};
constexpr std::string_view name(Outcome outcome) { return name_in(outcome_names, outcome); }

/// One claim, checked.
struct CheckedClaim {
  Claim claim;
  Judgement judgement;                                 ///< against all retrieved passages
  std::optional<Label> label;                          ///< the person's verdict, where there is one
  std::optional<bool> citation_ok;                     ///< the cited passages alone support it; none: not judged
  std::vector<std::optional<bool>> citation_relevant;  ///< one per citation of the claim; none: not judged
  std::size_t numbers = 0;                             ///< numbers, dates and codes in the claim
  std::size_t numbers_found = 0;                       ///< those of them that stand in the evidence

  bool operator==(const CheckedClaim&) const = default;
};

/// One case, checked. Claims stand in the order of the answer.
struct CaseResult {
  std::string id;
  Abstention abstention = Abstention::none;
  std::string abstention_phrase;
  Outcome outcome = Outcome::wrong;
  std::vector<CheckedClaim> claims;
  std::vector<NotClaim> not_claims;
  bool labelled = false;           ///< a person labelled it (possibly: no claim)
  std::optional<bool> answerable;  ///< as the case says

  bool operator==(const CaseResult&) const = default;
};

}  // namespace groundlab
