// SPDX-License-Identifier: Apache-2.0
// A claim is cut at sentence ends and before and/but/so; a clause whose subject is the speaker, that only reacts, or
// that asks, is left out. "I know that X" keeps X.
#include "judges/rules/small_talk.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>
#include <string>
#include <unordered_map>

#include "judges/rules/lists.hpp"
#include "text/tokens.hpp"

namespace groundlab::rules {
namespace {

enum Kind : unsigned {
  interjection = 1,
  speaker = 2,
  knowing = 4,
  reaction = 8,
  pointing = 16,
  linking = 32,
  filler = 64
};

const std::unordered_map<std::string_view, unsigned>& kinds() {
  static const std::unordered_map<std::string_view, unsigned> table = [] {
    constexpr std::array<std::pair<std::string_view, Kind>, 7> names{{{"interjection", interjection},
                                                                      {"speaker", speaker},
                                                                      {"knowing", knowing},
                                                                      {"reaction", reaction},
                                                                      {"pointing", pointing},
                                                                      {"linking", linking},
                                                                      {"filler", filler}}};
    std::unordered_map<std::string_view, unsigned> words;
    for (const std::string_view line : list_lines("lists/rules/small_talk.txt")) {
      const auto fields = pieces(line);
      const auto kind =
          std::find_if(names.begin(), names.end(), [&](const auto& row) { return row.first == fields[0]; });
      if (kind == names.end()) throw std::logic_error("no kind of small talk " + std::string(fields[0]));
      for (std::size_t i = 2; i < fields.size(); ++i) words[fields[i]] |= kind->second;
    }
    return words;
  }();
  return table;
}

struct Spoken {
  Span span;
  std::string word;
  unsigned kind = 0;
  bool mark = false;
};

std::vector<Spoken> spoken(std::string_view claim) {
  std::vector<Spoken> words;
  for (const TextToken& token : tokens(claim)) {
    std::string word = folded(slice(claim, token.span));
    word.resize(std::min(word.find('\''), word.size()));  // "i'm", "that's"
    const auto kind = kinds().find(word);
    words.push_back({token.span, word, kind == kinds().end() ? 0 : kind->second, token.kind == TokenKind::mark});
  }
  return words;
}

using Words = std::vector<Spoken>;
using Place = std::size_t;

bool is(const Words& words, Place i, unsigned kind) { return i < words.size() && (words[i].kind & kind) != 0; }

struct Clause {
  Place begin = 0;
  Place end = 0;  // its closing mark included
};

std::vector<Clause> clauses(const Words& words) {
  constexpr std::array<std::string_view, 4> joints{"and", "but", "so", "or"};
  constexpr std::array<std::string_view, 4> ends{".", "!", "?", ";"};
  std::vector<Clause> found;
  Place begin = 0;
  for (Place i = 0; i < words.size(); ++i) {
    const bool joint = std::find(joints.begin(), joints.end(), words[i].word) != joints.end();
    const bool after_comma = i > begin && words[i - 1].mark && words[i - 1].word == ",";
    const bool splits = joint && (after_comma || words[i].word == "but");
    if (splits && i > begin) {
      found.push_back({begin, i});
      begin = i;
    }
    if (!words[i].mark || std::find(ends.begin(), ends.end(), words[i].word) == ends.end()) continue;
    found.push_back({begin, i + 1});
    begin = i + 1;
  }
  if (begin < words.size()) found.push_back({begin, words.size()});
  return found;
}

/// Where the clause begins to speak: joints, interjections and commas skipped.
Place start_of(const Words& words, const Clause& clause) {
  constexpr std::array<std::string_view, 4> joints{"and", "but", "so", "or"};
  Place i = clause.begin;
  while (i < clause.end && (words[i].mark || is(words, i, interjection) ||
                            std::find(joints.begin(), joints.end(), words[i].word) != joints.end()))
    ++i;
  return i;
}

/// "I do know that ...": where what is known begins; the clause's start where nothing is.
Place after_knowing(const Words& words, const Clause& clause, Place start) {
  if (!is(words, start, speaker)) return start;
  Place i = start + 1;
  while (i < clause.end && (is(words, i, filler) || words[i].word == "have" || words[i].word == "ve" || words[i].mark))
    ++i;
  if (!is(words, i, knowing)) return start;
  ++i;
  if (i < clause.end && words[i].word == "that") return i + 1;
  constexpr std::array<std::string_view, 8> subjects{"it", "he", "she", "they", "the", "there", "this", "these"};
  return i < clause.end && std::find(subjects.begin(), subjects.end(), words[i].word) != subjects.end() ? i : start;
}

bool only_reacts(const Words& words, const Clause& clause, Place start) {
  Place i = start;
  if (is(words, i, pointing)) ++i;
  while (i < clause.end && (is(words, i, linking) || is(words, i, filler) || words[i].mark)) ++i;
  if (!is(words, i, reaction)) return false;
  constexpr Place most_after = 4;
  return clause.end - i <= most_after;
}

bool says_nothing(const Words& words, const Clause& clause) {
  const Place start = start_of(words, clause);
  if (start == clause.end) return true;
  if (words[clause.end - 1].word == "?") return true;
  if (after_knowing(words, clause, start) != start) return false;
  return is(words, start, speaker) || only_reacts(words, clause, start);
}

}  // namespace

std::vector<Span> small_talk(std::string_view claim) {
  const Words words = spoken(claim);
  std::vector<Span> found;
  bool something_left = false;
  for (const Clause& clause : clauses(words)) {
    if (says_nothing(words, clause)) {
      found.push_back({words[clause.begin].span.begin, words[clause.end - 1].span.end});
      continue;
    }
    something_left = true;
    const Place start = start_of(words, clause);
    const Place known = after_knowing(words, clause, start);
    if (known != start) found.push_back({words[clause.begin].span.begin, words[known - 1].span.end});
  }
  return something_left ? found : std::vector<Span>{};
}

}  // namespace groundlab::rules
