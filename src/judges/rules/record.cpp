// SPDX-License-Identifier: Apache-2.0
// What the keys of a record name: words that only lead there left out, and what a key has in common with its neighbours
// taken as their group ("parking garage", "parking street"). A group stands in one place; a word that keys apart from
// each other bear as well, or most of all keys, is a habit of naming ("order": order open, ..., order paid).
#include "judges/rules/record.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "judges/rules/lists.hpp"

namespace groundlab::rules {
namespace {

constexpr std::array<std::string_view, 7> weekdays{"monday", "tuesday",  "wednesday", "thursday",
                                                   "friday", "saturday", "sunday"};

using Words = std::vector<std::string_view>;

bool holds(const Words& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

const Words& leading_words() {
  static const Words words = [] {
    Words all;
    for (const std::string_view line : list_lines("lists/rules/record_keys.txt"))
      for (const std::string_view word : pieces(line)) all.push_back(word);
    return all;
  }();
  return words;
}

/// The words that say nothing of a field in this record.
Words habitual_words(const std::vector<Words>& keys) {
  struct Use {
    std::size_t keys = 0, runs = 0, last = 0;
  };
  std::map<std::string_view, Use> uses;
  for (std::size_t i = 0; i < keys.size(); ++i)
    for (const std::string_view word : keys[i]) {
      Use& use = uses[word];
      if (use.keys > 0 && use.last == i) continue;
      use.runs += use.keys == 0 || use.last + 1 < i ? 1U : 0U;
      ++use.keys;
      use.last = i;
    }
  Words habitual = leading_words();
  for (const auto& [word, use] : uses)
    if (use.runs > 1 || 2 * use.keys > keys.size()) habitual.push_back(word);
  return habitual;
}

std::size_t common_words(const Words& a, const Words& b) {
  return static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first - a.begin());
}

/// Lemmas of those of the words that name something.
std::vector<WordId> naming(std::span<const std::string_view> words, const Words& habitual, Vocabulary& vocabulary) {
  std::vector<WordId> lemmas;
  for (const std::string_view word : words)
    if (!holds(habitual, word)) lemmas.push_back(vocabulary[vocabulary.id(word)].lemma);
  return lemmas;
}

/// "9:00 to 17:00": two times of day.
void add_day(const Statement& statement, RecordIndex& index) {
  std::vector<int> times;
  for (const Quantity& quantity : quantities(statement.text))
    if (quantity.kind == QuantityKind::time) times.push_back(static_cast<int>(quantity.value));
  if (times.size() == 2) index.days.push_back({times[0], times[1], statement.value_span});
}

/// Places in the statement's text as places in the passage: byte by byte where the text is taken over as it is.
class Origin {
 public:
  Origin(std::string_view passage, const Statement& statement) : statement_(statement) {
    const std::string_view value = slice(passage, statement.value_span);
    if (statement.text.ends_with(value)) value_begin_ = statement.text.size() - value.size();
  }

  Span of(Span told) const {
    if (told.begin < value_begin_ || told.end > statement_.text.size()) return statement_.span;
    const std::size_t begin = statement_.value_span.begin + told.begin - value_begin_;
    return {begin, begin + told.size()};
  }

 private:
  const Statement& statement_;
  std::size_t value_begin_ = std::string_view::npos;
};

/// "customers" for reviews, "rated" for stars: one sentence per key that stands in the record.
void lend_words(const std::vector<Statement>& statements, Vocabulary& vocabulary, ReadText& text) {
  for (const std::string_view line : list_lines("lists/rules/record_words.txt")) {
    const std::size_t colon = line.find(':');
    const std::string_view key = pieces(line.substr(0, colon)).at(0);
    const auto statement = std::find_if(statements.begin(), statements.end(),
                                        [&](const Statement& candidate) { return holds(pieces(candidate.key), key); });
    if (statement == statements.end()) continue;
    ReadText lent = read(line.substr(colon + 1), vocabulary);
    for (Token& token : lent.tokens) token.span = statement->span;
    append(text, lent);
  }
}

}  // namespace

RecordIndex index_record(const std::vector<Statement>& statements, Vocabulary& vocabulary) {
  std::vector<Words> keys;
  keys.reserve(statements.size());
  for (const Statement& statement : statements) keys.push_back(pieces(statement.key));
  const Words habitual = habitual_words(keys);
  RecordIndex index;
  for (std::size_t i = 0; i < statements.size(); ++i) {
    const Words& key = keys[i];
    const bool is_day = std::any_of(key.begin(), key.end(), [](std::string_view word) {
      return std::find(weekdays.begin(), weekdays.end(), word) != weekdays.end();
    });
    if (is_day) add_day(statements[i], index);
    if (statements[i].answer == FieldAnswer::value || key.empty()) continue;
    std::size_t shared = i > 0 ? common_words(key, keys[i - 1]) : 0;
    if (i + 1 < keys.size()) shared = std::max(shared, common_words(key, keys[i + 1]));
    shared = std::min(shared, key.size() - 1);
    index.entries.push_back({naming(std::span(key).subspan(shared), habitual, vocabulary),
                             naming(std::span(key).first(shared), habitual, vocabulary), statements[i].answer,
                             statements[i].value_span});
  }
  return index;
}

ReadText read_record(std::string_view passage, const std::vector<Statement>& statements, Vocabulary& vocabulary) {
  ReadText text;
  for (const Statement& statement : statements) {
    ReadText said = read(statement.text, vocabulary);
    const Origin origin(passage, statement);
    for (Token& token : said.tokens) token.span = origin.of(token.span);
    for (Quantity& quantity : said.quantities) quantity.span = origin.of(quantity.span);
    append(text, said);
  }
  lend_words(statements, vocabulary, text);
  return text;
}

void append(ReadText& whole, const ReadText& part) {
  const auto tokens = static_cast<std::uint32_t>(whole.tokens.size());
  const auto quantities = static_cast<std::uint32_t>(whole.quantities.size());
  for (Token token : part.tokens) {
    if (token.quantity != none) token.quantity += quantities;
    whole.tokens.push_back(token);
  }
  for (const ReadSentence& sentence : part.sentences)
    whole.sentences.push_back({sentence.begin + tokens, sentence.end + tokens});
  whole.quantities.insert(whole.quantities.end(), part.quantities.begin(), part.quantities.end());
}

}  // namespace groundlab::rules
