// SPDX-License-Identifier: Apache-2.0
// A small language for wording, so that what counts as a refusal or a greeting stands in data/ and not in code. A
// pattern is a line of elements that must match words one after the other; the file defines classes of words first:
//   @name = word word <other>        a class
//   [section]                        the patterns below belong to it
//   a|b|<class>   x?   !x   ..N   ^   $     one of; optional; none of these next; up to N words; begin; end of the
//   piece
// Words are compared in lower case, "don't" and "cannot" read as "do not" and "can not", marks are words of their own.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

#include "text/word_list.hpp"

namespace groundlab {

/// A word or a mark of a text, as the phrase book knows it.
struct Token {
  Span span;
  std::uint16_t id = 0;  ///< 0: not in the book

  bool operator==(const Token&) const = default;
};

class PhraseBook {
 public:
  static constexpr std::size_t most_words = 2048;
  using Set = std::bitset<most_words>;

  /// Reads a book; a fault in it throws std::logic_error. `sections`: their names, in the order of their numbers.
  PhraseBook(std::string_view text, std::span<const std::string_view> sections);

  /// The words and marks of a piece of `text`, in order.
  std::vector<Token> tokens(std::string_view text, Span piece) const;

  struct Match {
    std::size_t begin = 0, end = 0;  ///< tokens
  };
  /// The first match of a pattern of `section` in tokens [from, to); `from` and `to` are begin and end for ^ and $.
  std::optional<Match> find(std::size_t section, std::span<const Token> tokens) const;

  /// A match that begins with the first token.
  std::optional<Match> at_start(std::size_t section, std::span<const Token> tokens) const;

  /// The words of a class, by number; an unknown class throws std::logic_error.
  const Set& words(std::string_view name) const;

  /// A mark, not a word.
  static bool is_mark(const Token& token);

  /// The number of a word of the book; 0: it has none.
  std::uint16_t id(std::string_view word) const {
    return sketch_.may_hold(word) ? static_cast<std::uint16_t>(words_.find(word)) : std::uint16_t{0};
  }

 private:
  class Reader;
  struct Element {
    Set words;
    bool optional = false;
    bool forbidden = false;
    bool end = false;
    int gap = 0;  ///< above 0: up to so many words
  };
  struct Pattern {
    std::vector<Element> elements;
    bool anchored = false;
  };
  /// The patterns that a word may begin, and the words that may come next in one of them.
  struct Beginning {
    std::vector<std::uint16_t> patterns;
    Set next;
    bool any_next = false;  ///< nothing need follow, or any word may
  };
  struct Section {
    std::vector<Pattern> patterns;
    std::vector<std::uint16_t> beginning_of;  ///< by word: its place in `beginnings`
    std::vector<Beginning> beginnings;        ///< the first is of words that begin no pattern
  };

  Set set_of(std::string_view alternatives);
  Pattern parse(std::string_view line);
  std::uint16_t intern(std::string_view word);
  static Beginning after(const Pattern& pattern, std::size_t e);
  static void add_beginning(Section& section, std::size_t word, std::uint16_t pattern, const Beginning& after);
  void index(Section& section) const;
  /// The patterns that may match at the first token; null: none.
  const std::vector<std::uint16_t>* may_begin(const Section& section, std::span<const Token> tokens) const;
  std::optional<std::size_t> match(std::span<const Element> elements, std::span<const Token> tokens,
                                   std::size_t at) const;

  WordTable words_;
  WordSketch sketch_;
  std::uint16_t used_ = 0;
  std::vector<std::pair<std::string, Set>> classes_;
  std::vector<Section> sections_;
};

}  // namespace groundlab
