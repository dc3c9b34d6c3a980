// SPDX-License-Identifier: Apache-2.0
// The line from an answer to its reading: blocks, sentences, what each is, and what the whole comes to. An answer that
// declines makes its talk about the passages, and its advice where to turn instead, no claims either.
#include "text/read_answer.hpp"

#include <algorithm>
#include <utility>

#include "text/abbreviations.hpp"
#include "text/abstention.hpp"
#include "text/alce.hpp"
#include "text/ascii.hpp"
#include "text/blocks.hpp"
#include "text/citations.hpp"
#include "text/claim_text.hpp"
#include "text/clauses.hpp"
#include "text/cutter.hpp"
#include "text/headings.hpp"
#include "text/named_citations.hpp"
#include "text/patterns.hpp"
#include "text/wording.hpp"

namespace groundlab {

struct AnswerReader::Parts {
  ReadOptions options;
  std::optional<WordList> own_abbreviations;
  Patterns abstain;
  Patterns cite;

  const WordList& abbreviations() const { return own_abbreviations ? *own_abbreviations : groundlab::abbreviations(); }
};

namespace {

bool is_question(std::string_view sentence) {
  std::size_t end = sentence.size();
  bool quoted = false;
  while (end > 0) {
    const char c = sentence[end - 1];
    quoted = quoted || c == '"' || ascii::high(c);
    if (c != '"' && c != '\'' && c != ')' && c != '*' && c != '_' && c != ' ' && c != '!' && c != '.') break;
    --end;
  }
  const std::string_view rest = sentence.substr(0, end);
  if (rest.ends_with("？") || rest.ends_with("؟")) return true;
  if (end == 0 || sentence[end - 1] != '?') return false;
  const std::size_t quote = rest.rfind('"');
  return !quoted || quote == rest.npos || quote == 0;
}

bool says_nothing(std::string_view sentence) {
  return std::none_of(sentence.begin(), sentence.end(), [](char c) { return ascii::alnum(c) || ascii::high(c); });
}

/// Where what follows a lead-in and its colon begins; 0: the sentence does not begin with one.
std::size_t after_lead_in(std::span<const Token> tokens) {
  static const std::uint16_t colon = phrase_book().id(":");
  constexpr std::size_t farthest = 30;
  for (std::size_t k = 2; k + 1 < tokens.size() && k < farthest; ++k) {
    if (tokens[k].id != colon) continue;
    return matches(Wording::before_colon, tokens.first(k)) ? tokens[k].span.end : 0;
  }
  return 0;
}

/// A claim on its way: what is needed to take it back once the whole answer is known.
struct Draft {
  Span span;
  std::vector<CitationMark> marks;
  bool quoted = false;
  std::vector<Token> tokens;
  std::string context;
};

/// How one answer is read.
struct Manner {
  Split split;
  const WordList& abbreviations;
  const Patterns& abstain;
  std::vector<CitationMark> own_marks;  ///< of the user's citation patterns
};

class Reader {
 public:
  Reader(std::string_view answer, const PassageIds& ids, Manner manner)
      : answer_(answer),
        ids_(ids),
        manner_(std::move(manner)),
        context_{answer, manner_.abbreviations, &ids_, manner_.own_marks, written_in_lower_case(answer)} {}

  Reading read() {
    const std::vector<Block> all = blocks(answer_);
    for (std::size_t k = 0; k < all.size(); ++k) take(all, k);
    return finish();
  }

 private:
  void take(const std::vector<Block>& all, std::size_t k) {
    const Block& block = all[k];
    switch (block.kind) {
      case BlockKind::heading:
        in_references_ = is_references_head(slice(answer_, block.content));
        return drop(block.content, in_references_ ? NotClaimKind::references : NotClaimKind::heading);
      case BlockKind::table_head:
      case BlockKind::table_rule:
        return drop(block.content, NotClaimKind::heading);
      case BlockKind::code:
        return drop(block.content, NotClaimKind::code);
      case BlockKind::reference:
        return drop(block.content, NotClaimKind::references);
      case BlockKind::table_row:
        return take_row(all, block);
      case BlockKind::text:
      case BlockKind::item:
        break;
    }
    if (in_references_ &&
        (block.kind == BlockKind::item || !block.apart || ascii::at(answer_, block.content.begin) == '['))
      return drop(block.content, NotClaimKind::references);
    in_references_ = false;
    const Block* next = k + 1 < all.size() ? &all[k + 1] : nullptr;
    if (is_plain_heading(answer_, block, next)) {
      in_references_ = is_references_head(slice(answer_, block.content));
      return drop(block.content, in_references_ ? NotClaimKind::references : NotClaimKind::heading);
    }
    std::vector<Sentence> sentences = cut(block, context_);
    for (Sentence& sentence : sentences) {
      if (manner_.split == Split::sentences) {
        take_sentence(std::move(sentence), block.quoted);
        continue;
      }
      for (Sentence& clause : main_clauses(answer_, std::move(sentence)))
        take_sentence(std::move(clause), block.quoted);
    }
  }

