// SPDX-License-Identifier: Apache-2.0
// Patterns begin with fixed words, so a table by first word finds the few rules that may fit at a place.
#include "judges/rules/phrases.hpp"

#include <algorithm>
#include <stdexcept>

#include "judges/rules/lists.hpp"

namespace groundlab::rules {

Phrases::Phrases(std::string_view path) {
  for (const std::string_view line : list_lines(path)) {
    const std::size_t arrow = line.find("=>");
    if (arrow == line.npos) throw std::logic_error("a phrase without =>");
    Rule rule;
    for (const std::string_view word : pieces(line.substr(0, arrow))) rule.pattern.push_back(pieces(word, '/'));
    rule.instead = pieces(line.substr(arrow + 2));
    for (const std::string_view first : rule.pattern.at(0)) rules_[first].push_back(rule);
  }
  for (auto& [first, rules] : rules_)
    std::stable_sort(rules.begin(), rules.end(),
                     [](const Rule& a, const Rule& b) { return a.pattern.size() > b.pattern.size(); });
}

const Phrases& Phrases::rewrites() {
  static const Phrases phrases("lists/rules/phrases.txt");
  return phrases;
}

const Phrases& Phrases::duties() {
  static const Phrases phrases("lists/rules/duties.txt");
  return phrases;
}

const Phrases& Phrases::hedges() {
  static const Phrases phrases("lists/rules/hedges.txt");
  return phrases;
}

bool Phrases::fits(const Rule& rule, const WordAt& word_at) {
  for (std::size_t i = 0; i < rule.pattern.size(); ++i) {
    const std::string_view word = word_at(i);
    const auto agrees = [&](std::string_view wanted) {
      if (wanted.front() != '*') return word == wanted;
      return !word.empty() && word.front() >= 'a' && word.front() <= 'z' && word.ends_with(wanted.substr(1));
    };
    if (!std::any_of(rule.pattern[i].begin(), rule.pattern[i].end(), agrees)) return false;
  }
  return true;
}

std::optional<Phrase> Phrases::match(const WordAt& word_at) const {
  const auto found = rules_.find(word_at(0));
  if (found == rules_.end()) return std::nullopt;
  for (const Rule& rule : found->second) {
    if (!fits(rule, word_at)) continue;
    Phrase phrase{rule.pattern.size(), {}};
    std::size_t wildcard = 0;
    for (const std::string_view text : rule.instead) {
      if (text == "&") {
        phrase.instead.push_back({{}, 0});
        continue;
      }
      if (text != "*") {
        phrase.instead.push_back({text, std::nullopt});
        continue;
      }
      while (wildcard < rule.pattern.size() && rule.pattern[wildcard].front().front() != '*') ++wildcard;
      phrase.instead.push_back({{}, wildcard++});
    }
    return phrase;
  }
  return std::nullopt;
}

}  // namespace groundlab::rules
