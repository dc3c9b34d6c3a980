// SPDX-License-Identifier: Apache-2.0
// The reach of negation by rules in the manner of NegEx (Chapman et al. 2001): a cue turns over every word after it up
// to the end of its clause. Two cues cancel. No syntax is parsed; the lists say what ends a clause.
#include <algorithm>
#include <array>

#include "judges/rules/read.hpp"

namespace groundlab::rules {
namespace {

template <std::size_t N>
bool one_of(std::string_view word, const std::array<std::string_view, N>& words) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 6> clause_ends{".", ";", ":", "!", "?", "|"};
constexpr std::array<std::string_view, 9> universal{"all",       "every",      "each",        "always", "everyone",
                                                    "everybody", "everything", "necessarily", "both"};
constexpr std::array<std::string_view, 12> after_and{"he",  "she", "it",  "they", "we",   "is",
                                                     "are", "was", "has", "will", "must", "i"};
constexpr std::array<std::string_view, 19> complement_starts{"that", "how",   "what", "why", "where", "whether", "he",
                                                             "she",  "they",  "it",   "we",  "i",     "you",     "his",
                                                             "her",  "their", "this", "the", "when"};

class Scopes {
 public:
  Scopes(std::span<Token> tokens, const Vocabulary& vocabulary) : tokens_(tokens), vocabulary_(vocabulary) {}

  void mark() {
    mark_prefixes();
    bool neither = false;
    for (std::size_t i = 0; i < tokens_.size(); ++i) {
      const Cue cue = word(i).listed->cue;
      if (cue == Cue::none || is_part_of_name(i)) continue;
      if (text(i) == "neither")
        neither = true;
      else if (text(i) == "nor" && neither)
        continue;  // "neither a nor b" is one negation
      if (cue == Cue::prefix) {
        negate_next(i);
        continue;
      }
      if (text(i) == "no" &&
          (i + 1 >= size() || text(i + 1) == "." || text(i + 1) == "," || tokens_[i + 1].kind == TokenKind::number))
        continue;                                                        // "No. 4", "no 4", an answer
      if (text(i) == "not" && one_of(text(i + 1), universal)) continue;  // "not all": some do, some do not
      tokens_[i].cue = cue;
      turn_over(i);
    }
  }

 private:
  std::size_t size() const { return tokens_.size(); }
  const Word& word(std::size_t i) const { return vocabulary_[tokens_[i].word]; }
  std::string_view text(std::size_t i) const { return i < size() ? std::string_view(word(i).text) : ""; }

  /// Words that deny their base by a prefix are negated by themselves; "unable to", "unlikely to" negate what follows.
  void mark_prefixes() {
    constexpr std::array<std::string_view, 6> ruling{"possible", "able", "likely", "willing", "probable", "feasible"};
    for (std::size_t i = 0; i < size(); ++i) {
      if (!word(i).affixed || !one_of(vocabulary_[word(i).denied].text, ruling)) continue;
      if (text(i + 1) != "to" && text(i + 1) != "for" && text(i + 1) != "that") continue;
      for (std::size_t j = i + 2; j < size() && !ends_clause(j) && text(j) != ","; ++j)
        tokens_[j].negated = !tokens_[j].negated;
    }
  }

  void negate_next(std::size_t i) {
    std::size_t next = i + 1;
    if (text(next) == "-") ++next;
    if (next >= size()) return;
    tokens_[i].cue = Cue::prefix;
    tokens_[next].negated = !tokens_[next].negated;
    tokens_[next].focus = true;
  }

  /// Inside a compound (never-before-seen) or a name in capitals (Do Not Pay).
  bool is_part_of_name(std::size_t i) const {
    const auto touches = [&](std::size_t a, std::size_t b) { return tokens_[a].span.end == tokens_[b].span.begin; };
    if (text(i + 1) == "-" && touches(i, i + 1) && text(i) != "non") return true;
    if (i > 0 && text(i - 1) == "-" && touches(i - 1, i)) return true;
    return tokens_[i].capital && i > 0 && i + 1 < size() && tokens_[i - 1].capital && tokens_[i + 1].capital;
  }

  bool ends_clause(std::size_t i) const { return one_of(text(i), clause_ends) || word(i).is(clause_break); }

  /// A comma ends the reach, unless a list with or/nor goes on ("no eggs, milk or sugar").
  bool comma_ends(std::size_t comma) const {
    std::size_t alternative = size();
    for (std::size_t k = comma + 1; k < std::min(size(), comma + 6); ++k)
      if ((text(k) == "or" || text(k) == "nor") && alternative == size()) alternative = k;
    return alternative == size();
  }

  /// The scope of the cue at `cue` ends before token `i`.
  bool ends_before(std::size_t i, std::size_t cue) const {
    const std::string_view now = text(i);
    if (one_of(now, clause_ends)) return true;
    if (now == "who" || now == "which") return true;
    if (now == ",") return comma_ends(i);
    if (now == "and") return one_of(text(i + 1), after_and);
    if (i <= cue + 1) return false;
    if (word(i).is(clause_break) || now == "if") return true;
    const Word& before = word(i - 1);
    if (before.is(factive_verb) && (one_of(now, complement_starts) || tokens_[i].capital)) return true;
    return now == "that" && i > cue + 2 && tokens_[i - 1].content && (before.classes & 2) == 0;
  }

  void turn_over(std::size_t cue) {
    int focused = 0;
    for (std::size_t i = cue + 1; i < size() && !ends_before(i, cue); ++i) {
      Token& token = tokens_[i];
      token.negated = !token.negated;
      if (!token.content || focused == 2 || text(i).ends_with("ly")) continue;
      token.focus = true;
      ++focused;
    }
  }

  std::span<Token> tokens_;
  const Vocabulary& vocabulary_;
};

}  // namespace

void mark_negation(std::span<Token> sentence, const Vocabulary& vocabulary) { Scopes(sentence, vocabulary).mark(); }

}  // namespace groundlab::rules
