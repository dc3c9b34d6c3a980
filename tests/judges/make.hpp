// SPDX-License-Identifier: Apache-2.0
// Cases and claims for judge tests, in a line each.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/judges/judge.hpp"

namespace groundlab::test {

inline PassagePtr passage(std::string id, std::string text, std::string title = {}) {
  return std::make_shared<const Passage>(Passage{std::move(id), std::move(text), std::move(title)});
}

/// A case with passages P1, P2, ...
inline Case case_of(std::string question, const std::vector<std::string>& passages) {
  Case made;
  made.id = std::string("c");
  made.question = std::move(question);
  for (const std::string& text : passages) {
    std::string id = "P";
    id += std::to_string(made.retrieved.size() + 1);
    made.retrieved.push_back(passage(std::move(id), text));
  }
  return made;
}

inline Claim claim_of(std::string text) {
  Claim claim;
  claim.text = std::move(text);
  return claim;
}

/// The judge's answer on one claim against all passages.
inline Judgement judged(Judge& judge, const Case& asked, const std::string& claim) {
  const std::vector<Claim> claims{claim_of(claim)};
  Question question{0, {}};
  for (std::size_t i = 0; i < asked.retrieved.size(); ++i) question.passages.push_back(i);
  return judge.judge(asked, claims, std::vector<Question>{question}).at(0);
}

}  // namespace groundlab::test
