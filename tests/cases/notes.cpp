// SPDX-License-Identifier: Apache-2.0
// Notes files: their own faults, and one reading for many threads.
#include "cases/notes.hpp"

#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>

#include "cases/temporary_folder.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

using Messages = std::vector<std::string>;

Messages faults_of(std::string_view bytes) {
  const TemporaryFolder folder;
  const Notes notes(folder.write("n.jsonl", bytes));
  notes.find("A");
  Messages messages;
  for (const Diagnostic& fault : notes.log().faults()) {
    const std::string text = message(fault);
    messages.push_back(text.substr(text.find("n.jsonl")));
  }
  return messages;
}

}  // namespace

TEST_CASE("notes lie beside the cases unless named") {
  CHECK(default_notes_path("grounded_cases.jsonl") == "notes.jsonl");
  CHECK(default_notes_path("a/b/c.jsonl") == "a/b/notes.jsonl");
  CHECK(default_notes_path("/c.jsonl") == "/notes.jsonl");
  CHECK(default_notes_path("-") == "notes.jsonl");
}

TEST_CASE("notes are found by id whatever the line ends") {
  const TemporaryFolder folder;
  const Notes notes(folder.write("n.jsonl",
                                 "\xEF\xBB\xBF{\"id\":\"A\",\"text\":\"a\",\"_own\":1,\"meta\":2}\r\n\r\n{\"title\":"
                                 "\"B\",\"text\":\"\",\"id\":2}"));
  REQUIRE(notes.find("A"));
  CHECK(*notes.find("A") == Passage{"A", "a", ""});
  CHECK(*notes.find("2") == Passage{"2", "", "B"});
  CHECK_FALSE(notes.find("a"));
  CHECK(notes.log().empty());
  CHECK(notes.log().warnings().empty());
  CHECK(notes.sha256()->size() == 64);
}

TEST_CASE("every fault of a notes file is told with its place") {
  const std::string empty_hint = "; write one note a line";
  CHECK(faults_of("") == Messages{"n.jsonl: the file is empty" + empty_hint});
  CHECK(faults_of("{\"id\":\"A\",\"text\":\"a\"}\n{\"id\":\"B\"}\n{\"id\":\"A\",\"text\":\"\"}\n{\"id\":\"C\",\"text\":"
                  "\"cut") == Messages{"n.jsonl:2:1: the key \"text\" is missing; add it",
                                       "n.jsonl:3: line 1 has a note \"A\" too; give every note an id of its own",
                                       "n.jsonl:4:18: not valid JSON: the line ends inside the string that opens here "
                                       "in \"text\"; close the quote; a "
                                       "case stands on one line, so write a line feed inside a string as \\n"});
  CHECK(faults_of("{\"id\":\"A\",\"page_content\":\"a\"}\n") ==
        Messages{"n.jsonl:1:1: the key \"text\" is missing; is it \"page_content\"? then rename that"});
}

TEST_CASE("an unknown id is told the nearest note, all of a few, or how many there are") {
  const TemporaryFolder folder;
  std::string bytes;
  for (int i = 100; i < 120; ++i) bytes += fmt::format("{{\"id\":\"D{}\",\"text\":\"\"}}\n", i);
  const Notes few(folder.write("few", bytes));
  bytes += "{\"id\":\"D120\",\"text\":\"\"}\n";
  const Notes many(folder.write("many", bytes));
  few.find("");
  many.find("");
  CHECK(few.hint_for("D1001") == "did you mean \"D100\" of " + few.path() + "?");
  CHECK(few.hint_for("nowhere").starts_with(few.path() + " has \"D100\", \"D101\", \"D102\""));
  CHECK(many.hint_for("nowhere") == many.path() + " has 21 notes, none with a name like it");
}

TEST_CASE("near ids are found among many") {
  struct Row {
    const char* reason;
    const char* id;
    std::optional<std::string_view> nearest;
  };
  std::vector<std::string> names{"DOC-0815-long", "PRC.12"};
  for (int i = 0; i < 20000; ++i) names.push_back(fmt::format("N{:05}", i));
  const NearIds ids(std::vector<std::string_view>(names.begin(), names.end()));
  const Row rows[] = {
      {"a letter too many", "PRC.112", "PRC.12"},
      {"a letter lacks", "N0012", "N00012"},
      {"another letter", "PRD.12", "PRC.12"},
      {"other case", "doc-0815-LONG", "DOC-0815-long"},
      {"two letters swapped", "DCO-0815-long", "DOC-0815-long"},
      {"something else", "handbook", std::nullopt},
      {"nothing", "", std::nullopt},
  };
  for (const Row& row : rows) {
    INFO(row.reason);
    CHECK(ids.nearest_to(row.id) == row.nearest);
  }
}

TEST_CASE("threads that ask at once share one reading") {
  const TemporaryFolder folder;
  const Notes notes(folder.write("n.jsonl", "{\"id\":\"A\",\"text\":\"a\"}\n"));
  std::vector<PassagePtr> found(8);
  std::vector<std::thread> threads;
  for (PassagePtr& place : found) threads.emplace_back([&] { place = notes.find("A"); });
  for (std::thread& thread : threads) thread.join();
  for (const PassagePtr& place : found) CHECK(place == found[0]);
  CHECK(found[0]->text == "a");
}
