// SPDX-License-Identifier: Apache-2.0
// A semicolon, or a comma with "and", "but", "or", "so", "yet", parts two clauses where both hold a verb that can only
// be one, and the second opens with its own subject: a pronoun, or an article with a noun before that verb. No tagger:
// what would need one stays whole.
#include "text/clauses.hpp"

#include <algorithm>
#include <iterator>

#include "text/ascii.hpp"
#include "text/wording.hpp"

namespace groundlab {
namespace {

using Tokens = std::span<const Token>;

struct Grammar {
  const PhraseBook::Set& verb = phrase_book().words("sure_verb");
  const PhraseBook::Set& pronoun = phrase_book().words("subject_pronoun");
  const PhraseBook::Set& article = phrase_book().words("article");
  const PhraseBook::Set& coordinator = phrase_book().words("coordinator");
  std::uint16_t semicolon = phrase_book().id(";");
  std::uint16_t comma = phrase_book().id(",");
  std::uint16_t open = phrase_book().id("(");
  std::uint16_t close = phrase_book().id(")");
  std::uint16_t quote = phrase_book().id("\"");
};

const Grammar& grammar() {
  static const Grammar grammar;
  return grammar;
}

bool has_verb(Tokens clause) {
  return clause.size() >= 3 &&
         std::any_of(clause.begin(), clause.end(), [](const Token& token) { return grammar().verb[token.id]; });
}

/// A subject of its own and its verb, within the first words.
bool opens_with_subject(Tokens clause) {
  if (clause.size() < 3) return false;
  const bool pronoun = grammar().pronoun[clause[0].id];
  if (!pronoun && !grammar().article[clause[0].id]) return false;
  for (std::size_t k = 1; k < clause.size() && k < (pronoun ? 3U : 6U); ++k) {
    if (PhraseBook::is_mark(clause[k])) return false;
    if (grammar().verb[clause[k].id]) return pronoun || k >= 2;
  }
  return false;
}

/// Where a clause may begin: the token after a semicolon, or a coordinator after a comma.
bool may_begin(Tokens tokens, std::size_t at) {
  if (at == 0 || at + 1 >= tokens.size()) return false;
  if (tokens[at - 1].id == grammar().semicolon) return true;
  return tokens[at - 1].id == grammar().comma && grammar().coordinator[tokens[at].id];
}

std::vector<std::size_t> cuts(Tokens tokens) {
  std::vector<std::size_t> found;
  std::size_t begin = 0;
  int depth = 0;
  bool quoted = false;
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    if (tokens[at].id == grammar().open) ++depth;
    if (tokens[at].id == grammar().close) --depth;
    if (tokens[at].id == grammar().quote) quoted = !quoted;
    if (depth > 0 || quoted || !may_begin(tokens, at)) continue;
    const bool coordinated = grammar().coordinator[tokens[at].id];
    const Tokens rest = tokens.subspan(at + (coordinated ? 1 : 0));
    const bool semicolon = tokens[at - 1].id == grammar().semicolon;
    const bool stands = semicolon ? has_verb(rest) : opens_with_subject(rest);
    if (!stands || !has_verb(tokens.subspan(begin, at - begin))) continue;
    found.push_back(at);
    begin = at;
  }
  return found;
}

}  // namespace

std::vector<Sentence> main_clauses(std::string_view text, Sentence sentence) {
  const std::vector<Token> tokens = phrase_book().tokens(text, sentence.span);
  std::vector<Sentence> clauses;
  std::size_t begin = sentence.span.begin;
  auto marks = sentence.marks.begin();
  const auto add = [&](std::size_t end, std::size_t next) {
    const auto behind =
        std::find_if(marks, sentence.marks.end(), [&](const CitationMark& mark) { return mark.whole.begin >= next; });
    while (end > begin && (ascii::blank(text[end - 1]) || text[end - 1] == ',' || text[end - 1] == ';')) --end;
    clauses.push_back({{begin, end}, {std::make_move_iterator(marks), std::make_move_iterator(behind)}});
    marks = behind;
    begin = next;
  };
  for (const std::size_t cut : cuts(tokens)) add(tokens[cut].span.begin, tokens[cut].span.begin);
  if (clauses.empty()) return {std::move(sentence)};
  add(sentence.span.end, sentence.span.end);
  return clauses;
}

}  // namespace groundlab
