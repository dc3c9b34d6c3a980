// SPDX-License-Identifier: Apache-2.0
// One row per kind: what is planted, and where nothing may be.
#include "mutate/mutate.hpp"

#include <algorithm>

#include "catch.hpp"

using namespace groundlab;

namespace {

std::optional<std::string> planted(std::string_view kind, std::string_view claim,
                                   const std::vector<std::string_view>& evidence = {}) {
  for (const Mutation& mutation : mutations())
    if (mutation.kind == kind) return mutation.plant({claim, evidence});
  FAIL("no mutation " << kind);
  return {};
}

}  // namespace

TEST_CASE("each kind plants one error, and only where its place is certain") {
  struct Row {
    std::string_view kind;
    std::string_view claim;
    std::optional<std::string> mutant;
    std::string_view why;
  };
  const std::vector<Row> rows{
      {"number", "The press makes 40 lids.", "The press makes 50 lids.", "the first digit turns"},
      {"number", "The press makes lids.", std::nullopt, "no number"},
      {"number", "Add 1/2 cup of lids.", std::nullopt, "half of a fraction is no number"},
      {"number", "Passage 2: lids are round.", std::nullopt, "the number of a passage is a citation"},
      {"unit", "It dries for 3 days.", "It dries for 3 weeks.", "the next unit, in the plural"},
      {"unit", "It dries for 3 cycles.", std::nullopt, "no unit that is known"},
      {"date", "The lid shop closed in March.", "The lid shop closed in April.", "the next month"},
      {"date", "It opened on Monday.", "It opened on Tuesday.", "the next weekday"},
      {"date", "It was built in 1989.", "It was built in 1981.", "the last digit of the year"},
      {"code", "Error KT-204 means a jam.", "Error KT-205 means a jam.", "the last digit"},
      {"name", "The lids go to Meyer.", "The lids go to Hartwell.", "a made-up name where the evidence has none"},
      {"name", "Lids are round.", std::nullopt, "a capital at the start is no name"},
      {"negation_added", "The lids are round.", "The lids are not round.", "behind the auxiliary"},
      {"negation_added", "Lids can rust.", "Lids cannot rust.", "one word"},
      {"negation_added", "Lids are never round.", std::nullopt, "there is one already"},
      {"negation_removed", "Lids are not round.", "Lids are round.", "not"},
      {"negation_removed", "Lids cannot rust.", "Lids can rust.", "cannot"},
      {"negation_removed", "Lids rust.", std::nullopt, "none to remove"},
      {"antonym", "Lids are counted before lunch.", "Lids are counted after lunch.", "before and after"},
      {"antonym", "Lids are beforehand.", std::nullopt, "whole words only"},
      {"quantifier", "All lids are round.", "No lids are round.", "with its capital"},
      {"quantifier", "It takes at least 3 lids.", "It takes at most 3 lids.", "two words"},
      {"role", "Lids travel from Lyon to Metz.", "Lids travel from Metz to Lyon.", "from and to"},
      {"role", "In May, Anna pays Bob.", "In May, Bob pays Anna.", "two names"},
      {"role", "In May, Anna and Bob pay.", std::nullopt, "side by side they have one role"},
  };
  for (const Row& row : rows) {
    INFO(row.kind << ": " << row.claim << " (" << row.why << ")");
    CHECK(planted(row.kind, row.claim) == row.mutant);
  }
}

TEST_CASE("a planted value never stands in the evidence") {
  CHECK(planted("number", "It makes 40 lids.", {"It makes 40 lids of 50, or 60."}) == "It makes 70 lids.");
  CHECK(planted("date", "It closed in March.", {"March, April and May"}) == "It closed in June.");
  CHECK(planted("name", "The lids go to Meyer.", {"The lids of Anna go to Meyer."}) == "The lids go to Anna.");
}

TEST_CASE("mutants come in the order of the table, and differ from the claim") {
  const std::vector<Mutant> all = mutants({"All 40 lids are counted before lunch.", {}});
  REQUIRE(all.size() >= 4);
  CHECK(all.front().kind == "number");
  CHECK(std::all_of(all.begin(), all.end(),
                    [](const Mutant& mutant) { return mutant.text != "All 40 lids are counted before lunch."; }));
  CHECK(mutants({"", {}}).empty());
}

TEST_CASE("what states nothing has no mutants, and no mutant states nothing") {
  CHECK(mutants({"Here are some examples of round lids:", {}}).empty());
  CHECK(planted("negation_added", "Sure, I can help you with that!") == "Sure, I cannot help you with that!");
  for (const Mutant& mutant : mutants({"Sure, I can help you with that!", {}})) CHECK(mutant.kind != "negation_added");
}
