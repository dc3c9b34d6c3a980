// SPDX-License-Identifier: Apache-2.0
// A labelled claim goes into a two by two table; everything else is sums of such tables.
#include "metrics/corrected.hpp"

namespace groundlab {
namespace {

bool is_flagged(const CheckedClaim& claim) {
  return claim.judgement.verdict == Verdict::contradicted || claim.judgement.verdict == Verdict::unsupported;
}

TwoByTwo one(bool not_supported, bool flagged) {
  if (not_supported) return flagged ? TwoByTwo{.caught = 1} : TwoByTwo{.missed = 1};
  return flagged ? TwoByTwo{.false_alarms = 1} : TwoByTwo{.passed = 1};
}

CorrectedRate turned(CorrectedRate rate) {
  if (rate.value) rate.value = 1 - *rate.value;
  if (rate.range) rate.range = Interval{1 - rate.range->high, 1 - rate.range->low};
  return rate;
}

}  // namespace

void Correction::add(const TwoByTwo& labelled, Count rest) {
  const std::uint64_t flagged = labelled.caught + labelled.false_alarms;
  const std::uint64_t not_supported = labelled.caught + labelled.missed;
  const std::uint64_t n = labelled.n();
  errors.judged.add(flagged + rest.hits, n + rest.n);
  errors.caught.add(labelled.caught, not_supported);
  errors.false_alarms.add(labelled.false_alarms, n - not_supported);
  if (n > 0) counts.labelled.add({not_supported, n}, {flagged, n});
  counts.unlabelled.add(rest.hits, rest.n);
}

Correction& Correction::operator+=(const Correction& other) {
  errors += other.errors;
  counts += other.counts;
  return *this;
}

void add_claims(Correction& correction, const CaseResult& result) {
  TwoByTwo labelled;
  Count rest;
  for (const CheckedClaim& claim : result.claims) {
    const bool flagged = is_flagged(claim);
    if (claim.label)
      labelled += one(*claim.label != Label::supported, flagged);
    else
      rest = {rest.hits + (flagged ? 1U : 0U), rest.n + 1};
  }
  correction.add(labelled, rest);
}

void add_answer(Correction& correction, const CaseResult& result) {
  if (result.claims.empty()) return;
  bool flagged = false;
  bool not_supported = false;
  for (const CheckedClaim& claim : result.claims) {
    flagged = flagged || is_flagged(claim);
    not_supported = not_supported || (claim.label && *claim.label != Label::supported);
  }
  if (result.labelled)
    correction.add(one(not_supported, flagged), {});
  else
    correction.add({}, {flagged ? 1U : 0U, 1});
}

CorrectedRates corrected_rates(const Correction& correction, double level) {
  const ClusterSums people = correction.counts.labelled.first();
  CorrectedRates rates{.labelled = people.m,
                       .not_supported = people.x,
                       .all = correction.errors.judged.m,
                       .rate = {},
                       .rogan_gladen = rogan_gladen(correction.errors, Labels::part_of_judged, level)};
  if (rates.all > 0 && rates.all_labelled())
    rates.rate = {.value = rate(people), .range = clustered_wilson(people, level), .refusal = {}};
  else
    rates.rate = prediction_powered(correction.counts, level);
  return rates;
}

CorrectedRates complement(CorrectedRates rates) {
  rates.rate = turned(rates.rate);
  rates.rogan_gladen = turned(rates.rogan_gladen);
  return rates;
}

}  // namespace groundlab
