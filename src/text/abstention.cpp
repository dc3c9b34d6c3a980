// SPDX-License-Identifier: Apache-2.0
// A sentence is taken clause by clause, because people decline in one and state in the next. What stands in quotes,
// under a condition, or in somebody's report is not the answer declining. Which wording declines,
// data/lists/text/phrases.txt says; whether the whole answer does, read_answer.cpp.
#include "text/abstention.hpp"

#include <algorithm>
#include <optional>

#include "text/wording.hpp"

namespace groundlab {
namespace {

using Tokens = std::span<const Token>;

/// The classes of the phrase book that clause cutting asks for.
struct Grammar {
  const PhraseBook::Set& evidence = phrase_book().words("evidence");
  const PhraseBook::Set& speaker = phrase_book().words("i");
  const PhraseBook::Set& opens_phrase = phrase_book().words("opens_phrase");
  const PhraseBook::Set& after_comma = phrase_book().words("clause_after_comma");
  const PhraseBook::Set& anywhere = phrase_book().words("clause_anywhere");
  const PhraseBook::Set& subordinate = phrase_book().words("subordinate");
  const PhraseBook::Set& conditional = phrase_book().words("conditional");
  const PhraseBook::Set& connective = phrase_book().words("connective");
  const PhraseBook::Set& reason = phrase_book().words("reason");
  const PhraseBook::Set& relative = phrase_book().words("relative");
  const PhraseBook::Set& own_voice = phrase_book().words("own_voice");
  const PhraseBook::Set& finite = phrase_book().words("finite");
  const std::uint16_t comma = phrase_book().id(",");
  const std::uint16_t quote = phrase_book().id("\"");
  const std::uint16_t conjunction = phrase_book().id("and");
  const std::uint16_t no = phrase_book().id("no");
  const std::uint16_t number = phrase_book().id("0");
};

const Grammar& grammar() {
  static const Grammar grammar;
  return grammar;
}

bool any_of(Tokens tokens, const PhraseBook::Set& words) {
  return std::any_of(tokens.begin(), tokens.end(), [&](const Token& token) { return words[token.id]; });
}

/// The tokens outside quotes; all of them where the whole sentence is one quote.
std::vector<Token> unquoted(Tokens tokens) {
  const std::uint16_t quote = grammar().quote;
  std::vector<Token> kept;
  kept.reserve(tokens.size());
  bool inside = false;
  for (const Token& token : tokens) {
    if (token.id == quote)
      inside = !inside;
    else if (!inside)
      kept.push_back(token);
  }
  const bool nothing_left = std::all_of(kept.begin(), kept.end(), PhraseBook::is_mark);
  if (!nothing_left && !inside) return kept;
  kept.clear();
  std::copy_if(tokens.begin(), tokens.end(), std::back_inserter(kept),
               [&](const Token& token) { return token.id != quote; });
  return kept;
}

bool parts_clauses(const Token& mark) { return PhraseBook::is_mark(mark) && mark.id != grammar().comma; }

/// True where a clause may begin at `at`.
bool clause_begins(Tokens tokens, std::size_t begin, std::size_t at) {
  const Grammar& words = grammar();
  if (parts_clauses(tokens[at - 1])) return true;
  if (tokens[at - 1].id == words.comma) {
    if (at - begin == 2) return false;  // "Unfortunately, ..."
    if (words.after_comma[tokens[at].id]) return true;
    if (words.subordinate[tokens[begin].id]) return true;
    return tokens[at].id == words.conjunction && at + 1 < tokens.size() && words.after_comma[tokens[at + 1].id];
  }
  if (at - begin >= 2 && words.anywhere[tokens[at].id]) return true;
  if (tokens[at].id != words.conjunction || at + 1 >= tokens.size() || at - begin < 2) return false;
  return words.after_comma[tokens[at + 1].id] || tokens[at + 1].id == words.no;
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

/// A refusal under a condition, or in what somebody else says, is none of the answer's. A pronoun that opens the clause
/// asks ("who pays is not stated") and relates to nothing.
bool not_its_own(Tokens clause, std::size_t match_begin) {
  const Tokens before = clause.first(match_begin);
  if (any_of(before, grammar().conditional)) return true;
  if (before.empty() || grammar().own_voice[clause.front().id]) return false;
  return any_of(before.subspan(1), grammar().relative);
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
  const bool number =
      std::any_of(inner.begin(), inner.end(), [](const Token& token) { return token.id == grammar().number; });
  if (only_about_evidence(inner) || matches(Wording::advice, inner) || small_talk(inner)) return false;
  if (grammar().conditional[inner.front().id]) return false;
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

/// What of a clause declines, as tokens of it; none where nothing does.
std::optional<PhraseBook::Match> refusal_in(Tokens clause, bool continued) {
  if (clause.empty()) return std::nullopt;
  auto match = phrase_book().find(static_cast<std::size_t>(Wording::abstention), clause);
  if (!match && continued) match = phrase_book().find(static_cast<std::size_t>(Wording::continued), clause);
  if (!match || not_its_own(clause, match->begin)) return std::nullopt;
  return match;
}

/// Where in a clause that declines from `match_begin` on a statement ends that stands before it, parted by a comma
/// alone
/// ("Die Miete beträgt 5 EUR, dazu steht nichts ..."); 0: there is none.
std::size_t statement_before(Tokens clause, std::size_t match_begin) {
  std::size_t comma = match_begin;
  while (comma > 0 && clause[comma - 1].id != grammar().comma) --comma;
  if (comma < 4 || grammar().opens_phrase[clause.front().id]) return 0;
  const Tokens before = clause.first(comma - 1);
  const bool says = any_of(before, grammar().finite) && !only_about_evidence(before);
  return says ? comma : 0;
}

struct Found {
  std::vector<Clause> clauses;
  std::optional<Span> phrase;  ///< the words that decided first
};

Found with_refusals(Tokens tokens, const std::vector<Clause>& cut) {
  Found found;
  found.clauses.reserve(cut.size() + 1);
  bool own_subject = false;  // the evidence or the speaker came as a subject
  for (const Clause& clause : cut) {
    const Tokens whole = tokens.subspan(clause.begin, clause.end - clause.begin);
    const Tokens inner = without_connectives(whole);
    const auto match = refusal_in(inner, own_subject);
    own_subject = own_subject || any_of(whole, grammar().evidence) || any_of(whole, grammar().speaker);
    if (!match) {
      found.clauses.push_back(clause);
      continue;
    }
    if (!found.phrase) found.phrase = Span{inner[match->begin].span.begin, inner[match->end - 1].span.end};
    const std::size_t lead = static_cast<std::size_t>(inner.data() - whole.data());
    const std::size_t stated = statement_before(inner, match->begin);
    if (stated > 0) found.clauses.push_back({clause.begin, clause.begin + lead + stated});
    found.clauses.push_back({clause.begin + (stated > 0 ? lead + stated : 0), clause.end, true});
  }
  return found;
}

}  // namespace

Refusal read_refusal(Tokens sentence) {
  const std::vector<Token> tokens = unquoted(sentence);
  Found found = with_refusals(tokens, clauses(tokens));
  if (!found.phrase) return {};
  bool after = false;
  for (Clause& clause : found.clauses) {
    const Tokens inner = Tokens(tokens).subspan(clause.begin, clause.end - clause.begin);
    clause.states = !clause.declines && states(inner, after);
    after = after || clause.declines;
  }
  return {true, *found.phrase, stating_spans(found.clauses, tokens)};
}

}  // namespace groundlab
