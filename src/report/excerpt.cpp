// SPDX-License-Identifier: Apache-2.0
// A conflict has its counterpart in the passage: that part is marked, in the sentence around it. Where something is
// missing there is nothing to mark: the sentence that the judge aligned speaks for itself. Nearness of a sentence is
// the number of the claim's word stems and numbers that it holds.
#include "report/excerpt.hpp"

#include <algorithm>
#include <set>

#include "text/sentences.hpp"
#include "text/stem.hpp"
#include "text/tokens.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest_claim = 1200;
constexpr std::size_t longest_excerpt = 500;
constexpr std::size_t before_mark = 200;
constexpr std::size_t most_excerpts = 4;

bool is_conflict(ReasonCode code) {
  switch (code) {
    case ReasonCode::number_conflict:
    case ReasonCode::code_conflict:
    case ReasonCode::negation_conflict:
    case ReasonCode::word_conflict:
    case ReasonCode::name_conflict:
    case ReasonCode::order_conflict:
    case ReasonCode::amount_conflict:
    case ReasonCode::duty_conflict:
    case ReasonCode::exception_conflict:
    case ReasonCode::passage_conflict:
      return true;
    case ReasonCode::covered:
    case ReasonCode::nothing_to_check:
    case ReasonCode::conflicting_passages:
    case ReasonCode::number_missing:
    case ReasonCode::negation_missing:
    case ReasonCode::condition_missing:
    case ReasonCode::words_missing:
    case ReasonCode::not_stated:
    case ReasonCode::no_evidence:
    case ReasonCode::not_judged:
      return false;
  }
  return false;
}

bool is_in_question(ReasonCode code) { return code != ReasonCode::covered && code != ReasonCode::nothing_to_check; }

/// A code point begins at `at`, or the text ends there.
bool is_boundary(std::string_view text, std::size_t at) {
  return at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80;
}

/// The end of the last whole word, else of the last code point, within the first `most` bytes.
std::size_t cut_at(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text.size();
  const std::size_t blank = text.substr(0, most + 1).find_last_of(" \n\t");
  if (blank != std::string_view::npos && blank > most / 2) return blank;
  while (most > 0 && !is_boundary(text, most)) --most;
  return most;
}

/// In order, those with nothing or blanks between them as one.
std::vector<Span> joined(std::string_view text, std::vector<Span> spans) {
  std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.begin < b.begin; });
  std::vector<Span> all;
  for (const Span& span : spans) {
    const bool next = !all.empty() &&
                      (span.begin <= all.back().end ||
                       slice(text, Span{all.back().end, span.begin}).find_first_not_of(' ') == std::string_view::npos);
    if (next)
      all.back().end = std::max(all.back().end, span.end);
    else
      all.push_back(span);
  }
  return all;
}

/// What to show of one passage.
struct View {
  const Passage* passage = nullptr;
  Span window;
  std::vector<Span> marks;
};

Span sentence_around(std::string_view text, Span span) {
  Span around = span;
  for (const Span& sentence : sentences(text))
    if (sentence.begin < span.end && span.begin < sentence.end)
      around = {std::min(around.begin, sentence.begin), std::max(around.end, sentence.end)};
  return around;
}

/// The window, moved near its first mark where it is too long.
Span narrowed(const View& view) {
  const std::string_view text = view.passage->text;
  Span window = view.window;
  if (window.size() > longest_excerpt && !view.marks.empty() && view.marks.front().begin > window.begin + before_mark) {
    window.begin = view.marks.front().begin - before_mark;
    while (!is_boundary(text, window.begin)) ++window.begin;
  }
  window.end = window.begin + cut_at(slice(text, window), longest_excerpt);
  return window;
}

std::vector<Piece> text_of(const View& view) {
  const std::string_view text = view.passage->text;
  const Span window = narrowed(view);
  std::vector<Span> marks;
  for (const Span& mark : view.marks)
    if (mark.begin >= window.begin && mark.end <= window.end)
      marks.push_back({mark.begin - window.begin, mark.end - window.begin});
  std::vector<Piece> pieces = marked(slice(text, window), std::move(marks), longest_excerpt);
  if (window.begin > 0) pieces.insert(pieces.begin(), Piece{"… ", false});
  if (window.end < text.size()) pieces.push_back({" …", false});
  return pieces;
}

const Passage* passage_of(const Case& checked, std::string_view id) {
  for (const PassagePtr& passage : checked.retrieved)
    if (passage->id == id) return passage.get();
  return nullptr;
}

bool cites(const CheckedClaim& claim, std::string_view id) {
  return std::any_of(claim.claim.citations.begin(), claim.claim.citations.end(),
                     [&](const Citation& citation) { return citation.passage && citation.id == id; });
}

/// What the judge's reasons point at.
std::vector<View> pointed_at(const Case& checked, const CheckedClaim& claim) {
  std::vector<View> views;
  for (const Reason& reason : claim.judgement.reasons) {
    const Passage* passage = passage_of(checked, reason.passage);
    if (passage == nullptr || !reason.passage_span) continue;
    const Span span = *reason.passage_span;
    const bool conflict = is_conflict(reason.code);
    const Span window = conflict ? sentence_around(passage->text, span) : span;
    const auto same = std::find_if(views.begin(), views.end(), [&](const View& view) {
      return view.passage == passage && view.window.begin < window.end && window.begin < view.window.end;
    });
    View& view = same == views.end() ? views.emplace_back(View{passage, window, {}}) : *same;
    view.window = {std::min(view.window.begin, window.begin), std::max(view.window.end, window.end)};
    if (conflict) view.marks.push_back(span);
  }
  return views;
}

