// SPDX-License-Identifier: Apache-2.0
// Citations: every form, which passage it names, where it stands, and what is none.
#include "catch.hpp"
#include "text/reading.hpp"

using namespace groundlab;

namespace {

const std::vector<std::string_view> ids{"D07", "D06", "D12"};

/// "text|id id!" per claim; "!" marks an invented one.
std::vector<std::string> cited(std::string_view answer, const std::vector<std::string_view>& with = ids) {
  std::vector<std::string> lines;
  for (const Claim& claim : read_answer(answer, with).claims) {
    std::string line = claim.text + "|";
    for (const Citation& citation : claim.citations) {
      if (line.back() != '|') line += ' ';
      line += citation.id + (citation.passage ? "" : "!");
    }
    lines.push_back(line);
  }
  return lines;
}

struct Row {
  const char* why;
  const char* text;
  std::vector<std::string> want;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.why << ": " << row.text);
    CHECK(cited(row.text) == row.want);
  }
}

}  // namespace

TEST_CASE("citations are taken out of the claim and belong to it") {
  check({
      {"an id", "The lake froze [D07].", {"The lake froze.|D07"}},
      {"two brackets", "The lake froze [D07][D06].", {"The lake froze.|D07 D06"}},
      {"two ids in one bracket", "The lake froze [D07, D06].", {"The lake froze.|D07 D06"}},
      {"semicolon", "The lake froze [D07; D06].", {"The lake froze.|D07 D06"}},
      {"round bracket", "The lake froze (D07).", {"The lake froze.|D07"}},
      {"with a word before", "The lake froze [Source: D07].", {"The lake froze.|D07"}},
      {"see", "The lake froze (see D06).", {"The lake froze.|D06"}},
      {"number", "The lake froze [2].", {"The lake froze.|D06"}},
      {"numbers", "The lake froze [1, 3].", {"The lake froze.|D07 D12"}},
      {"range", "The lake froze [1-3].", {"The lake froze.|D07 D06 D12"}},
      {"range with a dash", "The lake froze [1–2].", {"The lake froze.|D07 D06"}},
      {"footnote", "The lake froze[^1].", {"The lake froze.|D07"}},
      {"CJK bracket with a dagger", "The lake froze【1†source】.", {"The lake froze.|D07"}},
      {"tortoise-shell bracket", "The lake froze〔2〕.", {"The lake froze.|D06"}},
      {"raised digit", "The lake froze.² It thawed.¹", {"The lake froze.|D06", "It thawed.|D07"}},
      {"carets", "The lake froze.^1^ It thawed.^2^", {"The lake froze.|D07", "It thawed.|D06"}},
      {"sup element", "The lake froze<sup>1</sup>.", {"The lake froze.|D07"}},
      {"passage word", "The lake froze (Passage 2).", {"The lake froze.|D06"}},
      {"passage words", "The lake froze (passages 1 and 3).", {"The lake froze.|D07 D12"}},
      {"link to an id", "The [harbour log](D06) says the lake froze.", {"The harbour log says the lake froze.|D06"}},
      {"id as a link", "The lake froze [D07](https://example.org/d07).", {"The lake froze.|D07"}},
      {"numbered link", "The lake froze [1](https://example.org/a).", {"The lake froze.|D07"}},
      {"double bracket", "The lake froze. [[D12]]", {"The lake froze.|D12"}},
      {"page of an id", "The lake froze [D07#p2].", {"The lake froze.|D07"}},
      {"case of the id", "The lake froze [d07].", {"The lake froze.|D07"}},
  });
}

TEST_CASE("a citation after the stop belongs to the sentence before it") {
  check({
      {"touching", "The lake froze.[1] Boats stayed in.[2]", {"The lake froze.|D07", "Boats stayed in.|D06"}},
      {"with a blank",
       "The lake froze. [1] Boats stayed in. [2][3]",
       {"The lake froze.|D07", "Boats stayed in.|D06 D12"}},
      {"round", "The lake froze. (D07) Boats stayed in. (D06)", {"The lake froze.|D07", "Boats stayed in.|D06"}},
      {"comma between", "The lake froze. [1],[2] Boats stayed in.", {"The lake froze.|D07 D06", "Boats stayed in.|"}},
      {"on a line of its own",
       "The lake froze. Boats stayed in.\n\n[D07][D06]",
       {"The lake froze.|", "Boats stayed in.|D07 D06"}},
      {"after a list", "- The lake froze.\n- Boats stayed in.\n\n[D12]", {"The lake froze.|", "Boats stayed in.|D12"}},
      {"a stop after it", "The lake froze. [1]. Boats stayed in.", {"The lake froze.|D07", "Boats stayed in.|"}},
  });
}

