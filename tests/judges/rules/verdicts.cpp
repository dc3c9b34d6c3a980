// SPDX-License-Identifier: Apache-2.0
// What the rules judge says, kind by kind, with the reason that a reader would give.
#include <fstream>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "judges/rules/cases.hpp"

using namespace groundlab;
using namespace groundlab::tests;

namespace {

struct Row {
  std::string evidence;
  std::string claim;
  Verdict verdict;
  std::string why;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    CAPTURE(row.evidence, row.claim, row.why);
    CHECK(name(judged({{row.evidence}, row.claim}).verdict) == name(row.verdict));
  }
}

constexpr Verdict supported = Verdict::supported;
constexpr Verdict contradicted = Verdict::contradicted;
constexpr Verdict unsupported = Verdict::unsupported;

}  // namespace

TEST_CASE("rules: what the passage says in other words is supported") {
  check({
      {"The warehouse ships parcels every weekday.", "Parcels are shipped by the warehouse every weekday.", supported,
       "passive"},
      {"The supplier has to confirm the order.", "The vendor must confirm the order.", supported, "synonym"},
      {"Invoices are approved by the head of purchasing.", "The head of purchasing gives approval for invoices.",
       supported, "derivation"},
      {"Parcels are collected at 17:00 at gate 4.", "Parcels are collected at 5 p.m. at gate 4.", supported,
       "same time of day"},
  });
}

TEST_CASE("rules: what the passage does not say is unsupported") {
  check({
      {"The warehouse ships parcels every weekday.", "The warehouse was built by a Danish architect.", unsupported,
       "other facts"},
      {"Returns are checked by the quality team.", "Returns are checked by the quality team within 3 days.",
       unsupported, "a duration that stands nowhere"},
  });
}

TEST_CASE("rules: another value in the same place contradicts") {
  check({
      {"The lorry carried 48 crates of tiles.", "The lorry carried 52 crates of tiles.", contradicted, "count"},
      {"Ticket AB-1207 was closed by Mia.", "Ticket AB-1270 was closed by Mia.", contradicted, "code"},
      {"The fair opens on 4 May 2023.", "The fair opens on 14 May 2023.", contradicted, "date"},
      {"The room costs 90 euros a night.", "The room costs 90 dollars a night.", contradicted, "currency"},
  });
}

TEST_CASE("rules: a denial contradicts, whoever says it and however") {
  check({
      {"Opened packages cannot be returned or exchanged.", "Opened packages can be exchanged.", contradicted,
       "negation over a list"},
      {"The valve is checked every month.", "The valve is never checked.", contradicted, "the claim denies"},
      {"The clerk forgot to post the letter.", "The clerk posted the letter.", contradicted, "implicit negation"},
      {"The gate is closed at night.", "The gate is open at night.", contradicted, "antonym"},
      {"All flats except the attic were renovated.", "The attic was renovated.", contradicted, "exception"},
      {"Only members can vote on the budget.", "Guests can vote on the budget.", contradicted, "only"},
      {"Visitors must wear a helmet.", "Visitors need not wear a helmet.", contradicted, "duty"},
  });
}

TEST_CASE("rules: a denial in one clause is seen in a long claim and a long passage") {
  const std::string notes =
      "The depot opens at six. Drivers load the vans by the north ramp and sign the list at the desk. Empty crates go "
      "to "
      "the south yard, where the cleaners stack them. The scales beside the ramp are tested by an outside firm. "
      "Damaged "
      "crates are not washed again; they are burnt behind the yard. Visitors wait in the hall.";
  check({
      {notes, "Empty crates go to the south yard, where the cleaners do not stack them.", contradicted,
       "a denial that the claim adds to its second clause"},
      {notes, "Empty crates go to the south yard, where the cleaners stack them.", supported, "the same without it"},
      {notes, "Drivers load the vans by the north ramp but cannot sign the list at the desk.", contradicted,
       "cannot, in the second half of a sentence"},
      {notes, "Damaged crates are washed again; they are burnt behind the yard.", contradicted,
       "a denial that the claim leaves out"},
      {notes, "Damaged crates are not washed again; they are burnt behind the yard.", supported, "both deny"},
  });
}

