// SPDX-License-Identifier: Apache-2.0
// Rules in the order of their certainty: what follows decides first (nothing, a small letter, a closing context), then
// the word before the stop (abbreviation, initial, number), then what kind of word opens the next sentence. The kinds
// of abbreviation follow Kiss and Strunk (Computational Linguistics 32(4), 2006): those that something always follows,
// those that may end, and initials; the data file says which is which.
#include "text/stops.hpp"

#include <algorithm>

#include "text/abbreviations.hpp"
#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t reach = 40;  ///< bytes looked at on either side

constexpr bool one_of(char c, std::string_view set) { return set.find(c) != std::string_view::npos; }

/// What a word begins behind: blanks, opening marks, the last byte of a no-break space.
constexpr ascii::ByteSet opens_word =
    ascii::bytes_where([](char c) { return ascii::blank(c) || one_of(c, "([{\"/*_~|=<>`\xA0"); });

/// The word with inner stops that ends before `mark`: "p.m", "Dr", "3".
std::string_view word_before(const Stop& stop) {
  std::size_t begin = stop.mark;
  while (begin > stop.start && stop.mark - begin < reach) {
    const char c = stop.text[begin - 1];
    if (ascii::is_in(opens_word, c)) break;
    if (c == '\'' && begin == stop.start + 1) break;
    --begin;
  }
  std::string_view word = stop.text.substr(begin, stop.mark - begin);
  if (!ascii::is_all(word)) {
    for (const std::string_view quote : {"“"sv, "‘"sv, "«"sv, "„"sv})
      if (const std::size_t at = word.rfind(quote); at != word.npos) word.remove_prefix(at + quote.size());
    if (const std::size_t apostrophe = word.find("’"); apostrophe <= 2) word.remove_prefix(apostrophe + "’"sv.size());
  }
  if (word.size() > 2 && ascii::alpha(word[0]) && word[1] == '\'') word.remove_prefix(2);
  return word;
}

/// What follows a stop: its first letter, seen through opening quotes, brackets and emphasis, and its first word.
struct Following {
  char32_t first = 0;
  std::string_view word;
  bool opened = false;   ///< a quote, a bracket or emphasis came first
  bool label = false;    ///< a colon follows the word
  bool stopped = false;  ///< a stop follows the word
};

Following following(const Stop& stop) {
  Following found;
  std::size_t at = stop.next;
  while (at < stop.end && stop.end - at > 0 && at - stop.next < reach) {
    const CodePoint point = code_point_at(stop.text, at);
    const bool opener = (point.value < 0x80 && one_of(static_cast<char>(point.value), "\"'([{*_`<")) ||
                        point.value == 0x201C || point.value == 0x2018 || point.value == 0xAB ||
                        point.value == 0x201E || point.value == 0xBF || point.value == 0xA1 ||
                        (found.opened && is_space(point.value));
    if (!opener) {
      found.first = point.value;
      break;
    }
    found.opened = true;
    at += point.size;
  }
  std::size_t end = at;
  while (end < stop.end && end - at < reach &&
         (ascii::alnum(stop.text[end]) || ascii::high(stop.text[end]) || stop.text[end] == '\''))
    ++end;
  found.word = stop.text.substr(at, end - at);
  found.label = ascii::at(stop.text, end) == ':' && end < stop.end;
  found.stopped = ascii::at(stop.text, end) == '.' && end < stop.end;
  return found;
}

bool is_roman(std::string_view word) {
  return !word.empty() && word.size() < 8 && word.find_first_not_of("IVXLC") == word.npos;
}

bool all_lower(std::string_view word) { return !word.empty() && std::all_of(word.begin(), word.end(), ascii::lower); }

bool all_upper(std::string_view word) {
  return word.size() >= 2 && std::all_of(word.begin(), word.end(), ascii::upper);
}

/// "U.S", "p.m", "i.v": single letters with stops between.
bool dotted_letters(std::string_view word) {
  if (word.size() < 3 || word.size() % 2 == 0) return false;
  for (std::size_t k = 0; k < word.size(); ++k)
    if (k % 2 == 0 ? !ascii::alpha(word[k]) : word[k] != '.') return false;
  return true;
}

