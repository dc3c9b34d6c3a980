// SPDX-License-Identifier: Apache-2.0
// Cases written back: the claims as cut, and everything else as it stood.
#include "cases/write_case.hpp"

#include <string>

#include "cases/parse_case.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

const Notes no_notes("no/notes.jsonl");

Case parsed(std::string_view line) {
  ParsedCase parsed = parse_case(line, {"f", 1, 0}, no_notes);
  REQUIRE(parsed.result.index() == 0);
  return std::get<0>(std::move(parsed.result));
}

Reading two_claims() {
  Reading reading;
  reading.claims.push_back(
      {.text = "Say \"ä\".", .citations = {{"P", 0, Span{3, 6}}, {"[9]", std::nullopt, std::nullopt}}});
  reading.claims.push_back({.text = "No."});
  return reading;
}

std::string written(std::string_view line, const Reading& reading) { return write_case(line, parsed(line), reading); }

}  // namespace

TEST_CASE("labels become claims with their text, cites and label") {
  const std::string line =
      R"({"id":"c","labels":["supported","not_supported"],"question":"","retrieved":[{"id":"P","text":"t"}],"answer":"a"})";
  const std::string text = written(line, two_claims());
  CHECK(
      text ==
      R"({"id":"c","question":"","retrieved":[{"id":"P","text":"t"}],"answer":"a","claims":[)"
      R"({"text":"Say \"ä\".","cites":["P","[9]"],"label":"supported"},{"text":"No.","cites":[],"label":"not_supported"}]})");
  const Case again = parsed(text);
  CHECK(again.claims ==
        std::vector<GivenClaim>{{"Say \"ä\".", {"P", "[9]"}, Label::supported}, {"No.", {}, Label::not_supported}});
  CHECK_FALSE(again.labels);
  CHECK(written(text, two_claims()) == text);
}

TEST_CASE("an unlabelled case gets claims to be labelled") {
  const std::string text =
      written(R"({"id":"c","question":"","retrieved":[],"answer":"a","labels":null,"claims":[]})", two_claims());
  CHECK(text.ends_with(R"({"text":"No.","cites":[],"label":null}]})"));
  CHECK_FALSE(parsed(text).claims[0].label);
}

TEST_CASE("everything that is the user's own comes out as it was written") {
  const std::string line =
      R"( { "id" : 7, "qu\u0065stion":"\u00e4", "retrieved":[], "meta":{"x": 1.50, "x":[ ]},"_k":1e2 ,"labels":["supported","supported"],"odd":null,"answer":"","severity":2.50,"tags":["t"],"answerable":false})";
  const std::string text = written(line, two_claims());
  CHECK(text.starts_with(
      R"({"id" : 7,"qu\u0065stion":"\u00e4","retrieved":[],"meta":{"x": 1.50, "x":[ ]},"_k":1e2,"odd":null,"answer":"","severity":2.50,"tags":["t"],"answerable":false,"claims":[)"));
  const Case before = parsed(line);
  const Case after = parsed(text);
  CHECK(after.id == before.id);
  CHECK(after.question == before.question);
  CHECK(after.answerable == before.answerable);
  CHECK(after.tags == before.tags);
  CHECK(after.severity == before.severity);
}

TEST_CASE("a case without a claim to cut, or with claims that came split, stays as it is") {
  const std::string declined = R"({"id":"c", "question":"","retrieved":[],"answer":"I do not know.","labels":[]})";
  CHECK(written(declined, Reading{}) == declined);
  const std::string split = R"({"id":"c","question":"","retrieved":[],"answer":"","claims":[{"text":"A.","_own":1}]})";
  CHECK(written(split, two_claims()) == split);
}
