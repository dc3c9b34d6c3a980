// SPDX-License-Identifier: Apache-2.0
#include "text/display.hpp"

#include "catch.hpp"

using namespace groundlab;

TEST_CASE("hostile bytes become visible and harmless") {
  struct Row {
    std::string text;
    std::string shown;
    std::string why;
  };
  const std::vector<Row> rows{
      {"plain", "plain", "nothing to do"},
      {"\x1b[32mPASS\x1b[0m", "\\x1b[32mPASS\\x1b[0m", "colour codes"},
      {"\x1b]8;;file:///x\x1b\\ok", "\\x1b]8;;file:///x\\x1b\\ok", "a terminal link"},
      {"a\x07", "a\\x07", "bell"},
      {"\xC2\x9B"
       "31m",
       "\\u009b31m", "an 8-bit control sequence in UTF-8"},
      {"\x9B"
       "31m",
       "\\x9b31m", "the same as a raw byte"},
      {"a\xE2\x80\xAE"
       "b",
       "a\\u202eb", "text direction"},
      {"PRC\xE2\x80\x8B-1", "PRC\\u200b-1", "a zero-width blank"},
      {"one\n\ttwo  three", "one two three", "blanks fold"},
      {"  edges ", "edges", "blanks at the ends go"},
      {"caf\xC3\xA9 \xF0\x9F\x98\x80", "caf\xC3\xA9 \xF0\x9F\x98\x80", "letters and emoji stay"},
      {std::string("a\0b", 3), "a\\x00b", "a zero byte"},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(visible(row.text) == row.shown);
  }
}

TEST_CASE("width counts columns, and cuts keep graphemes whole") {
  CHECK(display_width("abc") == 3);
  CHECK(display_width("订单") == 4);
  CHECK(display_width("e\xCC\x81") == 1);
  CHECK(fit("abcdef", 6) == "abcdef");
  CHECK(fit("abcdef", 4) == "abc…");
  CHECK(fit("订单编号", 5) == "订单…");
  CHECK(fit("ae\xCC\x81xyz", 3) == "ae\xCC\x81…");
  CHECK(fit("abc", 0).empty());
  CHECK(pad("订", 4) == "订  ");
  CHECK(pad("7", 3, true) == "  7");
}

TEST_CASE("wrapping breaks at blanks and loses no letter") {
  CHECK(wrap("one two three", 8) == std::vector<std::string>{"one two", "three"});
  CHECK(wrap("", 8) == std::vector<std::string>{""});
  CHECK(wrap("abcdefghij k", 4) == std::vector<std::string>{"abcd", "efgh", "ij k"});
  CHECK(wrap("订单编号", 4) == std::vector<std::string>{"订单", "编号"});
}
