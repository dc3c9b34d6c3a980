// SPDX-License-Identifier: Apache-2.0
// Sentences, quantities and tokens come from the text layer; this joins them: contractions are opened, phrases are
// replaced, words become numbers. What belongs to a quantity is no content word.
#include "judges/rules/read.hpp"

#include <algorithm>
#include <string>

#include "judges/rules/fields.hpp"
#include "judges/rules/phrases.hpp"
#include "text/sentences.hpp"

namespace groundlab::rules {
namespace {

class Reader {
 public:
  Reader(std::string_view text, Vocabulary& vocabulary) : text_(text), vocabulary_(vocabulary) {}

  ReadText read() {
    result_.quantities = quantities(text_);
    for (const Span sentence : sentences(text_)) read_sentence(sentence);
    finish_sentences();
    return std::move(result_);
  }

 private:
  void read_sentence(Span sentence) {
    raw_.clear();
    for (TextToken token : tokens(slice(text_, sentence))) {
      token.span = {token.span.begin + sentence.begin, token.span.end + sentence.begin};
      open_contraction(token);
    }
    const auto begin = static_cast<std::uint32_t>(result_.tokens.size());
    bool phrases = false;
    for (const Token& token : raw_) phrases = phrases || vocabulary_[token.word].starts_phrase;
    if (phrases)
      replace_phrases();
    else
      result_.tokens.insert(result_.tokens.end(), raw_.begin(), raw_.end());
    open_fields(result_.tokens, begin, vocabulary_);
    if (begin == result_.tokens.size()) return;
    if (!begins_.empty() && join_answer(result_.tokens, begins_.back(), begin, vocabulary_)) return;
    begins_.push_back(begin);
  }

  void finish_sentences() {
    begins_.push_back(static_cast<std::uint32_t>(result_.tokens.size()));
    for (std::size_t i = 0; i + 1 < begins_.size(); ++i) {
      const auto sentence = std::span(result_.tokens).subspan(begins_[i], begins_[i + 1] - begins_[i]);
      finish(sentence);
      mark_negation(sentence, vocabulary_);
      result_.sentences.push_back({begins_[i], begins_[i + 1]});
    }
  }

  void add(const TextToken& token, std::string_view word, Span span) {
    Token added;
    added.span = span;
    added.word = vocabulary_.id(word);
    added.kind = token.kind;
    added.capital = token.capital;
    added.shouting = token.shouting;
    raw_.push_back(added);
  }

  /// "don't": do, not; "Orion's": orion; "can't": can, not.
  void open_contraction(const TextToken& token) {
    const std::string word = folded(slice(text_, token.span));
    const std::size_t apostrophe = token.kind == TokenKind::word ? word.rfind('\'') : word.npos;
    const Span span = token.span;
    if (word == "cannot") {
      add(token, "can", span);
      return add(token, "not", span);
    }
    if (apostrophe == word.npos) return add(token, word, span);
    const std::string_view whole = word;
    const std::string_view ending = whole.substr(apostrophe);
    if (ending == "'t" && apostrophe > 0 && whole[apostrophe - 1] == 'n') {
      const std::string_view base = whole.substr(0, apostrophe - 1);
      if (base == "ca")
        add(token, "can", span);
      else if (base == "wo")
        add(token, "will", span);
      else if (base == "sha")
        add(token, "shall", span);
      else if (!base.empty())
        add(token, base, span);
      return add(token, "not", span);
    }
    constexpr std::string_view clitics[] = {"'s", "'m", "'re", "'ve", "'ll", "'d"};
    if (apostrophe > 0 && std::find(std::begin(clitics), std::end(clitics), ending) != std::end(clitics))
      return add(token, whole.substr(0, apostrophe), {span.begin, before_clitic(span, ending.size() - 1)});
    add(token, word, span);
  }

  /// Where the apostrophe before the last `letters` bytes begins; it may take several bytes.
  std::size_t before_clitic(Span word, std::size_t letters) const {
    std::size_t at = word.end - letters - 1;
    while (at > word.begin && (static_cast<unsigned char>(text_[at]) & 0xC0U) == 0x80U) --at;
    return at;
  }

  void replace_phrases() {
    for (std::size_t i = 0; i < raw_.size();) {
      if (!vocabulary_[raw_[i].word].starts_phrase) {
        result_.tokens.push_back(raw_[i++]);
        continue;
      }
      const auto phrase = Phrases::rewrites().match([&](std::size_t k) -> std::string_view {
        return i + k < raw_.size() ? std::string_view(vocabulary_[raw_[i + k].word].text) : std::string_view();
      });
      if (!phrase) {
        result_.tokens.push_back(raw_[i++]);
        continue;
      }
      put(*phrase, i);
      i += phrase->length;
    }
  }

  void put(const Phrase& phrase, std::size_t at) {
    const Span whole{raw_[at].span.begin, raw_[at + phrase.length - 1].span.end};
    for (const PhraseWord& word : phrase.instead) {
      if (word.kept) {
        result_.tokens.push_back(raw_[at + *word.kept]);
        continue;
      }
      Token token;
      token.span = whole;
      token.word = vocabulary_.id(word.text);
      token.kind = vocabulary_[token.word].is_word ? TokenKind::word : TokenKind::mark;
      result_.tokens.push_back(token);
    }
  }

  /// Fills in what follows from the word, its place and the quantities.
  void finish(std::span<Token> sentence) {
    bool first = true;
    for (Token& token : sentence) {
      const Word& word = vocabulary_[token.word];
      token.lemma = word.lemma;
      while (quantity_ < result_.quantities.size() && result_.quantities[quantity_].span.end <= token.span.begin)
        ++quantity_;
      if (quantity_ < result_.quantities.size() && result_.quantities[quantity_].span.begin < token.span.end)
        token.quantity = static_cast<std::uint32_t>(quantity_);
      if (token.kind != TokenKind::word) continue;
      token.initial = first;
      first = false;
      const bool letter = word.text.size() < 2;  // "plant A" has a name, "a plant" an article
      token.content =
          token.quantity == none && (letter ? token.capital && !token.initial && word.text != "i" : word.weight > 0);
      if (token.initial && !token.shouting) token.capital = false;
    }
  }

  std::string_view text_;
  Vocabulary& vocabulary_;
  ReadText result_;
  std::vector<Token> raw_;             // of the sentence in hand, before phrases are replaced
  std::vector<std::uint32_t> begins_;  // first token of every sentence
  std::size_t quantity_ = 0;
};

}  // namespace

ReadText read(std::string_view text, Vocabulary& vocabulary) { return Reader(text, vocabulary).read(); }

}  // namespace groundlab::rules
