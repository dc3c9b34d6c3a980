// SPDX-License-Identifier: Apache-2.0
// HTML: text stays text wherever it stands, and the page's policy names the bytes of its own style and script.
#include "report/html.hpp"

#include <string>
#include <vector>

#include "groundlab/core/embedded.hpp"

#include "catch.hpp"
#include "report/render.hpp"

using namespace groundlab;

namespace {

constexpr const char* hostile = "</script><img src=x onerror='alert(1)'> \"&lt;\" \x1b[31m \u202e";

/// A document with hostile text in every place that takes text.
Document hostile_document() {
  const std::string bad = hostile;
  const RateRow rate{bad, bad, bad, bad, 0.5, 0.6, 0.2, 0.8};
  const ClaimCard claim{Verdict::contradicted, {{bad, true}, {bad, false}}, {bad}, {{bad, {{bad, true}}}}, bad, bad};
  return {{Heading{1, bad}, Paragraph{bad}, Note{bad, bad}, List{true, {{bad, bad}}}, PageEnd{}, Heading{2, bad},
           Heading{3, bad}, Table{{{bad, false}, {bad, true}}, {{bad, bad}}}, RateChart{bad, bad, {rate}},
           MatrixChart{bad, {bad}, {{bad, {1}, {true}}}}, CurveChart{bad, bad, {{0.5, 0.1, bad}}},
           CaseCards{{{bad, bad, Outcome::wrong, {bad}, bad, bad, {claim}, 1}}}, Verbatim{bad}}};
}

std::size_t count(std::string_view text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

}  // namespace

TEST_CASE("text is escaped once, for elements and for attributes") {
  CHECK(html("<b>&amp;\"'") == "&lt;b&gt;&amp;amp;&quot;&#39;");
  CHECK(html("Is 1<2?\n\x1b[31m") == "Is 1&lt;2? \\x1b[31m");
  CHECK(html("\u202eabc\xff") == "\\u202eabc\\xff");
  CHECK(html("5/10 = 50 %") == "5/10 = 50&nbsp;%");
}

TEST_CASE("hostile text in any place adds no tag, no attribute and no control to the page") {
  const std::string page = render_html(hostile_document());
  CHECK(count(page, "<script") == 1);
  CHECK(count(page, "</script") == 1);
  CHECK(count(page, "<img") == 0);
  CHECK(count(page, "'alert") == 0);
  CHECK(count(page, "\x1b") == 0);
  CHECK(count(page, "\u202e") == 0);
  CHECK(count(page, "&lt;img src=x onerror=&#39;alert(1)&#39;&gt; &quot;&amp;lt;&quot;") > 20);
}

TEST_CASE("the page loads nothing and its policy names its own style and script") {
  const std::string page = render_html({{Heading{1, "Report"}}});
  CHECK(count(page, "default-src 'none'; style-src 'sha256-") == 1);
  CHECK(count(page, "; script-src 'sha256-") == 1);
  CHECK(count(page, " style=") == 0);
  CHECK(count(page, "http:") + count(page, "https:") + count(page, "url(") + count(page, "@import") == 0);
  CHECK(count(page, "<style>" + std::string(embedded("report/report.css")) + "</style>") == 1);
  CHECK(count(page, "<script>" + std::string(embedded("report/report.js")) + "</script>") == 1);
}

TEST_CASE("marked pieces keep the blanks around them") {
  const ClaimCard claim{
      Verdict::contradicted, {{"delivered ", false}, {"80", true}, {" of 100", false}}, {}, {}, "", ""};
  const std::string cases = html_cases({{"c1", "How many?", Outcome::wrong, {}, "", "", {claim}, 0}});
  CHECK(count(cases, "delivered <mark>80</mark> of 100") == 1);
}

TEST_CASE("a bar is drawn where the rate is") {
  const std::string bar = html_chart(RateChart{"Rate", "", {{"r", "5/10", "24 % to 76 %", "", 0.5, 0.6, 0.24, 0.76}}});
  CHECK(count(bar, R"(<line class="range" x1="24.00%" x2="76.00%")") == 1);
  CHECK(count(bar, R"(<circle class="value" cx="50.00%")") == 1);
  CHECK(count(bar, R"(<circle class="open" cx="60.00%")") == 1);
  const std::string none = html_chart(RateChart{"Rate", "", {{"r", "0/0 = n/a", "", "", {}, {}, {}, {}}}});
  CHECK(count(none, "circle") + count(none, R"(class="range" x1)") == 0);
}