TEST_CASE("rules: a passage with the words of a denial but without it does not outweigh one that says the opposite") {
  const Asked asked{{"Mira Holt is a sculptor and painter from Bergen.",
                     "Holt met many a painter and sculptor in Bergen, and Mira taught them to carve."},
                    "Mira Holt is not a sculptor."};
  CHECK(name(judged(asked).verdict) == "contradicted");
}

TEST_CASE("rules: a limit speaks of a value near it") {
  check({
      {"Let the paste cool for 10 minutes. Rub the board with oil. Cover the lid with a cloth. Wipe the knife dry. "
       "Then "
       "keep the jar shut for up to 2 weeks.",
       "Then keep the jar shut for up to 3 weeks.", contradicted, "10 minutes lie within 3 weeks, but are not meant"},
      {"The lift carried 480 kg in the test.", "The lift carried less than 500 kg in the test.", supported,
       "a value close to the limit"},
  });
}

TEST_CASE("rules: the same denial in other words is supported") {
  check({
      {"The clerk forgot to post the letter.", "The clerk did not post the letter.", supported, "implicit negation"},
      {"It is not impossible to repair the pump.", "It is possible to repair the pump.", supported, "two negations"},
      {"Nobody was late.", "No one was late.", supported, "nobody"},
      {"The gate is closed at night.", "The gate is not open at night.", supported, "antonym and negation"},
  });
}

TEST_CASE("rules: a value that stands in another place contradicts") {
  check({
      {"Ward 3 has 12 beds, ward 5 has 20.", "Ward 3 has 20 beds.", contradicted, "those are ward 5's"},
      {"Ward 3 has 12 beds, ward 5 has 20.", "Ward 5 has 20 beds.", supported, "the noun is left out the second time"},
      {"Trains leave at 8:15 and 9:45.", "A train leaves at 9:45.", supported, "one of two that are listed"},
      {"Applications must arrive within 10 days.", "Applications must arrive within 20 days.", contradicted,
       "another limit, though the one implies the other"},
  });
}

namespace {

/// Two things with a value of one kind each, and claims that give one its own or the other's.
const std::vector<Row>& neighbours() {
  static const std::vector<Row> rows{
      {"Plan A costs 20 euros. Plan B costs 30 euros.", "Plan B costs 20 euros.", contradicted, "the letter decides"},
      {"Model X100 weighs 5 kg. Model X200 weighs 7 kg.", "Model X200 weighs 5 kg.", contradicted, "the code decides"},
      {"The child ticket costs 5 euros. The adult ticket costs 9 euros.", "The adult ticket costs 5 euros.",
       contradicted, "the first word of the noun"},
      {"The north plant has 40 workers. The south plant has 55 workers.", "The south plant has 40 workers.",
       contradicted, "the adjective"},
      {"The north plant has 40 workers. The south plant has 55 workers.", "The south plant has 55 workers.", supported,
       "its own"},
      {"Adults pay 20 euros. Children under 12 pay 8 euros.", "Children under 12 pay 20 euros.", contradicted,
       "another value of the claim shows the place"},
      {"The office in Bonn opened in 2010. The office in Mainz opened in 2015.", "The office in Mainz opened in 2010.",
       contradicted, "the town"},
      {"A single room is 80 euros. A double room is 120 euros.", "A double room is 80 euros.", contradicted,
       "the kind"},
      {"Line 4 runs every 10 minutes. Line 7 runs every 20 minutes.", "Line 7 runs every 10 minutes.", contradicted,
       "the number of the line"},
      {"Line 4 runs every 10 minutes. Line 7 runs every 20 minutes.", "Line 7 runs every 20 minutes.", supported,
       "its own"},
      {"The museum opens at 10. The cafe opens at 8.", "The museum opens at 8.", contradicted, "a time"},
      {"In March we sold 40 bikes. In April we sold 55.", "In April we sold 40 bikes.", contradicted, "the month"},
      {"In March we sold 40 bikes. In April we sold 55.", "In April we sold 55 bikes.", supported, "the noun left out"},
      {"Tom paid 50 euros. Anna paid 70 euros. Both got a refund.", "Anna paid 50 euros.", contradicted, "the payer"},
      {"The pump weighs 12 kg. It costs 300 euros. Its spare filter costs 20 euros.", "The pump costs 300 euros.",
       supported, "a pronoun stands for it"},
      {"Our basic plan is popular. It costs 10 euros a month. The premium plan costs 30 euros a month.",
       "The basic plan costs 10 euros a month.", supported, "a pronoun stands for it"},
      {"The hall seats 500. In 2019 it was enlarged to 650 seats.", "The hall has 650 seats.", supported,
       "a pronoun in the middle"},
      {"The trip takes 3 hours by train. By bus it takes 5 hours.", "The trip takes 5 hours by bus.", supported,
       "a pronoun in the middle"},
      {"The company has 1,200 staff in Germany. In France it has 300.", "The company has 300 staff in France.",
       supported, "noun left out, pronoun"},
      {"The tower was built in 1890. A lift was added in 1925. It carries 12 people.", "The lift carries 12 people.",
       supported, "a pronoun stands for it"},
      {"Smith joined in 2011 and left in 2015.", "Smith left in 2015.", supported, "two in one sentence"},
      {"Members pay 10 euros, guests pay 15 euros.", "Guests pay 15 euros.", supported, "two in one sentence"},
  };
  return rows;
}

}  // namespace

