// SPDX-License-Identifier: Apache-2.0
// docs/cases.md keeps its word: its cases and notes are read, its broken lines give its messages, its commands its
// digest.
#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "cases/lines.hpp"
#include "cases/parse_case.hpp"
#include "cases/temporary_folder.hpp"
#include "catch.hpp"

using namespace groundlab;

namespace {

// The contents of the page's fenced blocks that open with ``` and `info`.
std::vector<std::string> blocks(const std::string& info) {
  std::ifstream file(GROUNDLAB_SOURCE_DIR "/docs/cases.md");
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  std::vector<std::string> found;
  const std::string opening = "\n```" + info + "\n";
  for (std::size_t at = page.find(opening); at != std::string::npos; at = page.find(opening, at)) {
    at += opening.size();
    const std::size_t end = page.find("```\n", at);
    found.push_back(page.substr(at, end - at));
    at = end;
  }
  return found;
}

std::string run(const std::string& folder, const std::string& command) {
  const std::string line = "cd '" + folder + "' && " + command;
  const std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(line.c_str(), "r"), pclose);
  std::array<char, 256> buffer{};
  return fgets(buffer.data(), buffer.size(), pipe.get()) == nullptr ? "" : buffer.data();
}

// All messages of a case file, its folder left out; warnings before faults.
std::string messages(const std::string& path, const Notes& notes) {
  const std::string folder = std::filesystem::path(path).parent_path().string() + "/";
  std::string text;
  const auto add = [&](const std::vector<Diagnostic>& diagnostics) {
    for (const Diagnostic& diagnostic : diagnostics) text += message(diagnostic) + "\n";
  };
  LineReader lines(path, FileKind::cases);
  while (const auto line = lines.next()) {
    const ParsedCase parsed = parse_case(line->text, {lines.name(), line->number, 0}, notes);
    add(parsed.warnings);
    if (parsed.result.index() == 1) add(std::get<1>(parsed.result));
  }
  add(notes.log().faults());
  for (std::size_t at = 0; (at = text.find(folder)) != std::string::npos;) text.erase(at, folder.size());
  return text;
}

}  // namespace

TEST_CASE("the page's cases are read without a word") {
  const TemporaryFolder folder;
  REQUIRE(blocks("json notes").size() == 1);
  const Notes notes(folder.write("notes.jsonl", blocks("json notes").front()));
  REQUIRE(blocks("json").size() == 2);
  for (const std::string& block : blocks("json")) CHECK(messages(folder.write("cases.jsonl", block), notes).empty());
}

TEST_CASE("the page's broken lines give the page's messages") {
  const TemporaryFolder folder;
  const Notes notes(folder.write("notes.jsonl", blocks("json notes").front()));
  REQUIRE(blocks("json broken").size() == 1);
  REQUIRE(blocks("text").size() == 1);
  CHECK(messages(folder.write("cases.jsonl", blocks("json broken").front()), notes) == blocks("text").front());
}

TEST_CASE("the page's commands give the digest") {
  const TemporaryFolder folder;
  const Notes notes(folder.write("notes.jsonl", blocks("json notes").front()));
  LineReader lines(folder.write("cases.jsonl", blocks("json").front()), FileKind::cases);
  while (lines.next()) continue;
  notes.find("N1");
  const std::vector<std::string> digests{lines.sha256(), notes.sha256().value()};
  const std::vector<std::string> commands = blocks("sh");
  REQUIRE(commands.size() == 2);
  CHECK(run(folder.path(), commands[0]).starts_with(digests[0]));
  CHECK(run(folder.path(), commands[1]).starts_with(input_digest(digests)));
}
