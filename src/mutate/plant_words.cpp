// SPDX-License-Identifier: Apache-2.0
// Errors in wording: negations, opposites, quantifiers, names and roles. Only where the place is certain: a mutant that
// is no English tests nothing.
#include <algorithm>
#include <array>

#include "groundlab/core/embedded.hpp"

#include "mutate/plant.hpp"
#include "text/quantities.hpp"
#include "text/tokens.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

struct Swap {
  std::string from;
  std::string to;
};

struct Swaps {
  std::vector<Swap> antonyms;
  std::vector<Swap> quantifiers;
};

Swaps read_swaps(std::string_view text) {
  Swaps swaps;
  bool both_ways = false;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(line.size() + 1, text.size()));
    if (line.starts_with('[')) both_ways = line == "[antonym]";
    const std::size_t bar = line.find(" | ");
    if (bar == std::string_view::npos || line.starts_with('#')) continue;
    const std::string left(line.substr(0, bar));
    const std::string right(line.substr(bar + 3));
    (both_ways ? swaps.antonyms : swaps.quantifiers).push_back({left, right});
    if (both_ways) swaps.antonyms.push_back({right, left});
  }
  return swaps;
}

const Swaps& swaps() {
  static const Swaps read = read_swaps(embedded("lists/mutate/swaps.txt"));
  return read;
}

struct Word {
  Span span;
  std::string lower;
  bool capital = false;
};

std::vector<Word> words_of(std::string_view text) {
  std::vector<Word> words;
  for (const TextToken& token : tokens(text))
    if (token.kind == TokenKind::word)
      words.push_back({token.span, lower_case(slice(text, token.span)), token.capital});
  return words;
}

bool is_one_of(std::string_view word, std::span<const std::string_view> list) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

constexpr std::array auxiliaries{"is"sv,   "are"sv,  "was"sv,   "were"sv,   "can"sv,  "could"sv, "may"sv,
                                 "must"sv, "will"sv, "would"sv, "should"sv, "does"sv, "do"sv,    "did"sv};
constexpr std::array negations{"not"sv, "no"sv,   "never"sv,   "cannot"sv, "without"sv, "neither"sv,
                               "nor"sv, "none"sv, "nothing"sv, "nobody"sv, "hardly"sv,  "unless"sv};

bool is_negated(const std::vector<Word>& words) {
  return std::any_of(words.begin(), words.end(), [](const Word& word) {
    return is_one_of(word.lower, negations) || word.lower.ends_with("n't") || word.lower.ends_with("n’t");
  });
}

/// The first place where one of the swaps applies to whole words.
std::optional<std::string> swapped(std::string_view claim, const std::vector<Swap>& list) {
  const std::vector<Word> words = words_of(claim);
  const std::string lower = lower_case(claim);
  for (const Word& word : words)
    for (const Swap& swap : list) {
      if (lower.compare(word.span.begin, swap.from.size(), swap.from) != 0) continue;
      const std::size_t end = word.span.begin + swap.from.size();
      const bool whole =
          std::any_of(words.begin(), words.end(), [&](const Word& other) { return other.span.end == end; });
      if (!whole) continue;
      const Span span{word.span.begin, end};
      return with_replaced(claim, span, capital_like(swap.to, slice(claim, span)));
    }
  return std::nullopt;
}

/// Capitalised words beyond the first of the text that are no part of a date or code.
std::vector<Word> names_of(std::string_view text) {
  const std::vector<Quantity> values = quantities(text);
  const auto in_value = [&](Span span) {
    return std::any_of(values.begin(), values.end(), [&](const Quantity& value) {
      return value.span.begin < span.end && span.begin < value.span.end;
    });
  };
  std::vector<Word> names;
  const std::vector<Word> words = words_of(text);
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::string_view gap = text.substr(words[i - 1].span.end, words[i].span.begin - words[i - 1].span.end);
    const bool starts_sentence = gap.find_first_of(".!?:\n\"") != std::string_view::npos;
    if (words[i].capital && !starts_sentence && words[i].lower.size() > 2 && !in_value(words[i].span))
      names.push_back(words[i]);
  }
  return names;
}

