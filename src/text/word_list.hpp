// SPDX-License-Identifier: Apache-2.0
// Words to numbers, for look-up while reading: folds ASCII case, allocates nothing, refuses long words early. WordTable
// is the table; WordList fills one from a list of data/ ("[class]" heads, words below, '#' comments).
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace groundlab {

/// A word in lower case, in four machine words; all zero where it has none or more than 32 bytes.
struct WordKey {
  std::array<std::uint64_t, 4> bytes{};

  explicit WordKey(std::string_view word);
  bool empty() const { return bytes[0] == 0; }
  bool operator==(const WordKey& other) const {
    return bytes[0] == other.bytes[0] && bytes[1] == other.bytes[1] && bytes[2] == other.bytes[2] &&
           bytes[3] == other.bytes[3];
  }
};

class WordTable {
 public:
  WordTable();

  /// The number of `word`; 0: not in the table.
  std::uint32_t find(std::string_view word) const;

  /// Sets bits of `word`'s number, adding it where it is new. Words over 32 bytes and bits 0 change nothing.
  void add(std::string_view word, std::uint32_t bits) { add(WordKey(word), bits); }

 private:
  struct Slot {
    WordKey key{{}};
    std::uint32_t bits = 0;
  };
  template <typename Same>
  std::uint32_t probe(std::size_t hashed, Same same) const;
  void add(const WordKey& key, std::uint32_t bits);
  void grow();

  std::vector<Slot> slots_;
  std::vector<std::uint8_t> tags_;  ///< of each slot, some bits of its key's hash; 0: the slot is free
  std::size_t used_ = 0;
};

/// The first two letters and the length of words, as a set: whether a word may be in a list at all.
class WordSketch {
 public:
  void add(std::string_view word) { may_be_.set(place(word)); }
  bool may_hold(std::string_view word) const { return !word.empty() && word.size() < 32 && may_be_[place(word)]; }

 private:
  static std::size_t letter(char c) { return static_cast<unsigned char>(c) & 31U; }
  static std::size_t place(std::string_view word) {
    return letter(word[0]) << 10U | letter(word.size() > 1 ? word[1] : 'a') << 5U | (word.size() & 31U);
  }

  std::bitset<32768> may_be_;
};

class WordList {
 public:
  /// `classes`: the names that heads may bear; the n-th stands for bit n. Another head throws std::logic_error: a fault
  /// in data/.
  WordList(std::string_view text, std::span<const std::string_view> classes);

  /// Adds `word` to class `bit`.
  void add(std::string_view word, std::size_t bit) { table_.add(word, 1U << bit); }

  /// The classes of `word`, as bits; 0: not in the list.
  std::uint32_t classes(std::string_view word) const { return table_.find(word); }

 private:
  WordTable table_;
};

/// The words of `text`, '#' comments left out.
std::vector<std::string_view> list_words(std::string_view text);

/// The lines of `text` without '#' comments and blanks at their ends; empty ones left out.
std::vector<std::string_view> list_lines(std::string_view text);

}  // namespace groundlab
