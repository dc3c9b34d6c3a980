// SPDX-License-Identifier: Apache-2.0
// Lines to cases: what each field may hold, and the whole message of everything that it may not.
#include "cases/parse_case.hpp"

#include <string>
#include <vector>

#include <fmt/format.h>

#include "cases/temporary_folder.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

using Messages = std::vector<std::string>;

const Notes no_notes("no/notes.jsonl");

ParsedCase parse(std::string_view line, const Notes& notes = no_notes) { return parse_case(line, {"f", 3, 0}, notes); }

Case good(std::string_view line, const Notes& notes = no_notes) {
  const ParsedCase parsed = parse(line, notes);
  INFO(line);
  if (parsed.result.index() != 0 && !std::get<1>(parsed.result).empty())
    UNSCOPED_INFO(message(std::get<1>(parsed.result).front()));
  REQUIRE(parsed.result.index() == 0);
  CHECK(parsed.warnings.empty());
  return std::get<0>(parsed.result);
}

Messages messages(const std::vector<Diagnostic>& diagnostics) {
  Messages messages;
  for (const Diagnostic& diagnostic : diagnostics) messages.push_back(message(diagnostic));
  return messages;
}

Messages faults(std::string_view line, const Notes& notes = no_notes) {
  const ParsedCase parsed = parse(line, notes);
  INFO(line);
  REQUIRE(parsed.result.index() == 1);
  return messages(std::get<1>(parsed.result));
}

Messages warnings(std::string_view line) { return messages(parse(line).warnings); }

// A case with these members besides the required ones.
std::string with(std::string_view members) {
  return fmt::format(R"({{"id":"c","question":"","retrieved":[],"answer":"",{}}})", members);
}

}  // namespace

TEST_CASE("a case line fills every field of a case") {
  const Case read = good(
      R"({"id":"c01","question":"Who?","retrieved":[{"id":"A","text":"a","title":"T"},{"text":"","id":7}],"answer":"It \u00e4.",)"
      R"("answerable":true,"labels":["supported","not_supported"],"tags":["x","y"],"severity":"high","meta":{"k":1},"_own":[]})");
  CHECK(read.id == "c01");
  CHECK(read.question == "Who?");
  REQUIRE(read.retrieved.size() == 2);
  CHECK(*read.retrieved[0] == Passage{"A", "a", "T"});
  CHECK(*read.retrieved[1] == Passage{"7", "", ""});
  CHECK(read.answer == "It ä.");
  CHECK(read.answerable == true);
  CHECK(read.labels == std::vector{Label::supported, Label::not_supported});
  CHECK(read.claims.empty());
  CHECK(read.tags == std::vector<std::string>{"x", "y"});
  CHECK(read.severity == "high");
  CHECK(read.weight == 2);
  CHECK(read.where == Location{"f", 3, 0});
}

TEST_CASE("claims that came already split bring their own labels") {
  const Case read = good(with(
      R"("labels":[],"claims":[{"text":"A.","cites":["P",2],"label":"contradicted"},{"text":"B.","label":null,"cites":null}])"));
  CHECK_FALSE(read.labels);
  CHECK(read.claims == std::vector<GivenClaim>{{"A.", {"P", "2"}, Label::contradicted}, {"B.", {}, std::nullopt}});
}

TEST_CASE("what may be left out may be null") {
  for (const char* members :
       {R"("meta":{})", R"("answerable":null,"labels":null,"claims":null,"tags":null,"severity":null)"}) {
    const Case read = good(with(members));
    CHECK_FALSE(read.answerable);
    CHECK_FALSE(read.labels);
    CHECK(read.claims.empty());
    CHECK(read.tags.empty());
    CHECK(read.severity.empty());
    CHECK(read.weight == 1);
  }
  CHECK(good(with(R"("labels":[])")).labels == std::vector<Label>{});
  CHECK(good(with(R"("labels":["supported"],"claims":[])")).labels->size() == 1);
}

TEST_CASE("ids are strings or integers") {
  const auto id = [](std::string_view written) {
    return good(fmt::format(R"({{"id":{},"question":"","retrieved":[],"answer":""}})", written)).id;
  };
  CHECK(id("\"7\"") == "7");
  CHECK(id("7") == "7");
  CHECK(id("-12") == "-12");
  CHECK(id("12345678901234567890123") == "12345678901234567890123");
  CHECK(id(R"("\u0041\/\ud83d\ude00")") == "A/😀");
}

