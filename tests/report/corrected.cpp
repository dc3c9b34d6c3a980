// SPDX-License-Identifier: Apache-2.0
// What a reader is told of a corrected rate, in each of its states.
#include "report/corrected.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

struct Kind {
  int cases;
  Verdict verdict;
  std::optional<Label> label;
};

RunSummary summary_of(const std::vector<Kind>& kinds) {
  RunSummary summary;
  for (const Kind& kind : kinds)
    for (int i = 0; i < kind.cases; ++i) {
      CaseResult result;
      result.claims.emplace_back().judgement.verdict = kind.verdict;
      result.claims.back().label = kind.label;
      result.labelled = kind.label.has_value();
      summary.tally.add(result);
    }
  return summary;
}

using Rows = std::vector<std::vector<std::string>>;

/// The rows as a table shows them.
Rows shown(const std::vector<RateRow>& rows) {
  Rows texts;
  for (const RateRow& row : rows) texts.push_back({row.title, row.result, row.range, row.note});
  return texts;
}

}  // namespace

TEST_CASE("corrected rows say what they rest on") {
  const Kind caught{36, Verdict::unsupported, Label::not_supported};
  const Kind missed{4, Verdict::supported, Label::not_supported};
  const Kind alarms{12, Verdict::unsupported, Label::supported};
  const Kind passed{68, Verdict::supported, Label::supported};
  const Kind others{180, Verdict::supported, std::nullopt};
  CHECK(corrected_rows(summary_of({others}), "hallucination_rate").empty());
  CHECK(corrected_rows(summary_of({caught}), "accuracy").empty());

  const Rows whole = shown(corrected_rows(summary_of({caught, missed}), "hallucination_rate"));
  CHECK(whole == Rows{{"  corrected", "100 %", "91 % to 100 %", "all 40 are labelled; 40 answers are few"}});

  const Rows few = shown(corrected_rows(summary_of({missed, passed, others}), "hallucination_rate"));
  CHECK(few == Rows{{"  corrected", "n/a", "", "needs 20 labels of each kind, has 68 supported and 4 not"}});

  const Rows part = shown(corrected_rows(summary_of({caught, missed, alarms, passed, others}), "hallucination_rate"));
  REQUIRE(part.size() == 2);
  CHECK(part[0][3] == "PPI++, if the 120 labelled answers are a random part");
  CHECK(part[1][0] == "  by Rogan-Gladen");

  const Kind blind_alarms{68, Verdict::unsupported, Label::supported};
  const Rows blind = shown(corrected_rows(
      summary_of({missed, {36, Verdict::supported, Label::not_supported}, blind_alarms, others}), "faithfulness"));
  REQUIRE(blind.size() == 2);
  CHECK(blind[0][1] != "n/a");  // the labels themselves still say something
  CHECK(blind[1] == std::vector<std::string>{"  by Rogan-Gladen", "n/a", "",
                                             "against these labels the judge is no better than chance"});
}

TEST_CASE("a corrected rate is a phrase for the first page, or nothing") {
  const Kind caught{36, Verdict::unsupported, Label::not_supported};
  const Kind others{180, Verdict::supported, std::nullopt};
  CHECK_FALSE(corrected_phrase(summary_of({others})));
  CHECK_FALSE(corrected_phrase(summary_of({caught, others})));
  const Kind passed{68, Verdict::supported, Label::supported};
  const auto part = corrected_phrase(summary_of({caught, passed, others}));
  REQUIRE(part);
  CHECK(part->starts_with("corrected by people's labels on 104 of them: "));
  CHECK(corrected_phrase(summary_of({caught})) == "by people's labels, which cover them all: 100 % (90 % to 100 %)");
}
