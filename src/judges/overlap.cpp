// SPDX-License-Identifier: Apache-2.0
// The overlap rule: every number of the claim must stand in the evidence (else contradicted where the evidence has
// numbers at all, unsupported where it has none), and 75 % of the claim's content words must. The evidence text is
// "Question: ", the question, a line feed, and the passages joined by a blank. Its blind spots are kept on purpose:
// negation (unless --negation), paraphrase, and numbers of another thing.
#include "judges/overlap.hpp"

#include <algorithm>

#include "judges/overlap_terms.hpp"
#include "judges/passage_cache.hpp"

namespace groundlab {
namespace {

/// The terms of one text.
struct Terms {
  HashSet numbers;
  HashSet words;
};

Terms terms_of(std::string_view text) { return {hashes_of(overlap_numbers(text)), hashes_of(overlap_words(text))}; }

/// Each term of the claim once, at its first place.
std::vector<OverlapTerm> first_of_each(std::vector<OverlapTerm> terms) {
  constexpr std::size_t few = 32;
  if (terms.size() > few) {
    std::sort(terms.begin(), terms.end(), [](const OverlapTerm& a, const OverlapTerm& b) {
      return a.hash != b.hash ? a.hash < b.hash : a.span.begin < b.span.begin;
    });
    const auto same = [](const OverlapTerm& a, const OverlapTerm& b) { return a.hash == b.hash; };
    terms.erase(std::unique(terms.begin(), terms.end(), same), terms.end());
    std::sort(terms.begin(), terms.end(),
              [](const OverlapTerm& a, const OverlapTerm& b) { return a.span.begin < b.span.begin; });
    return terms;
  }
  auto end = terms.begin();
  for (const OverlapTerm& term : terms)
    if (std::none_of(terms.begin(), end, [&](const OverlapTerm& first) { return first.hash == term.hash; }))
      *end++ = term;
  terms.erase(end, terms.end());
  return terms;
}

/// The evidence of a case: its question and its passages.
struct Evidence {
  const Terms& question;
  std::vector<std::shared_ptr<const Terms>> passages;

  bool has_numbers(std::span<const std::size_t> chosen) const {
    return !question.numbers.empty() ||
           std::any_of(chosen.begin(), chosen.end(), [&](std::size_t i) { return !passages[i]->numbers.empty(); });
  }
  /// The term stands in the question or in one of these passages.
  bool holds(const OverlapTerm& term, HashSet Terms::*which, std::span<const std::size_t> chosen) const {
    return (question.*which).holds(term.hash) || std::any_of(chosen.begin(), chosen.end(), [&](std::size_t i) {
             return (*passages[i].*which).holds(term.hash);
           });
  }
};

/// A claim as the rule reads it. Serves one claim after the other in the same memory.
struct ClaimTerms {
  std::string_view text;
  std::vector<OverlapTerm> numbers;
  std::vector<OverlapTerm> words;

  void read(std::string_view claim) {
    text = claim;
    numbers = first_of_each(overlap_numbers(claim, std::move(numbers)));
    words = first_of_each(overlap_words(claim, std::move(words)));
  }
};

std::string evidence_text(const Case& asked, std::span<const std::size_t> chosen) {
  std::string text = "Question: " + asked.question + "\n";
  for (const std::size_t i : chosen) text += (i == chosen.front() ? "" : " ") + asked.retrieved[i]->text;
  return text;
}

/// The source's exercise: the claim and the evidence sentence with most words in common (the first of several) differ
/// in holding a negation word.
bool flips_negation(std::string_view claim, const std::vector<OverlapTerm>& claim_words, std::string_view evidence) {
  std::size_t best = 0;
  std::string_view closest;
  bool first = true;
  for (const std::string_view sentence : overlap_sentences(evidence)) {
    const HashSet words = hashes_of(overlap_words(sentence));
    const auto common = static_cast<std::size_t>(std::count_if(
        claim_words.begin(), claim_words.end(), [&](const OverlapTerm& word) { return words.holds(word.hash); }));
    if (!first && common <= best) continue;
    best = common;
    closest = sentence;
    first = false;
  }
  return overlap_negated(claim) != overlap_negated(closest);
}

Reason reason(ReasonCode code, std::optional<Span> claim_span, std::string note) {
  return {.code = code, .claim_span = claim_span, .passage = {}, .passage_span = std::nullopt, .note = std::move(note)};
}

/// Names the words that do not stand in these passages; the first reason says how many do.
std::vector<Reason> missing_words(const ClaimTerms& claim, std::span<const OverlapTerm> missing) {
  std::vector<Reason> reasons;
  reasons.reserve(missing.size());
  std::string note;
  for (const OverlapTerm& word : missing) {
    note += reasons.empty() ? "not in the passages: " : ", ";
    note += slice(claim.text, word.span);
    reasons.push_back(reason(ReasonCode::words_missing, word.span, {}));
  }
  const std::size_t all = claim.words.size();
  note += " (" + std::to_string(all - missing.size()) + " of " + std::to_string(all) + " words found)";
  reasons.front().note = std::move(note);
  return reasons;
}

class OverlapJudge final : public Judge {
 public:
  explicit OverlapJudge(bool negation) : negation_(negation) {}

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    read_question(asked.question);
    const Evidence evidence{question_,
                            cache_.get_all(asked, [](const Passage& passage) { return terms_of(passage.text); })};
    if (claims_.size() < claims.size()) claims_.resize(claims.size());
    for (std::size_t c = 0; c < claims.size(); ++c) claims_[c].read(claims[c].text);