using Stems = std::set<std::string>;

/// Stems of words that say something, and numbers.
Stems stems_of(std::string_view text, const Stemmer& stemmer) {
  Stems stems;
  for (const TextToken& token : tokens(text)) {
    const std::string word = folded(slice(text, token.span));
    if (token.kind == TokenKind::number || (token.kind == TokenKind::word && word.size() > 3))
      stems.insert(stemmer.stem(word));
  }
  return stems;
}

/// The sentence of the passage that shares most with the claim, the first one where none shares anything.
struct Nearest {
  std::size_t shared = 0;  ///< stems
  Span sentence;
};
Nearest nearest(const Passage& passage, const Stems& claim, const Stemmer& stemmer) {
  Nearest best;
  for (const Span& sentence : sentences(passage.text)) {
    const Stems stems = stems_of(slice(passage.text, sentence), stemmer);
    const auto shared = static_cast<std::size_t>(
        std::count_if(stems.begin(), stems.end(), [&](const std::string& stem) { return claim.contains(stem); }));
    if (shared > best.shared || best.sentence.size() == 0) best = {shared, sentence};
  }
  return best;
}

std::optional<PassageSentence> nearest_of_all(const Case& checked, const Stems& claim, const Stemmer& stemmer) {
  std::optional<PassageSentence> best;
  std::size_t shared = 0;
  for (const PassagePtr& passage : checked.retrieved) {
    const Nearest one = nearest(*passage, claim, stemmer);
    if (one.shared <= shared) continue;
    shared = one.shared;
    best = {passage.get(), one.sentence};
  }
  return best;
}

}  // namespace

std::string shortened_text(std::string_view text, std::size_t most) {
  if (text.size() <= most) return std::string(text);
  return std::string(text.substr(0, cut_at(text, most))) + " …";
}

std::vector<Piece> marked(std::string_view text, std::vector<Span> spans, std::size_t most) {
  spans = joined(text, std::move(spans));
  const std::size_t end = cut_at(text, most);
  std::vector<Piece> pieces;
  std::size_t at = 0;
  for (const Span& span : spans) {
    const std::size_t begin = std::max(span.begin, at);
    const std::size_t stop = std::min(span.end, end);
    if (begin >= stop) continue;
    if (begin > at) pieces.push_back({std::string(text.substr(at, begin - at)), false});
    pieces.push_back({std::string(text.substr(begin, stop - begin)), true});
    at = stop;
  }
  if (at < end) pieces.push_back({std::string(text.substr(at, end - at)), false});
  if (end < text.size()) pieces.push_back({" …", false});
  return pieces;
}

std::vector<Span> parts_in_question(const CheckedClaim& claim) {
  std::vector<Span> spans;
  for (const Reason& reason : claim.judgement.reasons)
    if (is_in_question(reason.code) && reason.claim_span && reason.claim_span->size() < claim.claim.text.size())
      spans.push_back(*reason.claim_span);
  return spans;
}

std::vector<Piece> marked_claim(const CheckedClaim& claim) {
  return marked(claim.claim.text, parts_in_question(claim), longest_claim);
}

std::optional<PassageSentence> nearest_sentence(const Case& checked, const CheckedClaim& claim) {
  const Stemmer stemmer;
  return nearest_of_all(checked, stems_of(claim.claim.text, stemmer), stemmer);
}

std::vector<Excerpt> excerpts(const Case& checked, const CheckedClaim& claim) {
  const Stemmer stemmer;
  const Stems stems = stems_of(claim.claim.text, stemmer);
  std::vector<Excerpt> shown;
  for (const View& view : pointed_at(checked, claim))
    if (!view.passage->text.empty())  // results files hold no passages
      shown.push_back(
          {(cites(claim, view.passage->id) ? "cited " : "best evidence ") + view.passage->id, text_of(view)});
  for (std::size_t i = 0; i < claim.claim.citations.size(); ++i) {
    const Citation& citation = claim.claim.citations[i];
    const std::string title = "cited " + citation.id;
    const auto is_shown = [&](const Excerpt& excerpt) { return excerpt.title == title; };
    if (!citation.passage || checked.retrieved[*citation.passage]->text.empty()) continue;
    if (claim.citation_relevant[i] == true || std::any_of(shown.begin(), shown.end(), is_shown)) continue;
    const Passage& cited = *checked.retrieved[*citation.passage];
    shown.push_back({title, text_of({&cited, nearest(cited, stems, stemmer).sentence, {}})});
  }
  if (shown.empty())
    if (const auto best = nearest_of_all(checked, stems, stemmer))
      shown.push_back({"closest " + best->passage->id, text_of({best->passage, best->span, {}})});
  if (shown.size() > most_excerpts) shown.resize(most_excerpts);
  return shown;
}

}  // namespace groundlab
