// SPDX-License-Identifier: Apache-2.0
// What kinds of statement a claim makes.
#include "evaluate/claim_kinds.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a claim is of every kind that it states, or of none of them") {
  using Kind = ClaimKind;
  struct Row {
    std::string claim;
    std::vector<Kind> kinds;
  };
  const std::vector<Row> rows{
      {"The pump runs.", {Kind::other}},
      {"The crate holds 40 lamps.", {Kind::number}},
      {"It was sent on 3 March 2026.", {Kind::date}},
      {"The fee is 20 euros.", {Kind::amount}},
      {"The share rose by 5 percent.", {Kind::amount}},
      {"Error ZX-204 means a jam.", {Kind::code}},
      {"The pump does not run.", {Kind::negation}},
      {"Error ZX-204 costs no more than 20 euros since 3 March 2026.",
       {Kind::date, Kind::amount, Kind::code, Kind::negation}},
  };
  for (const Row& row : rows) {
    INFO(row.claim);
    CHECK(claim_kinds(row.claim, quantities(row.claim)) == row.kinds);
  }
}