TEST_CASE("keys may be escaped and stand in any order") {
  CHECK(good(R"( {"answer":"a" , "retrieved":[] ,"question":"q", "i\u0064" : "c" } )").id == "c");
}

TEST_CASE("severity weighs a case") {
  struct Row {
    const char* written;
    double weight;
  };
  for (const Row& row : {Row{"\"low\"", 0.5}, Row{"\"medium\"", 1}, Row{"\"high\"", 2}, Row{"\"critical\"", 4},
                         Row{"2.5", 2.5}, Row{"1e3", 1000}, Row{"3", 3}}) {
    INFO(row.written);
    CHECK(good(with(fmt::format("\"severity\":{}", row.written))).weight == row.weight);
  }
  CHECK(good(with(R"("severity":2.50)")).severity == "2.50");
}

TEST_CASE("a field that holds something else is told what it must hold") {
  struct Row {
    const char* reason;
    std::string line;
    Messages faults;
  };
  const std::string labels = "known: supported, contradicted, unsupported, not_supported";
  const Row rows[] = {
      {"a fraction is no id",
       R"({"id":7.0,"question":"","retrieved":[],"answer":""})",
       {"f:3:7: \"id\" must be a string or an integer, not 7.0; put the id in double quotes"}},
      {"null is no id",
       R"({"id":null,"question":"","retrieved":[],"answer":""})",
       {"f:3:7: \"id\" must be a string or an integer, not null; put the id in double quotes"}},
      {"true is no id",
       R"({"id":true,"question":"","retrieved":[],"answer":""})",
       {"f:3:7: \"id\" must be a string or an integer, not a boolean; put the id in double quotes"}},
      {"an id has a character",
       R"({"id":"","question":"","retrieved":[],"answer":""})",
       {"f:3:7: \"id\" is empty; an id has at least one character"}},
      {"all faults of a line, in its order",
       R"({"id":"c","question":null,"retrieved":"one text","answer":7})",
       {"f:3:22: \"question\" must be a string, not null; write \"\" for none",
        "f:3:39: \"retrieved\" must be a list [...], not a string; put it in square brackets",
        "f:3:59: \"answer\" must be a string, not a number; put it in double quotes"}},
      {"retrieved null",
       R"({"id":"c","question":"","retrieved":null,"answer":""})",
       {"f:3:37: \"retrieved\" must be a list [...], not null; write [] for none"}},
      {"retrieved an object",
       R"({"id":"c","question":"","retrieved":{},"answer":""})",
       {"f:3:37: \"retrieved\" must be a list [...], not an object; put it in square brackets"}},
      {"a list in the list",
       R"({"id":"c","question":"","retrieved":[["a"]],"answer":""})",
       {"f:3:38: \"retrieved[0]\" must be a string or an integer, not a list; put the id in double quotes"}},
      {"a passage without text, one with a wrong one",
       R"({"id":"c","question":"","retrieved":[{"id":"P"},{"id":"Q","text":1}],"answer":""})",
       {"f:3:38: the key \"text\" is missing in \"retrieved[0]\"; add it; the id alone, without {...}, stands for a "
        "note",
        "f:3:66: \"retrieved[1].text\" must be a string, not a number; put it in double quotes"}},
      {"a passage twice",
       R"({"id":"c","question":"","retrieved":[{"id":"P","text":""},{"id":"P","text":""}],"answer":""})",
       {"f:3:37: the passage \"P\" stands twice in \"retrieved\"; name each passage once"}},
      {"answerable in words",
       with(R"("answerable":"yes")"),
       {"f:3:65: \"answerable\" must be true, false or null, not a string; write it without quotes; null says that it "
        "is "
        "not known"}},
      {"labels that are none",
       with(R"("labels":["suported","true",1])"),
       {"f:3:62: unknown label \"suported\" in \"labels[0]\"; did you mean \"supported\"?",
        "f:3:73: unknown label \"true\" in \"labels[1]\"; " + labels,
        "f:3:80: \"labels[2]\" must be a label, not a number; " + labels}},
      {"labels are a list",
       with(R"("labels":"supported")"),
       {"f:3:61: \"labels\" must be a list [...], not a string; put it in square brackets"}},
      {"labels and claims",
       with(R"("labels":["supported"],"claims":[{"text":"A."}])"),
       {"f:3:61: both \"labels\" and \"claims\" are filled; give each claim a \"label\" of its own and take \"labels\" "
        "out"}},
      {"claims that are none",
       with(R"("claims":["A.",{"cites":"P"},{"text":""}])"),
       {"f:3:62: \"claims[0]\" must be an object {...}, not a string; write {\"key\": value, ...}",
        "f:3:76: \"claims[1].cites\" must be a list [...], not a string; put it in square brackets",
        "f:3:67: the key \"text\" is missing in \"claims[1]\"; add it",
        "f:3:89: \"claims[2].text\" is empty; take the claim out, or write what it says"}},
      {"tags are strings",
       with(R"("tags":[1])"),
       {"f:3:60: \"tags[0]\" must be a string, not a number; put it in double quotes"}},
      {"severity misspelt", with(R"("severity":"hgh")"), {"f:3:63: unknown severity \"hgh\"; did you mean \"high\"?"}},
      {"a word that is no number",
       with(R"("severity":"NaN")"),
       {"f:3:63: unknown severity \"NaN\"; known: low, medium, high, critical, a number above 0"}},
      {"no weight",
       with(R"("severity":0)"),
       {"f:3:63: \"severity\" must be above 0, not 0; the higher, the more the case counts"}},
      {"severity of another kind",
       with(R"("severity":[])"),
       {"f:3:63: \"severity\" must be a name or a number, not a list; known: low, medium, high, critical, a number "
        "above 0"}},
      {"a key twice",
       with(R"("answer":"no")"),
       {"f:3:52: the key \"answer\" stands twice; keep one; programs differ in which they read"}},
      {"a key twice, once escaped, further in",
       R"({"id":"c","question":"","retrieved":[{"id":"P","text":"","t\u0065xt":""}],"answer":""})",
       {"f:3:58: the key \"text\" stands twice in \"retrieved[0]\"; keep one; programs differ in which they read"}},
      {"nothing there",
       "{}",
       {"f:3:1: the key \"id\" is missing; add it", "f:3:1: the key \"question\" is missing; add it",
        "f:3:1: the key \"retrieved\" is missing; add it", "f:3:1: the key \"answer\" is missing; add it"}},
      {"a list instead of a case",
       R"(["c"])",
       {"f:3:1: the line must be an object {...}, not a list; write {\"key\": value, ...}"}},
  };
  for (const Row& row : rows) {
    INFO(row.reason);
    CHECK(faults(row.line) == row.faults);
  }
}

