// SPDX-License-Identifier: Apache-2.0
// Golden rows for quantities: how each is read, and what is none.
#include "text/quantities.hpp"

#include "catch.hpp"
#include "text/quantity_lines.hpp"

using namespace groundlab;

namespace {

struct Row {
  const char* text;
  const char* want;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.text);
    CHECK(lines_of(row.text) == row.want);
  }
}

}  // namespace

TEST_CASE("numbers in digits") {
  check({
      {"the hall seats 480", "number 480"},
      {"1,250 seats", "number 1250"},
      {"1,250,300 seats", "number 1250300"},
      {"3.75 points", "number 3.75"},
      {"1.250.300 Plätze", "number 1250300"},
      {"1.250.300,5 Plätze", "number 1250300.5"},
      {"58,25 Punkte", "number 58.25"},
      {"1 250 300 seats", "number 1250300"},
      {"1'250'300 seats", "number 1250300"},
      {"12,50,000 seats", "number 1250000"},
      {"150_000 rows", "number 150000"},
      {"0.5 parts", "number 0.5"},
      {"a share of .5", "number 0.5"},
      {"2.5e6 cells", "number 2500000"},
      {"1e-3 parts", "number 0.001"},
      {"3 × 10⁴ cells", "number 30000"},
      {"10⁵ cells", "number 100000"},
      {"10^-2 parts", "number 0.01"},
      {"-12 points", "number -12"},
      {"−12 points", "number -12"},
      {"５００ seats", "number 500"},
      {"16\xC2\xA0"
       "181 seats",
       "number 16181"},
      {"1\xE2\x80\xAF"
       "200 seats",
       "number 1200"},
      {"5\xE2\x81\xA0"
       "00 seats",
       "number 500"},
      {"½ share", "number 0.5"},
      {"3½ shares", "number 3.5"},
      {"2 1/2 shares", "number 2.5"},
      {"10k users", "number 10000"},
      {"2 million users", "number 2000000"},
      {"3 bn users", "number 3000000000"},
      {"4 dozen eggs", "number 48"},
  });
}

TEST_CASE("numbers in words") {
  check({
      {"seven gates", "number 7"},
      {"twenty-one gates", "number 21"},
      {"two hundred and five gates", "number 205"},
      {"a hundred and thirty gates", "number 130"},
      {"two million sixty-three thousand gates", "number 2063000"},
      {"three thousand and four gates", "number 3004"},
      {"zero point five shares", "number 0.5"},
      {"minus twelve points", "number -12"},
      {"a dozen eggs", "number 12"},
      {"half a dozen eggs", "number 6"},
      {"half a million votes", "number 500000"},
      {"three and a half shares", "number 3.5"},
      {"both gates", "number 2"},
      {"twice", "number 2"},
      {"five, six or seven gates", "number 5; number 6; number 7"},
      {"no one came", ""},
      {"one of the gates", ""},
      {"this one is mine", ""},
      {"one gate", "number 1"},
      {"thousands of gates", ""},
      {"drei Tore", "number 3"},
  });
}

TEST_CASE("shares") {
  check({
      {"5% of them", "percent 5"},
      {"5 %", "percent 5"},
      {"5 percent", "percent 5"},
      {"five per cent", "percent 5"},
      {"5 Prozent", "percent 5"},
      {"half of them", "percent 50"},
      {"half the gates", "percent 50"},
      {"a quarter of them", "percent 25"},
      {"three quarters of them", "percent 75"},
      {"3/4 of them", "percent 75"},
      {"two thirds of them", "percent 66.66666667 ~"},
      {"2 percentage points", "points 2"},
      {"25 basis points", "points 0.25"},
      {"40 bps", "points 0.4"},
      {"2 pp", "points 2"},
      {"half a percent", "percent 0.5"},
      {"5‰", "percent 0.5"},
  });
}

TEST_CASE("money") {
  check({
      {"500 EUR", "money 500 EUR"},
      {"EUR 500", "money 500 EUR"},
      {"€500", "money 500 EUR"},
      {"500 €", "money 500 EUR"},
      {"20EUR", "money 20 EUR"},
      {"EUR20", "money 20 EUR"},
      {"17.264,00 EUR", "money 17264 EUR"},
      {"$12.50", "money 12.5 $"},
      {"US$500", "money 500 USD"},
      {"500 US dollars", "money 500 USD"},
      {"500 Canadian dollars", "money 500 CAD"},
      {"£3 million", "money 3000000 GBP"},
      {"$2.9B", "money 2900000000 $"},
      {"$500K", "money 500000 $"},
      {"€1.2m", "money 1200000 EUR"},
      {"CHF 1'000", "money 1000 CHF"},
      {"Rs. 500", "money 500 INR"},
      {"₹500", "money 500 INR"},
      {"12 euros per user per month", "money 12 EUR per user month"},
      {"12 EUR/h", "money 12 EUR per h"},
      {"12 EUR a day", "money 12 EUR per day"},
      {"50 EUR monthly", "money 50 EUR per month"},
  });
}

