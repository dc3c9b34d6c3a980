// SPDX-License-Identifier: Apache-2.0
// Adding a case to the counts, and counts to estimates.
#include "metrics/tally.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

namespace groundlab {
namespace {

void add_samples(std::vector<RateTally>& tallies, std::span<const Metric> table, const CaseResult& result) {
  for (std::size_t i = 0; i < table.size(); ++i) tallies[i].add(table[i].count(result));
}

void merge(std::vector<RateTally>& into, const std::vector<RateTally>& from) {
  for (std::size_t i = 0; i < into.size(); ++i) into[i] += from[i];
}

std::uint64_t one_if(bool condition) { return condition ? 1 : 0; }

double share(std::uint64_t hits, std::uint64_t n) { return static_cast<double>(hits) / static_cast<double>(n); }

}  // namespace

void RateTally::add(const Sample& sample) {
  if (sample.n == 0 && sample.not_judged == 0) return;
  hits += sample.hits;
  n += sample.n;
  not_judged += sample.not_judged;
  sums.add(sample.hits, sample.n);
  best.add(sample.hits + sample.not_judged, sample.n);
}

RateTally& RateTally::operator+=(const RateTally& other) {
  hits += other.hits;
  n += other.n;
  not_judged += other.not_judged;
  sums += other.sums;
  best += other.best;
  return *this;
}

Estimate estimate(const RateTally& tally, RateBase base, double level) {
  Estimate estimate{.hits = tally.hits, .n = tally.n, .value = {}, .value_max = {}, .low = {}, .high = {}};
  if (tally.n == 0) return estimate;
  estimate.value = share(tally.hits, tally.n);
  estimate.value_max = share(tally.hits + tally.not_judged, tally.n);
  const bool clustered = base != RateBase::answer;
  const auto worst = clustered ? clustered_wilson(tally.sums, level) : wilson(tally.hits, tally.n, level);
  const auto best =
      clustered ? clustered_wilson(tally.best, level) : wilson(tally.hits + tally.not_judged, tally.n, level);
  if (worst) estimate.low = worst->low;
  if (best) estimate.high = best->high;
  return estimate;
}

Tally::Tally() : rates(metrics().size()), person(person_metrics().size()), agreement(agreement_metrics().size()) {}

void Tally::count_askings(const Judgement& judgement) {
  if (!judgement.judge.empty()) ++judged_by[judgement.judge];
  const std::vector<Verdict>& repeats = judgement.repeats;
  repeated += one_if(repeats.size() > 1);
  flipped += one_if(std::adjacent_find(repeats.begin(), repeats.end(), std::not_equal_to<>()) != repeats.end());
}

void Tally::add(const CaseResult& result) {
  ++cases;
  claims += result.claims.size();
  std::uint64_t supported = 0;
  bool bad = false;
  bool unknown = false;
  for (const CheckedClaim& claim : result.claims) {
    const Verdict verdict = claim.judgement.verdict;
    supported += one_if(verdict == Verdict::supported);
    contradicted += one_if(verdict == Verdict::contradicted);
    unsupported += one_if(verdict == Verdict::unsupported);
    not_judged += one_if(verdict == Verdict::not_judged);
    bad = bad || verdict == Verdict::contradicted || verdict == Verdict::unsupported;
    unknown = unknown || verdict == Verdict::not_judged;
    citations += claim.claim.citations.size();
    for (const auto fault : claim.citation_faults)
      if (fault) ++citation_faults[static_cast<std::size_t>(*fault)];
    better_passages += one_if(!claim.better_passage.empty());
    count_askings(claim.judgement);
    if (!claim.label) continue;
    ++labelled_claims;
    disagreements += one_if(!agrees(*claim.label, verdict));
    confusion.add(*claim.label, verdict);
  }
  if (!result.claims.empty()) ++answers[{result.claims.size(), supported}];
  if (result.rating) ratings.add(*result.rating);
  correct += one_if(result.outcome == Outcome::correct);
  abstained += one_if(result.outcome == Outcome::abstained);
  wrong += one_if(result.outcome == Outcome::wrong);
  const bool open = result.outcome == Outcome::wrong && unknown && !bad && result.answerable != false;
  wrong_for_want_of_verdict += one_if(open);
  no_claims += one_if(result.abstention == Abstention::no_claims);
  alce.add(result.alce);
  add_claims(claim_labels, result);
  add_answer(answer_labels, result);
  add_samples(rates, metrics(), result);
  add_samples(person, person_metrics(), result);
  add_samples(agreement, agreement_metrics(), result);
}

Tally& Tally::operator+=(const Tally& other) {
  cases += other.cases;
  claims += other.claims;
  contradicted += other.contradicted;
  unsupported += other.unsupported;
  not_judged += other.not_judged;
  correct += other.correct;
  abstained += other.abstained;
  wrong += other.wrong;
  wrong_for_want_of_verdict += other.wrong_for_want_of_verdict;
  no_claims += other.no_claims;
  labelled_claims += other.labelled_claims;
  citations += other.citations;
  for (std::size_t i = 0; i < citation_faults.size(); ++i) citation_faults[i] += other.citation_faults[i];
  better_passages += other.better_passages;
  alce += other.alce;
  merge(rates, other.rates);
  merge(person, other.person);
  merge(agreement, other.agreement);
  confusion += other.confusion;
  claim_labels += other.claim_labels;
  answer_labels += other.answer_labels;
  disagreements += other.disagreements;
  for (const auto& [judge, judged] : other.judged_by) judged_by[judge] += judged;
  ratings += other.ratings;
  for (const auto& [counts, times] : other.answers) answers[counts] += times;
  repeated += other.repeated;
  flipped += other.flipped;
  return *this;
}

Estimate rate_named(std::string_view name, const Tally& tally, double level) {
  const std::array tables{std::pair(metrics(), &tally.rates), std::pair(agreement_metrics(), &tally.agreement)};
  for (const auto& [table, tallies] : tables)
    for (std::size_t i = 0; i < table.size(); ++i)
      if (table[i].name == name) return estimate((*tallies)[i], table[i].base, level);
  return {};
}

RiskScore risk_score(const Tally& tally, double penalty) {
  const auto score = [&](std::uint64_t correct, std::uint64_t wrong) {
    return static_cast<double>(correct) - penalty * static_cast<double>(wrong);
  };
  return {penalty, score(tally.correct, tally.wrong),
          score(tally.correct + tally.wrong_for_want_of_verdict, tally.wrong - tally.wrong_for_want_of_verdict)};
}

}  // namespace groundlab
