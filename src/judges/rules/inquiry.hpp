// SPDX-License-Identifier: Apache-2.0
// One case in the hands of the rules judge: its passages and claims prepared once, every question decided from them.
// Passages are taken in the order of their ids, so that their order in the case cannot matter.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "groundlab/judges/judge.hpp"

#include "judges/passage_cache.hpp"
#include "judges/rules/decide.hpp"

namespace groundlab::rules {

/// What one judge keeps from case to case.
struct Memory {
  explicit Memory(const Constants& constants) : vocabulary(constants.quality) {}

  Vocabulary vocabulary;
  PassageCache<Evidence> passages;
};

class Inquiry {
 public:
  Inquiry(const Case& asked, std::span<const Claim> claims, Memory& memory, const Constants& constants);

  const PreparedClaim& claim(std::size_t i) const { return claims_[i].prepared; }
  /// The passages of a question with the claim's hits in them, in the order of their ids.
  std::vector<View> views(const Question& question);
  Decision decide(const Question& question, std::span<const View> views) const;

 private:
  struct ClaimInHand {
    PreparedClaim prepared;
    Asked asked;
    std::vector<std::optional<Matches>> matches;  ///< per retrieved passage, made when first needed
  };
  Asked lend(const PreparedClaim& claim, const ReadText& question) const;

  Memory& memory_;
  const Constants& constants_;
  std::vector<std::shared_ptr<const Evidence>> evidence_;  ///< per retrieved passage
  std::vector<std::size_t> by_id_;
  std::vector<ClaimInHand> claims_;
};

}  // namespace groundlab::rules
