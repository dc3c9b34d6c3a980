// SPDX-License-Identifier: Apache-2.0
// Rates that need people's labels: the same rates by the labels alone, and the judge measured against them.
#include <algorithm>
#include <array>

#include "metrics/metric.hpp"
#include "metrics/sources.hpp"

namespace groundlab {
namespace {

std::uint64_t one_if(bool condition) { return condition ? 1 : 0; }

Sample faithfulness_by_person(const CaseResult& result) {
  if (!result.labelled) return {};
  const auto supported = std::count_if(result.claims.begin(), result.claims.end(),
                                       [](const CheckedClaim& claim) { return claim.label == Label::supported; });
  return {static_cast<std::uint64_t>(supported), result.claims.size(), 0};
}

Sample hallucination_rate_by_person(const CaseResult& result) {
  if (!result.labelled || result.claims.empty()) return {};
  const Sample claims = faithfulness_by_person(result);
  return {one_if(claims.hits < claims.n), 1, 0};
}

/// Claims whose label passes `counted`: how many of them the judge answered as `hit` says.
template <typename Counted, typename Hit>
Sample labelled_claims(const CaseResult& result, Counted counted, Hit hit) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims) {
    if (!claim.label || !counted(*claim.label)) continue;
    const Verdict verdict = claim.judgement.verdict;
    ++sample.n;
    sample.hits += one_if(hit(*claim.label, verdict));
    sample.not_judged += one_if(verdict == Verdict::not_judged);
  }
  return sample;
}

bool flagged(Label, Verdict verdict) { return verdict == Verdict::contradicted || verdict == Verdict::unsupported; }

Sample agreement(const CaseResult& result) {
  return labelled_claims(
      result, [](Label) { return true; }, agrees);
}

Sample caught(const CaseResult& result) {
  return labelled_claims(
      result, [](Label label) { return label != Label::supported; }, flagged);
}

Sample false_alarms(const CaseResult& result) {
  return labelled_claims(
      result, [](Label label) { return label == Label::supported; }, flagged);
}

Sample constant_agreement(const CaseResult& result) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims)
    if (claim.label) sample = {sample.hits + one_if(*claim.label == Label::supported), sample.n + 1, 0};
  return sample;
}

constexpr std::array by_person{
    Metric{"hallucination_rate", "by people's labels", "answers with a claim that a person calls not supported",
           "labelled answers with a claim", "The hallucination rate by people's labels.", lab_document,
           RateBase::answer, Better::lower, hallucination_rate_by_person},
    Metric{"faithfulness", "by people's labels", "claims that a person calls supported", "labelled claims",
           "Faithfulness by people's labels.", lab_document, RateBase::claim, Better::higher, faithfulness_by_person},
};

constexpr std::array of_judge{
    Metric{
        "agreement", "exact agreement", "verdicts that the person's label allows", "labelled claims",
        "How often the judge says what the person says. Where the person said only not_supported, contradicted and "
        "unsupported both agree. High agreement is easy where most claims are supported: read it with the two below.",
        lab_document, RateBase::claim, Better::higher, agreement},
    Metric{"caught", "hallucinations caught", "claims judged contradicted or unsupported",
           "claims that a person calls not supported",
           "The judge's sensitivity. A hallucination that it misses reaches the user unflagged.", lab_document,
           RateBase::claim, Better::higher, caught},
    Metric{"false_alarms", "false alarms", "claims judged contradicted or unsupported",
           "claims that a person calls supported",
           "One minus the judge's specificity. Each one costs a reviewer's time.", lab_document, RateBase::claim,
           Better::lower, false_alarms},
    Metric{"constant_agreement", "always \"supported\"", "claims that a person calls supported", "labelled claims",
           "What a judge that calls every claim supported would reach in exact agreement: the baseline of a constant "
           "answer. Its balanced accuracy is 0.5 and its kappa 0.",
           "groundlab", RateBase::claim, Better::higher, constant_agreement},
};

}  // namespace

std::span<const Metric> person_metrics() { return by_person; }
std::span<const Metric> agreement_metrics() { return of_judge; }

}  // namespace groundlab
