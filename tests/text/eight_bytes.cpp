// SPDX-License-Identifier: Apache-2.0
// Every step of eight bytes against one byte at a time.
#include "text/eight_bytes.hpp"

#include <random>
#include <string>

#include "catch.hpp"
#include "text/ascii.hpp"

using namespace groundlab;

namespace {

/// Texts of every size up to eight, of bytes that lie close to those asked for.
std::string drawn(std::mt19937& random, std::size_t size) {
  static const std::string near("\x00\x1f !\"#/09:@AZ[\\]`az{\x7f\x80\xb0\xc1\xff", 24);
  std::string text;
  for (std::size_t k = 0; k < size; ++k) text += near[random() % near.size()];
  return text;
}

std::uint64_t one_by_one(const std::string& text) {
  std::uint64_t value = 0;
  for (std::size_t k = 0; k < text.size(); ++k) value |= std::uint64_t{static_cast<unsigned char>(text[k])} << (8 * k);
  return value;
}

}  // namespace

TEST_CASE("eight bytes are loaded, lowered and searched like one at a time") {
  std::mt19937 random(11);
  for (int round = 0; round < 20000; ++round) {
    const std::string text = drawn(random, random() % 9);
    CAPTURE(text);
    const std::uint64_t loaded = eight::load(text.data(), text.size());
    REQUIRE(loaded == one_by_one(text));
    std::string lower = text;
    for (char& c : lower) c = ascii::to_lower(c);
    REQUIRE(eight::lower(loaded) == one_by_one(lower));
    for (std::size_t k = 0; k < text.size(); ++k) {
      const auto bit = [&](std::uint64_t bits) { return (bits >> (8 * k + 7) & 1U) != 0; };
      REQUIRE(bit(eight::letters(loaded)) == ascii::alpha(text[k]));
      REQUIRE(bit(eight::digits(loaded)) == ascii::digit(text[k]));
      REQUIRE(bit(eight::equal(loaded, '{')) == (text[k] == '{'));
    }
    if (text.size() < 8) continue;
    std::size_t first = 0;
    while (first < 8 && static_cast<unsigned char>(text[first]) >= 0x20 && text[first] != '"' && text[first] != '\\')
      ++first;
    REQUIRE(eight::first_special(loaded, 0x20, '"', '\\') == first);
  }
}

TEST_CASE("a run of bytes ends where one at a time would end it") {
  std::mt19937 random(12);
  const auto letters = [](std::uint64_t bytes) { return eight::letters(bytes); };
  const auto no_digits = [](std::uint64_t bytes) { return ~eight::digits(bytes); };
  for (int round = 0; round < 20000; ++round) {
    std::string text;
    for (std::size_t k = random() % 30; k > 0; --k) text += random() % 6 == 0 ? drawn(random, 1) : "a";
    const std::size_t begin = random() % (text.size() + 1);
    std::size_t end = begin;
    while (end < text.size() && ascii::alpha(text[end])) ++end;
    REQUIRE(eight::run_end(text, begin, letters) == end);
    for (end = begin; end < text.size() && !ascii::digit(text[end]);) ++end;
    REQUIRE(eight::run_end(text, begin, no_digits) == end);
  }
}
