// SPDX-License-Identifier: Apache-2.0
#include "text/records.hpp"

#include "catch.hpp"
#include "text/record_words.hpp"

using namespace groundlab;

namespace {

std::vector<std::string> texts(std::string_view passage) {
  std::vector<std::string> lines;
  for (const Statement& statement : record_statements(passage)) lines.push_back(statement.text);
  return lines;
}

}  // namespace

TEST_CASE("keys become words") {
  CHECK(key_words("BusinessParking") == "business parking");
  CHECK(key_words("review_stars") == "review stars");
  CHECK(key_words("good-for-kids") == "good for kids");
  CHECK(key_words("HasTV") == "has tv");
  CHECK(key_words("WiFi") == "wifi");
  CHECK(key_words("HTMLPage2Size") == "html page2 size");
  CHECK(key_words("") == "");
}

TEST_CASE("JSON is read as statements, nested keys with their path") {
  CHECK(texts(R"({"name": "Blue Heron", "attributes": {"parking": {"garage": true, "valet": false}, "dogs": null}})") ==
        std::vector<std::string>{"name: Blue Heron", "attributes parking garage: yes", "attributes parking valet: no",
                                 "attributes dogs: not stated"});
  CHECK(texts(R"({"hours": {"Monday": "8:0-22:0", "Sunday": "9:30-14:5"}})") ==
        std::vector<std::string>{"hours monday: 8:00 to 22:00", "hours sunday: 9:30 to 14:50"});
  CHECK(texts(R"([{"a": 1}, {"a": [2, 3.5]}])") == std::vector<std::string>{"a: 1", "a: 2", "a: 3.5"});
  CHECK(texts("{'WiFi': 'free', 'Alcohol': None, 'Open': True}") ==
        std::vector<std::string>{"wifi: free", "alcohol: not stated", "open: yes"});
}

TEST_CASE("what a value says is told apart") {
  const auto found = record_statements(R"({"a": true, "b": "no", "c": "none", "d": null, "e": "blue", "f": "free"})");
  REQUIRE(found.size() == 6);
  CHECK(found[0].answer == FieldAnswer::yes);
  CHECK(found[1].answer == FieldAnswer::no);
  CHECK(found[2].answer == FieldAnswer::no);
  CHECK(found[3].answer == FieldAnswer::unknown);
  CHECK(found[4].answer == FieldAnswer::value);
  CHECK(found[5].answer == FieldAnswer::yes);
}

TEST_CASE("spans point back into the record") {
  const std::string_view passage = R"({"motto": "Fresh \u0026 \"good\"", "stars": 4.5})";
  const auto found = record_statements(passage);
  REQUIRE(found.size() == 2);
  CHECK(found[0].text == "motto: Fresh & \"good\"");
  CHECK(slice(passage, found[0].span) == R"("motto": "Fresh \u0026 \"good\")");
  CHECK(slice(passage, found[1].value_span) == "4.5");
}

TEST_CASE("a long string is read sentence by sentence") {
  const std::string_view passage = R"({"review": "The soup was cold.\nWe waited for an hour. Never again."})";
  const auto found = record_statements(passage);
  REQUIRE(found.size() == 3);
  CHECK(found[0].text == "The soup was cold.");
  CHECK(slice(passage, found[1].span) == "We waited for an hour.");
  CHECK(found[2].key == "review");
}

TEST_CASE("a record that was cut off keeps what stands there") {
  CHECK(texts(R"({"name": "Blue Heron", "city": "Delft", "note": "unfin)") ==
        std::vector<std::string>{"name: Blue Heron", "city: Delft"});
}

TEST_CASE("key-value lines are a record") {
  CHECK(texts("Name: Blue Heron\nOpening hours: 8:0-17:0\nDogs: no\n") ==
        std::vector<std::string>{"name: Blue Heron", "opening hours: 8:00 to 17:00", "dogs: no"});
  CHECK(texts("batch_limit = 150_000\nretry_count = 3") ==
        std::vector<std::string>{"batch limit: 150_000", "retry count: 3"});
}

TEST_CASE("prose is no record") {
  CHECK(texts("The heron is blue. It eats fish.").empty());
  CHECK(texts("Note: the heron is blue.").empty());
  CHECK(texts("{unknown} things happen [here].").empty());
  CHECK(texts("").empty());
  CHECK(texts(std::string(100000, '[')).empty());
}
