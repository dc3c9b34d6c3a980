// SPDX-License-Identifier: Apache-2.0
// The overlap rule against figures worked out by hand from the patterns in data/judges/overlap.txt. The expected
// verdicts were compared with the source's own script on the same inputs.
#include "judges/overlap.hpp"

#include "catch.hpp"
#include "judges/make.hpp"
#include "judges/overlap_terms.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

std::vector<std::string> pieces(std::string_view text, const std::vector<OverlapTerm>& terms) {
  std::vector<std::string> found;
  for (const OverlapTerm& term : terms) found.emplace_back(slice(text, term.span));
  return found;
}

using Pieces = std::vector<std::string>;

}  // namespace

TEST_CASE("overlap numbers are the matches of its pattern") {
  struct Row {
    std::string text;
    Pieces numbers;
    std::string why;
  };
  const std::vector<Row> rows{
      {"90 of 100 pieces", {"90", "100"}, "plain numbers"},
      {"code ZX-204, rate 1.5.",
       {"ZX-204", "1.5"},
       "letters before a hyphen belong to it, the last full stop does not"},
      {"4-5 days", {"4-5"}, "a hyphen goes on"},
      {"a-b-7", {"b-7"}, "only one hyphen before the first digit"},
      {"--8", {"-8"}, "likewise without letters"},
      {"4a5", {"4", "a5"}, "a letter ends a number and may begin the next"},
      {"1,200,", {"1,200"}, "a comma inside stays, one at the end goes"},
      {"no digits", {}, "nothing"},
      {"é4", {"4"}, "letters beyond ASCII are none"},
  };
  for (const Row& row : rows) {
    INFO(row.text << ": " << row.why);
    CHECK(pieces(row.text, overlap_numbers(row.text)) == row.numbers);
  }
}

TEST_CASE("overlap words leave out stop words, short ones and the plural s") {
  const auto hashes = [](std::string_view text) {
    std::vector<std::uint64_t> all;
    for (const OverlapTerm& term : overlap_words(text)) all.push_back(term.hash);
    return all;
  };
  struct Row {
    std::string text;
    std::string same_as;
    std::string why;
  };
  const std::vector<Row> rows{
      {"Orders", "order", "lower case, plural"},
      {"gross", "Gross", "ss stays"},
      {"the order", "order", "a stop word"},
      {"buyer's note", "buyer note", "the possessive goes"},
      {"an ox id", "", "under three letters"},
      {"long-term", "LONG-TERM", "a hyphen is part of a word"},
      {"'quoted'", "quoted'", "an apostrophe does not begin a word, but may end it"},
      {"\xE2\x84\xAA"
       "elvin",
       "kelvin", "the Kelvin sign folds to k"},
      {"-dash", "dash", "a hyphen does not begin a word"},
      {"naïve", "", "a letter beyond ASCII cuts; the pieces are na and ve"},
  };
  for (const Row& row : rows) {
    INFO(row.text << ": " << row.why);
    CHECK(hashes(row.text) == hashes(row.same_as));
  }
  CHECK(hashes("order") != hashes("border"));
}

TEST_CASE("overlap judges numbers before words") {
  const auto judge = make_overlap_judge({});
  const Case store =
      case_of("How many crates arrived?", {"The truck brought 40 of 50 crates.", "Crates are counted at the gate."});
  struct Row {
    std::string claim;
    Verdict verdict;
    ReasonCode code;
  };
  const std::vector<Row> rows{
      {"The truck brought 40 crates.", Verdict::supported, ReasonCode::covered},
      {"The truck brought 30 crates.", Verdict::contradicted, ReasonCode::number_conflict},
      {"A foreman weighed every pallet.", Verdict::unsupported, ReasonCode::words_missing},
      {"It is so.", Verdict::supported, ReasonCode::nothing_to_check},
      {"Crates are not counted at the gate.", Verdict::supported, ReasonCode::covered},
  };
  for (const Row& row : rows) {
    const Judgement judgement = judged(*judge, store, row.claim);
    INFO(row.claim);
    CHECK(judgement.verdict == row.verdict);
    CHECK(judgement.reasons.front().code == row.code);
  }
}

