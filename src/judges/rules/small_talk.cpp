// SPDX-License-Identifier: Apache-2.0
// A claim is cut at sentence ends and before and/but/so; a clause whose subject is the speaker, that only reacts, or
// that asks, is left out. "I know that X" keeps X.
#include "judges/rules/small_talk.hpp"

#include <algorithm>
#include <array>

namespace groundlab::rules {
namespace {

class SmallTalk {
 public:
  SmallTalk(std::span<const Token> tokens, const Vocabulary& vocabulary) : tokens_(tokens), vocabulary_(vocabulary) {}

  std::vector<ReadSentence> run() const {
    std::vector<ReadSentence> found;
    if (!may_be_there()) return found;
    bool something_left = false;
    for (const ReadSentence& clause : clauses()) {
      if (says_nothing(clause)) {
        found.push_back(clause);
        continue;
      }
      something_left = true;
      const std::uint32_t start = start_of(clause);
      const std::uint32_t known = after_knowing(clause, start);
      if (known != start) found.push_back({clause.begin, known});
    }
    return something_left ? found : std::vector<ReadSentence>{};
  }

 private:
  std::string_view text(std::uint32_t i) const {
    return i < tokens_.size() ? std::string_view(vocabulary_[tokens_[i].word].text) : "";
  }
  bool is(std::uint32_t i, ListFlag flag) const {
    return i < tokens_.size() && (vocabulary_[tokens_[i].word].listed->flags & flag) != 0;
  }
  bool is_mark(std::uint32_t i) const { return tokens_[i].kind == TokenKind::mark; }

  template <std::size_t N>
  bool is_one_of(std::uint32_t i, const std::array<std::string_view, N>& words) const {
    return std::find(words.begin(), words.end(), text(i)) != words.end();
  }

  bool may_be_there() const {
    for (std::uint32_t i = 0; i < tokens_.size(); ++i)
      if (is(i, ListFlag::speaker) || is(i, ListFlag::reaction) || is(i, ListFlag::interjection) || text(i) == "?")
        return true;
    return false;
  }

  std::vector<ReadSentence> clauses() const {
    constexpr std::array<std::string_view, 4> ends{".", "!", "?", ";"};
    std::vector<ReadSentence> found;
    std::uint32_t begin = 0;
    const auto size = static_cast<std::uint32_t>(tokens_.size());
    for (std::uint32_t i = 0; i < size; ++i) {
      const bool splits = is_one_of(i, joints) && (text(i) == "but" || (i > begin && text(i - 1) == ","));
      if (splits && i > begin) {
        found.push_back({begin, i});
        begin = i;
      }
      if (!is_one_of(i, ends)) continue;
      found.push_back({begin, i + 1});
      begin = i + 1;
    }
    if (begin < size) found.push_back({begin, size});
    return found;
  }

  /// Where the clause begins to speak: joints, interjections and marks skipped.
  std::uint32_t start_of(const ReadSentence& clause) const {
    std::uint32_t i = clause.begin;
    while (i < clause.end && (is_mark(i) || is(i, ListFlag::interjection) || is_one_of(i, joints))) ++i;
    return i;
  }

  /// "I do know that ...": where what is known begins; the clause's start where nothing is.
  std::uint32_t after_knowing(const ReadSentence& clause, std::uint32_t start) const {
    constexpr std::array<std::string_view, 8> subjects{"it", "he", "she", "they", "the", "there", "this", "these"};
    if (!is(start, ListFlag::speaker)) return start;
    std::uint32_t i = start + 1;
    while (i < clause.end && (is(i, ListFlag::filler) || text(i) == "have" || text(i) == "ve" || is_mark(i))) ++i;
    if (!is(i, ListFlag::knowing)) return start;
    ++i;
    if (i < clause.end && text(i) == "that") return i + 1;
    return i < clause.end && is_one_of(i, subjects) ? i : start;
  }

  bool only_reacts(const ReadSentence& clause, std::uint32_t start) const {
    constexpr std::uint32_t most_after = 4;
    std::uint32_t i = start;
    if (is(i, ListFlag::pointing)) ++i;
    while (i < clause.end && (is(i, ListFlag::linking) || is(i, ListFlag::filler) || is_mark(i))) ++i;
    return is(i, ListFlag::reaction) && clause.end - i <= most_after;
  }

  bool says_nothing(const ReadSentence& clause) const {
    const std::uint32_t start = start_of(clause);
    if (start == clause.end || text(clause.end - 1) == "?") return true;
    if (after_knowing(clause, start) != start) return false;
    return is(start, ListFlag::speaker) || only_reacts(clause, start);
  }

  static constexpr std::array<std::string_view, 4> joints{"and", "but", "so", "or"};

  std::span<const Token> tokens_;
  const Vocabulary& vocabulary_;
};

}  // namespace

std::vector<ReadSentence> small_talk(std::span<const Token> claim, const Vocabulary& vocabulary) {
  return SmallTalk(claim, vocabulary).run();
}

namespace {

/// The number in `left` of a quantity of `text`, taken over at its first use.
std::uint32_t taken_over(std::uint32_t quantity, const ReadText& text, std::vector<std::uint32_t>& renumbered,
                         ReadText& left) {
  if (quantity == none) return none;
  std::uint32_t& number = renumbered[quantity];
  if (number == none) {
    number = static_cast<std::uint32_t>(left.quantities.size());
    left.quantities.push_back(text.quantities[quantity]);
  }
  return number;
}

}  // namespace

ReadText without(ReadText text, std::span<const ReadSentence> runs, const Vocabulary& vocabulary) {
  if (runs.empty()) return text;
  ReadText left;
  std::vector<std::uint32_t> renumbered(text.quantities.size(), none);
  for (const ReadSentence& sentence : text.sentences) {
    const auto begin = static_cast<std::uint32_t>(left.tokens.size());
    for (std::uint32_t i = sentence.begin; i < sentence.end; ++i) {
      const bool dropped =
          std::any_of(runs.begin(), runs.end(), [&](const ReadSentence& run) { return i >= run.begin && i < run.end; });
      if (dropped) continue;
      Token token = text.tokens[i];
      token.cue = Cue::none;
      token.negated = token.focus = false;
      token.quantity = taken_over(token.quantity, text, renumbered, left);
      left.tokens.push_back(token);
    }
    const auto end = static_cast<std::uint32_t>(left.tokens.size());
    if (begin == end) continue;
    mark_negation(std::span(left.tokens).subspan(begin), vocabulary);
    left.sentences.push_back({begin, end});
  }
  return left;
}

}  // namespace groundlab::rules
