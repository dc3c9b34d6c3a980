// SPDX-License-Identifier: Apache-2.0
// A sentence is taken clause by clause, because people decline in one and state in the next. What stands in quotes,
// under a condition, or in somebody's report is not the answer declining. Which wording declines,
// data/lists/text/phrases.txt says; whether the whole answer does, read_answer.cpp.
#include "text/abstention.hpp"

#include <algorithm>
#include <array>

#include "text/wording.hpp"

namespace groundlab {
namespace {

using namespace std::literals;
using Tokens = std::span<const Token>;

/// The classes of the phrase book that clause cutting asks for.
struct Grammar {
  const PhraseBook::Set& after_comma = phrase_book().words("clause_after_comma");
  const PhraseBook::Set& anywhere = phrase_book().words("clause_anywhere");
  const PhraseBook::Set& subordinate = phrase_book().words("subordinate");
  const PhraseBook::Set& conditional = phrase_book().words("conditional");
  const PhraseBook::Set& connective = phrase_book().words("connective");
  const PhraseBook::Set& reason = phrase_book().words("reason");
  const PhraseBook::Set& relative = phrase_book().words("relative");
  const PhraseBook::Set& own_voice = phrase_book().words("own_voice");
  const PhraseBook::Set& finite = phrase_book().words("finite");
};

const Grammar& grammar() {
  static const Grammar grammar;
  return grammar;
}

bool any_of(Tokens tokens, const PhraseBook::Set& words) {
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) { return words[token.id]; });
}

bool is(const Token& token, std::string_view word) { return token.id != 0 && token.id == phrase_book().id(word); }

/// The tokens outside quotes; all of them where the whole sentence is one quote.
std::vector<Token> unquoted(Tokens tokens) {
  std::vector<Token> kept;
  bool inside = false;
  for (const Token& token : tokens) {
    if (is(token, "\""))
      inside = !inside;
    else if (!inside)
      kept.push_back(token);
  }
  const bool nothing_left = std::all_of(kept.begin(), kept.end(), PhraseBook::is_mark);
  if (!nothing_left && !inside) return kept;
  kept.clear();
  std::copy_if(tokens.begin(), tokens.end(), std::back_inserter(kept),
               [](const Token& token) { return !is(token, "\""); });
  return kept;
}

bool parts_clauses(const Token& mark) { return PhraseBook::is_mark(mark) && !is(mark, ","); }

/// True where a clause may begin at `at`.
bool clause_begins(Tokens tokens, std::size_t begin, std::size_t at) {
  if (parts_clauses(tokens[at - 1])) return true;
  if (is(tokens[at - 1], ",")) {
    if (at - begin == 2) return false;  // "Unfortunately, ..."
    if (grammar().after_comma[tokens[at].id]) return true;
    if (grammar().subordinate[tokens[begin].id]) return true;
    return is(tokens[at], "and") && at + 1 < tokens.size() && grammar().after_comma[tokens[at + 1].id];
  }
  if (at - begin >= 2 && grammar().anywhere[tokens[at].id]) return true;
  if (!is(tokens[at], "and") || at + 1 >= tokens.size() || at - begin < 2) return false;
  return grammar().after_comma[tokens[at + 1].id] || is(tokens[at + 1], "no");
}

struct Clause {
  std::size_t begin = 0, end = 0;
  bool declines = false;
  bool states = false;
};

std::vector<Clause> clauses(Tokens tokens) {
  std::vector<Clause> found;
  std::size_t begin = 0;
  for (std::size_t at = 1; at <= tokens.size(); ++at) {
    if (at < tokens.size() && !clause_begins(tokens, begin, at)) continue;
    if (at > begin) found.push_back({begin, at});
    begin = at;
  }
  return found;
}

/// A refusal under a condition, or in what somebody else says, is none of the answer's.
bool not_its_own(Tokens clause, std::size_t match_begin) {
  const Tokens before = clause.first(match_begin);
  if (any_of(before, grammar().conditional)) return true;
  if (clause.empty() || grammar().own_voice[clause.front().id]) return false;
  return any_of(before, grammar().relative);
}

Tokens without_connectives(Tokens clause) {
  clause = without_end_marks(clause);
  while (!clause.empty() && (grammar().connective[clause.front().id] || PhraseBook::is_mark(clause.front())))
    clause = clause.subspan(1);
  return clause;
}

/// Does a clause that does not decline state something of the matter?
bool states(Tokens clause, bool after_refusal) {
  const Tokens inner = without_connectives(clause);
  if (inner.empty()) return false;
  const bool number = std::any_of(inner.begin(), inner.end(), [](const Token& token) { return is(token, "0"); });
  if (matches(Wording::meta, inner) || matches(Wording::advice, inner) || small_talk(inner)) return false;
  if (after_refusal && grammar().reason[inner.front().id]) return number;
  if (frame_tokens(clause) + 1 >= clause.size()) return false;
  const bool verb = any_of(inner, grammar().finite);
  return inner.size() >= 4 ? verb || inner.size() >= 5 : verb && inner.size() >= 2;
}

std::vector<Span> stating_spans(const std::vector<Clause>& found, Tokens tokens) {
  std::vector<Span> spans;
  for (std::size_t k = 0; k < found.size(); ++k) {
    if (!found[k].states) continue;
    std::size_t last = k;
    while (last + 1 < found.size() && !found[last + 1].declines) ++last;
    while (last > k && !found[last].states) --last;
    const Tokens inner = without_connectives(tokens.subspan(found[k].begin, found[last].end - found[k].begin));
    spans.push_back({inner.front().span.begin, inner.back().span.end});
    k = last;
  }
  return spans;
}

}  // namespace

Refusal read_refusal(Tokens sentence, std::string_view) {
  Refusal refusal;
  if (!matches(Wording::cue, sentence)) return refusal;
  const std::vector<Token> tokens = unquoted(sentence);
  std::vector<Clause> found = clauses(tokens);
  for (Clause& clause : found) {
    const Tokens inner = without_connectives(Tokens(tokens).subspan(clause.begin, clause.end - clause.begin));
    if (inner.empty()) continue;
    const auto match = phrase_book().find(static_cast<std::size_t>(Wording::abstention), inner);
    if (!match || not_its_own(inner, match->begin)) continue;
    clause.declines = true;
    if (!refusal.declines) refusal.phrase = {inner[match->begin].span.begin, inner[match->end - 1].span.end};
    refusal.declines = true;
  }
  if (!refusal.declines) return refusal;
  bool after = false;
  for (Clause& clause : found) {
    const Tokens inner = Tokens(tokens).subspan(clause.begin, clause.end - clause.begin);
    clause.states = !clause.declines && states(inner, after);
    after = after || clause.declines;
  }
  refusal.stating = stating_spans(found, tokens);
  return refusal;
}

}  // namespace groundlab
