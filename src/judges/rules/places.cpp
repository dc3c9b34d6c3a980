// SPDX-License-Identifier: Apache-2.0
// Short notes in the words of the two texts.
#include "judges/rules/places.hpp"

#include <algorithm>

namespace groundlab::rules {
namespace {

constexpr std::uint32_t longest_phrase = 7;  // tokens

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string_view kind_name(const Quantity& quantity) {
  switch (quantity.kind) {
    case QuantityKind::percent:
    case QuantityKind::points:
      return "percentage";
    case QuantityKind::money:
      return "amount of money";
    case QuantityKind::measure:
      return quantity.unit == "s" || quantity.unit == "month" ? "duration" : "measure";
    case QuantityKind::date:
    case QuantityKind::period:
    case QuantityKind::weekday:
      return "date";
    case QuantityKind::time:
      return "time of day";
    case QuantityKind::code:
    case QuantityKind::label:
      return "such code";
    case QuantityKind::version:
      return "version";
    case QuantityKind::number:
    case QuantityKind::ordinal:
      return "number";
  }
  return "number";
}

}  // namespace

bool is_about_negation(ReasonCode code) {
  return code == ReasonCode::negation_conflict || code == ReasonCode::negation_missing;
}

Span phrase_around(const ReadText& text, std::uint32_t token, const Vocabulary& vocabulary) {
  std::uint32_t begin = token;
  const std::uint32_t first = token < longest_phrase ? 0 : token - longest_phrase;
  if (text.tokens[token].negated)
    for (std::uint32_t i = token; i-- > first;)
      if (text.tokens[i].cue != Cue::none) {
        begin = i;
        break;
      }
  const auto is_function_word = [&](std::uint32_t i) {
    const Token& word = text.tokens[i];
    return word.kind == TokenKind::word && !word.content && word.cue == Cue::none &&
           (vocabulary[word.word].listed->flags & stop_word) != 0 && vocabulary[word.word].classes != 0;
  };
  while (begin > first && is_function_word(begin - 1) && (vocabulary[text.tokens[begin - 1].word].classes & 2) != 0)
    --begin;
  Span span = text.tokens[begin].span;
  span.end = std::max(span.end, text.tokens[token].span.end);
  return span;
}

std::string note_of(ReasonCode code, std::string_view claim, std::string_view passage) {
  if (code == ReasonCode::condition_missing && !passage.empty())
    return "the passage says so only with " + quoted(passage);
  if (code == ReasonCode::negation_missing && !claim.empty()) return quoted(claim) + ": no passage denies it";
  if (code == ReasonCode::words_missing && !passage.empty()) return "the passage speaks only of " + quoted(passage);
  if (claim.empty() && passage.empty()) return {};
  if (claim.empty()) return "the passage says " + quoted(passage);
  if (passage.empty()) return quoted(claim) + ": the passage says otherwise";
  const bool value = code == ReasonCode::number_conflict || code == ReasonCode::code_conflict;
  if (value) return std::string(claim) + ", the passage has " + std::string(passage);
  return quoted(claim) + ", the passage says " + quoted(passage);
}

std::string what_is_missing(const Quantity& quantity, std::span<const View> views) {
  const std::string_view kind = kind_name(quantity);
  for (const View& view : views)
    for (const Quantity& other : view.evidence->text.quantities)
      if (kind_name(other) == kind) return "not in the passages";
  return "no " + std::string(kind) + " in the passages";
}

}  // namespace groundlab::rules
