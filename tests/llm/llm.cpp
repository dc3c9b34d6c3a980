// SPDX-License-Identifier: Apache-2.0
// The llm judge against a model that misbehaves as its claims tell it: every claim ends as judged, or as not judged
// with the reason.
#include "judges/llm/llm.hpp"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "judges/make.hpp"
#include "remote/fake_model.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

constexpr auto S = Verdict::supported;
constexpr auto C = Verdict::contradicted;
constexpr auto U = Verdict::unsupported;
constexpr auto N = Verdict::not_judged;

struct Desk {
  explicit Desk(FakeModelOptions options = {}) : model(std::move(options)) {}

  FakeModel model;
  HttpServer server{[this](const Received& request) { return model.answer(request); }};
  NamedValues values{{"llm-api", "openai"}, {"llm-model", "m"}, {"llm-url", server.url()}};
  NamedValues environment;

  OpenJudge open(const NamedValues& more = {}) {
    JudgeSettings settings{values, environment, {}};
    for (const auto& [name, value] : more) {
      std::erase_if(settings.values, [&, &wanted = name](const auto& given) { return given.first == wanted; });
      settings.values.emplace_back(name, value);
    }
    return open_llm_judge(settings);
  }
};

const Case pump = case_of("How is the pump?", {"The pump runs. not: The pump leaks.", "The valve is open."});

std::vector<Judgement> judged_all(const OpenJudge& open, const std::vector<std::string>& texts) {
  std::vector<Claim> claims;
  std::vector<Question> questions;
  for (const std::string& text : texts) {
    questions.push_back({claims.size(), {0, 1}});
    claims.push_back(claim_of(text));
  }
  return open.for_thread()->judge(pump, claims, questions);
}

Judgement one(const OpenJudge& open, const std::string& text) { return judged_all(open, {text}).at(0); }

std::string note_of(const Judgement& judgement) { return judgement.reasons.at(0).note; }

}  // namespace

TEST_CASE("a model's verdicts come with places, in both APIs, one by one and together") {
  for (const char* api : {"anthropic", "openai"})
    for (const bool batch : {false, true}) {
      Desk desk;
      NamedValues more{{"llm-api", api}};
      if (batch) more.emplace_back("llm-batch", "true");
      const auto judgements =
          judged_all(desk.open(more), {"The valve is open.", "The pump leaks.", "The moon is full."});
      CHECK(judgements[0].verdict == S);
      CHECK(judgements[1].verdict == C);
      CHECK(judgements[2].verdict == U);
      CHECK(judgements[0].reasons.at(0).passage == "P2");
      CHECK(judgements[0].reasons.at(0).passage_span == Span{0, 18});
      CHECK(desk.model.requests().size() == (batch ? 1u : 3u));
    }
}

TEST_CASE("whatever goes wrong, every claim ends as judged or with a reason") {
  struct Row {
    std::string fault;
    Verdict verdict;
    std::string note;  // where it is not judged
  };
  const std::vector<Row> rows{
      {"429", S, ""},
      {"500", S, ""},
      {"slow", S, ""},
      {"cut", S, ""},
      {"no json", S, ""},
      {"wrong json", S, ""},
      {"fenced", S, ""},
      {"prose", S, ""},
      {"missing", S, ""},
      {"reordered", S, ""},
      {"imitates", S, ""},
      {"no temperature", S, ""},
      {"sentence", N, "no clear verdict in the reply: The claim is not supported by the passages."},
      {"doubled", N, "no clear verdict in the reply: {\"code\""},
      {"only imitates", N, "no clear verdict in the reply: {\"code\":\"0123456789abcdef\""},
      {"refusal", N, "the model refused: I would rather not."},
      {"huge", N, "127.0.0.1: the reply is longer than 8 MiB"},
      {"too long", N, "127.0.0.1 answered 400: prompt is too long"},
  };
  Desk desk;
  const OpenJudge open = desk.open({{"timeout", "1"}, {"concurrency", "32"}});
  std::vector<std::string> claims;
  for (const Row& row : rows) claims.push_back("The valve is open. (fault: " + row.fault + ")");
  const auto judgements = judged_all(open, claims);
  REQUIRE(judgements.size() == rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    INFO(rows[i].fault);
    CHECK(judgements[i].verdict == rows[i].verdict);
    if (rows[i].verdict == N) CHECK_THAT(note_of(judgements[i]), Catch::StartsWith(rows[i].note));
  }
}

TEST_CASE("in one request, what is missing is asked again and the rest stands") {
  Desk desk;
  const auto judgements = judged_all(desk.open({{"llm-batch", "true"}}),
                                     {"The valve is open. (fault: reordered)", "The pump leaks.", "The pump runs."});
  CHECK(judgements[0].verdict == S);
  CHECK(judgements[1].verdict == C);
  CHECK(judgements[2].verdict == S);
  CHECK(desk.model.requests().size() == 1);
}

TEST_CASE("a rerun asks nothing, and gives the same judgements") {
  const TemporaryFolder folder;
  const NamedValues cache{{"cache", folder.path() + "/verdicts"}};
  Desk desk;
  const std::vector<std::string> claims{"The valve is open.", "The pump leaks.", "The moon (fault: sentence)"};
  const auto first = judged_all(desk.open(cache), claims);
  const std::size_t asked = desk.model.requests().size();
  CHECK(judged_all(desk.open(cache), claims) == first);
  CHECK(desk.model.requests().size() == asked);
  CHECK(judged_all(desk.open({cache[0], {"offline", "true"}}), claims) == first);
  CHECK(desk.model.requests().size() == asked);
  judged_all(desk.open({cache[0], {"refresh", "true"}}), claims);
  CHECK(desk.model.requests().size() == 2 * asked);
  judged_all(desk.open({cache[0], {"llm-model", "other"}}), claims);
  CHECK(desk.model.requests().size() == 3 * asked);
}

