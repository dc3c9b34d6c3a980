// SPDX-License-Identifier: Apache-2.0
// Corrected rates from results: what counts as labelled, flagged, and one observation.
#include "metrics/corrected.hpp"

#include "catch.hpp"
#include "metrics/tally.hpp"

using namespace groundlab;

namespace {

CheckedClaim claim(Verdict verdict, std::optional<Label> label = {}) {
  CheckedClaim made;
  made.judgement.verdict = verdict;
  made.label = label;
  return made;
}

CaseResult result(std::vector<CheckedClaim> claims, bool labelled) {
  CaseResult made;
  made.claims = std::move(claims);
  made.labelled = labelled;
  return made;
}

struct Kind {
  int cases;
  Verdict verdict;
  std::optional<Label> label;
};

/// Answers of one claim each.
Tally tally_of(const std::vector<Kind>& kinds) {
  Tally tally;
  for (const Kind& kind : kinds)
    for (int i = 0; i < kind.cases; ++i) tally.add(result({claim(kind.verdict, kind.label)}, kind.label.has_value()));
  return tally;
}

/// The example of docs/statistics.md: 36 of 40 caught, 12 false alarms on 80, 42 flagged among 180 others.
std::vector<Kind> partly_labelled() {
  return {{36, Verdict::unsupported, Label::not_supported}, {4, Verdict::supported, Label::contradicted},
          {12, Verdict::contradicted, Label::supported},    {68, Verdict::supported, Label::supported},
          {42, Verdict::unsupported, std::nullopt},         {138, Verdict::supported, std::nullopt}};
}

}  // namespace

TEST_CASE("a corrected rate comes from the labelled part and the judge on the rest") {
  const Tally tally = tally_of(partly_labelled());
  for (const Correction* counts : {&tally.answer_labels, &tally.claim_labels}) {
    const CorrectedRates rates = corrected_rates(*counts);
    CHECK(rates.labelled == 120);
    CHECK(rates.not_supported == 40);
    CHECK(rates.all == 300);
    CHECK_FALSE(rates.all_labelled());
    CHECK(rates.rogan_gladen.value.value() == Approx(0.2));  // docs/statistics.md, tests/oracle/corrected.py
    CHECK(rates.rogan_gladen.range->low == Approx(0.107).margin(5e-4));
    CHECK(rates.rogan_gladen.range->high == Approx(0.279).margin(5e-4));
    CHECK(rates.rate == prediction_powered(counts->counts));
  }
}

TEST_CASE("where people labelled everything, their rate is the corrected one, however few labels there are") {
  const Tally tally = tally_of({{5, Verdict::unsupported, Label::not_supported},
                                {1, Verdict::supported, Label::contradicted},
                                {4, Verdict::unsupported, Label::supported}});
  const CorrectedRates rates = corrected_rates(tally.answer_labels, 0.9);
  CHECK(rates.all_labelled());
  CHECK(rates.rate.value == 0.6);
  CHECK(rates.rate.range == wilson(6, 10, 0.9));
  CHECK_FALSE(rates.rate.refusal);
}

TEST_CASE("a corrected rate is refused where labels are few or none") {
  struct Row {
    std::vector<Kind> kinds;
    NoCorrection refusal;
  };
  const Kind rest{50, Verdict::unsupported, std::nullopt};
  const std::vector<Row> rows{
      {{{19, Verdict::unsupported, Label::unsupported}, {40, Verdict::supported, Label::supported}, rest},
       NoCorrection::few_not_supported},
      {{{40, Verdict::unsupported, Label::unsupported}, {19, Verdict::supported, Label::supported}, rest},
       NoCorrection::few_supported},
      {{rest}, NoCorrection::few_not_supported},
      {{}, NoCorrection::nothing_judged},
  };
  for (const Row& row : rows) {
    const CorrectedRates rates = corrected_rates(tally_of(row.kinds).claim_labels);
    CHECK(rates.rate.refusal == row.refusal);
    CHECK_FALSE(rates.rate.value);
    CHECK_FALSE(rates.rate.range);
  }
}

TEST_CASE("a claim without a verdict is not flagged, labelled or not") {
  Correction correction;
  add_claims(correction, result({claim(Verdict::not_judged, Label::supported),
                                 claim(Verdict::not_judged, Label::contradicted), claim(Verdict::not_judged)},
                                false));
  CHECK(correction.errors.judged.x == 0);
  CHECK(correction.errors.judged.m == 3);
  CHECK(correction.errors.caught.m == 1);
  CHECK(correction.errors.false_alarms.m == 1);
  CHECK(correction.counts.unlabelled.m == 1);
}

TEST_CASE("an answer with some labels counts as labelled by claims, not as a whole") {
  const CaseResult partly = result({claim(Verdict::unsupported, Label::unsupported), claim(Verdict::supported)}, false);
  Correction claims;
  add_claims(claims, partly);
  CHECK(claims.counts.labelled.first().m == 1);
  CHECK(claims.counts.unlabelled.m == 1);
  Correction answers;
  add_answer(answers, partly);
  CHECK(answers.counts.labelled.first().m == 0);
  CHECK(answers.counts.unlabelled == [] {
    ClusterSums one;
    one.add(1, 1);
    return one;
  }());
  Correction nothing;
  add_answer(nothing, result({}, true));
  CHECK(nothing == Correction{});
}

TEST_CASE("corrections merge") {
  auto kinds = partly_labelled();
  const Tally whole = tally_of(kinds);
  Tally merged = tally_of({kinds.begin() + 2, kinds.end()});
  merged += tally_of({kinds.begin(), kinds.begin() + 2});
  CHECK(merged.claim_labels == whole.claim_labels);
  CHECK(merged.answer_labels == whole.answer_labels);
}

TEST_CASE("the rate of supported mirrors the rate of not supported") {
  const CorrectedRates rates = corrected_rates(tally_of(partly_labelled()).claim_labels);
  const CorrectedRates mirrored = complement(rates);
  CHECK(mirrored.rate.value.value() == Approx(1 - *rates.rate.value));
  CHECK(mirrored.rate.range->low == Approx(1 - rates.rate.range->high));
  CHECK(mirrored.rogan_gladen.range->high == Approx(1 - rates.rogan_gladen.range->low));
}
