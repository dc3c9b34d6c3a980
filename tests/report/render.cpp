// SPDX-License-Identifier: Apache-2.0
// One document in both renderings, and hostile text in both.
#include "report/render.hpp"

#include "catch.hpp"
#include "text/display.hpp"

using namespace groundlab;

namespace {

/// Every kind of chart and a case, small.
Document charts() {
  const RateRow rate{"faithfulness", "14/20 = 70 %", "46 % to 86 %", "claims", 0.7, 0.7, 0.46, 0.86};
  const RateRow none{"  by people", "0/0 = n/a", "", "", {}, {}, {}, {}};
  const ClaimCard claim{
      Verdict::contradicted,      {{"The supplier delivered ", false}, {"80", true}, {" pieces.", false}},
      {"80, the passage has 90"}, {{"cited N7", {{"delivered ", false}, {"90", true}}}},
      "N7 (does not back it)",    "contradicted"};
  return {{RateChart{"Rate", "Share of", {rate, none}},
           MatrixChart{"person \\ judge", {"yes", "no"}, {{"yes", {13, 1}, {true, false}}}},
           CurveChart{"coverage", "error", {{0.5, 0.1, "score 0.75 and up"}, {1, 0.25, ""}}},
           CaseCards{{{"c1", "How many?", Outcome::wrong, {"contradicts"}, "A note.", "", {claim}, 2}}}, PageEnd{},
           Note{"Few tests.", "10 answers."}}};
}

Document sample() {
  return {
      {Heading{2, "Rates"}, Paragraph{"Two rates of a small run."},
       Table{{{"Rate", false}, {"Result", true}, {"Meaning", false}},
             {{"faithfulness", "14/20 = 70 %", "claims backed by the passages"}, {"  by people", "9/20 = 45 %", ""}}},
       List{true, {{"First.", "One thing."}, {"", "Another."}}}, Verbatim{"groundlab:0.1.0"}}};
}

}  // namespace

TEST_CASE("a document renders as aligned text") {
  CHECK(render_text(sample(), {80, false}) ==
        "Rates\n\n"
        "Two rates of a small run.\n\n"
        "Rate                Result  Meaning\n"
        "faithfulness  14/20 = 70 %  claims backed by the passages\n"
        "  by people    9/20 = 45 %\n\n"
        "1. First. One thing.\n2. Another.\n\n"
        "groundlab:0.1.0\n");
}

TEST_CASE("text wraps in a narrow terminal and loses nothing") {
  const std::string narrow = render_text(sample(), {40, false});
  CHECK(narrow.find("faithfulness  14/20 = 70 %\n    claims backed by the passages\n") != std::string::npos);
  for (std::string_view rest = narrow; !rest.empty();) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    CHECK(display_width(line) <= 40);
    rest.remove_prefix(line.size() + 1);
  }
}

TEST_CASE("colour adds codes and changes no word") {
  std::string coloured = render_text(sample(), {80, true});
  for (std::size_t at = coloured.find('\x1b'); at != std::string::npos; at = coloured.find('\x1b'))
    coloured.erase(at, coloured.find('m', at) - at + 1);
  CHECK(coloured == render_text(sample(), {80, false}));
}

TEST_CASE("a document renders as Markdown") {
  CHECK(render_markdown(sample()) ==
        "## Rates\n\n"
        "Two rates of a small run.\n\n"
        "| Rate | Result | Meaning |\n| --- | ---: | --- |\n"
        "| faithfulness | 14/20 = 70 % | claims backed by the passages |\n"
        "|&nbsp;&nbsp; by people | 9/20 = 45 % |  |\n\n"
        "1. **First.** One thing.\n2. Another.\n\n"
        "```text\ngroundlab:0.1.0\n```\n");
}

TEST_CASE("charts and cases say in text what they draw") {
  CHECK(render_text(charts(), {80, false}) ==
        "Rate                Result    95 % range  Share of\n"
        "faithfulness  14/20 = 70 %  46 % to 86 %  claims\n"
        "  by people      0/0 = n/a\n\n"
        "person \\ judge  yes  no\n"
        "yes              13   1\n\n"
        "coverage   error\n"
        "  50.0 %  10.0 %  score 0.75 and up  ███\n"
        " 100.0 %  25.0 %                     ████████\n\n"
        "c1  How many?\n"
        "  wrong: contradicts\n"
        "  A note.\n"
        "  contradicted: The supplier delivered «80» pieces.\n"
        "    80, the passage has 90\n"
        "    cited N7: delivered «90»\n"
        "    cites N7 (does not back it)\n"
        "    person: contradicted\n"
        "  2 more claims not shown\n\n"
        "Few tests. 10 answers.\n");
}

TEST_CASE("charts are bars of characters in Markdown, cases nested lists") {
  CHECK(render_markdown(charts()) ==
        "| Rate | 0 to 100 % | Result | 95 % range | Share of |\n| --- | --- | ---: | ---: | --- |\n"
        "| faithfulness | `·········─────●───···` | 14/20 = 70 % | 46 % to 86 % | claims |\n"
        "|&nbsp;&nbsp; by people | `·····················` | 0/0 = n/a |  |  |\n\n"
        "| person \\\\ judge | yes | no |\n| --- | ---: | ---: |\n| yes | 13 | 1 |\n\n"
        "| coverage | error | 0 to 100 % |  |\n| ---: | ---: | --- | --- |\n"
        "| 50.0 % | 10.0 % | `██` | score 0.75 and up |\n| 100.0 % | 25.0 % | `█████` |  |\n\n"
        "### c1: How many?\n\n**wrong**: contradicts\n\nA note.\n\n"
        "- **contradicted** The supplier delivered «80» pieces.\n"
        "  - 80, the passage has 90\n"
        "  - cited N7: delivered «90»\n"
        "  - cites N7 (does not back it)\n"
        "  - person: contradicted\n"
        "- 2 more claims not shown\n\n"
        "---\n\n"
        "> **Few tests.** 10 answers.\n");
}

TEST_CASE("text cannot mark up, link or load anything in Markdown") {
  struct Row {
    std::string text;
    std::string rendered;
    std::string why;
  };
  const std::vector<Row> rows{
      {"<img src=x>", "&lt;img src=x&gt;\n", "HTML"},
      {"a & b &lt;", "a &amp; b &amp;lt;\n", "entities stay as written"},
      {"![x](https://host/y.png)", "!\\[x\\](https&#58;//host/y.png)\n", "an image"},
      {"see www.host.org", "see www\\.host.org\n", "a link that GitHub makes of its own accord"},
      {"a@b.org", "a&#64;b.org\n", "a mail address"},
      {"$x_1$", "&#36;x\\_1&#36;\n", "a formula, on both sites"},
      {"# title", "\\# title\n", "a heading"},
      {"- item", "\\- item\n", "a list"},
      {"1. item", "1\\. item\n", "a numbered list"},
      {"> quoted", "&gt; quoted\n", "a block quote"},
      {"one\n\n# two", "one \\# two\n", "a line feed is a blank"},
      {"| a | b |", "\\| a \\| b \\|\n", "a table"},
      {"*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~\n", "emphasis and code"},
      {"\x1b[31mred", "\\\\x1b\\[31mred\n", "a control byte is spelt out"},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(render_markdown({{Paragraph{row.text}}}) == row.rendered);
  }
  CHECK(render_markdown({{Verbatim{"a ```` b"}}}) == "`````text\na ```` b\n`````\n");
}