  void take_row(const std::vector<Block>& all, const Block& row) {
    Draft draft{row.content, marks_in(answer_, row.content, ids_), row.quoted, {}, {}};
    if (says_nothing(slice(answer_, row.content))) return drop(row.content, NotClaimKind::heading);
    if (all[row.head].kind == BlockKind::table_head) draft.context = cells(slice(answer_, all[row.head].content));
    draft.tokens = phrase_book().tokens(answer_, row.content);
    drafts_.push_back(std::move(draft));
  }

  void drop(Span span, NotClaimKind kind, Span phrase = {}) {
    while (span.begin < span.end && ascii::blank(answer_[span.begin])) ++span.begin;
    while (span.end > span.begin && ascii::blank(answer_[span.end - 1])) --span.end;
    if (span.size() > 0)
      reading_.not_claims.push_back(
          {std::string(slice(answer_, span)), kind, span, std::string(slice(answer_, phrase))});
  }

  void take_sentence(Sentence sentence, bool quoted) {
    const std::string_view bytes = slice(answer_, sentence.span);
    if (sentence.only_marks(answer_)) return take_lone_marks(std::move(sentence));
    if (in_references_) return drop(sentence.span, NotClaimKind::references);
    if (says_nothing(bytes)) return drop(sentence.span, NotClaimKind::heading);
    std::vector<Token> tokens = phrase_book().tokens(answer_, sentence.span);
    if (is_question(bytes)) return drop(sentence.span, NotClaimKind::question);
    if (ends_in_colon(bytes)) {
      in_references_ = is_references_head(bytes);
      return drop(sentence.span, in_references_ ? NotClaimKind::references : NotClaimKind::lead_in);
    }
    if (const std::size_t rest = after_lead_in(tokens); rest > 0) return take_rest(std::move(sentence), rest, quoted);
    Refusal refusal;
    if (matches(Wording::cue, tokens)) refusal = read_refusal(with_sources(tokens, sentence.marks));
    const bool by_pattern = !refusal.declines && manner_.abstain.match(bytes).has_value();
    if (!refusal.declines && !by_pattern) {
      if (const auto kind = small_talk(tokens)) {
        in_references_ = *kind == NotClaimKind::references;
        return drop(sentence.span, *kind);
      }
      drafts_.push_back({sentence.span, std::move(sentence.marks), quoted, std::move(tokens), {}});
      return;
    }
    Span phrase = refusal.phrase;
    if (by_pattern) {
      const Span found = *manner_.abstain.match(bytes);
      phrase = {sentence.span.begin + found.begin, sentence.span.begin + found.end};
    }
    decline(sentence, phrase, refusal.stating, quoted);
  }

  /// "Here is a summary: The ...": what leads in is no claim, the rest is read on.
  void take_rest(Sentence sentence, std::size_t rest, bool quoted) {
    drop({sentence.span.begin, rest}, NotClaimKind::lead_in);
    while (rest < sentence.span.end && ascii::blank(answer_[rest])) ++rest;
    sentence.span.begin = rest;
    std::erase_if(sentence.marks, [&](const CitationMark& mark) { return mark.whole.begin < rest; });
    take_sentence(std::move(sentence), quoted);
  }

