// SPDX-License-Identifier: Apache-2.0
#include "judges/rules/words.hpp"

#include "catch.hpp"
#include "judges/rules/constants.hpp"
#include "judges/rules/evidence.hpp"
#include "text/lexicon.hpp"

using namespace groundlab;
using namespace groundlab::rules;

TEST_CASE("an entry of WordNet is the word as it stands, whatever words were seen beside it") {
  const Lexicon& lexicon = Lexicon::wordnet();
  for (const std::string_view word : {"found", "saw", "left", "ground", "offer", "invoice"}) {
    CAPTURE(word);
    Vocabulary vocabulary(Constants::embedded().quality);
    const auto entry = lexicon.find(word);
    REQUIRE(entry);
    CHECK(vocabulary.of_entry(*entry) == no_word);
    const WordId id = vocabulary.id(word);
    CHECK(vocabulary.of_entry(*entry) == id);
    for (const std::string_view other : {"founded", "founding", "sawed", "lefts", "grounded", "offered", "invoices"})
      vocabulary.id(other);
    CHECK(vocabulary.of_entry(*entry) == id);
  }
}

TEST_CASE("a passage speaks of its words as they stand and of their base forms") {
  Vocabulary vocabulary(Constants::embedded().quality);
  const Evidence evidence = prepare(Passage{"P1", "He bought the town.", ""}, vocabulary);
  for (const std::string_view word : {"bought", "buy", "town"}) {
    const auto entry = Lexicon::wordnet().find(word);
    REQUIRE(entry);
    CHECK(std::binary_search(evidence.entries.begin(), evidence.entries.end(), *entry));
    CHECK_FALSE(evidence.lemmas.of(vocabulary.id(word)).empty());
  }
  CHECK(evidence.lemmas.of(vocabulary.id("village")).empty());
}