    std::vector<Judgement> judgements;
    judgements.reserve(questions.size());
    for (const Question& one : questions) judgements.push_back(judge_one(asked, claims_[one.claim], one, evidence));
    return judgements;
  }

 private:
  /// The terms of "Question: ", the question and a line feed.
  void read_question(std::string_view question) {
    static const OverlapTerm question_word = overlap_words("Question").front();
    const auto hash_of = [](const OverlapTerm& term) { return term.hash; };
    spare_ = overlap_numbers(question, std::move(spare_));
    question_.numbers.assign(spare_, hash_of);
    spare_ = overlap_words(question, std::move(spare_));
    spare_.push_back(question_word);
    question_.words.assign(spare_, hash_of);
  }

  Judgement judge_one(const Case& asked, const ClaimTerms& claim, const Question& question, const Evidence& evidence) {
    Judgement judgement;
    for (const OverlapTerm& number : claim.numbers) {
      if (evidence.holds(number, &Terms::numbers, question.passages)) continue;
      const bool conflict = evidence.has_numbers(question.passages);
      judgement.verdict = conflict ? Verdict::contradicted : Verdict::unsupported;
      judgement.score = 0;
      judgement.reasons.push_back(
          reason(conflict ? ReasonCode::number_conflict : ReasonCode::number_missing, number.span,
                 std::string(slice(claim.text, number.span)) +
                     (conflict ? ": the passages have other numbers" : ": no number in the passages")));
    }
    return judgement.reasons.empty() ? judge_words(asked, claim, question, evidence) : judgement;
  }

  Judgement judge_words(const Case& asked, const ClaimTerms& claim, const Question& question,
                        const Evidence& evidence) {
    if (claim.words.empty())
      return {Verdict::supported, 1, {reason(ReasonCode::nothing_to_check, {}, "no content word")}};
    spare_.clear();  // the words that are missing
    for (const OverlapTerm& word : claim.words)
      if (!evidence.holds(word, &Terms::words, question.passages)) spare_.push_back(word);
    const auto all = static_cast<double>(claim.words.size());
    Judgement judgement;
    judgement.score = (all - static_cast<double>(spare_.size())) / all;
    if (*judgement.score < overlap_facts().coverage) {
      judgement.verdict = Verdict::unsupported;
      judgement.reasons = missing_words(claim, spare_);
    } else if (negation_ && flips_negation(claim.text, claim.words, evidence_text(asked, question.passages))) {
      judgement.verdict = Verdict::contradicted;
      judgement.reasons.push_back(
          reason(ReasonCode::negation_conflict, {}, "only one of claim and closest sentence has a negation"));
    } else {
      judgement.verdict = Verdict::supported;
      judgement.reasons.push_back(reason(ReasonCode::covered, {}, {}));
    }
    return judgement;
  }

  bool negation_;
  PassageCache<Terms> cache_;
  // Of the case in hand; kept for their memory.
  Terms question_;
  std::vector<ClaimTerms> claims_;
  std::vector<OverlapTerm> spare_;
};

}  // namespace

std::unique_ptr<Judge> make_overlap_judge(const JudgeSettings& settings) {
  return std::make_unique<OverlapJudge>(settings.get("negation").has_value());
}

}  // namespace groundlab