  /// The tokens with citations that are words of the sentence ("none of [D01] to [D05]") as words for evidence.
  std::vector<Token> with_sources(std::vector<Token> tokens, const std::vector<CitationMark>& marks) const {
    static const PhraseBook::Set& leads = phrase_book().words("leads_to_source");
    static const std::uint16_t source = phrase_book().id("§");
    for (std::size_t k = 0; k < tokens.size(); ++k) {
      if (k > 0 && !leads[tokens[k - 1].id] && tokens[k - 1].id != source) continue;
      const auto covers = [&](const CitationMark& mark) {
        return mark.whole.begin < tokens[k].span.end && tokens[k].span.begin < mark.whole.end;
      };
      const bool marked = std::any_of(marks.begin(), marks.end(), covers);
      if (marked || (ids_.size() > 0 && ids_.find(slice(answer_, tokens[k].span)))) tokens[k].id = source;
    }
    return tokens;
  }

  void decline(const Sentence& sentence, Span phrase, const std::vector<Span>& stating, bool quoted) {
    declines_ = true;
    if (reading_.abstention_phrase.empty()) reading_.abstention_phrase = slice(answer_, phrase);
    if (stating.empty()) return drop(sentence.span, NotClaimKind::abstention, phrase);
    for (const Span& part : stating) {
      Span span = part;
      std::vector<CitationMark> marks;
      for (const CitationMark& mark : sentence.marks) {
        if (mark.whole.begin < span.begin) continue;
        const std::string_view between =
            answer_.substr(span.end, mark.whole.begin - std::min(mark.whole.begin, span.end));
        if (mark.whole.begin > span.end && !says_nothing(between)) break;
        span.end = std::max(span.end, mark.whole.end);
        marks.push_back(mark);
      }
      if (span.end < sentence.span.end && says_nothing(answer_.substr(span.end, sentence.span.end - span.end)))
        span.end = sentence.span.end;
      drafts_.push_back({span, std::move(marks), quoted, phrase_book().tokens(answer_, span), {}});
    }
    const Span before{sentence.span.begin, stating.front().begin};
    const Span behind{stating.back().end, sentence.span.end};
    drop(phrase.begin < stating.front().begin ? before : behind, NotClaimKind::abstention, phrase);
  }

  /// Citations that stand alone belong to the last sentence before them.
  void take_lone_marks(Sentence sentence) {
    if (drafts_.empty() ||
        (!reading_.not_claims.empty() && reading_.not_claims.back().span.begin > drafts_.back().span.begin))
      return drop(sentence.span, NotClaimKind::references);
    late_.push_back({drafts_.size() - 1, std::move(sentence)});
  }

  Claim claim_of(Draft& draft) {
    const std::size_t framed = frame_tokens(draft.tokens);
    const std::size_t watch = framed < draft.tokens.size() ? draft.tokens[framed].span.begin : draft.span.begin;
    ClaimText made = claim_text(answer_, {draft.span, draft.marks, draft.quoted}, watch);
    Claim claim{std::move(made.text), draft.span, {}, framed == 0 ? 0 : made.watched, std::move(draft.context)};
    while (claim.frame < claim.text.size() && claim.frame > 0 && claim.text[claim.frame] == ' ') ++claim.frame;
    for (CitationMark& mark : draft.marks)
      for (Citation& citation : mark.citations) claim.citations.push_back(std::move(citation));
    for (Citation& citation : named_citations(answer_, draft.tokens, ids_)) {
      const auto inside = [&](const CitationMark& mark) {
        return mark.whole.begin <= citation.span->begin && citation.span->end <= mark.whole.end;
      };
      if (std::none_of(draft.marks.begin(), draft.marks.end(), inside)) claim.citations.push_back(std::move(citation));
    }
    return claim;
  }

  /// The tokens of a draft that are no citations.
  std::vector<Token> outside_marks(const Draft& draft) const {
    std::vector<Token> said;
    std::copy_if(draft.tokens.begin(), draft.tokens.end(), std::back_inserter(said), [&](const Token& token) {
      return std::none_of(draft.marks.begin(), draft.marks.end(), [&](const CitationMark& mark) {
        return mark.whole.begin <= token.span.begin && token.span.end <= mark.whole.end;
      });
    });
    return said;
  }

