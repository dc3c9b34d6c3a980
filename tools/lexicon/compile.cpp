// SPDX-License-Identifier: Apache-2.0
// Build-time program: reads the WordNet 3.0 database files (wndb(5WN)) and writes the compact table that the library
// embeds. Which relations are kept, and how far, is decided here: synonyms of the four most frequent senses of each
// part of speech, broader and narrower words of the two most frequent, derivations (also over two links) and antonyms
// of all. Usage: compile DICTIONARY_FOLDER OUTPUT_FILE.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>
#include <exception>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "text/lexicon_format.hpp"

namespace groundlab {
namespace {

constexpr std::size_t synonym_senses = 4;
constexpr std::size_t broader_senses = 2;
constexpr std::size_t most_children = 60;  // a class with more is too general to say anything
constexpr std::size_t most_similar = 8;

struct PartOfSpeech {
  char letter;
  const char* file;
  std::uint8_t bit;
};
constexpr std::array parts{PartOfSpeech{'n', "noun", noun_bit}, PartOfSpeech{'v', "verb", verb_bit},
                           PartOfSpeech{'a', "adj", adjective_bit}, PartOfSpeech{'r', "adv", adverb_bit}};

struct Pointer {
  char symbol;
  std::string target;  // part-of-speech letter and offset
  std::size_t from;    // word number in the source synset, 0: the whole synset
  std::size_t to;
};

struct Synset {
  std::vector<std::string> words;
  std::vector<Pointer> pointers;
};

struct Entry {
  std::uint8_t classes = 0;
  std::map<char, std::vector<std::string>> senses;  // by part of speech, most frequent first
  std::string base;                                 // of an irregular form
};

struct Dictionary {
  std::map<std::string, Synset> synsets;
  std::map<std::string, Entry> entries;
};

std::string lower(std::string text) {
  for (char& c : text)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return text.substr(0, text.find('('));  // adjectives carry their position: "galore(ip)"
}

bool is_plain(std::string_view word) {
  return !word.empty() && std::all_of(word.begin(), word.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::ifstream open(const std::string& path) {
  std::ifstream file(path);
  if (!file) throw std::runtime_error("cannot read " + path);
  return file;
}

/// The fields of a line, divided by blanks. A missing one reads as empty, a missing number as 0.
class Fields {
 public:
  explicit Fields(std::string_view line) : rest_(line) {}

  std::string next() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
    std::string field(rest_.substr(0, rest_.find(' ')));
    rest_.remove_prefix(field.size());
    return field;
  }
  std::size_t number(int base = 10) { return number_in(next(), base); }
  void skip(std::size_t fields) {
    for (; fields > 0; --fields) next();
  }

  static std::size_t number_in(std::string_view digits, int base) {
    std::size_t value = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), value, base);
    return value;
  }

 private:
  std::string_view rest_;
};

Synset read_synset(Fields& fields) {
  fields.skip(2);  // file number, kind
  Synset synset;
  for (std::size_t left = fields.number(16); left > 0; --left) {
    synset.words.push_back(lower(fields.next()));
    fields.skip(1);
  }
  for (std::size_t left = fields.number(); left > 0; --left) {
    const std::string symbol = fields.next();
    const std::string offset = fields.next();
    const std::string part = fields.next();
    const std::string ends = fields.next();
    const std::string letter = part == "s" ? "a" : part;
    synset.pointers.push_back({symbol.front(), letter + offset, Fields::number_in(ends.substr(0, 2), 16),
                               Fields::number_in(ends.substr(2, 2), 16)});
  }
  return synset;
}

void read_data(const std::string& folder, const PartOfSpeech& part, Dictionary& dictionary) {
  std::ifstream file = open(folder + "/data." + part.file);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(' ')) continue;  // the licence
    Fields fields(line);
    const std::string offset = fields.next();
    dictionary.synsets.emplace(part.letter + offset, read_synset(fields));
  }
}

void read_index(const std::string& folder, const PartOfSpeech& part, Dictionary& dictionary) {
  std::ifstream file = open(folder + "/index." + part.file);
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(' ')) continue;
    Fields fields(line);
    const std::string lemma = fields.next();
    fields.skip(1);
    const std::size_t senses = fields.number();
    const std::size_t pointers = fields.number();
    if (!is_plain(lemma)) continue;
    fields.skip(pointers + 2);  // senses again, tagged senses
    Entry& entry = dictionary.entries[lemma];
    entry.classes |= part.bit;
    for (std::size_t left = senses; left > 0; --left) entry.senses[part.letter].push_back(part.letter + fields.next());
  }
}

