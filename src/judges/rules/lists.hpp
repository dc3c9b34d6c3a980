// SPDX-License-Identifier: Apache-2.0
// The word lists of data/lists/rules in one table: what is said of each listed word. Read once, never changed.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace groundlab::rules {

/// How far a negation word reaches: see data/lists/rules/negation_cues.txt.
enum class Cue : std::uint8_t { none, forward, phrase, clause, prefix };

/// How much of a set a word speaks of, in rising order.
enum class Amount : std::uint8_t { unsaid, none, few, some, any, many, most, all };

enum ListFlag : std::uint32_t {
  stop_word = 1,
  frame_word = 2,
  generic_noun = 4,
  opinion_word = 8,
  factive_verb = 32,
  clause_break = 128,
  affix_exception = 256,
  kept_form = 512,
  loose_antonym = 1024,    ///< its WordNet antonyms depend on the sense
  exception_word = 2048,   ///< only, except, without, ...
  interjection = 1 << 12,  ///< this and the next: see small_talk.txt
  speaker = 1 << 13,
  knowing = 1 << 14,
  reaction = 1 << 15,
  pointing = 1 << 16,
  linking = 1 << 17,
  filler = 1 << 18,
};

/// A member of a closed class: the members exclude each other.
struct ClassMember {
  std::uint16_t group = 0;
  std::uint16_t member = 0;

  bool operator==(const ClassMember&) const = default;
};

struct Listed {
  std::uint32_t flags = 0;
  Cue cue = Cue::none;
  Amount amount = Amount::unsaid;
  std::string_view denied;  ///< the base that a negative word denies: absent: present
  std::vector<std::string_view> opposites;
  std::vector<std::string_view> same;
  std::vector<std::string_view> loose_pairs;  ///< WordNet antonyms not to be used with it
  std::vector<ClassMember> classes;
};

class WordLists {
 public:
  static const WordLists& embedded();

  /// What the lists say of a word in lower case; nothing listed: an empty entry.
  const Listed& operator[](std::string_view word) const;

 private:
  WordLists();
  std::unordered_map<std::string_view, Listed> words_;
};

/// The lines of a list that are no comments, blanks at their ends left out; and those of the embedded file at `path`.
std::vector<std::string_view> meaningful_lines(std::string_view list);
std::vector<std::string_view> list_lines(std::string_view path);

/// The pieces of `text` between blanks, or between `separator`s.
std::vector<std::string_view> pieces(std::string_view text, char separator = ' ');

}  // namespace groundlab::rules
