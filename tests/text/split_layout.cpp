// SPDX-License-Identifier: Apache-2.0
// Golden lines for layout: Markdown, lists, tables, code, headings, soft wraps, and other languages' marks.
#include "catch.hpp"
#include "text/reading.hpp"

namespace {

struct Row {
  const char* why;
  const char* text;
  std::vector<std::string> want;
};

void check(const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    INFO(row.why << ": " << row.text);
    CHECK(lines_of(read(row.text)) == row.want);
  }
}

}  // namespace

TEST_CASE("soft wraps join, blank lines and marks part") {
  check({
      {"soft wrap",
       "The permit is valid\nfor 90 days. It can be\nrenewed once.",
       {"The permit is valid for 90 days.", "It can be renewed once."}},
      {"soft wrap before a name",
       "Send the form to the\nHarbour Office by post.",
       {"Send the form to the Harbour Office by post."}},
      {"blank line", "The permit is valid\n\nRenew it once", {"The permit is valid", "Renew it once"}},
      {"short complete lines", "Fill in the form\nSign it\nPost it", {"Fill in the form", "Sign it", "Post it"}},
      {"carriage returns", "The door is open.\r\nThe light is on.", {"The door is open.", "The light is on."}},
  });
}

TEST_CASE("lists are cut by item, marks left out") {
  check({
      {"dashes with stops", "- Fill the tank.\n- Start the pump.", {"Fill the tank.", "Start the pump."}},
      {"stars without stops", "* Fill the tank\n* Start the pump", {"Fill the tank", "Start the pump"}},
      {"bullets", "• Fill the tank\n• Start the pump", {"Fill the tank", "Start the pump"}},
      {"numerals", "1. Fill the tank\n2. Start the pump", {"Fill the tank", "Start the pump"}},
      {"numerals with brackets", "1) Fill the tank\n2) Start the pump", {"Fill the tank", "Start the pump"}},
      {"letters", "a) Fill the tank\nb) Start the pump", {"Fill the tank", "Start the pump"}},
      {"task boxes", "- [ ] Fill the tank\n- [x] Start the pump", {"Fill the tank", "Start the pump"}},
      {"nested", "- Tank\n  - Fill it to 80 %.\n  - Close the lid.", {"Tank", "Fill it to 80 %.", "Close the lid."}},
      {"wrapped item",
       "- Fill the tank up to\n  the red line.\n- Start the pump.",
       {"Fill the tank up to the red line.", "Start the pump."}},
      {"two sentences in an item",
       "1. Fill the tank. Mind the line.\n2. Start.",
       {"Fill the tank.", "Mind the line.", "Start."}},
      {"lead-in and items", "You need:\n- a key\n- a badge", {"lead_in: You need:", "a key", "a badge"}},
      {"text after a list",
       "* Fill the tank\n* Start the pump\n\nCall the desk after that.",
       {"Fill the tank", "Start the pump", "Call the desk after that."}},
      {"numerals in one line",
       "1. Fill the tank. 2. Start the pump. 3. Wait.",
       {"Fill the tank.", "Start the pump.", "Wait."}},
      {"numerals in one line without stops", "1) fill the tank 2) start the pump", {"fill the tank", "start the pump"}},
      {"numerals after a colon",
       "The kit holds two parts: 1. A pump rated 2.5. 2. A hose.",
       {"lead_in: The kit holds two parts:", "A pump rated 2.5.", "A hose."}},
      {"a number that only looks like a mark",
       "They rose to release\n12. Then they stopped.",
       {"They rose to release 12.", "Then they stopped."}},
      {"bullets in one line", "Bring: • a torch • a map", {"lead_in: Bring:", "a torch", "a map"}},
  });
}

TEST_CASE("headings, quotes, tables and code are seen for what they are") {
  check({
      {"heading", "## Opening hours\nThe desk opens at 8.", {"heading: Opening hours", "The desk opens at 8."}},
      {"heading with closing marks", "# Fees #\nEntry is free.", {"heading: Fees", "Entry is free."}},
      {"underlined heading", "Fees\n====\nEntry is free.", {"heading: Fees", "Entry is free."}},
      {"bold heading", "**Fees**\nEntry is free.", {"heading: **Fees**", "Entry is free."}},
      {"title case", "Opening Hours\nThe desk opens at 8.", {"heading: Opening Hours", "The desk opens at 8."}},
      {"bold label in the sentence",
       "**Fees:** Entry is free. **Guides** cost 5 EUR.",
       {"**Fees:** Entry is free.", "**Guides** cost 5 EUR."}},
      {"rule between", "The desk opens at 8.\n\n---\n\nEntry is free.", {"The desk opens at 8.", "Entry is free."}},
      {"block quote", "> The desk opens\n> at 8. Entry is free.", {"The desk opens at 8.", "Entry is free."}},
      {"table",
       "| Room | Seats |\n| --- | --- |\n| A1 | 12 |\n| A2 | 30 |",
       {"heading: | Room | Seats |", "heading: | --- | --- |", "| A1 | 12 |", "| A2 | 30 |"}},
      {"table without outer bars",
       "Room | Seats\n--- | ---\nA1 | 12",
       {"heading: Room | Seats", "heading: --- | ---", "A1 | 12"}},
      {"code fence",
       "Type this:\n```sh\nls -l. && cd\n```\nIt lists files.",
       {"lead_in: Type this:", "code: ls -l. && cd", "It lists files."}},
      {"unclosed fence", "```\nThe desk opens at 8.", {"The desk opens at 8."}},
      {"link definitions",
       "Entry is free [here][1].\n\n[1]: https://example.org \"Fees\"",
       {"Entry is free here.", "references: [1]: https://example.org \"Fees\""}},
      {"reference list",
       "Entry is free [1].\n\nSources:\n[1] Fee list\n[2] House rules",
       {"Entry is free.", "references: Sources:", "references: [1] Fee list\n[2] House rules"}},
  });
}

