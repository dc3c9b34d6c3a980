// SPDX-License-Identifier: Apache-2.0
// Weighs a claim's words. The frame ("According to passage 2, ...") is known from reading the answer; its bytes become
// blanks, so that every span stays one of the claim's text.
#include "judges/rules/claim.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "judges/rules/small_talk.hpp"
#include "text/read_answer.hpp"

namespace groundlab::rules {
namespace {

bool states_nothing(const Claim& claim) {
  static const AnswerReader reader;
  return reader.not_claim(claim.text).has_value();
}

}  // namespace

PreparedClaim prepare(const Claim& claim, Vocabulary& vocabulary, float name_weight) {
  PreparedClaim prepared;
  prepared.states_nothing = states_nothing(claim);
  std::string text = claim.text;
  std::fill_n(text.begin(), std::min(claim.frame, text.size()), ' ');
  ReadText whole = read(text, vocabulary);
  const auto talk = small_talk(whole.tokens, vocabulary);
  prepared.text = without(std::move(whole), talk, vocabulary);
  for (std::uint32_t i = 0; i < prepared.text.tokens.size(); ++i) {
    const Token& token = prepared.text.tokens[i];
    if (!token.content) continue;
    const auto same = std::find_if(prepared.distinct.begin(), prepared.distinct.end(), [&](const DistinctWord& word) {
      return prepared.text.tokens[word.token].lemma == token.lemma;
    });
    prepared.words.push_back({i, static_cast<std::uint32_t>(same - prepared.distinct.begin())});
    if (same != prepared.distinct.end()) continue;
    const float weight = (vocabulary[token.word].text.size() < 2 ? 1 : vocabulary[token.word].weight) *
                         (token.capital ? name_weight : 1);
    prepared.distinct.push_back({i, weight, token.capital, {}});
    prepared.weight += weight;
  }
  return prepared;
}

}  // namespace groundlab::rules
