// SPDX-License-Identifier: Apache-2.0
// An answer's reading as lines, for tables: a claim is its text, what is no claim "kind: text", in order of the answer.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/read_answer.hpp"

inline std::vector<std::string> lines_of(const groundlab::Reading& reading) {
  std::vector<std::pair<std::size_t, std::string>> lines;
  for (const auto& claim : reading.claims) lines.emplace_back(claim.span->begin, claim.text);
  for (const auto& piece : reading.not_claims)
    lines.emplace_back(piece.span.begin, std::string(name(piece.kind)) + ": " + piece.text);
  std::stable_sort(lines.begin(), lines.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> texts;
  for (auto& line : lines) texts.push_back(std::move(line.second));
  return texts;
}

inline groundlab::Reading read(std::string_view answer, const std::vector<std::string_view>& ids = {}) {
  return groundlab::read_answer(answer, ids);
}
