// SPDX-License-Identifier: Apache-2.0
// An id counts as a word only where it is exact and has a digit, and where it opens the sentence or follows a word that
// leads to a source: "form D12" with passages D01 to D20 cites nothing.
#include "text/named_citations.hpp"

#include <algorithm>

#include "text/ascii.hpp"
#include "text/wording.hpp"

namespace groundlab {
namespace {

/// Ids begin or end with their digits.
bool has_digit(std::string_view word) {
  return !word.empty() && (ascii::digit(word.back()) || ascii::digit(word.front()));
}

}  // namespace

std::vector<CitationMark> marks_in(std::string_view text, Span piece, const PassageIds& ids) {
  std::vector<CitationMark> marks;
  const std::string_view bounded = text.substr(0, piece.end);
  for (std::size_t at = piece.begin; at < piece.end;) {
    auto mark = may_begin_citation(text[at]) ? citation_at(bounded, at, ids) : std::nullopt;
    if (!mark) {
      ++at;
      continue;
    }
    at = mark->whole.end;
    marks.push_back(std::move(*mark));
  }
  return marks;
}

std::vector<Citation> named_citations(std::string_view answer, std::span<const Token> tokens, const PassageIds& ids) {
  static const PhraseBook::Set& leads = phrase_book().words("leads_to_source");
  static const PhraseBook::Set& passages = phrase_book().words("passage_word");
  static const std::uint16_t number = phrase_book().id("0");
  std::vector<Citation> found;
  if (ids.size() == 0) return found;
  bool list = false;  // the word before was a citation, or joins one to the next
  for (std::size_t k = 0; k < tokens.size(); ++k) {
    const bool may_be_id = tokens[k].id == 0 || tokens[k].id == number;
    if (!may_be_id && !list) continue;
    const std::string_view word = slice(answer, tokens[k].span);
    if (!may_be_id || !has_digit(word)) {
      list = list && (word == "," || word == "and" || word == "or");
      continue;
    }
    const bool only = tokens[k].id == number && all_digits(word);
    const bool after_passage = k > 0 && passages[tokens[k - 1].id];
    const bool led = k == 0 || list || leads[tokens[k - 1].id];
    const bool by_id = led && !only && ids.find(word);
    const bool by_number = after_passage && only && word.size() <= 3;
    list = by_id || by_number || (after_passage && ids.find(word));
    if (!list) continue;
    found.push_back(resolve(word, ids));
    found.back().span = tokens[k].span;
  }
  return found;
}

}  // namespace groundlab
