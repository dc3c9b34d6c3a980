// SPDX-License-Identifier: Apache-2.0
// A checked case as it is shown: plain values, texts shortened, the parts in question marked. case_card.hpp makes them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "groundlab/core/result.hpp"

namespace groundlab {

/// A piece of text. `marked`: the part in question, set apart without relying on colour.
struct Piece {
  std::string text;
  bool marked = false;

  bool operator==(const Piece&) const = default;
};

/// A piece of a passage beside a claim.
struct Excerpt {
  std::string title;  ///< "cited N07", "best evidence N10"
  std::vector<Piece> text;

  bool operator==(const Excerpt&) const = default;
};

/// A claim with its verdict, what it rests on, and what it cites.
struct ClaimCard {
  Verdict verdict = Verdict::not_judged;
  std::vector<Piece> claim;
  std::vector<std::string> why;  ///< a line each
  std::vector<Excerpt> excerpts;
  std::string cites;   ///< "N07 (does not back it)"; empty: not shown
  std::string person;  ///< what a person said; empty: nothing

  bool operator==(const ClaimCard&) const = default;
};

/// A case that is shown whole. Texts may have been shortened, with "…" where something is left out.
struct CaseCard {
  std::string id;
  std::string question;
  Outcome outcome = Outcome::wrong;
  std::vector<std::string> findings;  ///< what is wrong with it, in words of a fixed set
  std::string note;                   ///< a sentence about the answer as a whole; empty: none
  std::string answer;                 ///< where no claim shows it; empty: the claims do
  std::vector<ClaimCard> claims;
  std::size_t more_claims = 0;  ///< claims that are not shown

  bool operator==(const CaseCard&) const = default;
};

}  // namespace groundlab
