// SPDX-License-Identifier: Apache-2.0
// The metric table and its counting functions: each a few lines over one case. Sums, ranges and gates are elsewhere.
#include "metrics/metric.hpp"

#include <algorithm>
#include <array>

#include "metrics/sources.hpp"

namespace groundlab {
namespace {

std::uint64_t claims_with(const CaseResult& result, Verdict verdict) {
  return static_cast<std::uint64_t>(
      std::count_if(result.claims.begin(), result.claims.end(),
                    [&](const CheckedClaim& claim) { return claim.judgement.verdict == verdict; }));
}

std::uint64_t one_if(bool condition) { return condition ? 1 : 0; }

Sample faithfulness(const CaseResult& result) {
  return {claims_with(result, Verdict::supported), result.claims.size(), claims_with(result, Verdict::not_judged)};
}

/// Answers with a claim of one of the bad verdicts; a claim that was not judged might be one.
Sample answers_with_bad(const CaseResult& result, bool contradicted_only) {
  if (result.claims.empty()) return {};
  const bool bad = claims_with(result, Verdict::contradicted) > 0 ||
                   (!contradicted_only && claims_with(result, Verdict::unsupported) > 0);
  return {one_if(bad), 1, one_if(!bad && claims_with(result, Verdict::not_judged) > 0)};
}

Sample hallucination_rate(const CaseResult& result) { return answers_with_bad(result, false); }
Sample contradiction_rate(const CaseResult& result) { return answers_with_bad(result, true); }

Sample citation_recall(const CaseResult& result) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims) {
    if (claim.judgement.verdict != Verdict::supported) continue;
    ++sample.n;
    sample.hits += one_if(claim.citation_ok == true);
    sample.not_judged += one_if(!claim.citation_ok.has_value());
  }
  return sample;
}

Sample citation_recall_all(const CaseResult& result) {
  Sample sample{0, result.claims.size(), 0};
  for (const CheckedClaim& claim : result.claims) {
    sample.hits += one_if(claim.citation_ok == true);
    sample.not_judged += one_if(!claim.citation_ok.has_value());
  }
  return sample;
}

Sample citation_precision(const CaseResult& result) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims)
    for (const std::optional<bool> relevant : claim.citation_relevant) {
      ++sample.n;
      sample.hits += one_if(relevant == true);
      sample.not_judged += one_if(!relevant.has_value());
    }
  return sample;
}

Sample invented_citations(const CaseResult& result) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims)
    for (const Citation& citation : claim.claim.citations) {
      ++sample.n;
      sample.hits += one_if(!citation.passage.has_value());
    }
  return sample;
}

Sample number_support(const CaseResult& result) {
  Sample sample;
  for (const CheckedClaim& claim : result.claims) {
    sample.n += claim.numbers;
    sample.hits += claim.numbers_found;
  }
  return sample;
}

Sample correct_abstention(const CaseResult& result) {
  return {one_if(result.answerable == false && result.abstention == Abstention::full),
          one_if(result.answerable == false), 0};
}

Sample false_abstention(const CaseResult& result) {
  return {one_if(result.answerable == true && result.outcome == Outcome::abstained), one_if(result.answerable == true),
          0};
}

Sample accuracy(const CaseResult& result) {
  const bool bad = claims_with(result, Verdict::contradicted) + claims_with(result, Verdict::unsupported) > 0;
  const bool open = result.outcome == Outcome::wrong && !bad && result.answerable != false;
  return {one_if(result.outcome == Outcome::correct), 1, one_if(open)};
}

