// SPDX-License-Identifier: Apache-2.0
// What reading costs: lines and digest of a case file, then parse_case over its lines held in memory, per line.
// Usage: read_cases CASES [ROUNDS]. Notes lie beside CASES.
#include <chrono>
#include <cstdlib>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cases/lines.hpp"
#include "cases/parse_case.hpp"

using namespace groundlab;

namespace {

double seconds_since(std::chrono::steady_clock::time_point start) {
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 2) return 2;
  const int rounds = count > 2 ? std::atoi(arguments[2]) : 1;
  auto start = std::chrono::steady_clock::now();
  LineReader reader(arguments[1], FileKind::cases);
  std::vector<std::string> lines;
  std::size_t bytes = 0;
  while (const auto line = reader.next()) bytes += lines.emplace_back(line->text).size();
  fmt::print("{} lines, {} bytes read and hashed: {:.2f} ms ({})\n", lines.size(), bytes, seconds_since(start) * 1e3,
             reader.sha256().substr(0, 8));

  const Notes notes(default_notes_path(arguments[1]));
  const Location where{arguments[1], 1, 0};
  std::size_t good = 0;
  start = std::chrono::steady_clock::now();
  for (int round = 0; round < rounds; ++round)
    for (const std::string& line : lines) good += parse_case(line, where, notes).result.index() == 0;
  const double took = seconds_since(start);
  const double parsed = static_cast<double>(rounds) * static_cast<double>(lines.size());
  fmt::print("parse_case: {:.3f} us a line, {:.0f} MB/s; {} of {} good\n", took / parsed * 1e6,
             static_cast<double>(bytes) * rounds / took / 1e6, good, parsed);
}