TEST_CASE("measures come to one unit per dimension") {
  check({
      {"500 mg", "measure 0.0005 kg"},
      {"5 kilograms", "measure 5 kg"},
      {"2 t", "measure 2000 kg"},
      {"500 µg", "measure 5e-07 kg"},
      {"250 ml", "measure 0.25 l"},
      {"3 m³", "measure 3000 l"},
      {"30 km", "measure 30000 m"},
      {"12 inches", "measure 0.3048 m"},
      {"90 minutes", "measure 5400 s"},
      {"30 s", "measure 30 s"},
      {"1.5 hours", "measure 5400 s"},
      {"30 days", "measure 2592000 s"},
      {"a fortnight", "measure 1209600 s"},
      {"30 business days", "measure 2592000 s business"},
      {"30 working days", "measure 2592000 s business"},
      {"30 calendar days", "measure 2592000 s calendar"},
      {"12 months", "measure 12 month"},
      {"two years", "measure 24 month"},
      {"a 5-year plan", "measure 60 month"},
      {"one and a half years", "measure 18 month"},
      {"one year and a half", "measure 18 month"},
      {"half an hour", "measure 1800 s"},
      {"4 MB", "measure 32000000 bit"},
      {"4 Mb", "measure 4000000 bit"},
      {"8 GiB", "measure 6.871947674e+10 bit"},
      {"3 mbar", "measure 300 Pa"},
      {"3 Mbar", "measure 3e+11 Pa"},
      {"40 kWh", "measure 40000 Wh"},
      {"50 Hz", "measure 50 Hz"},
      {"60 km/h", "measure 60 km/h"},
      {"20 m²", "measure 20 m^2"},
      {"2 hectares", "measure 20000 m^2"},
      {"-5 °C", "measure -5 °C"},
      {"70°F", "measure 70 °F"},
      {"12 degrees", "measure 12 degree"},
      {"drei Wochen", "measure 1814400 s"},
      {"10, 15 and 20 minutes", "measure 600 s; measure 900 s; measure 1200 s"},
      {"5 mg b.i.d.", "measure 5e-06 kg; number 2 per day"},
  });
}

TEST_CASE("dates in every common form") {
  check({
      {"2024-03-14", "date 2024-3-14"},
      {"2024/03/14", "date 2024-3-14"},
      {"14.03.2024", "date 2024-3-14"},
      {"14. 3. 2024", "date 2024-3-14"},
      {"14/03/2024", "date 2024-3-14"},
      {"3/14/2024", "date 2024-3-14"},
      {"3/14/24", "date 2024-3-14"},
      {"14 March 2024", "date 2024-3-14"},
      {"14 Mar 2024", "date 2024-3-14"},
      {"14th of March, 2024", "date 2024-3-14"},
      {"March 14, 2024", "date 2024-3-14"},
      {"March 14th", "date 0-3-14"},
      {"Mar. 14, 2024", "date 2024-3-14"},
      {"14. März 2024", "date 2024-3-14"},
      {"14 mars 2024", "date 2024-3-14"},
      {"14 de marzo de 2024", "date 2024-3-14"},
      {"14-Mar-2024", "date 2024-3-14"},
      {"in March 2024", "date 2024-3-0"},
      {"in May", "date 0-5-0"},
      {"they may come", ""},
      {"They march on", ""},
      {"in 2019", "date 2019-0-0"},
      {"since 2019", "date 2019-0-0 >="},
      {"until 31 May", "date 0-5-31 <="},
      {"by 31 May", "date 0-5-31 <="},
      {"before 1999", "date 1999-0-0 <"},
      {"after 1999", "date 1999-0-0 >"},
      {"2019 employees", "number 2019"},
      {"1850 EUR", "money 1850 EUR"},
      {"on Tuesday", "weekday 2"},
      {"on Tuesday, 4 November", "weekday 2; date 0-11-4"},
      {"Q3 2023", "period 3 quarter 2023"},
      {"the third quarter of 2023", "period 3 quarter 2023"},
      {"H1 2024", "period 1 half 2024"},
      {"the first half of 2024", "period 1 half 2024"},
      {"the 1990s", "period 1990 decade"},
      {"the 18th century", "period 18 century"},
      {"the eighteenth century", "period 18 century"},
  });
}