constexpr std::array rates{
    Metric{"faithfulness", "faithfulness", "supported claims", "claims",
           "Each claim of an answer is judged on its own against all passages that the model saw. Also called "
           "groundedness. A claim that could not be judged stays in the denominator.",
           "Es et al., RAGAS (EACL 2024 demonstrations); Min et al., FActScore (EMNLP 2023)", RateBase::claim,
           Better::higher, faithfulness},
    Metric{"hallucination_rate", "hallucination rate", "answers with a claim that is not supported",
           "answers with a claim",
           "The rate that a user feels: one unbacked claim spoils the answer. Refusals are in neither count.",
           lab_document, RateBase::answer, Better::lower, hallucination_rate},
    Metric{"contradiction_rate", "contradiction rate", "answers with a contradicted claim", "answers with a claim",
           "The worse part of the hallucination rate: the passages say something else, rather than nothing.",
           lab_document, RateBase::answer, Better::lower, contradiction_rate},
    Metric{
        "citation_recall", "citation recall", "supported claims whose cited passages back them", "supported claims",
        "Of the claims that the passages back, those whose own citations back them. A claim without a citation is no "
        "hit. Keeps made-up claims apart from well-made claims with a wrong pointer.",
        lab_document, RateBase::claim, Better::higher, citation_recall},
    Metric{"citation_recall_all", "citation recall (all)", "claims whose cited passages back them", "claims",
           "Citation recall over all claims, with the denominator that ALCE uses.", alce_paper, RateBase::claim,
           Better::higher, citation_recall_all},
    Metric{
        "citation_precision", "citation precision", "relevant citations", "citations",
        "A citation is relevant when the claim's cited passages together support it and, besides, it supports the "
        "claim alone or the others do not without it. An invented citation is never relevant. Equal citations of one "
        "claim count once.",
        alce_paper, RateBase::citation, Better::higher, citation_precision},
    Metric{"invented_citations", "invented citations", "citations that name no retrieved passage", "citations",
           "Citations that point to nothing the model saw.", "groundlab", RateBase::citation, Better::lower,
           invented_citations},
    Metric{
        "number_support", "number support", "numbers, dates and codes found in the evidence",
        "numbers, dates and codes of claims",
        "Whether the values of a claim stand anywhere in the passages or the question, whatever the judge says of the "
        "claim: a check that needs no judge.",
        "Faithfulness and Hallucination (deterministic checks)", RateBase::claim, Better::higher, number_support},
    Metric{"correct_abstention", "correct abstention", "full abstentions", "unanswerable cases",
           "Of the questions that the passages cannot answer, those where the assistant declined and stated nothing.",
           lab_document, RateBase::answer, Better::higher, correct_abstention},
    Metric{"false_abstention", "false abstention", "abstained outcomes", "answerable cases",
           "Of the questions that the passages can answer, those where the assistant gave up or said nothing.",
           lab_document, RateBase::answer, Better::lower, false_abstention},
    Metric{
        "accuracy", "accuracy", "correct cases", "cases",
        "Correct: every claim supported, not an abstention, and the case not known to be unanswerable. Wrong answers "
        "and abstentions cost the same here, which rewards guessing: see risk_score.",
        "Kalai et al., Why Language Models Hallucinate (2025)", RateBase::answer, Better::higher, accuracy},
};

constexpr std::array scores{
    ScoreMetric{
        "alce_citation_recall", "ALCE citation recall (score --alce)",
        "To the letter of ALCE's script: the first line of the answer; a sentence that cites nothing, or anything "
        "beyond "
        "the passages, is not backed; else its first three citations together must back it. Mean over answers of the "
        "backed share of all their sentences.",
        alce_paper},
    ScoreMetric{
        "alce_citation_precision", "ALCE citation precision (score --alce)",
        "To the letter of ALCE's script: of the citations of sentences that cite no number beyond the passages, those "
        "that back the sentence alone, or without which the rest does not. 0 for an answer without such citations. "
        "Mean "
        "over answers.",
        alce_paper},
    ScoreMetric{
        "risk_score", "risk-weighted score",
        "correct cases - penalty x wrong cases; an abstention counts 0. With a confidence target T the penalty is "
        "T/(1-T), so that guessing pays only above that confidence: T = 0.75 gives 3. --penalty P or "
        "--confidence T chooses it.",
        "Kalai et al., Why Language Models Hallucinate (2025)"},
    ScoreMetric{
        "factscore", "FActScore, length penalty included",
        "The mean over answers of the share of supported facts, times exp(1 - 10 / facts) for answers with at most 10 "
        "facts, so that an answer cannot win by saying one safe thing. Shown where a model cuts answers into atomic "
        "facts (--split llm); a fact without a verdict counts as not supported.",
        "Min et al., FActScore (EMNLP 2023)"},
    ScoreMetric{
        "balanced_accuracy", "balanced accuracy",
        "The mean of the share of not-supported claims that the judge flags and the share of supported ones that it "
        "lets pass. 0.5 is what any constant answer reaches, however rare hallucinations are. Range: bootstrapped "
        "over cases.",
        "Brodersen et al., The balanced accuracy and its posterior distribution (ICPR 2010)"},
    ScoreMetric{
        "kappa", "kappa",
        "Agreement of judge and person, supported or not, beyond what chance alone would give. 1 is perfect, 0 is "
        "chance. Range: bootstrapped over cases.",
        "Cohen, A coefficient of agreement for nominal scales (1960)"},
    ScoreMetric{
        "krippendorff_alpha", "Krippendorff's alpha",
        "Agreement beyond chance of any number of annotators, labels may be missing: of judge and person, and of "
        "people "
        "among themselves where a case has labels_by. 1 is perfect, 0 is chance. Range: bootstrapped over cases.",
        "Krippendorff, Computing Krippendorff's Alpha-Reliability (2011)"},
    ScoreMetric{"gwet_ac1", "Gwet's AC1",
                "Agreement beyond chance that stays steady where one class is rare and kappa and alpha fall. Range: "
                "bootstrapped over cases.",
                "Gwet, Computing inter-rater reliability in the presence of high agreement (2008)"},
};

}  // namespace

std::span<const Metric> metrics() { return rates; }
std::span<const ScoreMetric> score_metrics() { return scores; }

}  // namespace groundlab
