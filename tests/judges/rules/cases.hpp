// SPDX-License-Identifier: Apache-2.0
// Asks the rules judge about one claim and some passages.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "groundlab/core/case.hpp"

#include "judges/rules/rules.hpp"
#include "text/read_answer.hpp"

namespace groundlab::tests {

struct Asked {
  std::vector<std::string> passages;
  std::string claim;
  std::string question = {};
  std::string strictness = "0.5";
};

inline Case case_of(const Asked& asked) {
  Case made;
  made.id = std::string("t");
  made.question = asked.question;
  for (std::size_t i = 0; i < asked.passages.size(); ++i)
    made.retrieved.push_back(
        std::make_shared<Passage>(Passage{std::string("P").append(std::to_string(i + 1)), asked.passages[i], ""}));
  return made;
}

inline Judgement judged(const Asked& asked) {
  const Case made = case_of(asked);
  std::vector<std::string> ids;
  for (const PassagePtr& passage : made.retrieved) ids.push_back(passage->id);
  const std::vector<std::string_view> id_views(ids.begin(), ids.end());
  const std::vector<Claim> claims{read_claim(asked.claim, {}, id_views)};
  Question question{0, {}};
  for (std::size_t i = 0; i < made.retrieved.size(); ++i) question.passages.push_back(i);
  const std::vector<Question> questions{question};
  return make_rules_judge(JudgeSettings{{{"strictness", asked.strictness}}})->judge(made, claims, questions).at(0);
}

}  // namespace groundlab::tests
