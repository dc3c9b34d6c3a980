// SPDX-License-Identifier: Apache-2.0
#include "text/utf8.hpp"

#include "catch.hpp"
#include "text/sentences.hpp"

using namespace groundlab;
using namespace std::literals;

TEST_CASE("the first malformed byte is found") {
  struct Row {
    const char* why;
    std::string_view bytes;
    std::optional<std::size_t> at;
  };
  for (const Row& row : std::vector<Row>{
           {"ASCII", "plain", {}},
           {"all lengths", "aé€😀", {}},
           {"Latin-1 byte", "caf\xE9 is", 3},
           {"lone lead byte", "ab\xC3", 2},
           {"lone continuation", "ab\x80", 2},
           {"surrogate", "\xED\xA0\x80", 0},
           {"above U+10FFFF", "a\xF5\x80\x80\x80", 1},
           {"overlong slash", "abc\xC0\xAF", 3},
           {"overlong of three", "\xE0\x80\xAF", 0},
           {"overlong of four", "\xF0\x80\x80\xAF", 0},
           {"last scalar", "\xF4\x8F\xBF\xBF", {}},
           {"one above it", "\xF4\x90\x80\x80", 0},
           {"cut off in the second eight", "0123456789\xE2\x82", 10},
           {"NUL is a character", "a\0b"sv, {}},
       }) {
    INFO(row.why);
    CHECK(invalid_utf8_at(row.bytes) == row.at);
  }
}

TEST_CASE("code points are read forwards and backwards") {
  CHECK(code_point_at("é", 0).value == 0xE9);
  CHECK(code_point_at("€", 0).size == 3);
  CHECK(code_point_at("\xFF", 0).value == 0xFFFD);
  CHECK(code_point_before("a😀", 5).value == 0x1F600);
  CHECK(code_point_before("a\x80", 2).value == 0xFFFD);
  CHECK(utf8(0x20AC) == "€");
  CHECK(utf8(0xD800) == "\xEF\xBF\xBD");
}

TEST_CASE("the sentences of a passage hold every byte that is no blank") {
  for (const std::string_view text :
       {"One. Two.\n\n# Head\n- a\n- b\n\n| x | y |\n|---|---|\n| 1 | 2 |\n```\ncode\n```\nEnd"sv, "  \n "sv,
        "\xFF\xFE. x"sv, "1. A. 2. B. [1]"sv, "---"sv}) {
    std::string gathered, wanted;
    std::size_t done = 0;
    for (const Span span : sentences(text)) {
      CHECK(span.begin >= done);
      done = span.end;
      gathered += slice(text, span);
    }
    const auto blanks = [](std::string text_in) {
      std::erase_if(text_in, [](char c) { return c == ' ' || c == '\n'; });
      return text_in;
    };
    CHECK(blanks(gathered) == blanks(std::string(text)));
  }
}
