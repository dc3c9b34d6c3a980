// SPDX-License-Identifier: Apache-2.0
#include "evaluate/read_case.hpp"

#include "catch.hpp"
#include "evaluate/numbers.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

TEST_CASE("claims that came split replace the splitter and find their places in order") {
  Case pump = case_of("", {"one", "two"});
  pump.answer = "It runs. It stops. It runs.";
  pump.claims = {{"It runs.", {"P2"}, Label::supported}, {"It runs.", {"P9"}, {}}, {"It is blue.", {}, {}}};
  const Reading reading = read_case(pump, AnswerReader());
  REQUIRE(reading.claims.size() == 3);
  CHECK(reading.claims[0].span == Span{0, 8});
  CHECK(reading.claims[1].span == Span{19, 27});
  CHECK_FALSE(reading.claims[2].span);
  CHECK(reading.claims[0].citations.at(0).passage == 1);
  CHECK_FALSE(reading.claims[1].citations.at(0).passage);
  CHECK(reading.abstention == Abstention::none);
}

TEST_CASE("an answer that states nothing has no claims, unless they came split") {
  Case empty = case_of("", {"one"});
  CHECK(read_case(empty, AnswerReader()).abstention == Abstention::no_claims);
  empty.claims = {{"It runs.", {}, {}}};
  CHECK(read_case(empty, AnswerReader()).abstention == Abstention::none);
}

TEST_CASE("abstention is read from the answer, whatever the claims") {
  Case shy = case_of("", {"one"});
  shy.answer = "I can't find that in the notes.";
  CHECK(read_case(shy, AnswerReader()).abstention == Abstention::full);
  shy.claims = {{"I can't find that in the notes.", {}, Label::supported}};
  CHECK(read_case(shy, AnswerReader()).abstention == Abstention::full);
}

TEST_CASE("numbers count as found in any retrieved passage and in the question, and tell the kind of claim") {
  const Case store = case_of("Is order 4711 late?", {"We keep 40 crates.", "Error ZX-204 means a jam."});
  NumberFinder finder;
  const std::vector<Claim> claims{claim_of("Order 4711 holds 40 crates."), claim_of("ZX-204 and ZX-205 are errors."),
                                  claim_of("It is so.")};
  using Kind = ClaimKind;
  CHECK(finder.find(store, claims) ==
        std::vector<NumberSupport>{{2, 2, {Kind::number}}, {2, 1, {Kind::code}}, {0, 0, {Kind::other}}});
}
