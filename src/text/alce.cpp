// SPDX-License-Identifier: Apache-2.0
// Two passes: ids to numbers, then the script's own two patterns, "\[\d+" for citations and " ?\[\d+" for their
// removal, which also takes every "]" and every " |" out of the text.
#include "text/alce.hpp"

#include <algorithm>
#include <charconv>
#include <string>

#include "text/ascii.hpp"
#include "text/citations.hpp"
#include "text/sentences.hpp"

namespace groundlab {
namespace {

/// "[D07, D06]" to "[2][1]"; an id that names no passage gets the number after the last. Numbers stay as they are.
std::string numbered(std::string_view text, const PassageIds& ids) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto mark = may_begin_citation(text[at]) ? citation_at(text, at, ids) : std::nullopt;
    if (!mark || mark->citations.empty() || ascii::digit(ascii::at(text, at + 1))) {
      out += text[at++];
      continue;
    }
    out += slice(text, mark->kept);
    for (const Citation& citation : mark->citations)
      out += "[" + std::to_string(citation.passage.value_or(ids.size()) + 1) + "]";
    at = std::max(mark->whole.end, at + 1);
  }
  return out;
}

/// The end of the digits from `at` on.
std::size_t digits_end(std::string_view text, std::size_t at) {
  while (at < text.size() && ascii::digit(text[at])) ++at;
  return at;
}

/// The number, or none where it is larger than any passage's.
std::optional<std::size_t> number(std::string_view digits) {
  std::size_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return error == std::errc() ? std::optional(value) : std::nullopt;
}

/// Number n is passage n - 1; 0 is the last one, as Python counts.
AlceCitation citation(std::string_view digits, std::size_t passages) {
  const auto n = number(digits);
  if (!n || *n > passages || passages == 0) return {};  // the script breaks off at [0] without passages
  return {.passage = *n == 0 ? passages - 1 : *n - 1};
}

/// Calls use(digits) for every `opening` that digits follow; returns the text without them.
template <typename Use>
std::string take_numbers(std::string_view text, std::string_view opening, Use use) {
  std::string rest;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t digits = at + opening.size();
    const std::size_t end = text.substr(at).starts_with(opening) ? digits_end(text, digits) : digits;
    if (end > digits) {
      use(text.substr(digits, end - digits));
      at = end;
    } else {
      rest += text[at++];
    }
  }
  return rest;
}

std::string without(std::string text, std::string_view mark) {
  for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at)) text.erase(at, mark.size());
  return text;
}

AlceSentence read(std::string_view sentence, std::size_t passages) {
  AlceSentence read;
  take_numbers(sentence, "[", [&](std::string_view digits) { read.citations.push_back(citation(digits, passages)); });
  const auto drop = [](std::string_view) {};
  const std::string text = take_numbers(take_numbers(sentence, " [", drop), "[", drop);
  read.text = without(without(text, " |"), "]");
  return read;
}

std::string_view first_line(std::string_view answer) {
  while (!answer.empty() && ascii::blank(answer.front())) answer.remove_prefix(1);
  while (!answer.empty() && ascii::blank(answer.back())) answer.remove_suffix(1);
  return answer.substr(0, answer.find('\n'));
}

}  // namespace

std::vector<AlceSentence> alce_sentences(std::string_view answer, std::span<const std::string_view> passage_ids) {
  const PassageIds ids(passage_ids);
  const std::string line = without(numbered(first_line(answer), ids), "<|im_end|>");
  std::vector<AlceSentence> all;
  for (const Span span : sentences(line)) all.push_back(read(slice(line, span), ids.size()));
  return all;
}

}  // namespace groundlab
