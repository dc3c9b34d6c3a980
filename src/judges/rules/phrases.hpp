// SPDX-License-Identifier: Apache-2.0
// Patterns of words, from list files: phrases that say something else than their words (phrases.txt), ways to say must,
// may and must not (duties.txt), to leave open (hedges.txt). Matching is by folded words, the longest pattern first.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace groundlab::rules {

/// The n-th word from some place on; empty past the end.
using WordAt = std::function<std::string_view(std::size_t)>;

/// What is read instead of a phrase: words, or (kept) the n-th word of the phrase itself.
struct PhraseWord {
  std::string_view text;
  std::optional<std::size_t> kept;
};

struct Phrase {
  std::size_t length = 0;  ///< words it takes
  std::vector<PhraseWord> instead;
};

class Phrases {
 public:
  static const Phrases& rewrites();
  static const Phrases& duties();
  static const Phrases& hedges();

  bool may_start_with(std::string_view word) const { return rules_.contains(word); }

  /// The longest phrase that starts with word_at(0).
  std::optional<Phrase> match(const WordAt& word_at) const;

 private:
  struct Rule {
    std::vector<std::vector<std::string_view>> pattern;  ///< alternatives per word; "*": any, "*ing": any in -ing
    std::vector<std::string_view> instead;
  };
  explicit Phrases(std::string_view path);
  static bool fits(const Rule& rule, const WordAt& word_at);

  std::unordered_map<std::string_view, std::vector<Rule>> rules_;  ///< by first word, longest first
};

}  // namespace groundlab::rules
