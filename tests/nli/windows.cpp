// SPDX-License-Identifier: Apache-2.0
#include "judges/nli/windows.hpp"

#include <random>

#include "catch.hpp"
#include "judges/make.hpp"

using namespace groundlab;
using namespace groundlab::test;

namespace {

std::size_t code_points(const std::string& text) {
  std::size_t count = 0;
  for (const char c : text) count += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U;
  return count;
}

std::vector<Window> windows(const std::vector<std::string>& passages, std::size_t size) {
  const Case asked = case_of("", passages);
  const Claim claim = claim_of("c");
  Query query{&asked, &claim, {}};
  for (std::size_t i = 0; i < passages.size(); ++i) query.passages.push_back(i);
  return windows_of(query, size);
}

}  // namespace

TEST_CASE("short passages are read together") {
  CHECK(windows({"One.", "Two."}, 100) == std::vector<Window>{{"One.\n\nTwo.", 0}});
  CHECK(windows({"a", "a longer one"}, 100) == std::vector<Window>{{"a\n\na longer one", 1}});
  CHECK(windows({""}, 100) == std::vector<Window>{{"", 0}});
}

TEST_CASE("a title is read with its passage") {
  Case asked = case_of("", {"text"});
  asked.retrieved[0] = passage("P1", "text", "Title");
  const Claim claim = claim_of("c");
  CHECK(windows_of({&asked, &claim, {0}}, 100) == std::vector<Window>{{"Title\ntext", 0}});
}

TEST_CASE("windows keep to their size, overlap, begin at words, and leave nothing out") {
  std::mt19937_64 random(7);
  for (int round = 0; round < 200; ++round) {
    std::string text;
    const std::size_t words = 20 + random() % 200;
    for (std::size_t w = 0; w < words; ++w)
      text += std::string(1 + random() % 9, static_cast<char>('a' + w % 26)) + (random() % 7 == 0 ? "\xC3\xA9 " : " ");
    const std::size_t size = 100 + random() % 100;
    const auto found = windows({text}, size);
    std::size_t covered = 0;
    std::size_t before = 0;
    for (const Window& window : found) {
      REQUIRE(code_points(window.text) <= size);
      const std::size_t at = text.find(window.text, before);
      REQUIRE(at != std::string::npos);
      REQUIRE(at <= covered);
      if (at > 0) {
        CHECK(at < covered);
        CHECK(text[at - 1] == ' ');
      }
      before = at + 1;
      covered = at + window.text.size();
    }
    CHECK(covered == text.size());
  }
}

TEST_CASE("text without blanks is cut between code points") {
  std::string text;
  for (int i = 0; i < 500; ++i) text += "\xE8\xAE\xA2";
  const auto found = windows({text}, 100);
  CHECK(found.size() > 5);
  for (const Window& window : found) CHECK(window.text.size() % 3 == 0);
}

TEST_CASE("a window names the passage that most of it is of") {
  const auto found = windows({std::string(80, 'a'), std::string(80, 'b') + " " + std::string(80, 'b')}, 90);
  CHECK(found.front().passage == 0);
  CHECK(found.back().passage == 1);
}
