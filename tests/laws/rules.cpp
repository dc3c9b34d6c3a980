// SPDX-License-Identifier: Apache-2.0
// Laws of the rules judge: the order of the passages does not matter, a claim that stands verbatim in a passage is not
// contradicted, without passages nothing is supported, the same input gives the same judgement, every span is in range.
#include <algorithm>
#include <random>

#include "catch.hpp"
#include "judges/rules/cases.hpp"

using namespace groundlab;
using namespace groundlab::tests;

namespace {

const std::vector<std::string>& passages() {
  static const std::vector<std::string> texts{
      "The night shift starts at 22:00. Nobody may enter the paint shop without a mask, except the fire brigade.",
      "Pump P-17 was replaced on 3 March 2020; pump P-18 was not. It cost about 1,900 euros.",
      "All valves were tested, but some failed. The failed valves must not be used before 2 May.",
      "Is the annex heated? No. Parking: yes.",
      "",
      "Orion\u2019s pump isn\u2019t new; it can\u2019t be Ana\u02BCs.",
      R"({"maker":"Orion\u2019s","note":"it isn’t new. It’s Ana’s pump.","new":false})",
      "Größe und Gewicht: 12 kg – naïve façade ’quoted’ \xF0\x9F\x98\x80 ½ litre.",
  };
  return texts;
}

const std::vector<std::string>& claims() {
  static const std::vector<std::string> texts{
      "Pump P-18 was replaced on 3 March 2020.",
      "The fire brigade may enter the paint shop without a mask.",
      "The annex is heated.",
      "Orion’s pump is new, Ana’s pump isn’t.",
      "The pump’s maker is Ana.",
      "All valves failed.",
      "Nobody may enter the paint shop without a mask, except the fire brigade.",
      "It weighs ½ litre – façade.",
      "",
      "\xFF\xFE broken \xC3 bytes",
      "not not never no",
  };
  return texts;
}

bool is_boundary(std::string_view text, std::size_t at) {
  return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
}

bool is_inside(std::string_view text, Span span) {
  return span.begin <= span.end && span.end <= text.size() && is_boundary(text, span.begin) &&
         is_boundary(text, span.end);
}

}  // namespace

TEST_CASE("law: the order of the passages does not matter to the rules judge") {
  std::mt19937_64 random(7);
  for (const std::string& claim : claims()) {
    Case made = case_of({passages(), claim});
    const std::vector<Claim> asked{read_claim(claim, {}, {})};
    const std::vector<Question> all{{0, {0, 1, 2, 3, 4, 5, 6, 7}}};
    const auto judge = make_rules_judge({});
    const auto first = judge->judge(made, asked, all);
    for (int round = 0; round < 5; ++round) {
      std::shuffle(made.retrieved.begin(), made.retrieved.end(), random);
      CHECK(judge->judge(made, asked, all) == first);
      CHECK(make_rules_judge({})->judge(made, asked, all) == first);
    }
  }
}

TEST_CASE("law: a claim that stands verbatim in a passage is not contradicted") {
  for (const std::string& passage : passages())
    for (std::size_t begin = 0; begin < passage.size(); begin = passage.find('.', begin) + 1) {
      const std::size_t end = std::min(passage.find('.', begin), passage.size() - 1) + 1;
      const std::string claim = passage.substr(begin, end - begin);
      CAPTURE(claim);
      CHECK(judged({passages(), claim}).verdict != Verdict::contradicted);
      if (passage.find('.', begin) == passage.npos) break;
    }
}

TEST_CASE("law: without passages nothing that states something is supported") {
  for (const std::string& claim : claims()) {
    CAPTURE(claim);
    const Judgement judgement = judged({{}, claim});
    if (judgement.verdict == Verdict::supported) CHECK(judgement.reasons.at(0).code == ReasonCode::nothing_to_check);
  }
}

TEST_CASE("law: every span of the rules judge lies in its text") {
  for (const std::string& claim : claims()) {
    const Case made = case_of({passages(), claim});
    const Judgement judgement = judged({passages(), claim});
    for (const Reason& reason : judgement.reasons) {
      CAPTURE(claim, reason.note);
      if (reason.claim_span) CHECK(is_inside(claim, *reason.claim_span));
      if (!reason.passage_span) continue;
      const auto passage = std::find_if(made.retrieved.begin(), made.retrieved.end(),
                                        [&](const PassagePtr& candidate) { return candidate->id == reason.passage; });
      REQUIRE(passage != made.retrieved.end());
      CHECK(is_inside((*passage)->text, *reason.passage_span));
    }
  }
}

TEST_CASE("law: what the rules judge saw before changes no judgement") {
  const auto seasoned = make_rules_judge({});
  const auto judge_by = [](Judge& judge, const Asked& asked) {
    const Case made = case_of(asked);
    std::vector<std::size_t> all(made.retrieved.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
    return judge.judge(made, std::vector<Claim>{read_claim(asked.claim, {}, {})}, std::vector<Question>{{0, all}});
  };
  // Base forms of words that are inflected forms of others: found of founded, left of lefts, saw of sawing.
  judge_by(*seasoned, {{"It was founded, offered, sawed and wounded; the lefts were grounded."}, "It was founded."});
  for (const std::string& claim : claims()) {
    const Asked asked{passages(), claim};
    CHECK(judge_by(*seasoned, asked) == judge_by(*make_rules_judge({}), asked));
  }
  for (const auto& [passage, claim] : std::vector<std::pair<std::string, std::string>>{
           {"The king found the town in ruins.", "The king established the town."},
           {"He saw the gates and ground the corn.", "He viewed the gates and crushed the corn."},
           {"They left three boxes in the hall.", "Three boxes remained in the hall."}}) {
    const Asked asked{{passage, passages()[0]}, claim};
    CHECK(judge_by(*seasoned, asked) == judge_by(*make_rules_judge({}), asked));
  }
}
