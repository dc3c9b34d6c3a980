// SPDX-License-Identifier: Apache-2.0
#include "report/evidence.hpp"

#include "catch.hpp"
#include "judges/make.hpp"
#include "report/summary.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

Reason at(std::string passage, Span span) {
  Reason reason;
  reason.passage = std::move(passage);
  reason.passage_span = span;
  return reason;
}

}  // namespace

TEST_CASE("a quote marks the place and cuts at blanks") {
  const std::string filler = "Some words stand before and after the place that the reason points to, more than fit. ";
  const Case pump = case_of("", {"The pump makes 40 turns.", filler + "It makes 40 turns. " + filler});
  CHECK(quote(pump, at("P1", {15, 17}), "") == "The pump makes «40» turns.");
  const std::string cut = quote(pump, at("P2", {filler.size() + 9, filler.size() + 11}), "");
  CHECK(cut ==
        "… place that the reason points to, more than fit. It makes «40» turns. Some words stand before and after the "
        "place that …");
  CHECK(quote(pump, at("P9", {0, 1}), "").empty());
  CHECK(quote(pump, Reason{}, "").empty());
}

TEST_CASE("of a long span the part is quoted that has most of the claim") {
  std::string talk;
  for (int i = 0; i < 12; ++i) talk += "and then we spoke about lamps and the weather and ";
  const std::string sentence = "So " + talk + "the desk opens at 9 on Mondays " + talk + "that was all";
  const Case long_one = case_of("", {sentence, std::string(300, 'x'), ""});
  const std::string quoted = quote(long_one, at("P1", {0, sentence.size()}), "On Mondays the desk opens at 9.", 0);
  CHECK(quoted.find("the desk opens at 9 on Mondays") != std::string::npos);
  CHECK(quoted.starts_with("«… "));
  CHECK(quoted.ends_with(" …»"));
  CHECK(quoted.size() < 270);
  const std::string start = quote(long_one, at("P1", {0, sentence.size()}), "Nothing of it.", 0);
  CHECK(start.starts_with("«So and then"));
  CHECK(quote(long_one, at("P2", {0, 300}), "x", 0) == "«" + std::string(300, 'x') + "»");
  CHECK(quote(long_one, at("P2", {0, 300}), std::string(300, 'x'), 0) == "«" + std::string(300, 'x') + "»");
}

TEST_CASE("shown cases are the first by id, in any order of offering") {
  ShownCases forward(2);
  ShownCases backward(2);
  for (const char* id : {"a", "b", "c"}) {
    Case one;
    one.id = id;
    forward.offer(one, {});
  }
  for (const char* id : {"c", "b", "a"}) {
    Case one;
    one.id = id;
    backward.offer(one, {});
  }
  for (const ShownCases* shown : {&forward, &backward}) {
    REQUIRE(shown->cases().size() == 2);
    CHECK(shown->cases()[0].shown.id == "a");
    CHECK(shown->cases()[1].shown.id == "b");
    CHECK(shown->left_out() == 1);
  }
}

TEST_CASE("the parts of a claim stand in guillemets, on one harmless line") {
  CHECK(in_guillemets("The pump makes 40 turns.", {}) == "The pump makes 40 turns.");
  CHECK(in_guillemets("The pump\nmakes 40 turns.", {{15, 17}, {0, 3}}) == "«The» pump makes «40» turns.");
  CHECK(in_guillemets("a\x1b[2J", {{0, 1}}) == "«a»\\x1b[2J");
}