TEST_CASE("rules: the value of the thing beside it contradicts") {
  check(neighbours());
  CHECK(name(judged(
                 {{"Repairs cost 300 euros.", "The adult ticket costs 20 euros."}, "The adult ticket costs 300 euros."})
                 .verdict) == name(contradicted));
}

TEST_CASE("rules: in much evidence most values of the thing beside it are seen, and no right value is flagged") {
  const std::string more =
      " The garden opens in spring. Visitors like the old trees. A small shop sells seeds and tools. The gate is "
      "painted "
      "green. Dogs are kept on a lead. Music plays on Sunday evenings.";
  std::size_t wrong = 0;
  std::size_t seen = 0;
  for (const Row& row : neighbours()) {
    CAPTURE(row.evidence, row.claim);
    const Verdict verdict = judged({{row.evidence + more}, row.claim}).verdict;
    if (row.verdict == supported) {
      CHECK(name(verdict) == name(supported));
      continue;
    }
    ++wrong;
    if (verdict != supported) ++seen;
  }
  CHECK(wrong == 11);
  CHECK(seen >= 9);
}

TEST_CASE("rules: conditions, possibilities and some fall short of the claim") {
  check({
      {"The alarm may fail in cold weather.", "The alarm fails in cold weather.", unsupported, "may"},
      {"If the lid is open, the motor stops.", "The motor stops.", unsupported, "only then"},
      {"If the lid is open, the motor stops.", "The motor stops if the lid is open.", supported, "same condition"},
      {"Some tickets are refunded.", "All tickets are refunded.", unsupported, "some is not all"},
      {"Nobody refunds tickets.", "Everybody refunds tickets.", contradicted, "nobody"},
  });
}

TEST_CASE("rules: swapped parties contradict, a passive does not") {
  check({
      {"Lena audited Tom in March.", "Tom audited Lena in March.", contradicted, "roles"},
      {"Lena audited Tom in March.", "Tom was audited by Lena in March.", supported, "passive"},
      {"The attic is warmer than the cellar.", "The cellar is warmer than the attic.", contradicted, "comparison"},
      {"The roof was painted after the walls.", "The walls were painted after the roof.", contradicted, "after"},
  });
}

TEST_CASE("rules: short answers in the evidence are read as statements") {
  check({
      {"Pets: no. Bicycles: yes.", "Pets are allowed.", contradicted, "field: no"},
      {"Is the pool heated? No.", "The pool is heated.", contradicted, "question and answer"},
      {"Is the pool heated? Yes.", "The pool is heated.", supported, "question and answer"},
  });
}