TEST_CASE("offline, what the cache does not know is not judged") {
  const TemporaryFolder folder;
  const NamedValues cache{{"cache", folder.path() + "/verdicts"}};
  Desk desk;
  one(desk.open(cache), "The valve is open.");
  const std::size_t asked = desk.model.requests().size();
  const OpenJudge offline = desk.open({cache[0], {"offline", "true"}});
  CHECK(one(offline, "The valve is open.").verdict == S);
  CHECK(note_of(one(offline, "The pump runs.")) == "not in the cache, and --offline");
  CHECK(desk.model.requests().size() == asked);
}

TEST_CASE("a fault on the way is not kept: the next run asks again") {
  const TemporaryFolder folder;
  const NamedValues cache{{"cache", folder.path() + "/verdicts"}};
  Desk desk;
  CHECK(one(desk.open(cache), "The valve is open. (fault: too long)").verdict == N);
  const std::size_t asked = desk.model.requests().size();
  one(desk.open(cache), "The valve is open. (fault: too long)");
  CHECK(desk.model.requests().size() == 2 * asked);
}

TEST_CASE("a key is sent to its host and appears in no message") {
  Desk desk({.key = "sk-secret"});
  desk.environment = {{"MINE", "sk-secret"}, {"WRONG", "sk-other"}};
  CHECK(one(desk.open({{"llm-key-env", "MINE"}}), "The valve is open.").verdict == S);
  CHECK(one(desk.open({{"llm-key-env", "MINE"}, {"llm-api", "anthropic"}}), "The valve is open.").verdict == S);
  try {
    one(desk.open({{"llm-key-env", "WRONG"}}), "The valve is open.");
    FAIL("a wrong key must be an error");
  } catch (const Error& error) {
    const std::string said = message(error.diagnostic());
    CHECK_THAT(said, Catch::Contains("refuses the key in WRONG (401): invalid key Bearer [key]"));
    CHECK(said.find("sk-other") == std::string::npos);
  }
  CHECK_THROWS_WITH(one(desk.open({{"llm-key-env", "none"}}), "The valve is open."),
                    Catch::Contains("refuses a request without a key"));
}

TEST_CASE("a budget is never passed, and what it leaves out says so") {
  Desk desk;
  // A request reserves its bytes / 2 and up to 1280 tokens of a reply; it then takes 1050.
  const OpenJudge open = desk.open({{"budget", "9000t"}});
  std::vector<std::string> claims;
  for (int i = 0; i < 20; ++i) claims.push_back("Claim " + std::to_string(i) + ".");
  const auto judge = open.for_thread();
  std::size_t judgements = 0;
  for (const std::string& text : claims) {
    const std::vector<Claim> claim{claim_of(text)};
    const Judgement judgement = judge->judge(pump, claim, std::vector<Question>{{0, {0, 1}}}).at(0);
    if (judgement.verdict != N)
      ++judgements;
    else
      CHECK(note_of(judgement) == "the budget of 9000t is used up");
  }
  CHECK(judgements > 3);
  CHECK(judgements * 1050 <= 9000);
  CHECK_THROWS_WITH(desk.open({{"budget", "2.50"}}), Catch::Contains("--budget 2.50 without a price"));
}

TEST_CASE("asked several times, the majority decides and every verdict is kept") {
  const TemporaryFolder folder;
  Desk desk;
  const NamedValues cache{{"cache", folder.path() + "/verdicts"}};
  const Judgement judgement = one(desk.open({{"repeat", "3"}, cache[0]}), "The valve is open.");
  CHECK(judgement.verdict == S);
  CHECK(judgement.repeats == std::vector<Verdict>{S, S, S});
  CHECK(desk.model.requests().size() == 3);
  CHECK(one(desk.open(cache), "The valve is open.").verdict == S);
  CHECK(desk.model.requests().size() == 3);
}

TEST_CASE("what is redacted does not leave, and places are those of the original") {
  Desk desk;
  const OpenJudge open = desk.open({{"redact", "valve"}});
  const Judgement judgement = one(open, "The valve is open.");
  CHECK(judgement.verdict == S);
  for (const Received& request : desk.model.requests()) {
    CHECK(request.body.find("valve") == std::string::npos);
    CHECK(request.body.find("[redacted] is open") != std::string::npos);
  }
  CHECK(std::count(open.settings.begin(), open.settings.end(),
                   std::pair<std::string, std::string>("redact", "valve")) == 1);
}

TEST_CASE("settings that cannot be are refused with a way to mend them") {
  Desk desk;
  CHECK_THROWS_WITH(desk.open({{"llm-url", "localhost:1"}}), Catch::Contains("is no URL"));
  CHECK_THROWS_WITH(desk.open({{"llm-api", "antropic"}}), Catch::Contains("unknown API \"antropic\""));
  CHECK_THROWS_WITH(desk.open({{"llm-prompt", "/no/such/file"}}), Catch::Contains("cannot read the prompt"));
  CHECK_THROWS_WITH(desk.open({{"llm-price", "5"}}), Catch::Contains("--llm-price needs two prices"));
  CHECK_THROWS_WITH(desk.open({{"concurrency", "0"}}), Catch::Contains("--concurrency cannot be \"0\""));
  CHECK_THROWS_WITH(desk.open({{"repeat", "1.5"}}), Catch::Contains("must be a whole number"));
  CHECK_THROWS_WITH(desk.open({{"offline", "true"}}), Catch::Contains("--offline without a cache"));
  CHECK_THROWS_WITH(desk.open({{"offline", "true"}, {"cache", "/no/such"}}),
                    Catch::Contains("there is no such verdict cache"));
}
