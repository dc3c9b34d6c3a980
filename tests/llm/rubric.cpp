// SPDX-License-Identifier: Apache-2.0
#include "judges/llm/rubric.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "judges/make.hpp"
#include "remote/fake_model.hpp"

using namespace groundlab;
using namespace groundlab::test;

TEST_CASE("a rubric has a scale and a text") {
  CHECK(rubric_in("scale: 3 2 1\n3: all of it\n", "f").scale == std::vector<double>{3, 2, 1});
  CHECK(rubric_in("My rubric\nscale: 0, 0.5,1\n", "f").scale == std::vector<double>{0, 0.5, 1});
  for (const char* bad :
       {"", "3: all of it", "scale:\n", "scale: 3\n", "scale: 3 3\n", "scale: good bad\n", "scale: 3 2 x\n"})
    CHECK_THROWS_WITH(rubric_in(bad, "f"), Catch::Contains("there is no scale in the rubric"));
}

TEST_CASE("a rating counts only in the closed form, on the scale, once") {
  const Rubric rubric{{3, 2, 1}, ""};
  CHECK(rating_in(R"(I say {"code":"c","why":"w","rating":2}.)", rubric, "c") == Rating{2, "w", {}});
  for (const char* bad :
       {"3", R"({"code":"d","rating":3})", R"({"code":"c","rating":4})", R"({"code":"c","rating":"3"})",
        R"({"code":"c"})", R"({"code":"c","rating":3} {"code":"c","rating":2})"})
    CHECK_FALSE(rating_in(bad, rubric, "c"));
}

TEST_CASE("an answer is rated once, beside what a person says") {
  const TemporaryFolder folder;
  FakeModel model;
  const HttpServer server([&](const Received& request) { return model.answer(request); });
  JudgeSettings settings;
  settings.values = {{"llm-url", server.url()}, {"llm-model", "m"}, {"cache", folder.path() + "/verdicts"}};
  const std::string file = folder.write("rubric.txt", "scale: 3 2 1\n3: all of it\n1: none\n");
  Case asked = case_of("", {"The pump runs."});
  asked.answer = "The pump runs.";
  asked.rating = 2;
  const OpenRubric open = open_llm_rubric(file, settings, nullptr);
  CHECK(open.rate(asked) == Rating{3, "all of it stands there", 2});
  CHECK(open_llm_rubric(file, settings, nullptr).rate(asked) == Rating{3, "all of it stands there", 2});
  CHECK(model.requests().size() == 1);
  CHECK(model.requests()[0].body.find("3: all of it") != std::string::npos);
}
