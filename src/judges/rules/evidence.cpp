// SPDX-License-Identifier: Apache-2.0
// Prepares a passage. The index is sorted postings: small, quick to build, and the same on every machine.
#include "judges/rules/evidence.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "text/eight_bytes.hpp"

namespace groundlab::rules {
namespace {

class Preparation {
 public:
  explicit Preparation(Vocabulary& vocabulary) : vocabulary_(vocabulary) {}

  Evidence run(const Passage& passage) {
    const std::vector<Statement> statements = record_statements(passage.text);
    const bool is_record = !statements.empty();
    if (is_record) evidence_.record = index_record(statements, vocabulary_);
    if (!passage.title.empty()) evidence_.text = read(passage.title, vocabulary_);
    evidence_.title_tokens = static_cast<std::uint32_t>(evidence_.text.tokens.size());
    evidence_.title_sentences = static_cast<std::uint32_t>(evidence_.text.sentences.size());
    evidence_.title_quantities = static_cast<std::uint32_t>(evidence_.text.quantities.size());
    ReadText body = is_record ? read_record(passage.text, statements, vocabulary_) : read(passage.text, vocabulary_);
    if (evidence_.title_sentences == 0)
      evidence_.text = std::move(body);
    else
      append(evidence_.text, body);
    for (const ReadSentence& sentence : evidence_.text.sentences) add_sentence(sentence);
    evidence_.clause_begin.push_back(static_cast<std::uint32_t>(evidence_.clauses.size()));
    add_initials();
    add_trigrams();
    for (auto* index : {&evidence_.lemmas, &evidence_.stems, &evidence_.prefixes, &evidence_.initials}) index->finish();
    add_entries();
    evidence_.bytes =
        sizeof(Evidence) + evidence_.text.tokens.size() * (sizeof(Token) + 3 * sizeof(std::uint64_t)) +
        evidence_.text.quantities.size() * sizeof(Quantity) +
        evidence_.content.size() * (2 * sizeof(std::uint32_t) + 4 * (sizeof(Posting) + 3 * sizeof(std::uint32_t))) +
        (evidence_.sentences.size() + evidence_.clauses.size()) * sizeof(Unit);
    return std::move(evidence_);
  }

 private:
  std::uint32_t content_count() const { return static_cast<std::uint32_t>(evidence_.content.size()); }

  void add_sentence(const ReadSentence& sentence) {
    const auto number = static_cast<std::uint32_t>(evidence_.sentences.size());
    Unit unit{sentence.begin, sentence.end, content_count(), 0, number, false};
    for (std::uint32_t i = sentence.begin; i < sentence.end; ++i)
      if (evidence_.text.tokens[i].content) add_content(i, number);
    unit.last = content_count();
    evidence_.sentences.push_back(unit);
    evidence_.clause_begin.push_back(static_cast<std::uint32_t>(evidence_.clauses.size()));
    add_clauses(unit);
  }

  void add_content(std::uint32_t token, std::uint32_t sentence) {
    const std::uint32_t at = content_count();
    const Word& word = vocabulary_[evidence_.text.tokens[token].word];
    evidence_.content.push_back(token);
    evidence_.sentence.push_back(sentence);
    evidence_.lemmas.add({word.lemma, at, false});
    if (word.lemma != evidence_.text.tokens[token].word)
      evidence_.lemmas.add({evidence_.text.tokens[token].word, at, false});
    if (word.denied != no_word) evidence_.lemmas.add({word.denied, at, true});
    evidence_.stems.add({word.stem, at, false});
    for (const Listed* listed : {word.listed, word.listed_lemma})
      evidence_.members.insert(evidence_.members.end(), listed->classes.begin(), listed->classes.end());
    if (word.prefix != no_word) evidence_.prefixes.add({word.prefix, at, false});
  }

  std::string_view text(std::uint32_t token) const { return vocabulary_[evidence_.text.tokens[token].word].text; }

  /// A clause ends at a semicolon, at but/while/although/..., and at a comma before and/however/yet.
  bool starts_clause(std::uint32_t i) const {
    constexpr std::array<std::string_view, 5> breaks{"but", "whereas", "while", "although", "though"};
    constexpr std::array<std::string_view, 3> after_comma{"and", "however", "yet"};
    const std::string_view now = text(i);
    if (std::find(breaks.begin(), breaks.end(), now) != breaks.end()) return true;
    if (i == 0) return false;
    if (text(i - 1) == ";") return true;
    return text(i - 1) == "," && std::find(after_comma.begin(), after_comma.end(), now) != after_comma.end();
  }

  void add_clauses(const Unit& sentence) {
    std::vector<Unit> found;
    Unit clause{sentence.begin, sentence.end, sentence.first, sentence.first, sentence.sentence, true};
    for (std::uint32_t i = sentence.begin; i < sentence.end; ++i) {
      if (i > sentence.begin && starts_clause(i)) {
        clause.end = i;
        found.push_back(clause);
        clause = {i, sentence.end, clause.last, clause.last, sentence.sentence, true};
      }
      if (evidence_.text.tokens[i].content) ++clause.last;
    }
    found.push_back(clause);
    if (found.size() < 2) return;
    for (const Unit& unit : found)
      if (unit.last >= unit.first + 2) evidence_.clauses.push_back(unit);
  }

  /// "National Health Service": nhs, at the place of its first word.
  void add_initials() {
    for (std::uint32_t at = 0; at < content_count();) {
      std::string letters;
      std::uint32_t end = at;
      while (end < content_count() && evidence_.sentence[end] == evidence_.sentence[at] && is_name_part(end, at))
        letters += vocabulary_[evidence_.word(end++).word].text.front();
      if (letters.size() >= 2 && letters.size() <= 6) evidence_.initials.add({vocabulary_.id(letters), at, false});
      at = std::max(end, at + 1);
    }
  }

  /// Its capital goes on with the name that starts at `first`: at most two small words lie between.
  bool is_name_part(std::uint32_t at, std::uint32_t first) const {
    const Token& token = evidence_.word(at);
    if (!token.capital && !(token.initial && at == first)) return false;
    return at == first || evidence_.content[at] - evidence_.content[at - 1] <= 2;
  }

  void add_trigrams() {
    WordId before[2] = {no_word, no_word};
    std::vector<std::uint64_t> found;
    for (const Token& token : evidence_.text.tokens) {
      if (token.kind == TokenKind::mark) continue;
      if (before[0] != no_word) found.push_back(trigram(before[0], before[1], token.word));
      before[0] = before[1];
      before[1] = token.word;
    }
    evidence_.trigrams.assign(found, [](std::uint64_t hash) { return hash; });
  }

  void add_entries() {
    std::vector<std::uint32_t>& entries = evidence_.entries;
    for (const Posting& posting : evidence_.lemmas.all())
      if (const std::uint32_t entry = vocabulary_[posting.word].own_entry; entry != no_entry) entries.push_back(entry);
    std::sort(entries.begin(), entries.end());
    entries.erase(std::unique(entries.begin(), entries.end()), entries.end());
  }

  Vocabulary& vocabulary_;
  Evidence evidence_;
};

}  // namespace

Evidence prepare(const Passage& passage, Vocabulary& vocabulary) { return Preparation(vocabulary).run(passage); }

std::uint64_t trigram(WordId first, WordId second, WordId third) {
  std::uint64_t hash = first;
  hash = hash * 0x9E3779B97F4A7C15ULL + second;
  return eight::mixed(hash * 0x9E3779B97F4A7C15ULL, third);
}

}  // namespace groundlab::rules