TEST_CASE("broken JSON names the field it breaks in, after the faults before it") {
  CHECK(faults(R"({"id":true,"answer":"The sup)") ==
        Messages{
            "f:3:7: \"id\" must be a string or an integer, not a boolean; put the id in double quotes",
            "f:3:21: not valid JSON: the line ends inside the string that opens here in \"answer\"; close the quote; "
            "a case stands on one line, so write a line feed inside a string as \\n"});
  CHECK(faults("{\"id\":\"c\",\"retrieved\":[{\"id\":\"P\",\"text\":\"caf\xE9\"}]}") ==
        Messages{"f:3:45: byte 0xE9 is not UTF-8 in \"retrieved[0].text\"; save the file as UTF-8"});
  CHECK(faults(with(R"("severity":NaN)")) ==
        Messages{"f:3:63: not valid JSON: \"NaN\" stands where a value is expected in \"severity\"; JSON has no such "
                 "number; write null"});
  CHECK(faults(with(R"("severity":1e999)")) ==
        Messages{"f:3:63: number out of range: \"1e999\" in \"severity\"; a number must fit a 64-bit float; put it in "
                 "double quotes to keep it as text"});
  CHECK(faults(R"({"id":"c","question":"","retrieved":[],"answer":""}{"id":"d"})") ==
        Messages{
            "f:3:52: not valid JSON: \"{\" follows the end of the object; one object a line: put a line feed between "
            "two"});
}

TEST_CASE("a long value is shortened in its message") {
  const std::string text(1000, 'x');
  for (const std::string member : {"\"labels\":[\"" + text + "\"]", "\"severity\":\"" + text + "\""}) {
    const Messages found = faults(with(member));
    REQUIRE(found.size() == 1);
    CHECK(found[0].find(text.substr(0, 60) + "...\"") != std::string::npos);
    CHECK(found[0].size() < 250);
  }
}

