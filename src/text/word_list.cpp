// SPDX-License-Identifier: Apache-2.0
// Open addressing over words folded to lower case eight bytes at a time, so that hashing and comparing a usual word is
// a few machine instructions. The mixing constants are those of SplitMix64 (Steele et al., OOPSLA 2014).
#include "text/word_list.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "text/ascii.hpp"
#include "text/eight_bytes.hpp"

namespace groundlab {
namespace {

std::size_t mixed(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30U)) * 0xBF58476D1CE4E5B9U;
  return bits ^ (bits >> 29U);
}

/// That of a word of one machine word: mixed(key.bytes[0]).
std::size_t hash(const WordKey& key) {
  return mixed(key.bytes[0] + 0x9E3779B97F4A7C15U * (key.bytes[1] ^ (key.bytes[2] << 1U) ^ (key.bytes[3] << 2U)));
}

std::uint8_t tag_of(std::size_t hashed) { return static_cast<std::uint8_t>(hashed >> 56U | 1U); }

}  // namespace

WordKey::WordKey(std::string_view word) {
  if (word.size() > 32) return;
  for (std::size_t k = 0; 8 * k < word.size(); ++k)
    bytes[k] = eight::lower(eight::load(word.data() + 8 * k, word.size() - 8 * k));
}

WordTable::WordTable() : slots_(64), tags_(64) {}

template <typename Same>
std::uint32_t WordTable::probe(std::size_t hashed, Same same) const {
  const std::uint8_t tag = tag_of(hashed);
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = hashed & mask; tags_[at] != 0; at = (at + 1) & mask)
    if (tags_[at] == tag && same(slots_[at].key)) return slots_[at].bits;
  return 0;
}

std::uint32_t WordTable::find(std::string_view word) const {
  if (word.size() > 8) {
    const WordKey key(word);
    return probe(hash(key), [&](const WordKey& held) { return held == key; });
  }
  // Most words: one machine word says it all.
  const std::uint64_t first = eight::lower(eight::load(word.data(), word.size()));
  return probe(mixed(first), [&](const WordKey& held) { return held.bytes[0] == first && held.bytes[1] == 0; });
}

void WordTable::add(const WordKey& key, std::uint32_t bits) {
  if (key.empty() || bits == 0) return;
  if (2 * (used_ + 1) > slots_.size()) grow();
  const std::size_t hashed = hash(key);
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = hashed & mask;
  while (tags_[at] != 0 && slots_[at].key != key) at = (at + 1) & mask;
  if (tags_[at] == 0) ++used_;
  tags_[at] = tag_of(hashed);
  slots_[at].key = key;
  slots_[at].bits |= bits;
}

void WordTable::grow() {
  std::vector<Slot> old(2 * slots_.size());
  old.swap(slots_);
  tags_.assign(slots_.size(), 0);
  used_ = 0;
  for (const Slot& slot : old)
    if (slot.bits != 0) add(slot.key, slot.bits);
}

WordList::WordList(std::string_view text, std::span<const std::string_view> classes) {
  std::uint32_t bits = 0;
  for (const std::string_view word : list_words(text)) {
    if (word.size() > 2 && word.front() == '[' && word.back() == ']') {
      const auto name = word.substr(1, word.size() - 2);
      const auto found = std::find(classes.begin(), classes.end(), name);
      if (found == classes.end()) throw std::logic_error("unknown class of words " + std::string(name));
      bits = 1U << static_cast<unsigned>(found - classes.begin());
    } else {
      table_.add(word, bits);
    }
  }
}

std::vector<std::string_view> list_lines(std::string_view text) {
  std::vector<std::string_view> lines;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t feed = std::min(text.find('\n', at), text.size());
    std::string_view line = text.substr(at, feed - at);
    line = line.substr(0, line.find('#'));
    while (!line.empty() && ascii::blank(line.front())) line.remove_prefix(1);
    while (!line.empty() && ascii::blank(line.back())) line.remove_suffix(1);
    if (!line.empty()) lines.push_back(line);
    at = feed + 1;
  }
  return lines;
}

std::vector<std::string_view> list_words(std::string_view text) {
  std::vector<std::string_view> words;
  for (const std::string_view line : list_lines(text)) {
    for (std::size_t at = 0; at < line.size();) {
      std::size_t end = at;
      while (end < line.size() && !ascii::blank(line[end])) ++end;
      if (end > at) words.push_back(line.substr(at, end - at));
      at = end + 1;
    }
  }
  return words;
}

}  // namespace groundlab
