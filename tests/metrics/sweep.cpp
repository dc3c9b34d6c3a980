// SPDX-License-Identifier: Apache-2.0
#include "metrics/sweep.hpp"

#include "catch.hpp"
#include "metrics/slices.hpp"

using namespace groundlab;

namespace {

CaseResult scored(std::vector<std::pair<double, std::optional<Label>>> claims) {
  CaseResult result;
  for (const auto& [score, label] : claims) {
    CheckedClaim& claim = result.claims.emplace_back();
    claim.judgement.score = score;
    claim.label = label;
  }
  return result;
}

}  // namespace

TEST_CASE("a sweep counts what each threshold would flag") {
  ScoreSweep sweep;
  sweep.add(scored(
      {{0.2, Label::not_supported}, {0.4, Label::contradicted}, {0.6, Label::supported}, {0.9, Label::supported}}));
  sweep.add(scored({{0.7, Label::unsupported}, {0.1, std::nullopt}}));
  CHECK(sweep.claims() == 5);
  CHECK(sweep.at(0).caught == 0);
  CHECK(sweep.at(40).caught == 1);  // a claim at the threshold is supported
  CHECK(sweep.at(41).caught == 2);
  CHECK(sweep.at(100).false_alarms == 2);
  CHECK(sweep.at(50).balanced_accuracy.value() == Approx((2.0 / 3 + 1) / 2));
  CHECK(sweep.best()->threshold == Approx(0.50));  // all of 0.41 to 0.60 do as well
}

TEST_CASE("a sweep without both classes favours nothing, and shards merge") {
  ScoreSweep good;
  good.add(scored({{0.9, Label::supported}}));
  CHECK_FALSE(good.best());
  CHECK_FALSE(good.at(50).balanced_accuracy);
  ScoreSweep bad;
  bad.add(scored({{0.3, Label::not_supported}}));
  ScoreSweep both = good;
  both += bad;
  CHECK(both.best()->balanced_accuracy.value() == Approx(1));
}

TEST_CASE("a case counts in each of its slices") {
  Slices slices(slicings().front());
  Case tagged;
  tagged.tags = {"billing", "returns"};
  slices.add(tagged, scored({{0.9, Label::supported}}));
  slices.add(Case{}, scored({}));
  REQUIRE(slices.tallies().size() == 3);
  CHECK(slices.tallies().at("billing").cases == 1);
  CHECK(slices.tallies().at("returns").claims == 1);
  CHECK(slices.tallies().at("(no tag)").claims == 0);
}

TEST_CASE("slices beyond the limit go together") {
  Slices slices(slicings().front());
  for (std::size_t i = 0; i < Slices::most + 5; ++i) {
    Case tagged;
    tagged.tags = {std::to_string(i)};
    slices.add(tagged, {});
  }
  CHECK(slices.tallies().size() == Slices::most + 1);
  CHECK(slices.tallies().at("(others)").cases == 5);
}
