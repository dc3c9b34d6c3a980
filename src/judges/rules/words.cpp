// SPDX-License-Identifier: Apache-2.0
// Analyses a word: base form and relations from WordNet, stem from Snowball, the rest from the lists. A word that is
// made by a negating prefix (un-, in-, non-, ...) denies its base where WordNet knows the base and, for the ambiguous
// prefixes, knows the two as antonyms or the base looks like an adjective.
#include "judges/rules/words.hpp"

#include <algorithm>
#include <array>

#include "judges/rules/phrases.hpp"
#include "text/eight_bytes.hpp"
#include "text/lexicon.hpp"

namespace groundlab::rules {
namespace {

constexpr std::size_t first_slots = 1U << 14;

std::uint32_t hash_of(std::string_view text) { return static_cast<std::uint32_t>(eight::Hash{}(text)); }

bool is_ascii_letter(char c) { return c >= 'a' && c <= 'z'; }

bool has_class(std::string_view word, std::uint8_t classes) {
  const auto entry = Lexicon::wordnet().find(word);
  return entry && (Lexicon::wordnet().classes(*entry) & classes) != 0;
}

/// WordNet knows the two as antonyms, in either direction.
bool are_antonyms(std::string_view a, std::string_view b) {
  const Lexicon& lexicon = Lexicon::wordnet();
  const auto first = lexicon.find(a);
  const auto second = lexicon.find(b);
  if (!first || !second) return false;
  const auto leads = [&](Lexicon::Word from, Lexicon::Word to) {
    for (std::size_t i = 0; i < lexicon.related_count(from); ++i) {
      const auto related = lexicon.related(from, i);
      if (related.relation == WordRelation::antonym && related.word == to) return true;
    }
    return false;
  };
  return leads(*first, *second) || leads(*second, *first);
}

bool looks_like_adjective(std::string_view word) {
  constexpr std::array endings{"able", "ible", "al",  "ent", "ant",  "ate", "ive",
                               "id",   "act",  "ite", "ect", "ence", "ity"};
  return std::any_of(endings.begin(), endings.end(), [&](const char* ending) { return word.ends_with(ending); });
}

}  // namespace

Vocabulary::Vocabulary(const MatchQualities& qualities) : qualities_(qualities) {
  words_.emplace_back();
  words_.back().listed = words_.back().listed_lemma = &WordLists::embedded()[""];
  slots_.resize(first_slots);
  by_entry_.assign(Lexicon::wordnet().size(), no_word);
}

std::size_t Vocabulary::slot_of(std::string_view folded, std::uint32_t hash) const {
  const std::size_t mask = slots_.size() - 1;
  std::size_t slot = hash & mask;
  while (slots_[slot].word != no_word && (slots_[slot].hash != hash || words_[slots_[slot].word].text != folded))
    slot = (slot + 1) & mask;
  return slot;
}

void Vocabulary::grow() {
  std::vector<Slot> old(slots_.size() * 2);
  old.swap(slots_);
  for (const Slot& slot : old)
    if (slot.word != no_word) slots_[slot_of(words_[slot.word].text, slot.hash)] = slot;
}

WordId Vocabulary::known(std::string_view folded) const {
  return folded.empty() ? no_word : slots_[slot_of(folded, hash_of(folded))].word;
}

WordId Vocabulary::id(std::string_view folded) {
  if (folded.empty()) return no_word;
  const std::uint32_t hash = hash_of(folded);
  std::size_t slot = slot_of(folded, hash);
  if (slots_[slot].word != no_word) return slots_[slot].word;
  if (words_.size() * 2 > slots_.size()) {
    grow();
    slot = slot_of(folded, hash);
  }
  const auto id = static_cast<WordId>(words_.size());
  words_.emplace_back();
  words_.back().text = folded;
  slots_[slot] = {hash, id};
  analyse(id);
  return id;
}

void Vocabulary::analyse(WordId id) {
  const WordLists& lists = WordLists::embedded();
  Word word = words_[id];
  word.listed = word.listed_lemma = &lists[word.text];
  word.lemma = id;
  const char first = word.text.empty() ? '\0' : word.text.front();
  word.is_word = is_ascii_letter(first) || static_cast<unsigned char>(first) >= 128;
  word.starts_phrase = Phrases::rewrites().may_start_with(word.text);
  word.starts_duty = Phrases::duties().may_start_with(word.text);
  word.starts_hedge = Phrases::hedges().may_start_with(word.text);
  words_[id] = word;  // what follows may look this word up again
  if (!word.is_word) return;
  if (const auto own = Lexicon::wordnet().find(word.text)) {
    word.own_entry = *own;
    by_entry_[*own] = id;
  }
  if ((word.listed->flags & kept_form) == 0) word.lemma = this->id(Lexicon::wordnet().lemma(word.text));
  const std::string& lemma = words_[word.lemma].text;
  word.listed_lemma = &lists[lemma];
  if (const auto entry = Lexicon::wordnet().find(lemma)) {
    word.entry = *entry;
    word.classes = Lexicon::wordnet().classes(*entry);
  }
  if ((word.listed->flags & stop_word) == 0) {
    word.weight = 1;
    if (word.is(frame_word))
      word.weight = qualities_.frame_weight;
    else if (word.is(generic_noun))
      word.weight = qualities_.generic_weight;
    else if (word.is(opinion_word))
      word.weight = qualities_.opinion_weight;
    word.stem = this->id(stemmer_.stem(word.text));
    if (word.text.size() > 5) word.prefix = this->id(std::string_view(word.text).substr(0, 5));
    word.denied = affix_base(word);
    word.affixed = word.denied != no_word;
    if (!word.affixed && !word.listed->denied.empty()) word.denied = this->id(word.listed->denied);
  }
  words_[id] = word;
}

WordId Vocabulary::affix_base(const Word& word) {
  constexpr std::array prefixes{"non", "un", "in", "im", "il", "ir", "dis"};
  constexpr std::uint8_t adjective_like = adjective_bit | adverb_bit | noun_bit;
  const WordLists& lists = WordLists::embedded();
  const std::string_view text = word.text;
  if (text.size() < 6 || word.is(affix_exception)) return no_word;
  for (const std::string_view prefix : prefixes) {
    if (!text.starts_with(prefix) || text.size() < prefix.size() + 4) continue;
    const std::string_view rest = text.substr(prefix.size());
    const std::string base = Lexicon::wordnet().lemma(rest);
    if ((lists[base].flags & affix_exception) != 0 || !has_class(base, 0xF)) continue;
    const bool antonyms = are_antonyms(text, rest) || are_antonyms(words_[word.lemma].text, base);
    if (prefix == "dis" && !antonyms) continue;
    const bool ambiguous = prefix.front() == 'i';
    if (ambiguous && !(has_class(text, adjective_like) && has_class(rest, adjective_like) &&
                       (antonyms || looks_like_adjective(rest))))
      continue;
    return id(base);
  }
  return no_word;
}

const std::vector<Neighbour>& Vocabulary::listed_neighbours(WordId word) {
  static const std::vector<Neighbour> nobody;
  const Listed& listed = *words_[word].listed;
  if (listed.same.empty() && listed.opposites.empty()) return nobody;
  const auto [row, is_new] = listed_.try_emplace(word);
  if (!is_new) return row->second;
  std::vector<Neighbour> found;
  for (const std::string_view other : listed.same) found.push_back({id(other), qualities_.listed, false});
  for (const std::string_view other : listed.opposites) found.push_back({id(other), qualities_.opposite, true});
  return listed_[word] = std::move(found);
}

float Vocabulary::quality(WordRelation relation) const {
  switch (relation) {
    case WordRelation::synonym:
      return qualities_.synonym;
    case WordRelation::derivation:
      return qualities_.derivation;
    case WordRelation::derivation2:
      return qualities_.derivation2;
    case WordRelation::narrower:
      return qualities_.narrower;
    case WordRelation::broader:
      return qualities_.broader;
    case WordRelation::antonym:
      return qualities_.opposite;
    case WordRelation::phrase:
      return qualities_.phrase;
  }
  return 0;
}

float Vocabulary::relatedness(WordId claim, WordId evidence) const {
  if (claim == evidence) return 1;
  const std::uint32_t from = words_[claim].entry;
  const std::uint32_t to = words_[evidence].entry;
  if (from == no_entry || to == no_entry) return 0;
  const Lexicon& lexicon = Lexicon::wordnet();
  float best = 0;
  for (std::size_t i = 0; i < lexicon.related_count(from); ++i) {
    const auto [word, relation] = lexicon.related(from, i);
    if (word == to && relation != WordRelation::antonym && relation != WordRelation::phrase)
      best = std::max(best, quality(relation));
  }
  return best;
}

}  // namespace groundlab::rules
