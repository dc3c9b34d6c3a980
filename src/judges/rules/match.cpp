// SPDX-License-Identifier: Apache-2.0
// Looks each word of a claim up in the passage's index; the work depends on the claim, not on the passage.
#include "judges/rules/match.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace groundlab::rules {
namespace {

class Lookup {
 public:
  Lookup(const PreparedClaim& claim, const Evidence& evidence, Vocabulary& vocabulary)
      : claim_(claim), evidence_(evidence), vocabulary_(vocabulary), quality_(vocabulary.qualities()) {}

  Matches run() {
    matches_.begin.push_back(0);
    for (std::uint32_t i = 0; i < claim_.distinct.size(); ++i) {
      hits_.clear();
      look_up(claim_.text.tokens[claim_.distinct[i].token]);
      keep_best();
      matches_.hits.insert(matches_.hits.end(), hits_.begin(), hits_.end());
      matches_.begin.push_back(static_cast<std::uint32_t>(matches_.hits.size()));
    }
    return std::move(matches_);
  }

 private:
  void add(std::span<const Posting> postings, float quality, bool opposite = false) {
    for (const Posting& posting : postings) {
      const bool against = opposite != posting.denied;
      hits_.push_back({posting.at, against ? std::min(quality, quality_.opposite) : quality, against});
    }
  }

  void look_up(const Token& token) {
    const WordId lemma = token.lemma;
    const WordId denied = vocabulary_[token.word].denied;
    add(postings(evidence_.lemmas, lemma), 1);
    if (token.word != lemma) add(postings(evidence_.lemmas, token.word), 1);
    add(postings(evidence_.stems, vocabulary_[token.word].stem), quality_.stem);
    if (denied != no_word) add(postings(evidence_.lemmas, denied), 1, true);
    add_neighbours(lemma, true);
    if (token.word != lemma) add_neighbours(token.word, true);
    if (!hits_.empty()) return;
    add_neighbours(lemma, false);
    add_compound(vocabulary_[token.word].text);
    if (!hits_.empty()) return;
    add_common_beginning(token.word);
    if (hits_.empty() && token.shouting) add(postings(evidence_.initials, token.word), quality_.compound);
  }

  /// Close ones: derivations, synonyms, opposites. The others: phrases, broader and narrower words.
  void add_neighbours(WordId lemma, bool close) {
    for (const Neighbour& near : vocabulary_.neighbours(lemma)) {
      const bool is_close = near.then == no_word && (near.opposite || near.quality >= quality_.derivation2);
      if (is_close != close || !evidence_.filter.may_have(near.word)) continue;
      if (near.then != no_word)
        add_phrase(near);
      else
        add(postings(evidence_.lemmas, near.word), near.quality, near.opposite);
    }
  }

  void add_phrase(const Neighbour& phrase) {
    for (const Posting& first : postings(evidence_.lemmas, phrase.word))
      for (std::uint32_t next = first.at; next < first.at + 3 && next < evidence_.content.size(); ++next)
        if (next > first.at && evidence_.word(next).lemma == phrase.then)
          hits_.push_back({first.at, phrase.quality, false});
  }

  /// "healthcare" where the evidence has "health care".
  void add_compound(std::string_view word) {
    constexpr std::size_t shortest_part = 3;
    for (std::size_t cut = shortest_part; cut + shortest_part <= word.size(); ++cut) {
      const WordId left = vocabulary_.known(word.substr(0, cut));
      const WordId right = left == no_word ? no_word : vocabulary_.known(word.substr(cut));
      if (right == no_word) continue;
      for (const Posting& first : postings(evidence_.lemmas, left))
        if (first.at + 1 < evidence_.content.size() && evidence_.word(first.at + 1).word == right)
          hits_.push_back({first.at, quality_.compound, false});
    }
  }

  /// Five letters or more in common and at most three left over on either side.
  void add_common_beginning(WordId word) {
    const Word& wanted = vocabulary_[word];
    if (wanted.prefix == no_word) return;
    for (const Posting& posting : postings(evidence_.prefixes, wanted.prefix)) {
      const std::string_view found = vocabulary_[evidence_.word(posting.at).word].text;
      const auto [a, b] = std::mismatch(found.begin(), found.end(), wanted.text.begin(), wanted.text.end());
      if (found.end() - a <= 3 && wanted.text.end() - b <= 3) hits_.push_back({posting.at, quality_.prefix, false});
    }
  }

  void keep_best() {
    std::sort(hits_.begin(), hits_.end(), [](const Hit& a, const Hit& b) {
      return std::tuple(a.at, -a.quality, a.opposite) < std::tuple(b.at, -b.quality, b.opposite);
    });
    const auto end = std::unique(hits_.begin(), hits_.end(), [](const Hit& a, const Hit& b) { return a.at == b.at; });
    hits_.erase(end, hits_.end());
  }

  const PreparedClaim& claim_;
  const Evidence& evidence_;
  Vocabulary& vocabulary_;
  const MatchQualities& quality_;
  std::vector<Hit> hits_;
  Matches matches_;
};

}  // namespace

Matches match(const PreparedClaim& claim, const Evidence& evidence, Vocabulary& vocabulary) {
  return Lookup(claim, evidence, vocabulary).run();
}

}  // namespace groundlab::rules
