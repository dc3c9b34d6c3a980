// SPDX-License-Identifier: Apache-2.0
// Looks each word of a claim up in the passage's index; the work depends on the claim, not on the passage.
#include "judges/rules/match.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

#include "text/lexicon.hpp"

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
    const Word& word = vocabulary_[token.word];
    add(postings(evidence_.lemmas, lemma), 1);
    if (token.word != lemma) add(postings(evidence_.lemmas, token.word), 1);
    add(postings(evidence_.stems, word.stem), quality_.stem);
    if (word.denied != no_word) add(postings(evidence_.lemmas, word.denied), 1, true);
    add_listed(lemma);
    if (token.word != lemma) add_listed(token.word);
    const std::size_t loose = add_related(word.entry);
    if (hits_.empty() && loose > 0) add_loosely_related(word.entry);
    if (hits_.empty()) add_compound(word.text);
    if (hits_.empty()) add_common_beginning(token.word);
    if (hits_.empty() && token.shouting) add(postings(evidence_.initials, token.word), quality_.compound);
  }

  void add_listed(WordId word) {
    for (const Neighbour& near : vocabulary_.listed_neighbours(word))
      add(postings(evidence_.lemmas, near.word), near.quality, near.opposite);
  }

  static bool is_close(WordRelation relation) {
    return relation == WordRelation::synonym || relation == WordRelation::derivation ||
           relation == WordRelation::derivation2 || relation == WordRelation::antonym;
  }

  /// Derivations, synonyms, antonyms. Returns how many others may stand in the passage.
  std::size_t add_related(std::uint32_t entry) {
    if (entry == no_entry) return 0;
    const Lexicon& lexicon = Lexicon::wordnet();
    std::size_t others = 0;
    for (std::size_t i = 0; i < lexicon.related_count(entry); ++i) {
      const auto [word, relation] = lexicon.related(entry, i);
      const std::uint32_t looked_for = relation == WordRelation::phrase ? lexicon.phrase(word).first : word;
      if (!evidence_.entries.may_have(looked_for)) continue;
      if (!is_close(relation)) {
        ++others;
        continue;
      }
      const WordId other = vocabulary_.of_entry(word);
      const bool opposite = relation == WordRelation::antonym;
      if (opposite && is_loose(entry, other)) continue;
      add(postings(evidence_.lemmas, other), vocabulary_.quality(relation), opposite);
    }
    return others;
  }

  /// Phrases, broader and narrower words.
  void add_loosely_related(std::uint32_t entry) {
    const Lexicon& lexicon = Lexicon::wordnet();
    for (std::size_t i = 0; i < lexicon.related_count(entry); ++i) {
      const auto [word, relation] = lexicon.related(entry, i);
      if (relation == WordRelation::phrase) {
        const auto [first, last] = lexicon.phrase(word);
        add_phrase(vocabulary_.of_entry(first), vocabulary_.of_entry(last));
      } else if (!is_close(relation) && evidence_.entries.may_have(word)) {
        add(postings(evidence_.lemmas, vocabulary_.of_entry(word)), vocabulary_.quality(relation));
      }
    }
  }

  /// The two are antonyms only in some sense (antonym_stop.txt).
  bool is_loose(std::uint32_t entry, WordId other) const {
    const Listed& one = *vocabulary_[vocabulary_.of_entry(entry)].listed;
    const Word& another = vocabulary_[other];
    return ((one.flags | another.listed->flags) & loose_antonym) != 0 ||
           std::find(one.loose_pairs.begin(), one.loose_pairs.end(), another.text) != one.loose_pairs.end();
  }

  void add_phrase(WordId first_word, WordId last_word) {
    if (first_word == no_word || last_word == no_word) return;
    for (const Posting& first : postings(evidence_.lemmas, first_word))
      for (std::uint32_t next = first.at + 1; next < first.at + 3 && next < evidence_.content.size(); ++next)
        if (evidence_.word(next).lemma == last_word) hits_.push_back({first.at, quality_.phrase, false});
  }

  /// "healthcare" where the evidence has "health care".
  void add_compound(std::string_view word) {
    constexpr std::size_t shortest_part = 3;
    constexpr std::size_t shortest_word = 7;
    if (word.size() < shortest_word) return;
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