/// At most a few words from the start, the first a preposition: "At 5", "By Jan": nothing that could stand alone.
bool only_opens(const Stop& stop, const WordList& list) {
  const std::string_view so_far = stop.text.substr(stop.start, std::min(stop.mark - stop.start, reach));
  if (stop.mark - stop.start > reach) return false;
  const std::size_t first = std::min(so_far.find(' '), so_far.size());
  if ((list.classes(so_far.substr(0, first)) & Abbreviation::preposition) == 0) return false;
  return std::count(so_far.begin(), so_far.end(), ' ') <= 4;
}

bool names_zone_or_day(std::string_view word) {
  constexpr std::array words{"monday"sv, "tuesday"sv, "wednesday"sv, "thursday"sv, "friday"sv,   "saturday"sv,
                             "sunday"sv, "eastern"sv, "central"sv,   "pacific"sv,  "mountain"sv, "gmt"sv,
                             "utc"sv,    "cet"sv,     "cest"sv,      "est"sv,      "edt"sv,      "pst"sv,
                             "pdt"sv,    "bst"sv,     "et"sv,        "pt"sv,       "ct"sv,       "ist"sv};
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

bool opens_sentence(const Following& after, const WordList& list) {
  if (after.label || (after.opened && is_upper(after.first))) return true;
  const std::uint32_t bits = list.classes(after.word);
  if (after.word == "I") return !after.stopped;
  if (after.stopped) return (bits & Abbreviation::title) != 0 && after.word.size() > 1;
  return (bits & Abbreviation::starter) != 0;
}

bool number_follows(const Following& after) {
  return (after.first < 0x80 && ascii::digit(static_cast<char>(after.first))) || after.first == 0xA7 ||
         is_roman(after.word) ||
         (after.word.size() == 1 && ascii::upper(after.word[0]) && after.word != "I" && after.word != "A");
}

/// "am 3. Mai", "der 2. Weltkrieg", "le 1. janvier": a German ordinal, which ends nothing before a noun.
bool german_ordinal(const Stop& stop, std::string_view number) {
  if (number.size() > 2) return false;
  const std::size_t number_begin = static_cast<std::size_t>(number.data() - stop.text.data());
  if (number_begin <= stop.start + 1) return false;
  std::size_t end = number_begin;
  while (end > stop.start && ascii::blank(stop.text[end - 1])) --end;
  std::size_t begin = end;
  while (begin > stop.start && end - begin < reach &&
         (ascii::alpha(stop.text[begin - 1]) || ascii::high(stop.text[begin - 1])))
    --begin;
  constexpr std::array words{"am"sv,    "der"sv,   "die"sv, "das"sv,  "den"sv,    "dem"sv, "des"sv,   "im"sv,
                             "zum"sv,   "zur"sv,   "vom"sv, "bis"sv,  "seit"sv,   "ab"sv,  "jeder"sv, "jede"sv,
                             "jedes"sv, "jeden"sv, "und"sv, "beim"sv, "dessen"sv, "ihr"sv, "sein"sv,  "ins"sv};
  const std::string_view word = stop.text.substr(begin, end - begin);
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

/// What an abbreviation allows before a capital or a digit.
bool abbreviation_ends(const Stop& stop, std::uint32_t bits, const Following& after, const WordList& list) {
  if ((bits & (Abbreviation::title | Abbreviation::before)) != 0) return false;
  if ((bits & Abbreviation::last) != 0) return true;
  if ((bits & Abbreviation::time) != 0) {
    if (names_zone_or_day(after.word)) return false;
    return !only_opens(stop, list);
  }
  if ((bits & (Abbreviation::number | Abbreviation::month)) != 0)
    return !number_follows(after) &&
           !(after.opened && after.first < 0x80 && ascii::digit(static_cast<char>(after.first)));
  return opens_sentence(after, list);
}

/// A lower-case letter follows. In ordinary writing that goes on; in a text without capitals it may open a sentence.
bool ends_before_lower(const Stop& stop, std::string_view word, std::uint32_t bits, const Following& after) {
  const bool full_stop = stop.run_end == stop.mark + 1 && stop.text[stop.mark] == '.';
  if (stop.lower_case) return bits == 0 && !(full_stop && (word.size() < 2 || dotted_letters(word)));
  if (!full_stop || stop.close_end > stop.run_end || after.opened) return false;
  return bits == 0 && word.size() >= 4 && (all_lower(word) || ascii::digit(word.back())) &&
         word.find_first_of("aeiouy0123456789") != word.npos;
}

/// Nothing but a stop parts two words: "is closed.Then we go".
bool ends_without_blank(const Stop& stop, std::string_view word, const Following& after) {
  if (after.first < 0x80 && !ascii::upper(static_cast<char>(after.first))) return false;
  if (stop.marked || stop.close_end > stop.run_end) return is_upper(after.first);
  if (!is_upper(after.first) || word.size() < 2 || after.word.empty() || after.stopped) return false;
  if (stop.text[stop.mark] == '.' && !(all_lower(word) || ascii::digit(word.back()))) return false;
  const std::size_t behind = static_cast<std::size_t>(after.word.data() - stop.text.data()) + after.word.size();
  const char follows = ascii::at(stop.text, behind);
  if (!ascii::blank(follows) && follows != ',' && follows != '\'') return false;
  if (ascii::digit(word.back()) && stop.text[stop.mark] == '.')
    return after.word.size() > 1 && all_lower(after.word.substr(1));
  return after.word.size() == 1 || all_lower(after.word.substr(1)) || ascii::high(after.word.back());
}

/// An ellipsis inside a sentence: three stops with blanks between them.
bool spaced_ellipsis(const Stop& stop) {
  const std::string_view run = stop.text.substr(stop.mark, stop.run_end - stop.mark);
  return run.find(' ') != run.npos && std::count(run.begin(), run.end(), '.') < 4 && stop.mark > stop.start &&
         ascii::blank(stop.text[stop.mark - 1]);
}

}  // namespace

bool ends_sentence(const Stop& stop, const WordList& abbreviations) {
  if (stop.next >= stop.end) return true;
  const bool ascii_mark = !ascii::high(stop.text[stop.mark]);
  const bool ellipsis = stop.text.substr(stop.mark).starts_with("…");
  if (!ascii_mark && !ellipsis) {  // marks of other scripts end sentences and nothing else
    const bool quoting = stop.text.substr(stop.next).starts_with("と");  // Japanese: "..." he said
    return stop.close_end == stop.run_end || !quoting;
  }
  const Following after = following(stop);
  const std::string_view word = word_before(stop);
  const bool full_stop = stop.text[stop.mark] == '.' && stop.run_end == stop.mark + 1;
  if (stop.next == stop.close_end) return ends_without_blank(stop, word, after);
  if (spaced_ellipsis(stop)) return false;
  std::uint32_t bits = full_stop ? abbreviations.classes(word) & Abbreviation::any : 0;
  if (full_stop && bits == 0 && dotted_letters(word)) bits = Abbreviation::end;
  const bool capitals = all_upper(word) && !all_upper(after.word) && is_upper(after.first);
  if (capitals && (bits & Abbreviation::title) == 0) bits = 0;  // "CA." is a state, no circa
  if (is_lower(after.first)) return ends_before_lower(stop, word, bits, after);
  if (!full_stop) return true;
  if (word.size() == 1 && ascii::upper(word[0])) {
    if (after.first < 0x80 && ascii::digit(static_cast<char>(after.first))) return false;
    return opens_sentence(after, abbreviations);
  }
  if (bits != 0 && stop.close_end == stop.run_end) return abbreviation_ends(stop, bits, after, abbreviations);
  const bool number = !word.empty() && std::all_of(word.begin(), word.end(), ascii::digit);
  return !number || !german_ordinal(stop, word);
}

}  // namespace groundlab
