// SPDX-License-Identifier: Apache-2.0
// What stands beside a claim: the part in conflict marked in its sentence, what is cited, what is nearest.
#include "report/excerpt.hpp"

#include "catch.hpp"

using namespace groundlab;

namespace {

using Pieces = std::vector<Piece>;

Case with_passages(const std::vector<std::string>& texts) {
  Case checked;
  for (std::size_t i = 0; i < texts.size(); ++i)
    checked.retrieved.push_back(std::make_shared<Passage>(Passage{"N" + std::to_string(i + 1), texts[i], ""}));
  return checked;
}

CheckedClaim claim(std::string text, std::vector<Reason> reasons, Verdict verdict) {
  CheckedClaim checked;
  checked.claim.text = std::move(text);
  checked.judgement = {verdict, std::nullopt, std::move(reasons)};
  return checked;
}

void cite(CheckedClaim& claim, std::size_t passage, bool relevant) {
  claim.claim.citations.push_back({"N" + std::to_string(passage + 1), passage, std::nullopt});
  claim.citation_relevant.emplace_back(relevant);
}

std::string joined(const Pieces& pieces) {
  std::string text;
  for (const Piece& piece : pieces) text += piece.marked ? "[" + piece.text + "]" : piece.text;
  return text;
}

}  // namespace

TEST_CASE("spans become marked pieces, in order and merged") {
  CHECK(marked("abcdef", {}, 99) == Pieces{{"abcdef", false}});
  CHECK(joined(marked("abcdef", {{4, 5}, {1, 3}}, 99)) == "a[bc]d[e]f");
  CHECK(joined(marked("abcdef", {{1, 4}, {2, 5}}, 99)) == "a[bcde]f");
  CHECK(joined(marked("one two three four", {{4, 7}, {0, 3}, {14, 18}}, 99)) == "[one two] three [four]");
  CHECK(joined(marked("abcdef", {{0, 6}}, 99)) == "[abcdef]");
  CHECK(joined(marked("one two three", {{8, 13}}, 9)) == "one two …");
}

TEST_CASE("text is shortened at a blank, never inside a character") {
  CHECK(shortened_text("one two", 7) == "one two");
  CHECK(shortened_text("one two three", 9) == "one two …");
  CHECK(shortened_text("\u00e4\u00e4\u00e4\u00e4", 5) == "\u00e4\u00e4 …");
}

TEST_CASE("the part in conflict is marked on both sides, in its sentence") {
  const Case checked = with_passages({"It was paid. The supplier delivered 90 of 100 pieces. It was late."});
  CheckedClaim wrong =
      claim("The supplier delivered 80 of 100 pieces.",
            {{ReasonCode::number_conflict, Span{23, 25}, "N1", Span{36, 38}, ""}}, Verdict::contradicted);
  cite(wrong, 0, false);
  CHECK(joined(marked_claim(wrong)) == "The supplier delivered [80] of 100 pieces.");
  const std::vector<Excerpt> shown = excerpts(checked, wrong);
  REQUIRE(shown.size() == 1);
  CHECK(shown[0].title == "cited N1");
  CHECK(joined(shown[0].text) == "… The supplier delivered [90] of 100 pieces. …");
}

TEST_CASE("a wrong citation shows what is cited and what would back the claim") {
  const Case checked =
      with_passages({"The due date is far.", "Paint dries. The due date comes from the baseline date."});
  CheckedClaim misplaced = claim("The due date comes from the baseline date.",
                                 {{ReasonCode::covered, Span{0, 42}, "N2", Span{13, 55}, ""}}, Verdict::supported);
  cite(misplaced, 0, false);
  const std::vector<Excerpt> shown = excerpts(checked, misplaced);
  REQUIRE(shown.size() == 2);
  CHECK(shown[0].title == "best evidence N2");
  CHECK(joined(shown[0].text) == "… The due date comes from the baseline date.");
  CHECK(shown[1].title == "cited N1");
  CHECK(joined(shown[1].text) == "The due date is far.");
}

TEST_CASE("where nothing is pointed at the nearest sentence is shown") {
  const Case checked =
      with_passages({"Paint dries in two hours.", "Lamps are sold. The plant manager signs invoices."});
  const CheckedClaim added =
      claim("The invoice waits until the manager signs.",
            {{ReasonCode::words_missing, Span{12, 17}, "", std::nullopt, ""}}, Verdict::unsupported);
  const std::vector<Excerpt> shown = excerpts(checked, added);
  REQUIRE(shown.size() == 1);
  CHECK(shown[0].title == "closest N2");
  CHECK(joined(shown[0].text) == "… The plant manager signs invoices.");
}

TEST_CASE("a long sentence is shown around what is marked") {
  std::string text;
  for (int i = 0; i < 200; ++i) text += "word ";
  const std::size_t at = text.size();
  text += "ninety";
  for (int i = 0; i < 200; ++i) text += " more";
  const CheckedClaim wrong =
      claim("eighty", {{ReasonCode::number_conflict, Span{0, 6}, "N1", Span{at, at + 6}, ""}}, Verdict::contradicted);
  const std::vector<Excerpt> shown = excerpts(with_passages({text}), wrong);
  REQUIRE(shown.size() == 1);
  const std::string excerpt = joined(shown[0].text);
  CHECK(excerpt.find("[ninety]") != std::string::npos);
  CHECK(excerpt.size() < 600);
  CHECK(excerpt.starts_with("… "));
  CHECK(excerpt.ends_with(" …"));
}
