// SPDX-License-Identifier: Apache-2.0
#include "groundlab/core/signature.hpp"

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/reasons.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("a signature is one line that leaves out what there is not") {
  Signature signature{.version = "0.1.0",
                      .judge = "rules",
                      .judge_version = 3,
                      .settings = {},
                      .splitter = "1",
                      .lexicon = {},
                      .cases = 12,
                      .sha256 = "9f3a",
                      .seed = {}};
  CHECK(line(signature) == "groundlab:0.1.0|judge:rules@3|split:1|cases:12|data:9f3a");
  signature.settings = {{"coverage", "0.75"}, {"negation", "true"}};
  signature.lexicon = "wn3.0";
  signature.seed = 7;
  CHECK(line(signature) ==
        "groundlab:0.1.0|judge:rules@3(coverage=0.75,negation=true)|split:1|lexicon:wn3.0|cases:12|data:9f3a|seed:7");
}

TEST_CASE("a message names place, fault and mend, as far as they are known") {
  CHECK(message({Severity::error, {"a.jsonl", 3, 14}, "unknown label \"suported\"", "did you mean \"supported\"?"}) ==
        "a.jsonl:3:14: unknown label \"suported\"; did you mean \"supported\"?");
  CHECK(message({Severity::error, {"a.jsonl", 3, 0}, "no \"id\"", ""}) == "a.jsonl:3: no \"id\"");
  CHECK(message({Severity::error, {"a.jsonl", 0, 0}, "no such file", ""}) == "a.jsonl: no such file");
  CHECK(message({Severity::error, {}, "unknown judge", ""}) == "unknown judge");
}

TEST_CASE("the table of reason codes stands in the order of the codes") {
  for (std::size_t i = 0; i < reason_codes.size(); ++i) CHECK(static_cast<std::size_t>(reason_codes[i].value) == i);
}