TEST_CASE("clock times") {
  check({
      {"at 17:45", "time 17:45"},
      {"at 5 p.m.", "time 17:00"},
      {"at 5pm", "time 17:00"},
      {"at 5:30 a.m.", "time 5:30"},
      {"at 12 a.m.", "time 0:00"},
      {"at 12:15 pm", "time 12:15"},
      {"at 5 o'clock", "time 5:00"},
      {"at five o'clock", "time 5:00"},
      {"a quarter to six", "time 5:45"},
      {"half past five", "time 5:30"},
      {"at noon", "time 12:00"},
      {"at midnight", "time 0:00"},
      {"um 17 Uhr", "time 17:00"},
      {"um 17.30 Uhr", "time 17:30"},
      {"à 17h30", "time 17:30"},
      {"00:00", "time 0:00"},
  });
}

TEST_CASE("ranges and bounds") {
  check({
      {"5-10 users", "number 5-10"},
      {"5–10 users", "number 5-10"},
      {"5 to 10 users", "number 5-10"},
      {"between 5 and 10 users", "number 5-10"},
      {"10 to 20 mg", "measure 1e-05-2e-05 kg"},
      {"EUR 2–3 million", "money 2000000-3000000 EUR"},
      {"2 to 3 million EUR", "money 2000000-3000000 EUR"},
      {"−65 °C – 0 °C", "measure -65-0 °C"},
      {"from 4% to 6%", "percent 4-6"},
      {"rose from 4% to 6%", "percent 4; percent 6"},
      {"pages 14 to 18", "label 14-18 page"},
      {"pp. 14-18", "label 14-18 page"},
      {"at least 5 users", "number 5 >="},
      {"no fewer than 5 users", "number 5 >="},
      {"more than 5 users", "number 5 >"},
      {"over 5 users", "number 5 >"},
      {"at most 5 users", "number 5 <="},
      {"up to 5 users", "number 5 <="},
      {"max. 5 users", "number 5 <="},
      {"no more than 5 users", "number 5 <="},
      {"fewer than 5 users", "number 5 <"},
      {"under 5 users", "number 5 <"},
      {"5 users or more", "number 5 >="},
      {"5 or fewer", "number 5 <="},
      {"5+ users", "number 5 >="},
      {"≥ 5 users", "number 5 >="},
      {"within 30 days", "measure 2592000 s <="},
      {"about 5 users", "number 5 ~"},
      {"~5 users", "number 5 ~"},
      {"nearly half of them", "percent 50 ~"},
      {"exactly 5 users", "number 5 !"},
      {"version 2.3.1 or later", "version 2.3.1 >="},
  });
}

TEST_CASE("ordinals, labels, codes and versions") {
  check({
      {"the 3rd reminder", "ordinal 3"},
      {"the third reminder", "ordinal 3"},
      {"the 21st century", "period 21 century"},
      {"First, open the lid", ""},
      {"page 4", "label 4 page"},
      {"Step 4: stir.", "label 4 step"},
      {"Passage 4: stir.", ""},
      {"p. 4", "label 4 page"},
      {"phase III", "label 3 phase"},
      {"section 16-6-2", "label 16 section"},
      {"§ 16-6-2", "label 16 section"},
      {"section 4.2", "label 4.2 section"},
      {"chapter no. 7", "label 7 chapter"},
      {"passage 2", ""},
      {"PRC-112", "code PRC112"},
      {"PRC112", "code PRC112"},
      {"PRC 112", "code PRC112"},
      {"code prc 112", "code PRC112"},
      {"PRC-1\xE2\x80\x8B"
       "12",
       "code PRC112"},
      {"RM-4711", "code RM4711"},
      {"INV-2024-010", "code INV2024-010"},
      {"4500017311", "code 4500017311"},
      {"0001000", "code 0001000"},
      {"0x80070005", "code 0X80070005"},
      {"10.0.0.21", "code 10.0.0.21"},
      {"form W-9", "code W9"},
      {"B2B", "code B2B"},
      {"v2.3.1", "version 2.3.1"},
      {"release 10.2", "version 10.2"},
      {"2.3.1", "version 2.3.1"},
      {"the fee is set [7]", ""},
      {"1. Open the lid", ""},
      {"see https://example.org/2024/03/7", ""},
      {"mail a7@example.org", ""},
  });
}

TEST_CASE("a quantity's span lies in the original text") {
  const std::string_view text = "Sie zahlt ５００ € und 3½\xC2\xA0Stunden.";
  const auto found = quantities(text);
  REQUIRE(found.size() == 2);
  CHECK(slice(text, found[0].span) == "５００ €");
  CHECK(slice(text, found[1].span) == "3½\xC2\xA0Stunden");
}

TEST_CASE("spans stay apart and whole where a sign stands for several") {
  for (const std::string_view text : {"Th22½222222222", "½½½", "3½½4", "１½２"}) {
    std::size_t done = 0;
    for (const Quantity& quantity : quantities(text)) {
      CHECK(quantity.span.begin >= done);
      CHECK(quantity.span.begin < quantity.span.end);
      done = quantity.span.end;
    }
  }
}
