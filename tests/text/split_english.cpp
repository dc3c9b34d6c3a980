// SPDX-License-Identifier: Apache-2.0
// Golden lines for cutting English prose: abbreviations, numbers, quotes, brackets, ellipses, odd marks.
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

TEST_CASE("a full stop and a capital part two sentences") {
  check({
      {"two plain sentences",
       "The gate opens at dawn. Trucks queue outside.",
       {"The gate opens at dawn.", "Trucks queue outside."}},
      {"one sentence without a stop", "The gate opens at dawn", {"The gate opens at dawn"}},
      {"exclamation", "The valve leaks! Shut it at once.", {"The valve leaks!", "Shut it at once."}},
      {"several marks in a row",
       "The pump failed!! Two rooms were flooded.",
       {"The pump failed!!", "Two rooms were flooded."}},
      {"question and answer",
       "Who owns the key? The porter does.",
       {"question: Who owns the key?", "The porter does."}},
      {"no blank after the stop",
       "The hall is locked.Keys hang at the desk.",
       {"The hall is locked.", "Keys hang at the desk."}},
      {"no blank after a question mark", "Is it locked?Yes, it is.", {"question: Is it locked?", "Yes, it is."}},
      {"a digit opens the next sentence",
       "The audit is over. 14 files were wrong.",
       {"The audit is over.", "14 files were wrong."}},
      {"all lower case", "the lift is out of order. use the stairs.", {"the lift is out of order.", "use the stairs."}},
      {"one small sentence in ordinary text",
       "The lift stopped again. engineers were called.",
       {"The lift stopped again.", "engineers were called."}},
      {"a brand with an inner capital",
       "The app crashed. iPhone owners were hit first.",
       {"The app crashed.", "iPhone owners were hit first."}},
  });
}

TEST_CASE("an abbreviation ends no sentence") {
  check({
      {"title",
       "Dr. Nakata signed the form. Prof. Ilić did not.",
       {"Dr. Nakata signed the form.", "Prof. Ilić did not."}},
      {"title without a blank",
       "Ask Mr.Petrov about the key. He has it.",
       {"Ask Mr.Petrov about the key.", "He has it."}},
      {"Latin",
       "Some metals, e.g. Zinc, corrode. Others, i.e. Gold, do not.",
       {"Some metals, e.g. Zinc, corrode.", "Others, i.e. Gold, do not."}},
      {"versus", "The vote was 31 vs. 12 in May. It was close.", {"The vote was 31 vs. 12 in May.", "It was close."}},
      {"number sign", "Form No. 8 is blue. Form no. 9 is red.", {"Form No. 8 is blue.", "Form no. 9 is red."}},
      {"no as a word", "The answer was no. The board moved on.", {"The answer was no.", "The board moved on."}},
      {"figures and sections",
       "Fig. 3 shows the valve. See Sec. 4.1 and pp. 12-14.",
       {"Fig. 3 shows the valve.", "See Sec. 4.1 and pp. 12-14."}},
      {"a figure in brackets",
       "The seal broke (Fig. 2b, left). It was replaced (see App. C).",
       {"The seal broke (Fig. 2b, left).", "It was replaced (see App. C)."}},
      {"et al.",
       "Okafor et al. (2019) measured it. Their result stands.",
       {"Okafor et al. (2019) measured it.", "Their result stands."}},
      {"court reports",
       "The case Dorn v. Pike, 88 F. 2d 14, was cited. It was old.",
       {"The case Dorn v. Pike, 88 F. 2d 14, was cited.", "It was old."}},
      {"company before a small letter",
       "They sued Orbit Inc. in June. It settled.",
       {"They sued Orbit Inc. in June.", "It settled."}},
      {"company at the end",
       "They sued Orbit Inc. The case was settled.",
       {"They sued Orbit Inc.", "The case was settled."}},
      {"company name goes on", "Orbit Co. Holdings was founded in 1990.", {"Orbit Co. Holdings was founded in 1990."}},
      {"etc. at the end",
       "Pack cups, plates, etc. Glasses stay here.",
       {"Pack cups, plates, etc.", "Glasses stay here."}},
      {"etc. in the middle",
       "Cups, plates, etc. are packed. Glasses stay.",
       {"Cups, plates, etc. are packed.", "Glasses stay."}},
      {"month",
       "It opened on Sept. 4 and closed in Nov. 2021. It was missed.",
       {"It opened on Sept. 4 and closed in Nov. 2021.", "It was missed."}},
      {"country inside a name",
       "She joined the U.S. Navy in Maine. He did not.",
       {"She joined the U.S. Navy in Maine.", "He did not."}},
      {"country at the end", "They ship to the U.K. We do not.", {"They ship to the U.K.", "We do not."}},
      {"country before a small letter",
       "The U.K. office is closed. Call Cork.",
       {"The U.K. office is closed.", "Call Cork."}},
      {"degree and colon",
       "He is a Ph.D.: a chemist. They hired him.",
       {"He is a Ph.D.: a chemist.", "They hired him."}},
      {"initials", "J. R. Amato wrote it. K. Lund read it.", {"J. R. Amato wrote it.", "K. Lund read it."}},
      {"a letter at the end", "They chose plan B. It worked.", {"They chose plan B.", "It worked."}},
      {"I is no initial",
       "They asked you and I. Did we answer?",
       {"They asked you and I.", "question: Did we answer?"}},
      {"street", "Turn left on Mill St. The bank is there.", {"Turn left on Mill St.", "The bank is there."}},
      {"saint", "St. Olaf is a college. It is small.", {"St. Olaf is a college.", "It is small."}},
      {"approximately",
       "It weighs approx. 40 kg. Two people lift it.",
       {"It weighs approx. 40 kg.", "Two people lift it."}},
      {"extension and phone",
       "Dial ext. 77 or tel. 555 for help. Ask for Rosa.",
       {"Dial ext. 77 or tel. 555 for help.", "Ask for Rosa."}},
      {"medical short form", "Give 2 ml t.i.d. for a week. Then stop.", {"Give 2 ml t.i.d. for a week.", "Then stop."}},
      {"short form before a label", "Route: p.o. Duration: one week.", {"Route: p.o.", "Duration: one week."}},
      {"page at the end",
       "The rule is on p. 9. The table is on p. 10.",
       {"The rule is on p. 9.", "The table is on p. 10."}},
  });
}

