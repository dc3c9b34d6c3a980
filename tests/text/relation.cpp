// SPDX-License-Identifier: Apache-2.0
// Which quantities of the evidence state those of a claim, which differ, and which leave it open.
#include "catch.hpp"
#include "text/quantities.hpp"

using namespace groundlab;

TEST_CASE("a quantity of the evidence states, differs, leaves open, or is another matter") {
  struct Row {
    const char* claim;
    const char* evidence;
    Relation want;
    const char* why;
  };
  using enum Relation;
  for (const Row& row : std::vector<Row>{
           {"17,264 EUR", "17.264,00 EUR", same, "separators"},
           {"1200", "1.200", same, "an open point is read either way"},
           {"204,631 EUR", "2046,31 EUR", differs, "factor 100"},
           {"1,250 EUR", "1.25 EUR", differs, "factor 1000"},
           {"500 EUR", "€500", same, "sign for code"},
           {"500 CAD", "US$500", differs, "same number, other dollar"},
           {"500 USD", "$500", same, "a dollar that names no country"},
           {"22 USD", "20 EUR", apart, "no rate is given"},
           {"0.5 mg", "500 mcg", same, "conversion"},
           {"5 mg", "5 mcg", differs, "factor 1000"},
           {"4 MB", "4 Mb", differs, "byte against bit"},
           {"90 minutes", "1.5 hours", same, "conversion"},
           {"12 months", "one year", same, "conversion"},
           {"30 days", "one month", open, "no fixed conversion"},
           {"30 calendar days", "30 business days", differs, "kind of day"},
           {"10 EUR per month", "10 EUR per year", differs, "period"},
           {"63%", "0.63", same, "share of one"},
           {"2 percent", "2 percentage points", differs, "points are no percent"},
           {"25 basis points", "0.25 percentage points", same, "conversion"},
           {"half of them", "50 %", same, "fraction"},
           {"about 90", "93", same, "approximation"},
           {"about 90", "140", differs, "too far off"},
           {"exactly 6,000", "6,412", differs, "exactly"},
           {"2.9 billion", "2,904,000,000", same, "rounded to the digits shown"},
           {"3.1 billion", "2,904,000,000", differs, "beyond rounding"},
           {"more than 80", "exactly 80", differs, "not more"},
           {"at least 80", "80", same, "at least includes it"},
           {"fewer than 10", "seven", same, "inside the bound"},
           {"at most 3", "at least 3", differs, "the other way"},
           {"up to 2 days", "max. 2 days", same, "same bound"},
           {"more than 5", "more than 10", same, "implied"},
           {"5 to 10", "5-10", same, "range"},
           {"14.8 days", "14.6–15.0 days", open, "inside a range"},
           {"65 to 70 °C", "-65 to 70 °C", differs, "sign"},
           {"14 June 2023", "14.06.2023", same, "day over twelve"},
           {"4 March 2024", "2024-03-03", differs, "day"},
           {"in 1911", "March 9th, 1911", same, "coarser than the evidence"},
           {"March 1911", "in 1911", open, "finer than the evidence"},
           {"3 April 2024", "04/03/2024", same, "open order of day and month"},
           {"by 31 May", "from 31 May", differs, "other side"},
           {"since 2019", "until 2019", differs, "other side"},
           {"in the 1990s", "in 1994", same, "the year lies inside"},
           {"in 1994", "in the 1990s", open, "the decade is coarser"},
           {"18th century", "eighteenth century", same, "words"},
           {"first half of 2024", "H1 2024", same, "short form"},
           {"Q1 2024", "Q2 2024", differs, "quarter"},
           {"Tuesday", "Wednesday", differs, "weekday"},
           {"at 5 p.m.", "at 17:00", same, "clock"},
           {"at 5 a.m.", "at 17:00", differs, "half of the day"},
           {"at 5:45", "at 17:45", same, "open half of the day"},
           {"at midnight", "00:00", same, "word"},
           {"the third door", "the 3rd door", same, "ordinal"},
           {"the second door", "the third door", differs, "ordinal"},
           {"phase III", "phase II", differs, "Roman"},
           {"page 4", "4 EUR", apart, "a page is no sum"},
           {"PRC-112", "PRC112", same, "hyphen"},
           {"PRC-112", "PRC-1120", differs, "prefix"},
           {"version 2.3.1", "version 2.3.10", differs, "version"},
           {"version 2.3.1 or earlier", "version 2.3.1 or later", differs, "bound"},
           {"number 1000000", "number 0001000", differs, "zeros moved"},
           {"105 cells", "10⁵ cells", differs, "a raised digit is a power"},
           {"12000 devices", "in 2023", apart, "a year is no count"},
       }) {
    INFO(row.claim << " / " << row.evidence << ": " << row.why);
    const auto claim = quantities(row.claim), evidence = quantities(row.evidence);
    REQUIRE(claim.size() == 1);
    REQUIRE(evidence.size() == 1);
    CHECK(static_cast<int>(relation(claim[0], evidence[0])) == static_cast<int>(row.want));
  }
}
