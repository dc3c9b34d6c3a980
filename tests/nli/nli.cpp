// SPDX-License-Identifier: Apache-2.0
#include "judges/nli/nli.hpp"

#include <nlohmann/json.hpp>

#include "groundlab/core/diagnostic.hpp"

#include "catch.hpp"
#include "judges/make.hpp"
#include "remote/http_server.hpp"

using namespace groundlab;
using namespace groundlab::test;
using Json = nlohmann::json;

namespace {

/// Supports a claim that a window holds, contradicts it where the window holds "not: " before it.
Json scores_of(const std::string& premise, const std::string& hypothesis) {
  const bool denied = premise.find("not: " + hypothesis) != std::string::npos;
  const bool stated = !denied && premise.find(hypothesis) != std::string::npos;
  return {{"supported", stated ? 0.9 : 0.1}, {"contradicted", denied ? 0.8 : 0.05}};
}

Sent answer(const Received& request) {
  Json scores = Json::array();
  const Json body = Json::parse(request.body);
  for (const Json& pair : body["pairs"]) scores.push_back(scores_of(pair["premise"], pair["hypothesis"]));
  return {.status = 200, .body = Json{{"scores", scores}}.dump()};
}

OpenJudge open_at(const HttpServer& server, const NamedValues& more = {}) {
  JudgeSettings settings;
  settings.values = {{"nli-url", server.url()}, {"nli-api", "pairs"}, {"nli-window", "100"}};
  settings.values.insert(settings.values.end(), more.begin(), more.end());
  return open_nli_judge(settings);
}

}  // namespace

TEST_CASE("the best window decides, and a contradiction only where none supports") {
  const HttpServer server(answer);
  const OpenJudge open = open_at(server);
  const auto judge = open.for_thread();
  std::string filler;
  for (int i = 0; i < 300; ++i) filler += "filler ";
  const Case asked =
      case_of("", {filler + "the pump runs " + filler, filler + "not: the pump leaks", "not: the pump runs"});
  CHECK(judged(*judge, asked, "the pump runs").verdict == Verdict::supported);
  const Judgement denied = judged(*judge, asked, "the pump leaks");
  CHECK(denied.verdict == Verdict::contradicted);
  CHECK(denied.reasons.at(0).passage == "P2");
  CHECK(denied.reasons.at(0).note == "support 0.10, contradiction 0.80");
  const Judgement open_claim = judged(*judge, asked, "the moon is full");
  CHECK(open_claim.verdict == Verdict::unsupported);
  CHECK(open_claim.score == 0.1);
}

TEST_CASE("a threshold and a broken service move verdicts as they should") {
  const HttpServer server(answer);
  const Case asked = case_of("", {"the pump runs"});
  CHECK(judged(*open_at(server, {{"nli-threshold", "0.95"}}).for_thread(), asked, "the pump runs").verdict ==
        Verdict::unsupported);
  const HttpServer broken([](const Received&) { return Sent{.status = 200, .body = "{\"scores\":[\"high\"]}"}; });
  const Judgement judgement = judged(*open_at(broken).for_thread(), asked, "the pump runs");
  CHECK(judgement.verdict == Verdict::not_judged);
  CHECK_THAT(judgement.reasons.at(0).note, Catch::StartsWith("no scores of --nli-api pairs"));
  const HttpServer gone([](const Received&) { return Sent{.status = 404, .body = "nothing here"}; });
  CHECK_THROWS_WITH(judged(*open_at(gone).for_thread(), asked, "the pump runs"),
                    Catch::Contains("has nothing there (404)"));
}

TEST_CASE("settings of the nli judge that cannot be are refused") {
  const auto open = [](NamedValues values) {
    JudgeSettings settings;
    settings.values = std::move(values);
    return open_nli_judge(settings);
  };
  CHECK_THROWS_WITH(open({}), Catch::Contains("needs to know where the model is served"));
  CHECK_THROWS_WITH(open({{"nli-url", "x"}}), Catch::Contains("is no URL"));
  CHECK_THROWS_WITH(open({{"nli-url", "http://localhost"}, {"nli-preset", "hehm"}}),
                    Catch::Contains("did you mean \"hhem\""));
  CHECK_THROWS_WITH(open({{"nli-url", "http://localhost"}, {"nli-api", "vllm-score"}}),
                    Catch::Contains("add --nli-model"));
  CHECK_THROWS_WITH(open({{"nli-url", "http://localhost"}, {"nli-pattern", "x"}}),
                    Catch::Contains("must hold {premise}"));
  CHECK_THROWS_WITH(open({{"nli-url", "https://models.example.com"}}),
                    Catch::Contains("name the variable with this host's key"));
}