TEST_CASE("rules: a record is read field by field") {
  const std::string record =
      R"({"name":"Blue Mill","parking":{"street":false,"garage":true},"dogs_allowed":false,"terrace":null,)"
      R"("hours":{"Monday":"9:00-17:00","Tuesday":"9:00-17:00"},"city":"Bergen"})";
  check({
      {record, "Blue Mill is in Bergen and has a parking garage.", supported, "two fields"},
      {record, "Blue Mill has street parking.", contradicted, "street: false"},
      {record, "Dogs are allowed at Blue Mill.", contradicted, "false"},
      {record, "Blue Mill has a terrace.", unsupported, "null: the record does not say"},
      {record, "Blue Mill is open on Monday from 8 am to 5 pm.", contradicted, "opens at nine"},
  });
}

TEST_CASE("rules: words that keys apart from each other bear do not name a field") {
  const std::string order =
      R"({"order": {"OrderPaid": true, "CustomerNotified": false, "OrderShipped": false, "delivery": {"express": true,
      "insured": false}, "OrderReturned": false}})";
  check({
      {order, "The goods were paid and shipped.", contradicted,
       "shipped is false, whatever it is called in the record"},
      {order, "The delivery is insured.", contradicted, "a group and its member"},
  });
}

TEST_CASE("rules: small talk around a fact is not held against it") {
  check({
      {"The harbour was built in 1854.", "I love that place! I think the harbour was built in 1854.", supported,
       "talk"},
      {"The harbour was built in 1854.", "That's great, but the harbour was built in 1954.", contradicted, "a fact"},
  });
}

TEST_CASE("rules: the user's question lends words and numbers but supports nothing") {
  CHECK(judged({{"Orders above the limit need a second signature."},
                "Order 4711 needs a second signature.",
                "Order 4711 is above the limit. What now?"})
            .verdict == supported);
  CHECK(judged({{"Parcels leave at noon."}, "The lift is broken.", "Is the lift broken?"}).verdict == unsupported);
}

TEST_CASE("rules: a passage that backs the claim outweighs another that denies it, and the reason says so") {
  const Judgement judgement =
      judged({{"The hall is heated in winter.", "The hall is not heated in winter."}, "The hall is heated in winter."});
  CHECK(judgement.verdict == supported);
  REQUIRE_FALSE(judgement.reasons.empty());
  CHECK(judgement.reasons.back().code == ReasonCode::conflicting_passages);
}

TEST_CASE("rules: a strict judge supports less, a lenient one more") {
  const std::string evidence = "The committee met in spring and approved the plan for the new bridge.";
  const std::string claim = "The council approved the plan for the bridge.";
  CHECK(judged({{evidence}, claim, "", "0.99"}).verdict != supported);
  CHECK(judged({{evidence}, claim, "", "0.05"}).verdict == supported);
  CHECK_THROWS(make_rules_judge(JudgeSettings{{{"strictness", "hard"}}}));
  CHECK_THROWS(make_rules_judge(JudgeSettings{{{"strictness", "1.5"}}}));
}

TEST_CASE("rules: a conflict shows both places in the words of the texts") {
  const std::string evidence = "The lorry carried 48 crates of tiles.";
  const std::string claim = "The lorry carried 52 crates of tiles.";
  const Judgement judgement = judged({{evidence}, claim});
  REQUIRE_FALSE(judgement.reasons.empty());
  const Reason& reason = judgement.reasons.front();
  CHECK(reason.code == ReasonCode::number_conflict);
  CHECK(reason.note == "52, the passage has 48");
  REQUIRE(reason.claim_span);
  CHECK(slice(claim, *reason.claim_span) == "52");
  REQUIRE(reason.passage_span);
  CHECK(slice(evidence, *reason.passage_span) == "48");
  CHECK(reason.passage == "P1");
}

TEST_CASE("rules: lines written before the last round of tuning keep their share of right labels") {
  std::ifstream file(std::string(GROUNDLAB_SOURCE_DIR) + "/tests/judges/rules/blind.jsonl");
  std::size_t all = 0;
  std::size_t right = 0;
  for (std::string line; std::getline(file, line);) {
    const auto json = nlohmann::json::parse(line);
    ++all;
    right += json["label"] == name(judged({{json["evidence"]}, json["claim"]}).verdict) ? 1U : 0U;
  }
  CHECK(all >= 120);
  CHECK(right * 100 >= all * 80);
}
