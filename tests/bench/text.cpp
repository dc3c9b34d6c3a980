// SPDX-License-Identifier: Apache-2.0
// How fast the text layer reads: answers (claims, citations, abstention) and quantities, in MB/s of answer text on one
// core, best of five; and, for hostile shapes, how the time grows from 4 to 8 MiB.
//   g++ -std=c++20 -O2 -Iinclude -Isrc tests/bench/text.cpp build/release/libgroundlab.a -lutf8proc -lre2 -lfmt -o
//   text_bench
//   ./text_bench [ANSWERS]        ANSWERS: a text file, an answer a line; otherwise made-up ones
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <functional>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "text/quantities.hpp"
#include "text/read_answer.hpp"

using namespace groundlab;

namespace {

const std::vector<std::string_view> ids{"D01", "D02", "D03", "D04", "D05"};

/// Seconds of this process on a core, best of five.
double seconds_of(const std::function<void()>& work) {
  double best = 1e9;
  for (int run = 0; run < 5; ++run) {
    const std::clock_t start = std::clock();
    work();
    best = std::min(best, static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC);
  }
  return best;
}

std::vector<std::string> made_up() {
  std::vector<std::string> answers;
  const std::vector<std::string> parts{
      "According to the notes, the harbour office opens at 8:30 on weekdays [D01]. ",
      "Visitors pay 12.50 EUR per person, but children under six enter free [D02][D03]. ",
      "I could not find anything about group discounts in the documents. ",
      "The north gate, which was rebuilt in March 2019, closes two hours earlier than the main gate. ",
      "Ring the bell at the side door, wait for the porter, and show your pass. ",
      "- Bring form RM-4711 and a photo that is not older than six months.\n",
      "Dr. Nakata signs permits on Tuesdays; urgent cases are handled within 24 hours (D05). ",
      "What happens if the pass is lost? The office blocks it at once and issues a new one for $20. "};
  for (std::size_t k = 0; k < 4000; ++k)
    answers.push_back(parts[k % 8] + parts[(k * 3 + 1) % 8] + parts[(k * 5 + 2) % 8]);
  return answers;
}

std::vector<std::string> from_file(const char* path) {
  std::ifstream in(path);
  std::vector<std::string> answers;
  for (std::string line; std::getline(in, line);) answers.push_back(line);
  return answers;
}

void speed(const std::vector<std::string>& answers) {
  std::size_t bytes = 0, claims = 0, found = 0;
  for (const std::string& answer : answers) bytes += answer.size();
  const double megabytes = static_cast<double>(bytes) / 1e6;
  const double reading = seconds_of([&] {
    for (const std::string& answer : answers) claims += read_answer(answer, ids).claims.size();
  });
  const double counting = seconds_of([&] {
    for (const std::string& answer : answers) found += quantities(answer).size();
  });
  fmt::print("{} answers of {} bytes, {} claims, {} quantities\n", answers.size(), bytes / answers.size(), claims / 5,
             found / 5);
  fmt::print("answers    {:7.1f} MB/s\nquantities {:7.1f} MB/s\ntogether   {:7.1f} MB/s\n", megabytes / reading,
             megabytes / counting, megabytes / (reading + counting));
}

std::string repeated(std::string_view unit, std::size_t bytes) {
  std::string text;
  while (text.size() < bytes) text += unit;
  return text;
}

void growth() {
  const std::vector<std::pair<const char*, std::string>> shapes{{"letters", "a"},
                                                                {"blanks", " "},
                                                                {"quotes", "\""},
                                                                {"brackets", "["},
                                                                {"round brackets", "("},
                                                                {"citations", "[1]"},
                                                                {"stops", "."},
                                                                {"spaced stops", ". "},
                                                                {"digits", "7"},
                                                                {"grouped digits", "1,111,"},
                                                                {"ticks", "`"},
                                                                {"fences", "```\n"},
                                                                {"quote marks", ">"},
                                                                {"list marks", "1. "},
                                                                {"hyphens", "-"},
                                                                {"bars", "|"},
                                                                {"lines", "\n"},
                                                                {"capitals", "A.Bb."},
                                                                {"ranges", "[1-1000000000]"},
                                                                {"refusals", "not the passages do not "},
                                                                {"open quotes", " \"a"},
                                                                {"curly", "\xE2\x80\x9C"},
                                                                {"dates", "1.1."},
                                                                {"codes", "A-1-"},
                                                                {"apostrophes", "'"},
                                                                {"raised", "\xC2\xB2"},
                                                                {"mails", "a@"},
                                                                {"clauses", ", but i"},
                                                                {"words", "word "},
                                                                {"invalid", "\xFF"},
                                                                {"colons", ": 1. "},
                                                                {"table", "|a|b|\n|--|--|\n"},
                                                                {"links", "[a]("}};
  for (const auto& [what, unit] : shapes) {
    double time[2] = {0, 0};
    for (const std::size_t k : {0U, 1U}) {
      const std::string text = repeated(unit, (4U << 20U) << k);
      time[k] = seconds_of([&] {
        static_cast<void>(read_answer(text, ids));
        static_cast<void>(quantities(text));
      });
    }
    fmt::print("{:16} {:6.2f} s {:6.2f} s  x{:.2f}\n", what, time[0], time[1], time[1] / time[0]);
    std::fflush(stdout);
  }
}

}  // namespace

int main(int argc, char** argv) {
  speed(argc > 1 ? from_file(argv[1]) : made_up());
  if (argc == 1) growth();
  return 0;
}
