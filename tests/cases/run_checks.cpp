// SPDX-License-Identifier: Apache-2.0
// What only a run sees: labels against claims as cut, ids that came before, and the log of all faults.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cases/check_labels.hpp"
#include "cases/fault_log.hpp"
#include "cases/unique_ids.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

Reading cut(const std::vector<std::string>& claims) {
  Reading reading;
  for (const std::string& text : claims) reading.claims.push_back({.text = text});
  return reading;
}

Case labelled(std::size_t labels) {
  Case labelled;
  labelled.id = "c02";
  labelled.where = {"f", 2, 0};
  labelled.labels = std::vector<Label>(labels, Label::supported);
  return labelled;
}

std::string fault(const Case& checked, const Reading& reading) {
  const auto found = check_labels(checked, reading);
  return found ? message(*found) : "";
}

Diagnostic diagnostic(Severity severity, std::string what, std::size_t line) {
  return {severity, {"f", line, 0}, std::move(what), ""};
}

}  // namespace

TEST_CASE("labels that fit the claims, or that nobody gave, are no fault") {
  CHECK(fault(labelled(2), cut({"A.", "B."})).empty());
  CHECK(fault(labelled(0), cut({})).empty());
  Case unlabelled = labelled(0);
  unlabelled.labels.reset();
  CHECK(fault(unlabelled, cut({"A."})).empty());
  Case already_split = labelled(1);
  already_split.claims.push_back({.text = "A."});
  CHECK(fault(already_split, cut({"A.", "B."})).empty());
}

TEST_CASE("labels and claims that differ in number show the claims as cut") {
  CHECK(
      fault(labelled(1), cut({"The hall opens at nine.", "It closes at ten."})) ==
      "f:2: the answer of \"c02\" has 2 claims but 1 label; give one label per claim: 1 \"The hall opens at nine.\", 2 "
      "\"It closes at ten.\"");
  Reading reading = cut({"It opens at nine."});
  reading.not_claims.push_back({"I could not find when it closes.", NotClaimKind::abstention, {}, ""});
  CHECK(fault(labelled(2), reading) ==
        "f:2: the answer of \"c02\" has 1 claim but 2 labels; give one label per claim: 1 \"It opens at nine.\"; no "
        "claims: \"I could not find when it closes.\" (abstention)");
  reading.claims.clear();
  CHECK(fault(labelled(1), reading) ==
        "f:2: the answer of \"c02\" has 0 claims but 1 label; write \"labels\": []; no claims: \"I could not find when "
        "it "
        "closes.\" (abstention)");
}

TEST_CASE("long claims are shortened between characters, long lists counted") {
  const std::string text = std::string(59, 'x') + "ä and more";
  CHECK(fault(labelled(0), cut({text})).ends_with(": 1 \"" + std::string(59, 'x') + "...\""));
  CHECK(fault(labelled(0), cut(std::vector<std::string>(25, "A."))).ends_with(", 20 \"A.\", and 5 more"));
}

TEST_CASE("an id that came before is a fault") {
  UniqueIds ids;
  Case next = labelled(0);
  CHECK_FALSE(ids.check(next));
  next.where.line = 9;
  CHECK(message(ids.check(next).value()) ==
        "f:9: another case has the id \"c02\"; give every case of a run an id of its own");
}

TEST_CASE("many ids are told apart") {
  UniqueIds ids;
  for (int i = 0; i < 120000; ++i)
    if (!ids.insert(fmt::format("case-{:06}", i))) FAIL("taken for an earlier one: " << i);
  for (int i = 0; i < 120000; i += 1000) CHECK_FALSE(ids.insert(fmt::format("case-{:06}", i)));
}

TEST_CASE("the log keeps twenty faults and counts all") {
  FaultLog log;
  CHECK(log.empty());
  for (std::size_t i = 1; i <= 25; ++i) log.add(diagnostic(Severity::error, "x", i));
  CHECK(log.count() == 25);
  REQUIRE(log.faults().size() == 20);
  CHECK(log.faults().back().where.line == 20);
  FaultLog both;
  both.add(diagnostic(Severity::error, "y", 1));
  both.add(log);
  CHECK(both.count() == 26);
  CHECK(both.faults().size() == 20);
}

TEST_CASE("the log keeps a warning once, however often it comes") {
  FaultLog log;
  log.add(diagnostic(Severity::warning, "unknown key \"a\"", 1));
  log.add(diagnostic(Severity::warning, "unknown key \"a\"", 2));
  log.add(diagnostic(Severity::warning, "unknown key \"b\"", 3));
  CHECK(log.empty());
  REQUIRE(log.warnings().size() == 2);
  CHECK(log.warnings()[1].where.line == 3);
}
