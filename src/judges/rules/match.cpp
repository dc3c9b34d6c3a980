// SPDX-License-Identifier: Apache-2.0
// Looks each word of a claim up in the passage's index; the work depends on the claim, not on the passage.
#include "judges/rules/match.hpp"

#include <algorithm>
#include <bit>
#include <string_view>
#include <tuple>

#include "text/lexicon.hpp"

namespace groundlab::rules {
namespace {

/// Finds the words that may stand for one word of a claim in the passages of a case.
class CandidateSearch {
 public:
  CandidateSearch(Vocabulary& vocabulary, const EntryFilter& spoken) : vocabulary_(vocabulary), spoken_(spoken) {}

  std::vector<Candidate> run(const Token& token) {
    add_listed(token.lemma);
    if (token.word != token.lemma) add_listed(token.word);
    if (const std::uint32_t entry = vocabulary_[token.word].entry; entry != no_entry) add_related(entry);
    return std::move(found_);
  }

 private:
  void add_listed(WordId word) {
    for (const Neighbour& near : vocabulary_.listed_neighbours(word))
      found_.push_back({near.word, no_word, near.quality, near.opposite, false});
  }

  void add_related(std::uint32_t entry) {
    const Lexicon& lexicon = Lexicon::wordnet();
    const std::size_t count = lexicon.related_count(entry);
    for (std::size_t i = 0; i < count; ++i) {
      const auto [word, relation] = lexicon.related(entry, i);
      const bool phrase = relation == WordRelation::phrase;
      const std::uint32_t first = phrase ? lexicon.phrase(word).first : word;
      if (!spoken_.may_have(first)) continue;
      const bool opposite = relation == WordRelation::antonym;
      const WordId other = vocabulary_.of_entry(first);
      const WordId then = phrase ? vocabulary_.of_entry(lexicon.phrase(word).second) : no_word;
      if (other == no_word || (phrase && then == no_word) || (opposite && is_loose(entry, other))) continue;
      const bool close = relation == WordRelation::synonym || relation == WordRelation::derivation ||
                         relation == WordRelation::derivation2 || opposite;
      found_.push_back({other, then, vocabulary_.quality(relation), opposite, !close});
    }
  }

  /// The two are antonyms only in some sense (antonym_stop.txt).
  bool is_loose(std::uint32_t entry, WordId other) const {
    const Listed& one = *vocabulary_[vocabulary_.of_entry(entry)].listed;
    const Word& another = vocabulary_[other];
    return ((one.flags | another.listed->flags) & loose_antonym) != 0 ||
           std::find(one.loose_pairs.begin(), one.loose_pairs.end(), another.text) != one.loose_pairs.end();
  }

  Vocabulary& vocabulary_;
  const EntryFilter& spoken_;
  std::vector<Candidate> found_;
};

class Lookup {
 public:
  Lookup(const PreparedClaim& claim, const Evidence& evidence, const Vocabulary& vocabulary)
      : claim_(claim), evidence_(evidence), vocabulary_(vocabulary), quality_(vocabulary.qualities()) {}

  Matches run() {
    matches_.begin.push_back(0);
    for (const auto& word : claim_.distinct) {
      hits_.clear();
      look_up(word);
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

  void look_up(const DistinctWord& distinct) {
    const Token& token = claim_.text.tokens[distinct.token];
    const WordId lemma = token.lemma;
    const Word& word = vocabulary_[token.word];
    add(evidence_.lemmas.of(lemma), 1);
    if (token.word != lemma) add(evidence_.lemmas.of(token.word), 1);
    add(evidence_.stems.of(word.stem), quality_.stem);
    if (word.denied != no_word) add(evidence_.lemmas.of(word.denied), 1, true);
    add_candidates(distinct, false);
    if (hits_.empty()) add_candidates(distinct, true);
    if (hits_.empty()) add_compound(word.text);
    if (hits_.empty()) add_common_beginning(token.word);
    if (hits_.empty() && token.shouting) add(evidence_.initials.of(token.word), quality_.compound);
  }

  void add_candidates(const DistinctWord& word, bool loose) {
    for (const Candidate& candidate : word.candidates) {
      if (candidate.loose != loose) continue;
      if (candidate.then == no_word)
        add(evidence_.lemmas.of(candidate.word), candidate.quality, candidate.opposite);
      else
        add_phrase(candidate);
    }
  }

  void add_phrase(const Candidate& phrase) {
    for (const Posting& first : evidence_.lemmas.of(phrase.word))
      for (std::uint32_t next = first.at + 1; next < first.at + 3 && next < evidence_.content.size(); ++next)
        if (evidence_.word(next).lemma == phrase.then) hits_.push_back({first.at, phrase.quality, false});
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
      for (const Posting& first : evidence_.lemmas.of(left))
        if (first.at + 1 < evidence_.content.size() && evidence_.word(first.at + 1).word == right)
          hits_.push_back({first.at, quality_.compound, false});
    }
  }

  /// Five letters or more in common and at most three left over on either side.
  void add_common_beginning(WordId word) {
    const Word& wanted = vocabulary_[word];
    if (wanted.prefix == no_word) return;
    for (const Posting& posting : evidence_.prefixes.of(wanted.prefix)) {
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
  const Vocabulary& vocabulary_;
  const MatchQualities& quality_;
  std::vector<Hit> hits_;
  Matches matches_;
};

}  // namespace

EntryFilter::EntryFilter(std::span<const std::shared_ptr<const Evidence>> passages) {
  std::size_t entries = 0;
  for (const auto& passage : passages) entries += passage->entries.size();
  bits_.resize(std::bit_ceil(entries / 4 + 1));  // about sixteen bits an entry
  for (const auto& passage : passages)
    for (const std::uint32_t entry : passage->entries) bits_[place(entry)] |= bit(entry);
}

void find_candidates(PreparedClaim& claim, const EntryFilter& spoken, Vocabulary& vocabulary) {
  for (DistinctWord& word : claim.distinct)
    word.candidates = CandidateSearch(vocabulary, spoken).run(claim.text.tokens[word.token]);
}

Matches match(const PreparedClaim& claim, const Evidence& evidence, const Vocabulary& vocabulary) {
  return Lookup(claim, evidence, vocabulary).run();
}

}  // namespace groundlab::rules
