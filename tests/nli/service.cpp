// SPDX-License-Identifier: Apache-2.0
#include "judges/nli/service.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"

using namespace groundlab;
using Json = nlohmann::json;

namespace {

const std::vector<NliPair> pairs{{"p1", "h1"}, {"p2 {hypothesis}", "h2"}};
const NliLabels three{"entailment", "contradiction"};

NliForm form(NliApi api, NliLabels labels = three) {
  return {.api = api,
          .model = "m",
          .pattern = "P {premise} H {hypothesis}.",
          .labels = std::move(labels),
          .swapped = false};
}

}  // namespace

TEST_CASE("pairs are put as each service documents it") {
  CHECK(Json::parse(body_of(form(NliApi::tei), pairs))["inputs"] ==
        Json::array({Json::array({"p1", "h1"}), Json::array({"p2 {hypothesis}", "h2"})}));
  const Json score = Json::parse(body_of(form(NliApi::vllm_score), pairs));
  CHECK(score["text_1"] == Json{"p1", "p2 {hypothesis}"});
  CHECK(score["text_2"] == Json{"h1", "h2"});
  CHECK(score["model"] == "m");
  CHECK(Json::parse(body_of(form(NliApi::vllm_classify), pairs))["input"] ==
        Json{"P p1 H h1.", "P p2 {hypothesis} H h2."});
  CHECK(Json::parse(body_of(form(NliApi::pairs), pairs))["pairs"][1] ==
        Json{{"premise", "p2 {hypothesis}"}, {"hypothesis", "h2"}});
  NliForm swapped = form(NliApi::tei);
  swapped.swapped = true;
  CHECK(Json::parse(body_of(swapped, pairs))["inputs"][0] == Json{"h1", "p1"});
  swapped = form(NliApi::vllm_classify);
  swapped.pattern = "{hypothesis}|{premise}";
  CHECK(Json::parse(body_of(swapped, pairs))["input"][0] == "h1|p1");
}

TEST_CASE("scores are read as each service documents it") {
  using Scores = std::vector<NliScores>;
  CHECK(
      scores_in(
          form(NliApi::tei),
          R"([[{"label":"ENTAILMENT","score":0.7},{"label":"neutral","score":0.2},{"label":"contradiction","score":0.1}]])",
          1) == Scores{{0.7, 0.1}});
  CHECK(scores_in(form(NliApi::vllm_score), R"({"data":[{"index":1,"score":0.2},{"index":0,"score":0.9}]})", 2) ==
        Scores{{0.9, {}}, {0.2, {}}});
  CHECK(scores_in(form(NliApi::vllm_classify),
                  R"({"data":[{"index":0,"label":"contradiction","probs":[0.1,0.1,0.8]}]})", 1) == Scores{{0, 0.8}});
  CHECK(scores_in(form(NliApi::vllm_classify, {"yes", ""}), R"({"data":[{"label":"no","probs":[0.75,0.25]}]})", 1) ==
        Scores{{0.25, {}}});
  CHECK(scores_in(form(NliApi::pairs), R"({"scores":[0.5,{"supported":1,"contradicted":0}]})", 2) ==
        Scores{{0.5, {}}, {1, 0.0}});
}

TEST_CASE("what is no answer gives no score") {
  for (const char* bad : {"", "{}", "[]", "null", R"([[{"label":"entailment","score":0.7}]])",
                          R"([[{"label":"a","score":0.7},{"label":"contradiction","score":0.1}]])",
                          R"([[{"label":"entailment","score":7},{"label":"contradiction","score":0.1}]])",
                          R"([[{"label":"entailment"},{"label":"contradiction","score":0.1}]])", R"({"error":"busy"})"})
    CHECK_FALSE(scores_in(form(NliApi::tei), bad, 1));
  for (const char* bad : {R"({"scores":[]})", R"({"scores":[1,1]})", R"({"scores":["1"]})", R"({"scores":[-0.1]})",
                          R"({"scores":[null]})", R"({"scores":[{"contradicted":1}]})"})
    CHECK_FALSE(scores_in(form(NliApi::pairs), bad, 1));
  for (const char* bad : {R"({"data":[{"index":5,"score":0.2}]})", R"({"data":[{"index":0}]})"})
    CHECK_FALSE(scores_in(form(NliApi::vllm_score), bad, 1));
  CHECK_FALSE(scores_in(form(NliApi::vllm_score), R"({"data":[{"index":0,"score":0.2},{"index":0,"score":0.2}]})", 2));
}
