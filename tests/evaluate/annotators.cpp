// SPDX-License-Identifier: Apache-2.0
// The label of a claim that several people labelled.
#include "groundlab/evaluate/evaluate.hpp"

#include "catch.hpp"
#include "judges/make.hpp"
#include "judges/registry.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

CaseResult checked(std::vector<std::optional<Label>> annotations, std::optional<Label> own = {}) {
  Case pump = case_of("", {"The pump runs."});
  if (own) pump.labels = std::vector<Label>{*own};
  for (const auto label : annotations) pump.labels_by.push_back({"one of them", {label}});
  Reading reading;
  reading.claims.push_back(claim_of("The pump runs."));
  Evaluator evaluator(open_judge(judge_named("overlap"), {}).for_thread());
  return evaluator.evaluate(pump, std::move(reading));
}

}  // namespace

TEST_CASE("a claim's label is what most annotators say, unless the case says it") {
  using L = Label;
  struct Row {
    std::vector<std::optional<L>> annotations;
    std::optional<L> own;
    std::optional<L> label;
  };
  const std::vector<Row> rows{
      {{L::supported, L::supported, L::contradicted}, {}, L::supported},
      {{L::supported, L::contradicted}, {}, std::nullopt},
      {{L::supported, std::nullopt}, {}, L::supported},
      {{L::contradicted, L::unsupported, L::supported}, {}, L::not_supported},
      {{L::contradicted, L::unsupported, L::contradicted}, {}, L::contradicted},
      {{std::nullopt, std::nullopt}, {}, std::nullopt},
      {{}, {}, std::nullopt},
      {{L::contradicted, L::contradicted}, L::supported, L::supported},
  };
  for (const Row& row : rows) {
    const CaseResult result = checked(row.annotations, row.own);
    CHECK(result.claims.at(0).label == row.label);
    CHECK(result.labelled == row.label.has_value());
  }
  CHECK(checked({L::supported, std::nullopt, L::unsupported}).claims.at(0).annotations ==
        std::vector<L>{L::supported, L::unsupported});
}
