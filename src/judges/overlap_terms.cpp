// SPDX-License-Identifier: Apache-2.0
// The patterns of the overlap rule by hand, in one pass each: they run over hostile text, so no regular expressions.
// Case folding follows the source's language: besides A-Z only U+212A (Kelvin sign) and U+0130 fold into ASCII letters.
#include "judges/overlap_terms.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <optional>
#include <string>

#include "groundlab/core/embedded.hpp"

namespace groundlab {
namespace {

constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
constexpr bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c; }

constexpr std::array<unsigned char, 256> lower_bytes = [] {
  std::array<unsigned char, 256> bytes{};
  for (std::size_t c = 0; c < 256; ++c) bytes[c] = static_cast<unsigned char>(lower(static_cast<char>(c)));
  return bytes;
}();

/// FNV-1a, 64 bits (Fowler, Noll and Vo).
constexpr std::uint64_t fnv_offset = 0xcbf29ce484222325U;
constexpr std::uint64_t fnv_prime = 0x100000001b3U;

std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = fnv_offset;
  for (const char c : text) hash = (hash ^ lower_bytes[static_cast<unsigned char>(c)]) * fnv_prime;
  return hash;
}

/// A word hashed letter by letter, and without its last letter: the plural s may come off.
struct HashedWord {
  std::uint64_t stem = fnv_offset;
  std::uint64_t whole = fnv_offset;

  void add(char c) {
    stem = whole;
    whole = (whole ^ lower_bytes[static_cast<unsigned char>(c)]) * fnv_prime;
  }
};

bool is_plural(std::string_view letters) {
  return lower(letters.back()) == 's' && lower(letters[letters.size() - 2]) != 's';
}

/// The lower-case ASCII letter that the text has at `at`, and the bytes it takes; none for anything else.
struct Letter {
  char value;
  std::size_t size;
};
std::optional<Letter> letter_at(std::string_view text, std::size_t at) {
  if (is_letter(text[at])) return Letter{lower(text[at]), 1};
  if (static_cast<unsigned char>(text[at]) < 0x80) return std::nullopt;
  if (text.substr(at, 3) == "\xE2\x84\xAA") return Letter{'k', 3};
  if (text.substr(at, 2) == "\xC4\xB0") return Letter{'i', 2};
  return std::nullopt;
}

/// The bytes that a word without an apostrophe is made of.
constexpr std::array<bool, 256> is_plain = [] {
  std::array<bool, 256> plain{};
  for (std::size_t c = 0; c < 128; ++c) plain[c] = is_letter(static_cast<char>(c)) || c == '-';
  return plain;
}();

/// The bytes that may begin a word: letters, and what may be one beyond ASCII.
constexpr std::array<bool, 256> may_begin = [] {
  std::array<bool, 256> begin{};
  for (std::size_t c = 0; c < 256; ++c) begin[c] = c >= 0x80 || is_letter(static_cast<char>(c));
  return begin;
}();

/// A match of [a-z][a-z'-]+ at `begin` that holds an apostrophe or a letter beyond ASCII: its letters, lower-cased.
/// U+0130 folds to i and a combining dot, which ends a word.
struct OddWord {
  std::string letters;
  std::size_t end;
};
OddWord odd_word(std::string_view text, std::size_t begin) {
  OddWord word{{}, begin};
  while (word.end < text.size()) {
    if (const auto letter = letter_at(text, word.end)) {
      word.letters += letter->value;
      word.end += letter->size;
      if (letter->size == 2) break;
    } else if (!word.letters.empty() && (text[word.end] == '\'' || text[word.end] == '-')) {
      word.letters += text[word.end++];
    } else {
      break;
    }
  }
  return word;
}

/// A letter beyond ASCII stands at `at`.
bool is_odd_letter(std::string_view text, std::size_t at) {
  return static_cast<unsigned char>(text[at]) >= 0x80 && letter_at(text, at);
}

void erase_all(std::string& word, std::string_view piece) {
  for (std::size_t at = word.find(piece); at != std::string::npos; at = word.find(piece, at))
    word.erase(at, piece.size());
}

OverlapFacts read_facts(std::string_view text) {
  OverlapFacts facts;
  std::vector<OverlapTerm> stop, negation;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::vector<std::string_view> fields;
    for (std::string_view rest = text.substr(0, end); !rest.empty();) {
      const std::size_t blank = std::min(rest.find(' '), rest.size());
      if (blank > 0) fields.push_back(rest.substr(0, blank));
      rest.remove_prefix(std::min(blank + 1, rest.size()));
    }
    text.remove_prefix(std::min(end + 1, text.size()));
    if (fields.size() < 2) continue;
    const std::string_view value = fields[1];
    if (fields[0] == "coverage") std::from_chars(value.data(), value.data() + value.size(), facts.coverage);
    if (fields[0] == "shortest_word") std::from_chars(value.data(), value.data() + value.size(), facts.shortest_word);
    for (std::size_t i = 1; i < fields.size(); ++i) {
      if (fields[0] == "stop") facts.longest_stop = std::max(facts.longest_stop, fields[i].size());
      if (fields[0] == "stop") stop.push_back({hash_of(fields[i]), {}});
      if (fields[0] == "negation") negation.push_back({hash_of(fields[i]), {}});
    }
  }
  facts.stop = HashSet(stop);
  facts.negation = HashSet(negation);
  return facts;
}