TEST_CASE("overlap finds a number unsupported where the evidence has none") {
  const auto judge = make_overlap_judge({});
  CHECK(judged(*judge, case_of("", {"Crates are counted."}), "Crates are counted 3 times.").verdict ==
        Verdict::unsupported);
  CHECK(judged(*judge, case_of("Is it 3?", {"Crates are counted."}), "Crates are counted 3 times.").verdict ==
        Verdict::unsupported);
  CHECK(judged(*judge, case_of("Is it 7?", {"Crates are counted."}), "Crates are counted 3 times.").verdict ==
        Verdict::contradicted);
}

TEST_CASE("overlap supports at three quarters of the words and not below") {
  const auto judge = make_overlap_judge({});
  const Case colours = case_of("", {"amber bronze coral"});
  CHECK(judged(*judge, colours, "amber bronze coral denim").verdict == Verdict::supported);
  CHECK(judged(*judge, colours, "amber bronze denim").verdict == Verdict::unsupported);
}

TEST_CASE("overlap counts each word of a long claim once, at its first place") {
  const auto judge = make_overlap_judge({});
  std::string claim;
  std::string passage;
  for (char a = 'b'; a <= 'h'; ++a)
    for (char b = 'b'; b <= 'h'; ++b) {
      const std::string word = std::string("k") + a + b + "t ";
      claim += word + word;
      if (a != 'h') passage += word;
    }
  const Judgement judgement = judged(*judge, case_of("", {passage}), claim);
  CHECK(judgement.score == Approx(42.0 / 49));
  passage.resize(passage.size() / 2);
  const Judgement half = judged(*judge, case_of("", {passage}), claim);
  REQUIRE(half.reasons.size() == 49 - 21);
  CHECK(half.reasons.front().claim_span == Span{42 * 5, 42 * 5 + 4});
}

TEST_CASE("overlap with negation contradicts where only one side negates") {
  const auto judge = make_overlap_judge({{{"negation", "true"}}});
  const Case gate =
      case_of("May crates leave at night?", {"Crates cannot leave the yard at night. The gate opens at dawn."});
  CHECK(judged(*judge, gate, "Crates can leave the yard at night.").verdict == Verdict::contradicted);
  CHECK(judged(*judge, gate, "Crates cannot leave the yard at night.").verdict == Verdict::supported);
  CHECK(judged(*judge, gate, "The gate opens at dawn.").verdict == Verdict::supported);
}

TEST_CASE("overlap keeps its source's faults") {
  const auto judge = make_overlap_judge({{{"negation", "true"}}});
  const Case yard = case_of("", {"Crates leave the yard unless the gate is shut.", "The scale shows 12 tons."});
  CHECK(judged(*judge, yard, "The gate shows 12 crates.").verdict == Verdict::supported);  // 12 of another thing
  CHECK(judged(*judge, yard, "Crates leave the yard, the gate is shut.").verdict == Verdict::supported);  // unless
  CHECK(judged(*judge, yard, "Boxes depart from the lot.").verdict == Verdict::unsupported);              // other words
  CHECK(judged(*judge, case_of("", {}), "It is.").verdict == Verdict::supported);  // nothing to check
}

TEST_CASE("a negation word stands between bytes that are no letters of the rule") {
  for (const std::string_view text : {"not", "It is NOT so.", "we cannot", "never", "No", "x-no-y", "\"no\"",
                                      "caf\u00e9not", "no\u00e9", "a no", "\u0130not"})
    CHECK(overlap_negated(text));
  for (const std::string_view text : {"", "nothing", "know", "knot", "noon", "cannots", "nots", "can't", "\u212Anot",
                                      "no\u212A", "not\u0130", "\u0130\u0130", "n o t"})
    CHECK_FALSE(overlap_negated(text));
}
