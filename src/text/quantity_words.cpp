// SPDX-License-Identifier: Apache-2.0
// Both lists are read once. A word is looked up only where its first letters and length occur in the list at all, which
// spares most words of a text the hashing.
#include "text/quantity_words.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <unordered_map>
#include <vector>

#include "groundlab/core/embedded.hpp"

#include "text/ascii.hpp"
#include "text/eight_bytes.hpp"
#include "text/word_list.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

double number_of(std::string_view digits) {
  double value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

void set(QuantityWord& word, std::string_view section, std::string_view value) {
  const int whole = section == "scale" ? 0 : static_cast<int>(number_of(value));
  if (section == "number")
    word.number = whole;
  else if (section == "scale")
    word.scale = number_of(value);
  else if (section == "ordinal")
    word.ordinal = whole;
  else if (section == "part")
    word.part = whole;
  else if (section == "month")
    word.month = whole;
  else if (section == "weekday")
    word.weekday = whole;
  else if (section == "label")
    word.label = value;
  else if (section == "passage")
    word.label = value, word.passage = true;
  else if (section == "currency")
    word.currency = value;
  else
    throw std::logic_error("quantity words: unknown section " + std::string(section));
}

SmallWord small_word(std::string_view value) {
  const int place = static_cast<int>(number_of(value));
  if (place < 1 || place > static_cast<int>(SmallWord::daily4)) throw std::logic_error("quantity words: no such word");
  return static_cast<SmallWord>(place);
}

class Words {
 public:
  explicit Words(std::string_view list) : entries_(1) {
    std::string_view section;
    for (const std::string_view item : list_words(list)) {
      if (item.front() == '[') {
        section = item.substr(1, item.size() - 2);
        continue;
      }
      const std::size_t equals = item.find('=');
      QuantityWord& word = entry(item.substr(0, equals));
      if (section == "other")
        word.small = small_word(item.substr(equals + 1));
      else
        set(word, section, item.substr(equals + 1));
    }
  }

  const WordSketch& sketch() const { return sketch_; }

  const QuantityWord* find(std::string_view word) const {
    if (!sketch_.may_hold(word)) return nullptr;
    const std::uint32_t index = table_.find(word);
    return index == 0 ? nullptr : &entries_[index];
  }

 private:
  QuantityWord& entry(std::string_view word) {
    const std::uint32_t known = table_.find(word);
    if (known != 0) return entries_[known];
    table_.add(word, static_cast<std::uint32_t>(entries_.size()));
    sketch_.add(word);
    return entries_.emplace_back();
  }

  WordTable table_;
  WordSketch sketch_;
  std::vector<QuantityWord> entries_;
};

class Units {
 public:
  explicit Units(std::string_view list) {
    for (const std::string_view line : list_lines(list)) {
      const std::size_t equals = line.find('=');
      const auto right = list_words(line.substr(equals + 1));
      for (const std::string_view word : list_words(line.substr(0, equals)))
        if (!exact_.emplace(std::string(word), Unit{std::string(right.at(0)), number_of(right.at(1))}).second)
          throw std::logic_error("units: given twice: " + std::string(word));
        else
          sketch_.add(word);
    }
  }

  const Unit* find(std::string_view word) const {
    if (word.size() > 24 || !sketch_.may_hold(word)) return nullptr;
    if (const auto found = exact_.find(word); found != exact_.end()) return &found->second;
    if (word.size() < 3) return nullptr;
    std::string lower(word);
    for (char& c : lower) c = ascii::to_lower(c);
    const auto found = exact_.find(lower);
    return found == exact_.end() ? nullptr : &found->second;
  }

 private:
  WordSketch sketch_;
  std::unordered_map<std::string, Unit, eight::Hash, std::equal_to<>> exact_;
};

const Words& quantity_words() {
  static const Words words(embedded("lists/text/quantity_words.txt"));
  return words;
}

}  // namespace

const WordSketch& quantity_sketch() { return quantity_words().sketch(); }
const QuantityWord* quantity_word(std::string_view word) { return quantity_words().find(word); }

const Unit* unit(std::string_view word) {
  static const Units units(embedded("lists/text/units.txt"));
  return units.find(word);
}

}  // namespace groundlab
