// SPDX-License-Identifier: Apache-2.0
// libFuzzer target: any bytes are a case or have faults inside the line, and a case survives being written back.
// Build: clang++ -std=c++20 -g -O1 -fsanitize=fuzzer,address,undefined -Iinclude -Isrc, this file, src/cases/*.cpp,
// src/core/*.cpp and src/text/utf8.cpp, -lfmt -lcrypto. Run: ./a.out -max_total_time=60
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "cases/parse_case.hpp"
#include "cases/write_case.hpp"

using namespace groundlab;

namespace {

void demand(bool holds) {
  if (!holds) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view line(reinterpret_cast<const char*>(bytes), size);
  static const Notes notes("/nowhere/notes.jsonl");
  const Location where{"f", 1, 0};
  const ParsedCase parsed = parse_case(line, where, notes);
  if (parsed.result.index() == 1) {
    for (const Diagnostic& fault : std::get<1>(parsed.result))
      demand(fault.where.column >= 1 && fault.where.column <= size + 1 && !fault.what.empty() && !fault.hint.empty());
    return 0;
  }
  const Case& read = std::get<0>(parsed.result);
  Reading reading;
  const std::size_t claims = read.labels ? read.labels->size() : 1;
  for (std::size_t i = 0; i < claims; ++i) reading.claims.push_back({.text = read.question + "."});
  const ParsedCase again = parse_case(write_case(line, read, reading), where, notes);
  demand(again.result.index() == 0);
  const Case& written = std::get<0>(again.result);
  demand(written.id == read.id && written.question == read.question && written.answer == read.answer);
  demand(written.retrieved.size() == read.retrieved.size() && written.tags == read.tags);
  demand(written.weight == read.weight && written.severity == read.severity);
  demand(written.claims.size() == (read.claims.empty() ? claims : read.claims.size()));
  return 0;
}
