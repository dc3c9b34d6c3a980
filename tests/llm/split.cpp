// SPDX-License-Identifier: Apache-2.0
#include "judges/llm/split.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "judges/make.hpp"
#include "remote/fake_model.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

using Facts = std::optional<std::vector<std::string>>;

std::string cuts(const std::string& list) { return R"({"code":"c0de","cuts":[)" + list + "]}"; }

}  // namespace

TEST_CASE("facts are read from the closed form, claim by claim") {
  struct Row {
    std::string why;
    std::string reply;
    std::vector<Facts> facts;
  };
  const std::string one = R"({"claim":1,"facts":["a","b"]})";
  const std::string two = R"({"claim":2,"facts":["c"]})";
  const std::vector<std::string> ab{"a", "b"};
  const std::vector<std::string> c{"c"};
  const std::vector<Row> rows{
      {"as asked", cuts(one + "," + two), {ab, c}},
      {"in prose and another order", "Here: " + cuts(two + "," + one) + " Done.", {ab, c}},
      {"one is missing", cuts(two), {{}, c}},
      {"one is there twice", cuts(one + "," + one + "," + two), {{}, c}},
      {"an empty list", cuts(R"({"claim":1,"facts":[]},)" + two), {{}, c}},
      {"an empty fact", cuts(R"({"claim":1,"facts":["a"," "]},)" + two), {{}, c}},
      {"no text", cuts(R"({"claim":1,"facts":[1]},)" + two), {{}, c}},
      {"another code", R"({"code":"beef","cuts":[)" + one + "]}", {{}, {}}},
      {"a sentence", "The facts are a, b and c.", {{}, {}}},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(facts_in(row.reply, 2, "c0de") == row.facts);
  }
}

TEST_CASE("a fact keeps its claim's citations, and its place where it stands in the answer") {
  const std::string answer = "The pump runs and it hums [P1]. The valve is open.";
  Claim first = claim_of("The pump runs and it hums.");
  first.span = Span{0, 31};
  first.citations = {{.id = "P1", .passage = 0, .span = Span{26, 30}}};
  Claim second = claim_of("The valve is open.");
  second.span = Span{32, 50};
  const auto cut =
      cut_claims(answer, {first, second}, {std::vector<std::string>{"The pump runs", "The pump hums"}, std::nullopt});
  REQUIRE(cut.size() == 3);
  CHECK(cut[0].text == "The pump runs");
  CHECK(cut[0].span == Span{0, 13});
  CHECK(cut[0].citations == first.citations);
  CHECK(cut[1].text == "The pump hums");
  CHECK_FALSE(cut[1].span);
  CHECK(cut[1].citations == first.citations);
  CHECK(cut[2] == second);
}

TEST_CASE("cuts are kept, and asked for once") {
  const TemporaryFolder folder;
  FakeModel model;
  const HttpServer server([&](const Received& request) { return model.answer(request); });
  JudgeSettings settings;
  settings.values = {{"llm-url", server.url()}, {"llm-model", "m"}, {"cache", folder.path() + "/verdicts"}};
  Case asked = case_of("", {"text"});
  asked.answer = "A runs and B hums. C is open.";
  const std::vector<Claim> claims{claim_of("A runs and B hums."), claim_of("C is open.")};
  const std::vector<Facts> facts{std::vector<std::string>{"A runs", "B hums."}, std::vector<std::string>{"C is open."}};
  CHECK(open_llm_splitter(settings, nullptr).facts_of(asked, claims) == facts);
  CHECK(open_llm_splitter(settings, nullptr).facts_of(asked, claims) == facts);
  CHECK(model.requests().size() == 1);
  asked.answer += " It rains.";
  CHECK(open_llm_splitter(settings, nullptr).facts_of(asked, claims) == facts);
  CHECK(model.requests().size() == 2);
}
