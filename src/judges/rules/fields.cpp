// SPDX-License-Identifier: Apache-2.0
// Works on tokens before negation is marked, so that the cue it puts in reaches over the field's words.
#include "judges/rules/fields.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace groundlab::rules {
namespace {

constexpr std::size_t longest_key = 8;  // tokens
constexpr std::array<std::string_view, 5> denying{"no", "none", "never", "absent", "nil"};
constexpr std::array<std::string_view, 2> affirming{"yes", "present"};
constexpr std::array<std::string_view, 6> field_ends{".", ";", ",", "|", "\n", ")"};
constexpr std::array<std::string_view, 16> auxiliaries{"is",  "are", "was",  "were", "do",   "does",   "did",  "can",
                                                       "may", "has", "have", "had",  "will", "should", "must", "could"};

template <std::size_t N>
bool one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string_view text(const std::vector<Token>& tokens, std::size_t i, const Vocabulary& vocabulary) {
  return i < tokens.size() ? std::string_view(vocabulary[tokens[i].word].text) : "";
}

Token cue_like(const Token& place, std::string_view word, Vocabulary& vocabulary) {
  Token cue = place;
  cue.word = vocabulary.id(word);
  cue.kind = TokenKind::word;
  return cue;
}

}  // namespace

void open_fields(std::vector<Token>& tokens, std::size_t begin, Vocabulary& vocabulary) {
  std::size_t key = begin;
  for (std::size_t i = begin; i < tokens.size(); ++i) {
    const std::string_view now = text(tokens, i, vocabulary);
    if (one_of(now, field_ends)) key = i + 1;
    if (now != ":" || i == key || i - key > longest_key) continue;
    const std::string_view value = text(tokens, i + 1, vocabulary);
    const bool ends = i + 2 >= tokens.size() || one_of(text(tokens, i + 2, vocabulary), field_ends);
    if (!ends || (!one_of(value, denying) && !one_of(value, affirming))) continue;
    const bool denied = one_of(value, denying);
    const Token place = tokens[i + 1];
    const auto at = [&](std::size_t k) { return tokens.begin() + static_cast<std::ptrdiff_t>(k); };
    tokens.erase(at(i), at(i + 2));
    if (denied) tokens.insert(at(key), cue_like(place, "no", vocabulary));
    key = i + (denied ? 1 : 0);
    i = key == 0 ? 0 : key - 1;
  }
}

bool join_answer(std::vector<Token>& tokens, std::size_t question, std::size_t begin, Vocabulary& vocabulary) {
  const std::string_view answer = text(tokens, begin, vocabulary);
  if (begin <= question || text(tokens, begin - 1, vocabulary) != "?" || (answer != "no" && answer != "yes"))
    return false;
  const std::string_view opener = text(tokens, question, vocabulary);
  if (!one_of(opener, auxiliaries)) return false;
  const auto at = [&](std::size_t k) { return tokens.begin() + static_cast<std::ptrdiff_t>(k); };
  if (answer == "no")
    tokens[question] = cue_like(tokens[begin], "not", vocabulary);
  else
    tokens.erase(at(question));
  const std::size_t mark = answer == "no" ? begin - 1 : begin - 2;
  tokens[mark].word = vocabulary.id(".");
  tokens.erase(at(mark + 1));
  return true;
}

}  // namespace groundlab::rules