TEST_CASE("a citation that is the subject counts") {
  check({
      {"in brackets at the front", "The lake froze. [2] says it thawed.", {"The lake froze.|", "says it thawed.|D06"}},
      {"as [1] and [2]", "As [1] and [2] show, the lake froze.", {"As and show, the lake froze.|D07 D06"}},
      {"as a word", "D07 says the lake froze.", {"D07 says the lake froze.|D07"}},
      {"according to", "According to D06, the lake froze.", {"According to D06, the lake froze.|D06"}},
      {"passage and number", "Passage 3 says the lake froze.", {"Passage 3 says the lake froze.|D12"}},
      {"two of them", "D07 and D06 say the lake froze.", {"D07 and D06 say the lake froze.|D07 D06"}},
      {"a word inside that is an id too", "Form D12 is blue.", {"Form D12 is blue.|"}},
  });
}

TEST_CASE("what names no passage is invented, and years and list marks are none") {
  check({
      {"unknown id of the same shape", "The lake froze [D99].", {"The lake froze.|D99!"}},
      {"zero", "The lake froze [0].", {"The lake froze.|0!"}},
      {"out of range", "The lake froze [7].", {"The lake froze.|7!"}},
      {"range beyond the end", "The lake froze [2-5].", {"The lake froze.|D06 D12 4!"}},
      {"huge range", "The lake froze [1-1000000000].", {"The lake froze.|D07 D06 D12 1-1000000000!"}},
      {"year", "The lake froze [2021].", {"The lake froze [2021].|"}},
      {"bare number in round brackets", "The lake froze (2).", {"The lake froze (2).|"}},
      {"left-out words", "The lake [...] froze.", {"The lake [...] froze.|"}},
      {"remark", "The lake [sic] froze.", {"The lake [sic] froze.|"}},
      {"other letters", "The lake froze (FRM-12).", {"The lake froze (FRM-12).|"}},
      {"square metres", "The lake has 40 m² of ice.", {"The lake has 40 m² of ice.|"}},
      {"power", "It holds 10⁵ cells.", {"It holds 10⁵ cells.|"}},
      {"inside code", "Type `a[1]` first.", {"Type `a[1]` first.|"}},
  });
}

TEST_CASE("an exact id comes before a number") {
  CHECK(cited("It froze [1].", {"2", "1"}) == std::vector<std::string>{"It froze.|1"});
  CHECK(read_answer("It froze [1].", std::vector<std::string_view>{"2", "1"}).claims[0].citations[0].passage == 1U);
}

TEST_CASE("a citation's span points at its token") {
  const std::string_view answer = "The lake froze [D07, D99].";
  const auto reading = read(answer, ids);
  REQUIRE(reading.claims.size() == 1);
  const auto& citations = reading.claims[0].citations;
  REQUIRE(citations.size() == 2);
  CHECK(slice(answer, *citations[0].span) == "D07");
  CHECK(slice(answer, *citations[1].span) == "D99");
}

TEST_CASE("claims that came already split resolve their ids by the same rules") {
  const std::vector<std::string> cites{"D06", "2", "D99"};
  const Claim claim = read_claim("According to the notes, the lake froze.", cites, ids);
  REQUIRE(claim.citations.size() == 3);
  CHECK(claim.citations[0].passage == 1U);
  CHECK(claim.citations[1].passage == 1U);
  CHECK_FALSE(claim.citations[2].passage);
  CHECK(claim.text.substr(claim.frame) == "the lake froze.");
}

TEST_CASE("a user's own pattern makes citations") {
  ReadOptions options;
  options.citation_patterns = {"<<(\\w+)>>"};
  const AnswerReader reader(options);
  const Reading reading = reader.read("The lake froze <<D06>>. It thawed.", ids);
  REQUIRE(reading.claims.size() == 2);
  CHECK(reading.claims[0].text == "The lake froze.");
  REQUIRE(reading.claims[0].citations.size() == 1);
  CHECK(reading.claims[0].citations[0].passage == 1U);
  options.citation_patterns = {"("};
  CHECK_THROWS(AnswerReader(options));
}
