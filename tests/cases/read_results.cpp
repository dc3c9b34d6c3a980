// SPDX-License-Identifier: Apache-2.0
// What check writes is what the reader gives back: a field that only one of the two knows fails here.
#include "cases/read_results.hpp"

#include "cases/result_fields.hpp"
#include "cases/temporary_folder.hpp"
#include "catch.hpp"
#include "report/check_json.hpp"
#include "report/json.hpp"

using namespace groundlab;

namespace {

/// Every field filled, with values that differ from what a new one has.
ReadResult full() {
  ReadResult read;
  read.checked.id = "q1";
  read.checked.question = "Wieviel?";
  read.checked.tags = {"billing", "vip"};
  read.checked.severity = "high";
  read.checked.weight = 2;
  read.checked.answerable = true;
  read.checked.where = {"cases.jsonl", 7, 0};
  read.checked.retrieved = {std::make_shared<const Passage>(Passage{"N1", "", ""})};
  CaseResult& result = read.result;
  result.id = "q1";
  result.abstention = Abstention::partial;
  result.abstention_phrase = "cannot say";
  result.labelled = true;
  result.answerable = true;
  result.alce = AlceCounts{4, 2, 3, 5, 1, 2};
  CheckedClaim claim;
  claim.claim.text = "It is 80 \u20ac.";
  claim.claim.span = Span{0, 12};
  claim.claim.citations = {{"N1", 0, Span{13, 17}}, {"N9", std::nullopt, std::nullopt}};
  claim.citation_relevant = {true, std::nullopt};
  claim.citation_faults = {std::nullopt, CitationFault::invented};
  claim.better_passage = "N2";
  claim.kinds = {ClaimKind::number, ClaimKind::negation};
  claim.annotations = {Label::contradicted, Label::unsupported};
  claim.citation_ok = false;
  claim.judgement = {Verdict::contradicted, 0.1, {{ReasonCode::number_conflict, Span{6, 8}, "N1", {}, "80, not 90"}}};
  claim.judgement.judge = "exec";
  claim.judgement.repeats = {Verdict::contradicted, Verdict::supported, Verdict::not_judged};
  claim.label = Label::not_supported;
  claim.numbers = 2;
  claim.numbers_found = 1;
  CheckedClaim open;
  open.claim.text = "And more.";
  result.claims = {claim, open};
  result.rating = Rating{2, "the deadline is missing", 3};
  result.not_claims = {{"I cannot say.", NotClaimKind::abstention, Span{20, 33}, "cannot say"}};
  return read;
}

std::string line_of(const ReadResult& read) { return check_jsonl_each(read.checked, read.result, 0, {}); }

std::string end_of(std::uint64_t cases, std::string judge = "rules") {
  RunSummary summary;
  summary.signature = {.version = "1",
                       .judge = std::move(judge),
                       .judge_version = 3,
                       .settings = {{"a", "b"}},
                       .splitter = "1",
                       .lexicon = "wn",
                       .cases = cases,
                       .sha256 = "ab",
                       .seed = {}};
  return check_jsonl_end(summary, cases, {});
}

Diagnostic fault_of(const std::string& bytes) {
  const TemporaryFolder folder;
  const std::string path = folder.write("r.jsonl", bytes);
  try {
    ResultsReader reader(path);
    while (reader.next()) continue;
  } catch (const Error& error) {
    return error.diagnostic();
  }
  FAIL("accepted: " + bytes);
  return {};
}

}  // namespace

TEST_CASE("results read back are what was written") {
  const ReadResult written = full();
  const ReadResult read = read_result(nlohmann::ordered_json::parse(line_of(written)));
  CHECK(read.result == written.result);
  CHECK(read.checked.id == written.checked.id);
  CHECK(read.checked.question == written.checked.question);
  CHECK(read.checked.tags == written.checked.tags);
  CHECK(read.checked.weight == written.checked.weight);
  CHECK(read.checked.where == written.checked.where);
  CHECK(read.checked.retrieved.front()->id == "N1");
  CHECK(line_of(read) == line_of(written));
}

TEST_CASE("a results file gives its cases and then its signature") {
  const TemporaryFolder folder;
  ResultsReader reader(folder.write("r.jsonl", line_of(full()) + end_of(1)));
  REQUIRE(reader.next());
  CHECK_FALSE(reader.next());
  CHECK(reader.signature().judge == "rules");
  CHECK(reader.signature().settings.front().second == "b");
}

TEST_CASE("a results file that is not whole, or not one, is refused") {
  const std::string line = line_of(full());
  struct Row {
    std::string bytes;
    std::string what;
  };
  const std::vector<Row> rows{
      {line, "the last line is missing, so the results are incomplete"},
      {line + end_of(2), "the file has 1 cases, its last line says 2"},
      {line + end_of(1) + line, "the file goes on behind the line that closes it"},
      {line.substr(0, 60), "the line is cut off, or is no JSON"},
      {"{\"id\":\"a\",\"question\":\"\",\"retrieved\":[],\"answer\":\"\"}\n", "this is a case file, not results"},
      {"{\"id\":\"a\"}\n", "a field is missing or of another type"},
      {"{\"schema\":\"groundlab.score/1\"}\n", "the schema is"},
      {"[1]\n", "the file is one JSON list"},
      {"", "the file is empty"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.bytes);
    CHECK_THAT(fault_of(row.bytes).what, Catch::Contains(row.what));
  }
}

TEST_CASE("a results line with impossible values is refused") {
  const std::vector<std::pair<std::string, std::string>> edits{
      {"\"claim_span\":[6,8]", "\"claim_span\":[6,99]"},
      {"\"claim_span\":[6,8]", "\"claim_span\":[8,6]"},
      {"\"found\":1", "\"found\":3"},
      {"\"verdict\":\"contradicted\"", "\"verdict\":\"maybe\""},
      {"\"severity\":\"high\"", "\"severity\":\"awful\""},
      {"number_conflict", "no_such_reason"},
      {"\"id\":\"q1\"", "\"id\":\"\""},
  };
  for (const auto& [from, to] : edits) {
    CAPTURE(to);
    std::string line = line_of(full());
    line.replace(line.find(from), from.size(), to);
    CHECK_THAT(fault_of(line + end_of(1)).what, Catch::Contains("not as check writes it"));
  }
}

TEST_CASE("shards make one signature whatever their order, and only when made alike") {
  Signature one{.version = "1",
                .judge = "rules",
                .judge_version = 3,
                .settings = {},
                .splitter = "1",
                .lexicon = "",
                .cases = 2,
                .sha256 = "aa",
                .seed = {}};
  Signature two = one;
  two.cases = 3;
  two.sha256 = "bb";
  CHECK(merged({one}) == one);
  CHECK(merged({one, two}) == merged({two, one}));
  CHECK(merged({one, two}).cases == 5);
  two.judge = "overlap";
  CHECK_THROWS_AS(merged({one, two}), Error);
}