/// "offer" would be more off, and "flatter" more flat: a form in -er that is a verb too is taken for the verb.
bool is_rather_a_verb(const std::string& form, const std::string& base, const Dictionary& dictionary) {
  const auto entry = dictionary.entries.find(form);
  return entry != dictionary.entries.end() && (entry->second.classes & verb_bit) != 0 && form.ends_with("er") &&
         form.starts_with(base.substr(0, 2));
}

void read_exceptions(const std::string& folder, const PartOfSpeech& part, Dictionary& dictionary) {
  std::ifstream file = open(folder + "/" + part.file + ".exc");
  for (std::string line; std::getline(file, line);) {
    Fields fields(line);
    const std::string form = fields.next();
    const std::string base = fields.next();
    if (!is_plain(form) || !is_plain(base) || !dictionary.entries.contains(base)) continue;
    if (part.bit == adjective_bit && is_rather_a_verb(form, base, dictionary)) continue;
    Entry& entry = dictionary.entries[form];
    if (entry.base.empty()) entry.base = base;
  }
}

class Compiler {
 public:
  explicit Compiler(const Dictionary& dictionary) : dictionary_(dictionary) {
    for (const auto& [word, entry] : dictionary.entries)
      number_.emplace(word, static_cast<std::uint32_t>(number_.size()));
  }

  void write(const std::string& path) {
    std::vector<std::uint32_t> text_begin{0};
    std::vector<std::uint32_t> edge_begin{0};
    std::vector<std::uint32_t> base;
    std::vector<std::uint32_t> edges;
    std::string classes;
    std::string text;
    for (const auto& [word, entry] : dictionary_.entries) {
      text += word;
      classes.push_back(static_cast<char>(entry.classes));
      base.push_back(number_.at(entry.base.empty() ? word : entry.base));
      const auto own = edges_of(word, entry);
      edges.insert(edges.end(), own.begin(), own.end());
      text_begin.push_back(static_cast<std::uint32_t>(text.size()));
      edge_begin.push_back(static_cast<std::uint32_t>(edges.size()));
    }
    classes.resize((classes.size() + 3) / 4 * 4);
    std::ofstream file(path, std::ios::binary);
    const LexiconHeader header{
        lexicon_magic, static_cast<std::uint32_t>(base.size()), static_cast<std::uint32_t>(edges.size()),
        static_cast<std::uint32_t>(phrases_.size() / 2), static_cast<std::uint32_t>(text.size())};
    file.write(reinterpret_cast<const char*>(&header), sizeof header);
    for (const auto* numbers : {&text_begin, &edge_begin, &base, &edges, &phrases_})
      file.write(reinterpret_cast<const char*>(numbers->data()),
                 static_cast<std::streamsize>(numbers->size() * sizeof(std::uint32_t)));
    file << classes << text;
    if (!file.flush()) throw std::runtime_error("cannot write " + path);
  }

 private:
  using Found = std::map<std::pair<std::string, bool>, WordRelation>;  // by word and: is it an antonym

  /// Relations are tried from the closest on, so the first one found stays.
  static void add(Found& found, const std::string& word, WordRelation relation) {
    found.emplace(std::pair(word, relation == WordRelation::antonym), relation);
  }

  /// Synsets that the pointers named by `symbols` lead to, at most `most`; none where there are more than that.
  std::vector<const Synset*> linked(const Synset& synset, std::string_view symbols, std::size_t most) const {
    std::vector<const Synset*> targets;
    for (const Pointer& pointer : synset.pointers)
      if (symbols.find(pointer.symbol) != symbols.npos) targets.push_back(&dictionary_.synsets.at(pointer.target));
    if (targets.size() > most) targets.clear();
    return targets;
  }

