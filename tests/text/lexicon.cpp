// SPDX-License-Identifier: Apache-2.0
// The compiled WordNet: base forms, relations, and that it is ready at once.
#include "text/lexicon.hpp"

#include <chrono>
#include <string>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

namespace {

bool relates(std::string_view from, std::string_view to, WordRelation wanted) {
  const Lexicon& lexicon = Lexicon::wordnet();
  const auto word = lexicon.find(from);
  if (!word) return false;
  for (std::size_t i = 0; i < lexicon.related_count(*word); ++i) {
    const auto [other, relation] = lexicon.related(*word, i);
    if (relation == wanted && relation != WordRelation::phrase && lexicon.text(other) == to) return true;
  }
  return false;
}

}  // namespace

TEST_CASE("an inflected word has its base form") {
  struct Row {
    std::string word;
    std::string lemma;
    std::string why;
  };
  const std::vector<Row> rows{
      {"invoices", "invoice", "plural"},
      {"boxes", "box", "plural in -es"},
      {"parties", "party", "plural in -ies"},
      {"went", "go", "irregular"},
      {"women", "woman", "irregular plural"},
      {"planned", "plan", "doubled letter"},
      {"delivered", "deliver", "past"},
      {"billing", "bill", "verb before noun"},
      {"address", "address", "ends in s"},
      {"released", "release", "past in -ed on -e"},
      {"qwertys", "qwertys", "no known word"},
      {"", "", "nothing"},
      {"offer", "offer", "a verb, no comparative"},
      {"hinder", "hinder", "likewise"},
      {"better", "good", "irregular"},
      {"happier", "happy", "comparative"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.word, row.why);
    CHECK(Lexicon::wordnet().lemma(row.word) == row.lemma);
  }
}

TEST_CASE("words are related as WordNet 3.0 has it") {
  CHECK(relates("invoice", "bill", WordRelation::synonym));
  CHECK(relates("hot", "cold", WordRelation::antonym));
  CHECK(relates("approve", "approval", WordRelation::derivation));
  CHECK(relates("dog", "canine", WordRelation::broader));
  CHECK_FALSE(relates("hot", "invoice", WordRelation::synonym));
  CHECK_FALSE(Lexicon::wordnet().find("qwertys"));
}

TEST_CASE("every entry of the lexicon finds itself") {
  const Lexicon& lexicon = Lexicon::wordnet();
  CHECK(lexicon.size() > 70'000);
  for (Lexicon::Word word = 0; word < lexicon.size(); word += 997) CHECK(lexicon.find(lexicon.text(word)) == word);
}