TEST_CASE("a line tells at most twenty faults of its fields") {
  std::string labels;
  for (int i = 0; i < 1000; ++i) labels += i == 0 ? "\"x\"" : ",\"x\"";
  CHECK(faults(with(fmt::format("\"labels\":[{}]", labels))).size() == 20);
}

TEST_CASE("unknown keys warn with the key that was meant") {
  CHECK(warnings(with(R"("lables":[],"_mine":1,"meta":{"lables":1},"model":"m")")) ==
        Messages{"f:3:52: unknown key \"lables\"; did you mean \"labels\"?",
                 "f:3:94: unknown key \"model\"; keys of your own begin with \"_\" or stand in \"meta\""});
  CHECK(warnings(
            R"({"id":"c","question":"","retrieved":[{"id":"P","text":"","score":0.5,"_s":1,"meta":2}],"answer":""})") ==
        Messages{
            "f:3:58: unknown key \"score\" in \"retrieved\"; keys of your own begin with \"_\" or stand in \"meta\""});
}

TEST_CASE("a key by another tool's name is told ours") {
  const std::string line = R"({"id":"c","user_input":"","retrieved_contexts":[],"anwser":""})";
  CHECK(warnings(line) == Messages{"f:3:11: unknown key \"user_input\"; groundlab calls it \"question\"",
                                   "f:3:27: unknown key \"retrieved_contexts\"; groundlab calls it \"retrieved\"",
                                   "f:3:51: unknown key \"anwser\"; did you mean \"answer\"?"});
  CHECK(faults(line) ==
        Messages{"f:3:1: the key \"question\" is missing; is it \"user_input\"? then rename that",
                 "f:3:1: the key \"retrieved\" is missing; is it \"retrieved_contexts\"? then rename that",
                 "f:3:1: the key \"answer\" is missing; is it \"anwser\"? then rename that"});
}

TEST_CASE("whatever is the user's own is read over but must be JSON") {
  CHECK(good(with(R"("meta":{"a":{"b":[1,null,"x"]},"a":2},"_x":{"id":7.5})")).id == "c");
  CHECK(faults(with(R"("meta":{"a":1e999})")).size() == 1);
  CHECK(faults(with(R"("_x":[1,])")).size() == 1);
}

TEST_CASE("passages by id come from the notes and are held once") {
  const TemporaryFolder folder;
  const Notes notes(folder.write(
      "notes.jsonl", "{\"id\":\"D07\",\"text\":\"seven\",\"title\":\"Seven\"}\n{\"id\":12,\"text\":\"twelve\"}\n"));
  const std::string line =
      R"({"id":"c","question":"","retrieved":["D07",{"id":"X","text":"in place"},12],"answer":""})";
  const Case first = good(line, notes);
  const Case second = good(line, notes);
  CHECK(*first.retrieved[0] == Passage{"D07", "seven", "Seven"});
  CHECK(*first.retrieved[1] == Passage{"X", "in place", ""});
  CHECK(*first.retrieved[2] == Passage{"12", "twelve", ""});
  CHECK(first.retrieved[0] == second.retrieved[0]);
  CHECK(notes.log().empty());

  const std::string path = folder.path() + "/notes.jsonl";
  CHECK(faults(R"({"id":"c","question":"","retrieved":["D7","nowhere"],"answer":""})", notes) ==
        Messages{"f:3:38: unknown note \"D7\" in \"retrieved[0]\"; did you mean \"D07\" of " + path + "?",
                 "f:3:43: unknown note \"nowhere\" in \"retrieved[1]\"; " + path + " has \"12\", \"D07\""});
}

TEST_CASE("a case whose notes cannot be read has no fault of its own") {
  const TemporaryFolder folder;
  const Notes missing(folder.path() + "/notes.jsonl");
  CHECK(faults(R"({"id":"c","question":"","retrieved":["D07"],"answer":""})", missing).empty());
  CHECK(messages(missing.log().faults()) ==
        Messages{folder.path() +
                 "/notes.jsonl: there is no such file; cases name passages by id alone, so their texts are "
                 "needed; name the file with --notes FILE"});
  const Notes unasked(folder.path() + "/notes.jsonl");
  CHECK(good(with(R"("meta":1)"), unasked).id == "c");
  CHECK(unasked.log().empty());
  CHECK_FALSE(unasked.sha256());
}