  /// Words that lexical pointers of any sense of `word` lead to.
  std::set<std::string> lexical(const std::string& word, std::string_view symbols) const {
    std::set<std::string> words;
    const auto entry = dictionary_.entries.find(word);
    if (entry == dictionary_.entries.end()) return words;
    for (const auto& [part, senses] : entry->second.senses)
      for (const std::string& sense : senses) {
        const Synset& synset = dictionary_.synsets.at(sense);
        for (const Pointer& pointer : synset.pointers)
          if (symbols.find(pointer.symbol) != symbols.npos && pointer.from > 0 &&
              synset.words.at(pointer.from - 1) == word)
            words.insert(dictionary_.synsets.at(pointer.target).words.at(pointer.to - 1));
      }
    words.erase(word);
    return words;
  }

  Found related(const std::string& word, const Entry& entry) const {
    constexpr std::string_view derivational = "+\\<";
    constexpr std::size_t any = 1'000'000;
    Found found;
    for (const std::string& other : lexical(word, "!")) add(found, other, WordRelation::antonym);
    const std::set<std::string> derived = lexical(word, derivational);
    for (const std::string& other : derived) add(found, other, WordRelation::derivation);
    for (const auto& [part, senses] : entry.senses)
      for (std::size_t i = 0; i < std::min(senses.size(), synonym_senses); ++i)
        for (const std::string& other : dictionary_.synsets.at(senses[i]).words)
          add(found, other, WordRelation::synonym);
    for (const std::string& other : derived)
      for (const std::string& further : lexical(other, derivational)) add(found, further, WordRelation::derivation2);
    const auto add_all = [&](const std::vector<const Synset*>& targets, WordRelation relation) {
      for (const Synset* target : targets)
        for (const std::string& other : target->words) add(found, other, relation);
    };
    for (const auto& [part, senses] : entry.senses)
      for (std::size_t i = 0; i < std::min(senses.size(), broader_senses); ++i) {
        const Synset& synset = dictionary_.synsets.at(senses[i]);
        add_all(linked(synset, "~", most_children), WordRelation::narrower);
        add_all(linked(synset, "@*>", any), WordRelation::broader);
        add_all(linked(synset, "&", most_similar), WordRelation::broader);
      }
    return found;
  }

  /// "put_off" as a phrase: the numbers of its first and last word; none where one of them is no word of the table.
  std::optional<std::uint32_t> phrase(const std::string& words) {
    const std::size_t first_end = words.find('_');
    const std::size_t last_begin = words.rfind('_');
    if (first_end == words.npos) return std::nullopt;
    const auto first = number_.find(words.substr(0, first_end));
    const auto last = number_.find(words.substr(last_begin + 1));
    if (first == number_.end() || last == number_.end()) return std::nullopt;
    phrases_.insert(phrases_.end(), {first->second, last->second});
    return static_cast<std::uint32_t>(phrases_.size() / 2 - 1);
  }

  std::vector<std::uint32_t> edges_of(const std::string& word, const Entry& entry) {
    std::vector<std::uint32_t> edges;
    const auto add_edge = [&](std::uint32_t target, WordRelation relation) {
      edges.push_back(target << relation_bits | static_cast<std::uint32_t>(relation));
    };
    for (const auto& [key, relation] : related(word, entry)) {
      const auto number = number_.find(key.first);
      if (number != number_.end() && key.first != word) add_edge(number->second, relation);
      if (number != number_.end() || relation != WordRelation::synonym) continue;
      if (const auto target = phrase(key.first)) add_edge(*target, WordRelation::phrase);
    }
    return edges;
  }

  const Dictionary& dictionary_;
  std::map<std::string, std::uint32_t> number_;
  std::vector<std::uint32_t> phrases_;
};

Dictionary read_dictionary(const std::string& folder) {
  Dictionary dictionary;
  for (const PartOfSpeech& part : parts) {
    read_data(folder, part, dictionary);
    read_index(folder, part, dictionary);
  }
  for (const PartOfSpeech& part : parts) read_exceptions(folder, part, dictionary);
  return dictionary;
}

}  // namespace
}  // namespace groundlab

int main(int argc, char** argv) try {
  if (argc != 3) throw std::runtime_error("usage: compile DICTIONARY_FOLDER OUTPUT_FILE");
  const groundlab::Dictionary dictionary = groundlab::read_dictionary(argv[1]);
  groundlab::Compiler(dictionary).write(argv[2]);
  return 0;
} catch (const std::exception& fault) {
  std::fprintf(stderr, "%s\n", fault.what());
  return 1;
}
