// SPDX-License-Identifier: Apache-2.0
// Programs that die, hang and babble: every question still ends with a reply or a reason.
#include "judges/exec/program.hpp"

#include <map>

#include "groundlab/core/diagnostic.hpp"

#include "cases/temporary_folder.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

/// Reads the line's id into $id and its word (the object's only value) into $word.
const std::string reads = R"(while IFS= read -r line; do
  [[ $line =~ ^\{\"id\":([0-9]+),\"w\":\"([a-z]*)\"\}$ ]] || exit 9
  id=${BASH_REMATCH[1]} word=${BASH_REMATCH[2]}
)";
const std::string answers = "  echo \"{\\\"id\\\":$id,\\\"word\\\":\\\"$word\\\"}\"\ndone\n";

/// What each word is answered with: the reply's line, or "fault: ..." .
std::map<std::string, std::string> asked(const std::string& script, const std::vector<std::string>& words,
                                         std::chrono::milliseconds timeout = std::chrono::seconds(20)) {
  const TemporaryFolder folder;
  Program program({{"bash", folder.write("judge", script)}, 4, timeout});
  std::vector<std::string> objects;
  for (const std::string& word : words) objects.push_back("{\"w\":\"" + word + "\"}");
  std::map<std::string, std::string> replies;
  program.perform(objects, [&](std::size_t place, const ProgramReply& reply) {
    replies[words[place]] = reply.fault ? "fault: " + *reply.fault : reply.line.substr(reply.line.find("\"word\""));
  });
  return replies;
}

std::string word(const std::string& text) { return "\"word\":\"" + text + "\"}"; }

}  // namespace

TEST_CASE("a program answers every question, in any order") {
  const auto replies = asked(
      "mapfile -t -n 3 lines\nfor i in 2 0 1; do id=${lines[i]#*:}; id=${id%%,*}\n"
      "echo \"{\\\"id\\\":$id,\\\"word\\\":\\\"$i\\\"}\"; done\ncat > /dev/null\n",
      {"a", "b", "c"});
  CHECK(replies == std::map<std::string, std::string>{{"a", word("0")}, {"b", word("1")}, {"c", word("2")}});
}

TEST_CASE("a program that dies on one question answers all others") {
  const auto replies =
      asked(reads + "  [[ $word != bad ]] || exit 3\n" + answers, {"a", "b", "bad", "c", "d", "e", "f"});
  REQUIRE(replies.size() == 7);
  for (const std::string fine : {"a", "b", "c", "d", "e", "f"}) CHECK(replies.at(fine) == word(fine));
  CHECK(replies.at("bad") == "fault: the program ended on this question (exit 3)");
}

TEST_CASE("a program that hangs on one question is killed and answers all others") {
  const auto replies = asked(reads + "  [[ $word != bad ]] || exec sleep 60\n" + answers, {"a", "bad", "b", "c"},
                             std::chrono::milliseconds(700));
  CHECK(replies.at("bad") == "fault: no reply within 0.7 s");
  for (const std::string fine : {"a", "b", "c"}) CHECK(replies.at(fine) == word(fine));
}

TEST_CASE("lines that are no reply are passed over, and shown when something goes wrong") {
  const auto replies =
      asked("echo 'loading the model'\n" + reads + "  [[ $word != bad ]] || exit 1\n" + answers, {"a", "bad"});
  CHECK(replies.at("a") == word("a"));
  CHECK(replies.at("bad") ==
        "fault: the program ended on this question (exit 1); the last line that it wrote: loading the model");
}

TEST_CASE("a program that answers once and ends is started for every question") {
  const auto replies =
      asked(reads + "  echo \"{\\\"id\\\":$id,\\\"word\\\":\\\"$word\\\"}\"; exit\ndone\n", {"a", "b", "c"});
  for (const std::string fine : {"a", "b", "c"}) CHECK(replies.at(fine) == word(fine));
}

TEST_CASE("a program that never replies or cannot be run is an error") {
  CHECK_THROWS_WITH(asked("exit 7\n", {"a", "b", "c", "d", "e", "f"}),
                    Catch::Contains("ended without a reply (exit 7)"));
  Program missing({{"/no/such/program"}, 4, std::chrono::seconds(5)});
  const std::vector<std::string> objects{"{\"w\":\"a\"}"};
  CHECK_THROWS_WITH(missing.perform(objects, [](std::size_t, const ProgramReply&) {}),
                    Catch::Contains("cannot run \"/no/such/program\": No such file or directory"));
}

TEST_CASE("whoever waits for a program that is stopped is told why") {
  const TemporaryFolder folder;
  Program program({{"sleep", "60"}, 4, std::chrono::seconds(60)});
  const std::vector<std::string> objects{"{\"w\":\"a\"}"};
  std::thread stopper([&] { program.stop(std::make_exception_ptr(Error("enough"))); });
  CHECK_THROWS_WITH(program.perform(objects, [](std::size_t, const ProgramReply&) {}), Catch::Contains("enough"));
  stopper.join();
}

TEST_CASE("long questions and many of them do not block a program") {
  std::vector<std::string> words;
  for (int i = 0; i < 300; ++i)
    words.push_back(std::string(20000, 'a') + static_cast<char>('a' + i % 26) + static_cast<char>('a' + i / 26));
  const auto replies = asked("head -c 1 > /dev/null\n", {});
  CHECK(replies.empty());
  const auto all = asked(reads + answers, words);
  CHECK(all.size() == 300);
}