TEST_CASE("a time may end a sentence or open one") {
  check({
      {"time, then a title",
       "The shop shuts at 6 p.m. Mrs. Lau has the key.",
       {"The shop shuts at 6 p.m.", "Mrs. Lau has the key."}},
      {"time that only opens", "By 7 a.m. Mr. Roth had left.", {"By 7 a.m. Mr. Roth had left."}},
      {"time before a small letter", "It shuts at 6 p.m. on Fridays.", {"It shuts at 6 p.m. on Fridays."}},
      {"time and zone",
       "The call is at 3 p.m. Eastern time. Dial in early.",
       {"The call is at 3 p.m. Eastern time.", "Dial in early."}},
      {"time and a capital",
       "The tide turns at 4 a.m. Boats leave then.",
       {"The tide turns at 4 a.m.", "Boats leave then."}},
  });
}

TEST_CASE("a dot inside a number, an address or a name ends nothing") {
  check({
      {"decimals", "The rate is 2.75 now. It was 3.1 before.", {"The rate is 2.75 now.", "It was 3.1 before."}},
      {"a number at the end",
       "The bug is gone in version 8.4. Update soon.",
       {"The bug is gone in version 8.4.", "Update soon."}},
      {"a year at the end",
       "The bridge dates from 1904. It was rebuilt.",
       {"The bridge dates from 1904.", "It was rebuilt."}},
      {"money", "A pass costs $12.50. Children ride free.", {"A pass costs $12.50.", "Children ride free."}},
      {"web address at the end",
       "Apply at https://jobs.example.org/a.b?c=1.5. Do it today.",
       {"Apply at https://jobs.example.org/a.b?c=1.5.", "Do it today."}},
      {"web address inside",
       "See www.example.net/v2.1/index.html for the map.",
       {"See www.example.net/v2.1/index.html for the map."}},
      {"mail address",
       "Mail M.Stone@example.org. She answers fast.",
       {"Mail M.Stone@example.org.", "She answers fast."}},
      {"file name",
       "Open report.final.pdf in the viewer. It is long.",
       {"Open report.final.pdf in the viewer.", "It is long."}},
      {"product with a dot",
       "The site runs on Node.js and ASP.NET today. It is slow.",
       {"The site runs on Node.js and ASP.NET today.", "It is slow."}},
      {"code span", "Run `db.Drop(). Now` first. Then wait.", {"Run `db.Drop(). Now` first.", "Then wait."}},
      {"escaped tick", "Type \\` in front. Press return. Wait.", {"Type \\` in front.", "Press return.", "Wait."}},
  });
}

TEST_CASE("quotes and brackets stay whole") {
  check({
      {"stop inside the quote",
       "The sign says, \"Keep out.\" Nobody obeys it.",
       {"The sign says, \"Keep out.\"", "Nobody obeys it."}},
      {"the sentence goes on after the quote",
       "The sign says \"Keep out.\" but nobody obeys it.",
       {"The sign says \"Keep out.\" but nobody obeys it."}},
      {"two sentences in one quote",
       "The memo says \"Stop work. Leave the site.\" It was ignored.",
       {"The memo says \"Stop work. Leave the site.\"", "It was ignored."}},
      {"a quote opens the next sentence",
       "The list is short. \"Urgent\" jobs come first.",
       {"The list is short.", "\"Urgent\" jobs come first."}},
      {"curly quotes", "Say nothing. “Silence” is the rule.", {"Say nothing.", "“Silence” is the rule."}},
      {"bracket sentence",
       "The pool is shut. (It leaks.) Try the lake.",
       {"The pool is shut.", "(It leaks.)", "Try the lake."}},
      {"bracket inside",
       "The pool (it was drained in May. It leaks.) is shut.",
       {"The pool (it was drained in May. It leaks.) is shut."}},
      {"reference after a quote",
       "\"Two doors [...] were sealed.\" (Ames 12). One was not.",
       {"\"Two doors [...] were sealed.\" (Ames 12).", "One was not."}},
      {"no word before the stop", "The verdict was: \"No.\" Both left.", {"The verdict was: \"No.\"", "Both left."}},
  });
}