/// The first word of `texts` that may stand for a name of the claim and does not stand in it.
std::string other_name(const Original& original) {
  const std::string claim = lower_case(original.claim);
  for (const std::string_view text : original.evidence)
    for (const Word& name : names_of(text))
      if (claim.find(name.lower) == std::string::npos) return std::string(slice(text, name.span));
  for (const std::string_view made_up : {"Hartwell"sv, "Ostrowa"sv, "Belmira"sv})
    if (!stands_in(original, made_up)) return std::string(made_up);
  return {};
}

std::string exchanged(std::string_view text, Span first, Span second) {
  return std::string(text.substr(0, first.begin)) + std::string(slice(text, second)) +
         std::string(text.substr(first.end, second.begin - first.end)) + std::string(slice(text, first)) +
         std::string(text.substr(second.end));
}

}  // namespace

std::optional<std::string> plant_negation(const Original& original) {
  const std::vector<Word> words = words_of(original.claim);
  if (is_negated(words)) return std::nullopt;
  for (std::size_t i = 1; i + 1 < words.size(); ++i)
    if (is_one_of(words[i].lower, auxiliaries) && !words[i].capital)
      return with_replaced(original.claim, words[i].span, words[i].lower == "can" ? "cannot" : words[i].lower + " not");
  return std::nullopt;
}

std::optional<std::string> remove_negation(const Original& original) {
  for (const Word& word : words_of(original.claim)) {
    if (word.lower == "cannot" || word.lower == "can't") return with_replaced(original.claim, word.span, "can");
    const std::size_t behind = word.span.end;
    const bool blank_behind = behind < original.claim.size() && original.claim[behind] == ' ';
    if ((word.lower == "not" || word.lower == "never") && blank_behind && word.span.begin > 0)
      return with_replaced(original.claim, {word.span.begin, behind + 1}, "");
  }
  return std::nullopt;
}

std::optional<std::string> plant_antonym(const Original& original) { return swapped(original.claim, swaps().antonyms); }

std::optional<std::string> plant_quantifier(const Original& original) {
  return swapped(original.claim, swaps().quantifiers);
}

std::optional<std::string> plant_name(const Original& original) {
  const std::vector<Word> names = names_of(original.claim);
  const std::string other = other_name(original);
  if (names.empty() || other.empty()) return std::nullopt;
  return with_replaced(original.claim, names.front().span, other);
}

std::optional<std::string> swap_roles(const Original& original) {
  const std::vector<Word> words = words_of(original.claim);
  for (std::size_t i = 0; i + 3 < words.size(); ++i)
    if (words[i].lower == "from" && words[i + 2].lower == "to" && words[i + 1].lower != words[i + 3].lower)
      return exchanged(original.claim, words[i + 1].span, words[i + 3].span);
  const std::vector<Word> names = names_of(original.claim);
  for (std::size_t i = 0; i + 1 < names.size(); ++i) {
    const std::string_view between =
        original.claim.substr(names[i].span.end, names[i + 1].span.begin - names[i].span.end);
    const bool apart = between.find_first_not_of(" -'’.") != std::string_view::npos &&
                       between.find(" and ") == std::string_view::npos && between.find(',') == std::string_view::npos;
    if (apart && names[i].lower != names[i + 1].lower)
      return exchanged(original.claim, names[i].span, names[i + 1].span);
  }
  return std::nullopt;
}

std::string with_replaced(std::string_view text, Span span, std::string_view by) {
  return std::string(text.substr(0, span.begin)) + std::string(by) + std::string(text.substr(span.end));
}

bool stands_in(const Original& original, std::string_view piece) {
  const std::string wanted = lower_case(piece);
  return std::any_of(original.evidence.begin(), original.evidence.end(),
                     [&](std::string_view text) { return lower_case(text).find(wanted) != std::string::npos; });
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c + ('a' - 'A'));
  return lower;
}

std::string capital_like(std::string word, std::string_view like) {
  const bool capital = !like.empty() && like.front() >= 'A' && like.front() <= 'Z';
  if (capital && !word.empty() && word.front() >= 'a' && word.front() <= 'z')
    word.front() = static_cast<char>(word.front() - ('a' - 'A'));
  return word;
}

}  // namespace groundlab