  Reading finish() {
    std::vector<std::size_t> index(drafts_.size());
    const bool nothing_else = declines_ && std::all_of(drafts_.begin(), drafts_.end(), [&](const Draft& draft) {
                                const std::vector<Token> said = outside_marks(draft);
                                return only_about_evidence(said) || matches(Wording::advice, without_end_marks(said));
                              });
    for (std::size_t k = 0; k < drafts_.size(); ++k) {
      Draft& draft = drafts_[k];
      if (declines_ && matches(Wording::advice, without_end_marks(draft.tokens)))
        drop(draft.span, NotClaimKind::offer);
      else if (nothing_else)
        drop(draft.span, NotClaimKind::lead_in);
      else
        reading_.claims.push_back(claim_of(draft));
      index[k] = reading_.claims.size();
    }
    for (LateMarks& late : late_) {
      if (index[late.draft] == 0) continue;
      for (CitationMark& mark : late.sentence.marks)
        for (Citation& citation : mark.citations)
          reading_.claims[index[late.draft] - 1].citations.push_back(std::move(citation));
    }
    std::stable_sort(reading_.not_claims.begin(), reading_.not_claims.end(),
                     [](const NotClaim& a, const NotClaim& b) { return a.span.begin < b.span.begin; });
    const bool claims = !reading_.claims.empty();
    if (declines_)
      reading_.abstention = claims ? Abstention::partial : Abstention::full;
    else
      reading_.abstention = claims ? Abstention::none : Abstention::no_claims;
    return std::move(reading_);
  }

  struct LateMarks {
    std::size_t draft;
    Sentence sentence;
  };

  std::string_view answer_;
  const PassageIds& ids_;
  Manner manner_;
  CutContext context_;
  Reading reading_;
  std::vector<Draft> drafts_;
  std::vector<LateMarks> late_;
  bool declines_ = false;
  bool in_references_ = false;
};

std::vector<CitationMark> own_marks(std::string_view answer, const Patterns& patterns, const PassageIds& ids) {
  std::vector<CitationMark> marks;
  for (const PatternHit& hit : patterns.all(answer)) {
    Citation citation = resolve(slice(answer, hit.group), ids);
    citation.span = hit.group;
    marks.push_back({hit.whole, {hit.whole.end, hit.whole.end}, {std::move(citation)}});
  }
  return marks;
}

}  // namespace

AnswerReader::AnswerReader(ReadOptions options) {
  std::optional<WordList> abbreviations;
  if (!options.abbreviations.empty()) abbreviations = groundlab::abbreviations(options.abbreviations);
  Patterns abstain(options.abstain_patterns, "abstain-pattern");
  Patterns cite(options.citation_patterns, "citation-pattern");
  parts_ = std::make_unique<const Parts>(
      Parts{std::move(options), std::move(abbreviations), std::move(abstain), std::move(cite)});
}

AnswerReader::~AnswerReader() = default;
AnswerReader::AnswerReader(AnswerReader&&) noexcept = default;
AnswerReader& AnswerReader::operator=(AnswerReader&&) noexcept = default;

Reading AnswerReader::read(std::string_view answer, std::span<const std::string_view> passage_ids) const {
  const PassageIds ids(passage_ids);
  Manner manner{parts_->options.split, parts_->abbreviations(), parts_->abstain, own_marks(answer, parts_->cite, ids)};
  Reading reading = Reader(answer, ids, std::move(manner)).read();
  if (parts_->options.alce) reading.alce = alce_sentences(answer, passage_ids);
  return reading;
}

Claim AnswerReader::read_claim(std::string_view text, std::span<const std::string> cites,
                               std::span<const std::string_view> passage_ids) const {
  const PassageIds ids(passage_ids);
  Claim claim;
  claim.text = text;
  const std::vector<Token> tokens = phrase_book().tokens(text, {0, text.size()});
  if (const std::size_t framed = frame_tokens(tokens); framed > 0) claim.frame = tokens[framed].span.begin;
  for (const std::string& cite : cites) claim.citations.push_back(resolve(cite, ids));
  return claim;
}

std::optional<NotClaimKind> AnswerReader::not_claim(std::string_view text) const {
  const Reading reading = read(text, {});
  if (!reading.claims.empty() || reading.not_claims.empty()) return std::nullopt;
  return reading.not_claims.front().kind;
}

namespace {

const AnswerReader& usual_reader() {
  static const AnswerReader reader;
  return reader;
}

}  // namespace

Reading read_answer(std::string_view answer, std::span<const std::string_view> passage_ids) {
  return usual_reader().read(answer, passage_ids);
}

Claim read_claim(std::string_view text, std::span<const std::string> cites,
                 std::span<const std::string_view> passage_ids) {
  return usual_reader().read_claim(text, cites, passage_ids);
}

bool states_nothing(std::string_view text) { return usual_reader().not_claim(text).has_value(); }

}  // namespace groundlab