TEST_CASE("ellipses part only what a capital opens") {
  check({
      {"three dots and a capital", "The screen froze... A reset helped.", {"The screen froze...", "A reset helped."}},
      {"four dots", "They waited.... Nobody came.", {"They waited....", "Nobody came."}},
      {"three dots and a small letter", "They waited... and waited.", {"They waited... and waited."}},
      {"one sign", "They waited… Nobody came.", {"They waited…", "Nobody came."}},
      {"two dots", "One is ready.. Two are not.", {"One is ready..", "Two are not."}},
      {"spaced dots inside",
       "The text . . . I quote it in part . . . is long.",
       {"The text . . . I quote it in part . . . is long."}},
      {"spaced dots at the end",
       "The text breaks off . . . . The rest is lost.",
       {"The text breaks off . . . .", "The rest is lost."}},
      {"left-out words", "The law [...] names two cities.", {"The law [...] names two cities."}},
  });
}

TEST_CASE("other marks") {
  check({
      {"a name with an exclamation mark", "She sold Yahoo! shares and left.", {"She sold Yahoo! shares and left."}},
      {"semicolon", "The mill is old; it still runs.", {"The mill is old; it still runs."}},
      {"dashes",
       "The mill -- built in 1880 -- still runs. It is loud.",
       {"The mill -- built in 1880 -- still runs.", "It is loud."}},
      {"doubt in brackets", "The date (?) is smudged. Ask Rosa.", {"The date (?) is smudged.", "Ask Rosa."}},
      {"pictograph after the stop",
       "The order shipped! \xF0\x9F\x8E\x89 Expect it on Friday.",
       {"The order shipped! \xF0\x9F\x8E\x89", "Expect it on Friday."}},
      {"question and exclamation", "They closed it!? Nobody knew.", {"question: They closed it!?", "Nobody knew."}},
      {"labels", "Size: 4 cm. Colour: red. Stock: low.", {"Size: 4 cm.", "Colour: red.", "Stock: low."}},
      {"enumeration with letters inside",
       "The words lien; (b) bond; and (c) note are defined below.",
       {"The words lien; (b) bond; and (c) note are defined below."}},
  });
}

TEST_CASE("what was once cut wrong stays mended") {
  check({
      {"a state is no circa",
       "The firm sits in Oxnard, CA. It sells boats.",
       {"The firm sits in Oxnard, CA.", "It sells boats."}},
      {"a state before any capital",
       "The firm sits in Oxnard, CA. Boats are sold there.",
       {"The firm sits in Oxnard, CA.", "Boats are sold there."}},
      {"numero sign", "Look under N°. 77.12. The key is there.", {"Look under N°. 77.12.", "The key is there."}},
      {"German department", "Die Abt. Einkauf zahlt. Sie prüft auch.", {"Die Abt. Einkauf zahlt.", "Sie prüft auch."}},
      {"Japanese quote inside", "「はい。」と彼は言った。彼は去った。", {"「はい。」と彼は言った。", "彼は去った。"}},
      {"index of an array", "Set a[0] first. Then set b[1].", {"Set a[0] first.", "Then set b[1]."}},
      {"lead-in and statement in one line",
       "Here is a summary in 20 words: The lake froze. Boats stayed in.",
       {"lead_in: Here is a summary in 20 words:", "The lake froze.", "Boats stayed in."}},
      {"marks with a stop and a bracket", "1.) Fill the tank 2.) Start the pump", {"Fill the tank", "Start the pump"}},
      {"letters in one line", "a. Fill the tank b. Start the pump", {"Fill the tank", "Start the pump"}},
      {"bullets that touch", "⁃9. Fill the tank ⁃10. Start the pump", {"Fill the tank", "Start the pump"}},
      {"stars whose line feeds were lost", "* Fill the tank * Start the pump", {"Fill the tank", "Start the pump"}},
      {"short lines without marks", "tank\npump and hose\nfilters", {"tank", "pump and hose", "filters"}},
      {"block quote over two lines",
       "> The tank is full. It holds.\n> The pump runs.",
       {"The tank is full.", "It holds.", "The pump runs."}},
      {"a title above a longer line",
       "Harbour Closed For The Winter As Ice Grows; No Boats Lost So Far\nThe harbour was closed on Monday because the "
       "ice had grown too thick for the pilot boats.",
       {"Harbour Closed For The Winter As Ice Grows; No Boats Lost So Far",
        "The harbour was closed on Monday because the ice had grown too thick for the pilot boats."}},
      {"references in one line",
       "Sources: [1] Tide book, p. 4. [2] Ice log.",
       {"references: Sources: [1] Tide book, p. 4. [2]", "references: Ice log."}},
  });
}