/// Bytes of the blank at `at` (what Unicode and the source's language call white space), 0 where there is none.
std::size_t blank_at(std::string_view text, std::size_t at) {
  const auto byte = static_cast<unsigned char>(text[at]);
  if (byte == ' ' || (byte >= 0x09 && byte <= 0x0D) || (byte >= 0x1C && byte <= 0x1F)) return 1;
  const std::string_view two = text.substr(at, 2);
  if (two == "\xC2\x85" || two == "\xC2\xA0") return 2;
  const std::string_view three = text.substr(at, 3);
  if (three == "\xE1\x9A\x80" || three == "\xE3\x80\x80" || three == "\xE2\x81\x9F") return 3;
  if (three.size() < 3 || three.substr(0, 2) != "\xE2\x80") return 0;
  const auto last = static_cast<unsigned char>(three[2]);
  return last <= 0x8A || last == 0xA8 || last == 0xA9 || last == 0xAF ? 3 : 0;
}

}  // namespace

HashSet::HashSet(std::span<const OverlapTerm> terms) {
  if (terms.empty()) return;
  slots_.resize(std::bit_ceil(2 * terms.size()));
  for (const OverlapTerm& term : terms) {
    std::size_t at = term.hash & (slots_.size() - 1);
    while (slots_[at] != term.hash && slots_[at] != 0) at = (at + 1) & (slots_.size() - 1);
    slots_[at] = term.hash;
  }
}

const OverlapFacts& overlap_facts() {
  static const OverlapFacts facts = read_facts(embedded("judges/overlap.txt"));
  return facts;
}

std::vector<OverlapTerm> overlap_numbers(std::string_view text) {
  std::vector<OverlapTerm> numbers;
  std::size_t last_end = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (!is_digit(text[at])) continue;
    std::size_t begin = at;
    if (begin > last_end && text[begin - 1] == '-') --begin;
    while (begin > last_end && is_letter(text[begin - 1])) --begin;
    while (at < text.size() && (is_digit(text[at]) || text[at] == '.' || text[at] == ',' || text[at] == '-')) ++at;
    last_end = at;
    std::size_t end = at;
    while (text[end - 1] == '.' || text[end - 1] == ',') --end;
    numbers.push_back({hash_of(text.substr(begin, end - begin)), {begin, end}});
  }
  return numbers;
}

std::vector<OverlapTerm> overlap_words(std::string_view text) {
  const OverlapFacts& facts = overlap_facts();
  std::vector<OverlapTerm> words;
  words.reserve(text.size() / 8);  // a content word and what stands around it
  const auto take = [&](std::string_view letters, HashedWord word, Span span) {
    if (letters.size() < facts.shortest_word) return;
    if (letters.size() <= facts.longest_stop && facts.stop.holds(word.whole)) return;
    words.push_back({is_plural(letters) ? word.stem : word.whole, span});
  };
  for (std::size_t at = 0; at < text.size();) {
    if (!may_begin[static_cast<unsigned char>(text[at])]) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    HashedWord word;
    while (at < text.size() && is_plain[static_cast<unsigned char>(text[at])]) word.add(text[at++]);
    if (at == text.size() || (text[at] != '\'' && !is_odd_letter(text, at))) {
      if (at == begin) ++at;
      take(text.substr(begin, at - begin), word, {begin, at});
      continue;
    }
    OddWord odd = odd_word(text, begin);
    at = odd.end;
    if (odd.letters.size() < 2) continue;
    erase_all(odd.letters, "'s");
    word = {};
    for (const char c : odd.letters) word.add(c);
    take(odd.letters, word, {begin, at});
  }
  return words;
}

bool overlap_negated(std::string_view text) {
  const OverlapFacts& facts = overlap_facts();
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t begin = at;
    HashedWord word;
    while (at < text.size()) {
      if (is_letter(text[at])) {
        word.add(text[at++]);
      } else if (is_odd_letter(text, at)) {
        const auto letter = letter_at(text, at);
        word.add(letter->value);
        at += letter->size;
      } else {
        break;
      }
    }
    if (at > begin && facts.negation.holds(word.whole)) return true;
  }
  return false;
}

std::vector<std::string_view> overlap_sentences(std::string_view text) {
  std::vector<std::string_view> sentences;
  std::size_t begin = 0;
  for (std::size_t at = 1; at < text.size(); ++at) {
    const char before = text[at - 1];
    if ((before != '.' && before != '!' && before != '?') || blank_at(text, at) == 0) continue;
    sentences.push_back(text.substr(begin, at - begin));
    while (at < text.size() && blank_at(text, at) != 0) at += blank_at(text, at);
    begin = at;
  }
  sentences.push_back(text.substr(begin));
  return sentences;
}

}  // namespace groundlab
