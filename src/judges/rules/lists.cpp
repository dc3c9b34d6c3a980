// SPDX-License-Identifier: Apache-2.0
// Reads the list files; each says in its first lines what it holds and how it is written.
#include "judges/rules/lists.hpp"

#include <array>
#include <stdexcept>
#include <string>
#include <utility>

#include "groundlab/core/embedded.hpp"

namespace groundlab::rules {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

/// "a separator b", trimmed; throws where there is no separator: a fault in a file of ours.
std::pair<std::string_view, std::string_view> halves(std::string_view line, std::string_view separator) {
  const std::size_t at = line.find(separator);
  if (at == line.npos) throw std::logic_error("a list line without " + std::string(separator));
  return {trimmed(line.substr(0, at)), trimmed(line.substr(at + separator.size()))};
}

Cue cue_called(std::string_view name) {
  if (name == "forward") return Cue::forward;
  if (name == "phrase") return Cue::phrase;
  if (name == "clause") return Cue::clause;
  if (name == "prefix") return Cue::prefix;
  throw std::logic_error("no kind of cue " + std::string(name));
}

Amount amount_called(std::string_view name) {
  constexpr std::array names{"", "none", "few", "some", "any", "many", "most", "all"};
  for (std::size_t i = 1; i < names.size(); ++i)
    if (name == names[i]) return static_cast<Amount>(i);
  throw std::logic_error("no amount " + std::string(name));
}

using Words = std::unordered_map<std::string_view, Listed>;

void read_flags(Words& words, std::string_view path, ListFlag flag) {
  for (const std::string_view line : list_lines(path))
    for (const std::string_view word : pieces(line)) words[word].flags |= flag;
}

void read_opposites(Words& words) {
  for (const std::string_view line : list_lines("lists/rules/antonyms.txt")) {
    const auto [left, right] = halves(line, "|");
    for (const std::string_view a : pieces(left))
      for (const std::string_view b : pieces(right)) {
        words[a].opposites.push_back(b);
        words[b].opposites.push_back(a);
      }
  }
  for (const std::string_view line : list_lines("lists/rules/antonym_stop.txt")) {
    const auto pair = pieces(line);
    if (pair.size() == 1) words[pair[0]].flags |= loose_antonym;
    if (pair.size() != 2) continue;
    words[pair[0]].loose_pairs.push_back(pair[1]);
    words[pair[1]].loose_pairs.push_back(pair[0]);
  }
}

void read_groups(Words& words) {
  for (const std::string_view line : list_lines("lists/rules/synonyms.txt")) {
    const auto group = pieces(line);
    for (const std::string_view a : group)
      for (const std::string_view b : group)
        if (a != b) words[a].same.push_back(b);
  }
}

void read_classes(Words& words) {
  std::uint16_t group = 0;
  for (const std::string_view line : list_lines("lists/rules/closed_classes.txt")) {
    ++group;
    std::uint16_t member = 0;
    for (const std::string_view forms : pieces(halves(line, ":").second)) {
      ++member;
      for (const std::string_view form : pieces(forms, '/')) words[form].classes.push_back({group, member});
    }
  }
}

void read_kinds(Words& words) {
  for (const std::string_view line : list_lines("lists/rules/negation_cues.txt")) {
    const auto [word, kind] = halves(line, " ");
    words[word].cue = cue_called(kind);
  }
  for (const std::string_view line : list_lines("lists/rules/quantifiers.txt")) {
    const auto [amount, members] = halves(line, ":");
    for (const std::string_view word : pieces(members)) words[word].amount = amount_called(amount);
  }
  for (const std::string_view line : list_lines("lists/rules/factive_verbs.txt")) {
    for (const std::string_view verb : pieces(line)) words[verb].flags |= factive_verb;
  }
  constexpr std::array<std::pair<std::string_view, ListFlag>, 7> talk{{{"interjection", interjection},
                                                                       {"speaker", speaker},
                                                                       {"knowing", knowing},
                                                                       {"reaction", reaction},
                                                                       {"pointing", pointing},
                                                                       {"linking", linking},
                                                                       {"filler", filler}}};
  for (const std::string_view line : list_lines("lists/rules/small_talk.txt")) {
    const auto [kind, members] = halves(line, ":");
    for (const auto& [name, flag] : talk)
      if (kind == name)
        for (const std::string_view word : pieces(members)) words[word].flags |= flag;
  }
  for (const std::string_view line : list_lines("lists/rules/lexical_negatives.txt")) {
    const auto [word, base] = halves(line, " ");
    words[word].denied = base;
  }
}

}  // namespace

std::vector<std::string_view> pieces(std::string_view text, char separator) {
  std::vector<std::string_view> found;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (end > 0) found.push_back(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return found;
}

std::vector<std::string_view> list_lines(std::string_view path) { return meaningful_lines(embedded(path)); }

std::vector<std::string_view> meaningful_lines(std::string_view list) {
  std::vector<std::string_view> lines;
  for (const std::string_view line : pieces(list, '\n'))
    if (const std::string_view text = trimmed(line); !text.empty() && text.front() != '#') lines.push_back(text);
  return lines;
}

WordLists::WordLists() {
  constexpr std::array flag_files{
      std::pair{"stop_words", stop_word},           std::pair{"frame_words", frame_word},
      std::pair{"generic_nouns", generic_noun},     std::pair{"opinion_words", opinion_word},
      std::pair{"clause_breaks", clause_break},     std::pair{"kept_forms", kept_form},
      std::pair{"exception_words", exception_word}, std::pair{"affix_exceptions", affix_exception}};
  for (const auto& [file, flag] : flag_files) read_flags(words_, "lists/rules/" + std::string(file) + ".txt", flag);
  read_opposites(words_);
  read_groups(words_);
  read_classes(words_);
  read_kinds(words_);
}

const WordLists& WordLists::embedded() {
  static const WordLists lists;
  return lists;
}

const Listed& WordLists::operator[](std::string_view word) const {
  static const Listed nothing;
  const auto found = words_.find(word);
  return found == words_.end() ? nothing : found->second;
}

}  // namespace groundlab::rules
