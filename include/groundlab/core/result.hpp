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

/// What a claim states that judges are known to trip over. amount: a value with a unit; other: none of these.
enum class ClaimKind { number, date, amount, code, negation, other };

inline constexpr std::array claim_kind_names{
    Named<ClaimKind>{ClaimKind::number, "number"},     Named<ClaimKind>{ClaimKind::date, "date"},
    Named<ClaimKind>{ClaimKind::amount, "amount"},     Named<ClaimKind>{ClaimKind::code, "code"},
    Named<ClaimKind>{ClaimKind::negation, "negation"}, Named<ClaimKind>{ClaimKind::other, "other"},
};
constexpr std::string_view name(ClaimKind kind) { return name_in(claim_kind_names, kind); }

/// What is wrong with a citation that is not relevant. unbacked: nothing retrieved backs the claim, so no citation
/// could.
enum class CitationFault { invented, wrong_passage, superfluous, misplaced, unbacked };

inline constexpr std::array citation_fault_names{
    Named<CitationFault>{CitationFault::invented, "invented"},
    Named<CitationFault>{CitationFault::wrong_passage, "wrong_passage"},
    Named<CitationFault>{CitationFault::superfluous, "superfluous"},
    Named<CitationFault>{CitationFault::misplaced, "misplaced"},
    Named<CitationFault>{CitationFault::unbacked, "unbacked"},
};
constexpr std::string_view name(CitationFault fault) { return name_in(citation_fault_names, fault); }

/// One claim, checked.
struct CheckedClaim {
  Claim claim;
  Judgement judgement;                                        ///< against all retrieved passages
  std::optional<Label> label;                                 ///< the person's verdict, where there is one
  std::vector<Label> annotations;                             ///< of several annotators, where the case has them
  std::vector<ClaimKind> kinds;                               ///< at least one, in the order of the enumeration
  std::optional<bool> citation_ok;                            ///< the cited passages alone support it; none: not judged
  std::vector<std::optional<bool>> citation_relevant;         ///< one per citation of the claim; none: not judged
  std::vector<std::optional<CitationFault>> citation_faults;  ///< one per citation; none: relevant, or not judged
  std::string better_passage;     ///< where the cited passages do not back a supported claim: one that does, by its id
  std::size_t numbers = 0;        ///< numbers, dates and codes in the claim
  std::size_t numbers_found = 0;  ///< those of them that stand in the evidence

  bool operator==(const CheckedClaim&) const = default;
};

/// An answer's citations as ALCE's script counts them (Gao et al., EMNLP 2023). `..._max`: if the judge had said the
/// best of what it did not judge.
struct AlceCounts {
  std::size_t sentences = 0;
  std::size_t entailed = 0;
  std::size_t entailed_max = 0;
  std::size_t citations = 0;  ///< of sentences that cite something, and nothing beyond the passages
  std::size_t precise = 0;
  std::size_t precise_max = 0;

  bool operator==(const AlceCounts&) const = default;
};

/// A model's rating of a whole answer on the scale of a rubric.
struct Rating {
  std::optional<double> value;  ///< none: it gave none, and the note says why
  std::string note;
  std::optional<double> person;  ///< the person's rating, where there is one

  bool operator==(const Rating&) const = default;
};

/// One case, checked. Claims stand in the order of the answer.
struct CaseResult {
  std::string id;
  Abstention abstention = Abstention::none;
  std::string abstention_phrase;
  Outcome outcome = Outcome::wrong;
  std::vector<CheckedClaim> claims;
  std::vector<NotClaim> not_claims;
  bool labelled = false;              ///< a person labelled it (possibly: no claim)
  std::optional<bool> answerable;     ///< as the case says
  std::optional<AlceCounts> alce;     ///< where that was asked for, and the answer has a sentence
  std::optional<Rating> rating = {};  ///< where a rubric was given

  bool operator==(const CaseResult&) const = default;
};

}  // namespace groundlab
