// SPDX-License-Identifier: Apache-2.0
#include "report/workflow.hpp"

#include <nlohmann/json.hpp>

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("no line can start a workflow command") {
  struct Row {
    std::string text;
    std::string guarded;
    std::string why;
  };
  const std::vector<Row> rows{
      {"::error::x\n", "\\::error::x\n", "a command at the start"},
      {"  \t::error::x", "  \t\\::error::x", "blanks before it are passed over"},
      {"a ::error::x", "a ::error::x", "inside a line it is none"},
      {"a\n::stop-commands::b\n\n", "a\n\\::stop-commands::b\n\n", "in any line"},
      {"see ##[error]x", "see #\\#[error]x", "the old form counts anywhere in a line"},
      {"###[[", "##\\#[[", "the last two marks are what counts"},
      {R"({"a":"##[error]"})", R"({"a":"#\u0023[error]"})", "JSON stays JSON and reads the same"},
      {"", "", "nothing"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.why);
    CHECK(without_workflow_commands(row.text) == row.guarded);
    CHECK(without_workflow_commands(row.guarded) == row.guarded);
  }
  CHECK(nlohmann::json::parse(without_workflow_commands(R"({"a":"##[x"})")) == nlohmann::json{{"a", "##[x"}});
}

TEST_CASE("an annotation is one command whatever stands in it") {
  CHECK(workflow_command({.level = AnnotationLevel::error,
                          .where = {"a,b:c.jsonl", 7, 0},
                          .title = "q1: 50 %",
                          .text = "line\n::error::two, 5 % : end"}) ==
        "::error file=a%2Cb%3Ac.jsonl,line=7,title=q1%3A 50 %25::line ::error::two, 5 %25 : end\n");
  CHECK(workflow_command({.level = AnnotationLevel::notice, .where = {}, .title = "t", .text = ""}) ==
        "::notice title=t::\n");
}