TEST_CASE("a table row carries the heads of its cells") {
  const auto reading = read("| Room | Seats |\n|---|---|\n| A1 | 12 |");
  REQUIRE(reading.claims.size() == 1);
  CHECK(reading.claims[0].context == "Room; Seats");
}

TEST_CASE("marks of other scripts and languages") {
  check({
      {"Chinese", "会议改期了。请查收邮件。", {"会议改期了。", "请查收邮件。"}},
      {"Japanese quote", "「終わりました。」彼はそう言った。", {"「終わりました。」", "彼はそう言った。"}},
      {"Arabic", "هل الباب مغلق؟ نعم.", {"question: هل الباب مغلق؟", "نعم."}},
      {"Hindi", "दुकान बंद है। कल आइए।", {"दुकान बंद है।", "कल आइए।"}},
      {"German ordinal",
       "Der Laden schließt am 4. Juni. Danach ist Pause.",
       {"Der Laden schließt am 4. Juni.", "Danach ist Pause."}},
      {"German ordinal before a noun",
       "Im 2. Stock ist das Büro. Es ist klein.",
       {"Im 2. Stock ist das Büro.", "Es ist klein."}},
      {"German abbreviation",
       "Obst, z. B. Äpfel, ist da. Siehe Nr. 3.",
       {"Obst, z. B. Äpfel, ist da.", "Siehe Nr. 3."}},
      {"German quotes", "„Der Laden ist zu.“ Das sagte er.", {"„Der Laden ist zu.“", "Das sagte er."}},
      {"French marks", "Le prix est de 3 € ! Voir l’art. 2.", {"Le prix est de 3 € !", "Voir l’art. 2."}},
      {"French quotes", "« La porte est ouverte. » Elle sort.", {"« La porte est ouverte. »", "Elle sort."}},
      {"Spanish marks", "¿Está abierto? Sí. ¡Pase!", {"question: ¿Está abierto?", "Sí.", "¡Pase!"}},
  });
}

TEST_CASE("clauses are cut only where each certainly stands alone") {
  groundlab::ReadOptions options;
  options.split = groundlab::Split::clauses;
  const groundlab::AnswerReader reader(options);
  for (const Row& row : std::vector<Row>{
           {"semicolon between two clauses",
            "The mill is old; it was built in 1880.",
            {"The mill is old", "it was built in 1880."}},
           {"semicolon in a list", "Bring bread; milk; and eggs.", {"Bring bread; milk; and eggs."}},
           {"comma, and, own subject", "The mill is old, and it was sold.", {"The mill is old", "and it was sold."}},
           {"comma, but, article and verb",
            "The mill is old, but the wheel is new.",
            {"The mill is old", "but the wheel is new."}},
           {"shared subject", "The mill is old, but was repaired.", {"The mill is old, but was repaired."}},
           {"no sure verb", "The mill stands, and the wheel turns.", {"The mill stands, and the wheel turns."}},
           {"list of nouns",
            "The mill is for wheat, rye, and the finest oats.",
            {"The mill is for wheat, rye, and the finest oats."}},
           {"inside brackets",
            "The mill (it is old; it was sold) is shut.",
            {"The mill (it is old; it was sold) is shut."}},
           {"terms",
            "The words lien; (b) bond; and (c) note are defined below.",
            {"The words lien; (b) bond; and (c) note are defined below."}},
       }) {
    INFO(row.why << ": " << row.text);
    CHECK(lines_of(reader.read(row.text, {})) == row.want);
  }
  const std::vector<std::string_view> ids{"D1", "D2"};
  const auto reading = reader.read("The mill is old [D1]; it was sold [D2].", ids);
  REQUIRE(reading.claims.size() == 2);
  CHECK(reading.claims[0].citations.at(0).id == "D1");
  CHECK(reading.claims[1].citations.at(0).id == "D2");
}

TEST_CASE("a user's abbreviations end no sentence") {
  groundlab::ReadOptions options;
  options.abbreviations = "Fzg. # vehicle\nKst";
  const groundlab::AnswerReader reader(options);
  CHECK(lines_of(reader.read("Das Fzg. Nummer 4 ist neu. Die Kst. Berlin zahlt.", {})) ==
        std::vector<std::string>{"Das Fzg. Nummer 4 ist neu.", "Die Kst. Berlin zahlt."});
}
