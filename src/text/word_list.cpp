// SPDX-License-Identifier: Apache-2.0
// Open addressing over lower-case words; the hash is FNV-1a, so that the table is the same on every machine.
#include "text/word_list.hpp"

#include <algorithm>
#include <array>
#include <stdexcept>

#include "text/ascii.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest = 32;

/// A word in lower case in a fixed buffer, with its hash; size 0: too long.
struct Folded {
  std::array<char, longest> bytes;
  std::size_t size = 0;
  std::uint32_t hash = 2166136261U;

  explicit Folded(std::string_view word) {
    if (word.size() > longest) return;
    for (const char c : word) {
      bytes[size] = ascii::to_lower(c);
      hash = (hash ^ static_cast<unsigned char>(bytes[size])) * 16777619U;
      ++size;
    }
  }
  std::string_view view() const { return {bytes.data(), size}; }
};

}  // namespace

WordTable::WordTable() : slots_(64) {}

std::uint32_t WordTable::find(std::string_view word) const {
  const Folded folded(word);
  if (folded.size == 0) return 0;
  const std::size_t mask = slots_.size() - 1;
  for (std::size_t at = folded.hash & mask;; at = (at + 1) & mask) {
    if (slots_[at].bits == 0) return 0;
    if (slots_[at].word == folded.view()) return slots_[at].bits;
  }
}

void WordTable::add(std::string_view word, std::uint32_t bits) {
  const Folded folded(word);
  if (folded.size == 0 || bits == 0) return;
  if (2 * (used_ + 1) > slots_.size()) grow();
  const std::size_t mask = slots_.size() - 1;
  std::size_t at = folded.hash & mask;
  while (slots_[at].bits != 0 && slots_[at].word != folded.view()) at = (at + 1) & mask;
  if (slots_[at].bits == 0) ++used_;
  slots_[at].word = folded.view();
  slots_[at].bits |= bits;
}

void WordTable::grow() {
  std::vector<Slot> old(2 * slots_.size());
  old.swap(slots_);
  used_ = 0;
  for (const Slot& slot : old) add(slot.word, slot.bits);
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
