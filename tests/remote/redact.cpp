// SPDX-License-Identifier: Apache-2.0
#include "judges/remote/redact.hpp"

#include "groundlab/core/diagnostic.hpp"

#include "catch.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

TEST_CASE("what a pattern matches is blackened everywhere but in ids") {
  const Redactor redactor("[0-9]{3,}");
  Case original = case_of("Who is 4711?", {"4711 and 12 and 0815"});
  original.answer = "It is 4711.";
  const Case redacted = redactor.redacted(original);
  CHECK(redacted.question == "Who is [redacted]?");
  CHECK(redacted.answer == "It is [redacted].");
  CHECK(redacted.retrieved[0]->text == "[redacted] and 12 and [redacted]");
  CHECK(redacted.retrieved[0]->id == "P1");
  CHECK(redactor.redacted(claim_of("4711")).text == "[redacted]");
  CHECK(Redactor("").is_idle());
}

TEST_CASE("a pattern that cannot be is an error") {
  CHECK_THROWS_AS(Redactor("("), Error);
  CHECK_THROWS_AS(Redactor("x*"), Error);
}
