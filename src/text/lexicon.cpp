// SPDX-License-Identifier: Apache-2.0
// Reads the table in place. The rules of detachment are WordNet's; a form in -ed or -ing becomes a verb before it is
// looked up as a word of its own, so that "invoiced" and "invoice" meet.
#include "text/lexicon.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <stdexcept>

namespace groundlab {

std::string_view lexicon_bytes();  // written by cmake/lexicon.cmake

namespace {

struct Detachment {
  std::string_view ending;
  std::string_view instead;
  std::uint8_t classes;  // that the result must have
};

constexpr std::uint8_t any_class = noun_bit | verb_bit | adjective_bit | adverb_bit;
constexpr std::array verb_endings{Detachment{"ied", "y", verb_bit}, Detachment{"ed", "e", verb_bit},
                                  Detachment{"ed", "", verb_bit}, Detachment{"ing", "e", verb_bit},
                                  Detachment{"ing", "", verb_bit}};
constexpr std::array other_endings{
    Detachment{"s", "", any_class},       Detachment{"ses", "s", any_class},    Detachment{"xes", "x", any_class},
    Detachment{"zes", "z", any_class},    Detachment{"ches", "ch", any_class},  Detachment{"shes", "sh", any_class},
    Detachment{"men", "man", any_class},  Detachment{"ies", "y", any_class},    Detachment{"es", "e", any_class},
    Detachment{"es", "", any_class},      Detachment{"er", "", adjective_bit},  Detachment{"er", "e", adjective_bit},
    Detachment{"est", "", adjective_bit}, Detachment{"est", "e", adjective_bit}};

std::string replaced(std::string_view word, const Detachment& rule) {
  std::string base(word.substr(0, word.size() - rule.ending.size()));
  return base.append(rule.instead);
}

}  // namespace

Lexicon::Lexicon(std::string_view table) {
  LexiconHeader header;
  if (table.size() < sizeof header) throw std::logic_error("the lexicon is cut short");
  std::memcpy(&header, table.data(), sizeof header);
  if (header.magic != lexicon_magic) throw std::logic_error("the lexicon is of another version");
  std::size_t at = sizeof header;
  const auto numbers = [&](std::size_t count) {
    const auto* begin = reinterpret_cast<const std::uint32_t*>(table.data() + at);
    at += count * sizeof(std::uint32_t);
    return std::span(begin, count);
  };
  text_begin_ = numbers(header.words + 1U);
  edge_begin_ = numbers(header.words + 1U);
  base_ = numbers(header.words);
  edges_ = numbers(header.edges);
  phrases_ = numbers(std::size_t{2} * header.phrases);
  classes_ = {reinterpret_cast<const std::uint8_t*>(table.data() + at), header.words};
  text_ = table.substr(at + (std::size_t{header.words} + 3) / 4 * 4, header.text);
}

const Lexicon& Lexicon::wordnet() {
  static const Lexicon table(lexicon_bytes());
  return table;
}

std::string_view Lexicon::text(Word word) const {
  return text_.substr(text_begin_[word], text_begin_[word + 1] - text_begin_[word]);
}

std::optional<Lexicon::Word> Lexicon::find(std::string_view word) const {
  Word low = 0;
  Word high = static_cast<Word>(base_.size());
  while (low < high) {
    const Word middle = low + (high - low) / 2;
    if (text(middle) < word)
      low = middle + 1;
    else
      high = middle;
  }
  if (low == base_.size() || text(low) != word) return std::nullopt;
  return low;
}

bool Lexicon::has(std::string_view word, std::uint8_t classes) const {
  const auto entry = find(word);
  return entry && (classes_[*entry] & classes) != 0;
}

std::optional<std::string> Lexicon::detached(std::string_view word) const {
  const auto applies = [&](const Detachment& rule) {
    return word.size() > rule.ending.size() + 1 && word.ends_with(rule.ending);
  };
  for (const Detachment& rule : verb_endings) {
    if (!applies(rule)) continue;
    std::string base = replaced(word, rule);
    const std::size_t n = base.size();
    const bool doubled = rule.instead.empty() && n > 3 && base[n - 1] == base[n - 2];  // planned: plan
    if (doubled && has(base.substr(0, n - 1), verb_bit) && !has(base, verb_bit)) return base.substr(0, n - 1);
    if (n > 2 && has(base, rule.classes)) return base;
  }
  const auto whole = find(word);
  if (whole && classes_[*whole] != 0 && !word.ends_with('s')) return std::string(word);
  for (const Detachment& rule : other_endings)
    if (applies(rule) && !(rule.ending == "s" && word.ends_with("ss")))
      if (std::string base = replaced(word, rule); has(base, rule.classes)) return base;
  return std::nullopt;
}

std::string Lexicon::lemma(std::string_view word) const {
  if (const auto entry = find(word); entry && base_[*entry] != *entry) return std::string(text(base_[*entry]));
  return detached(word).value_or(std::string(word));
}

}  // namespace groundlab
