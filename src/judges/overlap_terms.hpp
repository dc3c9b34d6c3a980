// SPDX-License-Identifier: Apache-2.0
// The overlap rule's reading of a text: numbers and content words, by the patterns of its source.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

#include "judges/hash_set.hpp"
#include "text/ascii.hpp"

namespace groundlab {

/// A number or word as the rule compares it (lower case, plural s taken off), with its place in the text.
struct OverlapTerm {
  std::uint64_t hash = 0;  ///< of the compared form; 64 bits, so equal hashes are taken for equal terms
  Span span;

  bool operator==(const OverlapTerm&) const = default;
};

/// The hashes of these terms.
HashSet hashes_of(std::span<const OverlapTerm> terms);

/// The facts of the rule, from data/judges/overlap.txt.
struct OverlapFacts {
  double coverage = 0;
  std::size_t shortest_word = 0;
  std::size_t longest_stop = 0;
  HashSet stop;
  HashSet negation;
  ascii::ByteSet negation_begins{};  ///< the first letters of its words, small and capital
};
const OverlapFacts& overlap_facts();

/// Every match of [A-Za-z]*-?\d[\d.,-]*, trailing full stops and commas taken off; in order, doubles kept. ASCII
/// digits. `into`: memory to use.
std::vector<OverlapTerm> overlap_numbers(std::string_view text, std::vector<OverlapTerm> into = {});

/// Every content word, in order, doubles kept: [a-z][a-z'-]+ of the lower-cased text without "'s", stop words, words
/// under three letters, and the plural s. `into`: memory to use.
std::vector<OverlapTerm> overlap_words(std::string_view text, std::vector<OverlapTerm> into = {});

/// True when one of the words not, cannot, never, no stands in the text.
bool overlap_negated(std::string_view text);

/// The text cut behind each run of blanks that follows . ! or ?
std::vector<std::string_view> overlap_sentences(std::string_view text);

}  // namespace groundlab
