// SPDX-License-Identifier: Apache-2.0
// The patterns of the overlap rule by hand, in one pass each: they run over hostile text, so no regular expressions.
// Case folding follows the source's language: besides A-Z only U+212A (Kelvin sign) and U+0130 fold into ASCII letters.
#include "judges/overlap_terms.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <utility>

#include "groundlab/core/embedded.hpp"

#include "text/ascii.hpp"
#include "text/eight_bytes.hpp"

namespace groundlab {
namespace {

using ascii::alpha;
using ascii::digit;
using ascii::to_lower;

/// Of the text in lower case.
std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = text.size();
  for (std::size_t at = 0; at < text.size(); at += 8)
    hash = eight::mixed(hash, eight::lower(eight::load(text.data() + at, text.size() - at)));
  return hash;
}

/// That of text[begin, end), most of which have more bytes behind them that can be loaded and left out.
std::uint64_t hash_of(std::string_view text, std::size_t begin, std::size_t end) {
  const std::size_t size = end - begin;
  if (size >= 8 || begin + 8 > text.size()) return hash_of(text.substr(begin, size));
  const std::uint64_t bytes = eight::load(text.data() + begin, 8) & ((std::uint64_t{1} << (8 * size)) - 1);
  return size == 0 ? 0 : eight::mixed(size, eight::lower(bytes));
}

/// Of a word that ends at `end`.
bool is_plural(std::string_view text, std::size_t end) {
  return to_lower(text[end - 1]) == 's' && to_lower(text[end - 2]) != 's';
}

/// The lower-case ASCII letter that the text has at `at`, and the bytes it takes; none for anything else.
struct Letter {
  char value;
  std::size_t size;
};
std::optional<Letter> letter_at(std::string_view text, std::size_t at) {
  if (alpha(text[at])) return Letter{to_lower(text[at]), 1};
  if (static_cast<unsigned char>(text[at]) < 0x80) return std::nullopt;
  if (text.substr(at, 3) == "\xE2\x84\xAA") return Letter{'k', 3};
  if (text.substr(at, 2) == "\xC4\xB0") return Letter{'i', 2};
  return std::nullopt;
}

constexpr ascii::ByteSet letters = ascii::bytes_where([](char c) { return alpha(c); });
/// What a word without an apostrophe is made of.
constexpr ascii::ByteSet in_word = ascii::bytes_where([](char c) { return alpha(c) || c == '-'; });
/// What may begin a word: letters, and what may be one beyond ASCII.
constexpr ascii::ByteSet begins_word = ascii::bytes_where([](char c) { return alpha(c) || ascii::high(c); });
constexpr ascii::ByteSet in_number =
    ascii::bytes_where([](char c) { return digit(c) || c == '.' || c == ',' || c == '-'; });

std::size_t next_digit(std::string_view text, std::size_t at) {
  return eight::run_end(text, at, [](std::uint64_t bytes) { return ~eight::digits(bytes); });
}

/// A word that holds a letter beyond ASCII, or an apostrophe: its letters, lower-cased, and what `joins` them.
/// U+0130 folds to i and a combining dot, which ends a word.
struct OddWord {
  std::string letters;
  std::size_t end = 0;
};
OddWord odd_word(std::string_view text, std::size_t begin, std::string_view joins) {
  OddWord word{{}, begin};
  while (word.end < text.size()) {
    if (const auto letter = letter_at(text, word.end)) {
      word.letters += letter->value;
      word.end += letter->size;
      if (letter->size == 2) break;
    } else if (!word.letters.empty() && joins.find(text[word.end]) != joins.npos) {
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
      if (fields[0] != "negation") continue;
      negation.push_back({hash_of(fields[i]), {}});
      facts.negation_begins[static_cast<unsigned char>(fields[i].front())] = true;
      facts.negation_begins[static_cast<unsigned char>(ascii::to_upper(fields[i].front()))] = true;
    }
  }
  facts.stop = hashes_of(stop);
  facts.negation = hashes_of(negation);
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

HashSet hashes_of(std::span<const OverlapTerm> terms) {
  HashSet hashes;
  hashes.assign(terms, [](const OverlapTerm& term) { return term.hash; });
  return hashes;
}

const OverlapFacts& overlap_facts() {
  static const OverlapFacts facts = read_facts(embedded("judges/overlap.txt"));
  return facts;
}

std::vector<OverlapTerm> overlap_numbers(std::string_view text, std::vector<OverlapTerm> into) {
  std::vector<OverlapTerm> numbers = std::move(into);
  numbers.clear();
  std::size_t last_end = 0;
  for (std::size_t at = next_digit(text, 0); at < text.size(); at = next_digit(text, at)) {
    std::size_t begin = at;
    if (begin > last_end && text[begin - 1] == '-') --begin;
    while (begin > last_end && alpha(text[begin - 1])) --begin;
    at = ascii::run_end(text, at, text.size(), in_number);
    last_end = at;
    std::size_t end = at;
    while (text[end - 1] == '.' || text[end - 1] == ',') --end;
    numbers.push_back({hash_of(text.substr(begin, end - begin)), {begin, end}});
  }
  return numbers;
}

std::vector<OverlapTerm> overlap_words(std::string_view text, std::vector<OverlapTerm> into) {
  const OverlapFacts& facts = overlap_facts();
  std::vector<OverlapTerm> words = std::move(into);
  words.clear();
  words.reserve(text.size() / 8);  // a content word and what stands around it
  /// source[begin, end), which stands at `span` of the text.
  const auto take = [&](std::string_view source, std::size_t begin, std::size_t end, Span span) {
    const std::size_t size = end - begin;
    if (size < facts.shortest_word) return;
    const std::uint64_t whole = hash_of(source, begin, end);
    if (size <= facts.longest_stop && facts.stop.holds(whole)) return;
    words.push_back({is_plural(source, end) ? hash_of(source, begin, end - 1) : whole, span});
  };
  for (std::size_t at = 0; at < text.size();) {
    if (!ascii::is_in(begins_word, text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    at = ascii::run_end(text, at, text.size(), in_word);
    if (at == text.size() || (text[at] != '\'' && !is_odd_letter(text, at))) {
      if (at == begin) ++at;
      take(text, begin, at, {begin, at});
      continue;
    }
    OddWord odd = odd_word(text, begin, "'-");  // a match of [a-z][a-z'-]+
    at = odd.end;
    if (odd.letters.size() < 2) continue;
    erase_all(odd.letters, "'s");
    take(odd.letters, 0, odd.letters.size(), {begin, at});
  }
  return words;
}

bool overlap_negated(std::string_view text) {
  const OverlapFacts& facts = overlap_facts();
  for (std::size_t at = 0; at < text.size();) {
    if (!ascii::is_in(begins_word, text[at])) {
      ++at;
      continue;
    }
    const std::size_t begin = at;
    at = ascii::run_end(text, at, text.size(), letters);
    if (at < text.size() && is_odd_letter(text, at)) {
      const OddWord odd = odd_word(text, begin, "");
      if (facts.negation.holds(hash_of(odd.letters))) return true;
      at = odd.end;
    } else if (at == begin) {
      ++at;
    } else if (ascii::is_in(facts.negation_begins, text[begin]) && facts.negation.holds(hash_of(text, begin, at))) {
      return true;
    }
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
