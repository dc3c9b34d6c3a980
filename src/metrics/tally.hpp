// SPDX-License-Identifier: Apache-2.0
// The counts of a run: integers with +=, so that shards merge and order does not matter. Estimates are read off at the
// end.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/estimate.hpp"
#include "groundlab/core/result.hpp"

#include "metrics/alce.hpp"
#include "metrics/corrected.hpp"
#include "metrics/factscore.hpp"
#include "metrics/metric.hpp"
#include "metrics/ratings.hpp"
#include "stats/agreement.hpp"
#include "stats/intervals.hpp"

namespace groundlab {

/// The counts of one rate: clusters are the answers. `best` counts what was not judged as hits.
struct RateTally {
  std::uint64_t hits = 0;
  std::uint64_t n = 0;
  std::uint64_t not_judged = 0;
  ClusterSums sums;
  ClusterSums best;

  void add(const Sample& sample);
  RateTally& operator+=(const RateTally& other);
  bool operator==(const RateTally&) const = default;
};

/// The rate with its range at `level`: Wilson for answers, cluster-aware for claims and citations.
Estimate estimate(const RateTally& tally, RateBase base, double level = 0.95);

/// Everything that `score` and `agree` count.
struct Tally {
  std::uint64_t cases = 0;
  std::uint64_t claims = 0;
  std::uint64_t contradicted = 0;
  std::uint64_t unsupported = 0;
  std::uint64_t not_judged = 0;
  std::uint64_t correct = 0;
  std::uint64_t abstained = 0;
  std::uint64_t wrong = 0;
  std::uint64_t wrong_for_want_of_verdict = 0;  ///< of `wrong`: those that would be correct if the judge said the best
  std::uint64_t no_claims = 0;                  ///< of `abstained`: answers that neither state nor decline
  std::uint64_t labelled_claims = 0;
  std::uint64_t citations = 0;
  std::array<std::uint64_t, citation_fault_names.size()> citation_faults{};  ///< by CitationFault
  std::uint64_t better_passages = 0;  ///< claims whose wrong citations have a better one at hand
  AlceTally alce;                     ///< where that was asked for
  std::vector<RateTally> rates;       ///< one per row of metrics()
  std::vector<RateTally> person;      ///< one per row of person_metrics()
  std::vector<RateTally> agreement;   ///< one per row of agreement_metrics()
  Confusion confusion;                ///< person x judge, over the labelled claims
  Correction claim_labels;            ///< labels and flags of claims
  Correction answer_labels;           ///< labels and flags of whole answers
  std::uint64_t disagreements = 0;
  std::map<std::string, std::uint64_t> judged_by;  ///< claims by the judge of a cascade; empty: there is one judge
  Ratings ratings;                                 ///< of whole answers, where a rubric was given
  AnswerCounts answers;                            ///< by claims and supported ones
  std::uint64_t repeated = 0;                      ///< claims that were asked several times
  std::uint64_t flipped = 0;                       ///< of those: not the same verdict every time

  Tally();
  void add(const CaseResult& result);
  Tally& operator+=(const Tally& other);
  bool operator==(const Tally&) const = default;

  std::uint64_t judged() const { return claims - not_judged; }

 private:
  void count_askings(const Judgement& judgement);
};

/// The rate called `name` among metrics() and agreement_metrics(). Precondition: there is one.
Estimate rate_named(std::string_view name, const Tally& tally, double level = 0.95);

/// correct - penalty x wrong, with what was not judged at its worst and at its best.
struct RiskScore {
  double penalty = 1;
  double score = 0;
  double score_max = 0;

  bool operator==(const RiskScore&) const = default;
};
RiskScore risk_score(const Tally& tally, double penalty);

}  // namespace groundlab
