// SPDX-License-Identifier: Apache-2.0
// Words, numbers and marks with their places, and the form in which words are compared.
#include "text/tokens.hpp"

#include <string>
#include <vector>

#include "catch.hpp"

using namespace groundlab;

namespace {

std::vector<std::string> pieces_of(std::string_view text) {
  std::vector<std::string> pieces;
  for (const TextToken& token : tokens(text)) pieces.emplace_back(slice(text, token.span));
  return pieces;
}

}  // namespace

TEST_CASE("a text is cut into words, numbers and marks") {
  using Pieces = std::vector<std::string>;
  CHECK(pieces_of("Don't pay 1,250.50 EUR.") == Pieces{"Don't", "pay", "1,250.50", "EUR", "."});
  CHECK(pieces_of("at 17:30, gate 4b") == Pieces{"at", "17:30", ",", "gate", "4b"});
  CHECK(pieces_of("well-known") == Pieces{"well", "-", "known"});
  CHECK(pieces_of("the buyers' desk") == Pieces{"the", "buyers", "'", "desk"});
  CHECK(pieces_of("caf\xC3\xA9 \xE2\x80\x93 na\xC3\xAFve") == Pieces{"caf\xC3\xA9", "\xE2\x80\x93", "na\xC3\xAFve"});
  CHECK(pieces_of(" \t\r\n\xC2\xA0").empty());
  CHECK(pieces_of("\xFF\xC3").size() == 2);
}

TEST_CASE("capitals are told apart from shouting") {
  const auto found = tokens("NATO met Ada");
  REQUIRE(found.size() == 3);
  CHECK((found[0].capital && found[0].shouting));
  CHECK_FALSE(found[1].capital);
  CHECK((found[2].capital && !found[2].shouting));
}

TEST_CASE("words are compared in lower case without accents") {
  CHECK(folded("\xC3\x89T\xC3\x89") == "ete");
  CHECK(folded("Gr\xC3\xB6\xC3\x9F"
               "e") ==
        "gr\x6F\xC3\x9F"
        "e");
  CHECK(folded("don\xE2\x80\x99t") == "don't");
  CHECK(folded("\xEF\xBC\x91\xEF\xBC\x92") == "12");
  CHECK(folded("\xFF") == "?");
}
