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

Terms terms_of(std::string_view text) { return {HashSet(overlap_numbers(text)), HashSet(overlap_words(text))}; }

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
  Terms question;
  std::vector<std::shared_ptr<const Terms>> passages;

  bool has_numbers(std::span<const std::size_t> chosen) const {
    return !question.numbers.empty() ||
           std::any_of(chosen.begin(), chosen.end(), [&](std::size_t i) { return !passages[i]->numbers.empty(); });
  }
};

/// Some terms of a claim, and which of the evidence's texts hold each: asked of them once, for all questions.
class PlacedTerms {
 public:
  PlacedTerms(std::vector<OverlapTerm> terms, const Evidence& evidence, HashSet Terms::*which)
      : terms_(first_of_each(std::move(terms))), texts_(evidence.passages.size() + 1), holds_(terms_.size() * texts_) {
    for (std::size_t text = 0; text < texts_; ++text) {
      const HashSet& known = (text == 0 ? evidence.question : *evidence.passages[text - 1]).*which;
      for (std::size_t k = 0; k < terms_.size(); ++k) holds_[k * texts_ + text] = known.holds(terms_[k].hash);
    }
  }

  const std::vector<OverlapTerm>& terms() const { return terms_; }

  /// The k-th term stands in the question or in one of these passages.
  bool stands(std::size_t k, std::span<const std::size_t> passages) const {
    const char* row = holds_.data() + k * texts_;
    return row[0] != 0 ||
           std::any_of(passages.begin(), passages.end(), [&](std::size_t passage) { return row[passage + 1] != 0; });
  }

 private:
  std::vector<OverlapTerm> terms_;
  std::size_t texts_;
  std::vector<char> holds_;  ///< a row per term: the question, then every passage
};

/// A claim as the rule reads it.
struct ClaimTerms {
  std::string_view text;
  PlacedTerms numbers;
  PlacedTerms words;
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
    const HashSet words(overlap_words(sentence));
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
std::vector<Reason> missing_words(const ClaimTerms& claim, std::span<const std::size_t> passages, std::size_t found) {
  const std::vector<OverlapTerm>& words = claim.words.terms();
  std::vector<Reason> reasons;
  reasons.reserve(words.size() - found);
  std::string note;
  for (std::size_t k = 0; k < words.size(); ++k) {
    if (claim.words.stands(k, passages)) continue;
    note += reasons.empty() ? "not in the passages: " : ", ";
    note += slice(claim.text, words[k].span);
    reasons.push_back(reason(ReasonCode::words_missing, words[k].span, {}));
  }
  note += " (" + std::to_string(found) + " of " + std::to_string(words.size()) + " words found)";
  reasons.front().note = std::move(note);
  return reasons;
}

class OverlapJudge final : public Judge {
 public:
  explicit OverlapJudge(bool negation) : negation_(negation) {}

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    const Evidence evidence{terms_of("Question: " + asked.question),
                            cache_.get_all(asked, [](const Passage& passage) { return terms_of(passage.text); })};
    std::vector<ClaimTerms> terms;
    terms.reserve(claims.size());
    for (const Claim& claim : claims)
      terms.push_back({claim.text,
                       {overlap_numbers(claim.text), evidence, &Terms::numbers},
                       {overlap_words(claim.text), evidence, &Terms::words}});

    std::vector<Judgement> judgements;
    judgements.reserve(questions.size());
    for (const Question& one : questions) judgements.push_back(judge_one(asked, terms[one.claim], one, evidence));
    return judgements;
  }

 private:
  Judgement judge_one(const Case& asked, const ClaimTerms& claim, const Question& question,
                      const Evidence& evidence) const {
    Judgement judgement;
    for (std::size_t k = 0; k < claim.numbers.terms().size(); ++k) {
      if (claim.numbers.stands(k, question.passages)) continue;
      const OverlapTerm& number = claim.numbers.terms()[k];
      const bool conflict = evidence.has_numbers(question.passages);
      judgement.verdict = conflict ? Verdict::contradicted : Verdict::unsupported;
      judgement.score = 0;
      judgement.reasons.push_back(
          reason(conflict ? ReasonCode::number_conflict : ReasonCode::number_missing, number.span,
                 std::string(slice(claim.text, number.span)) +
                     (conflict ? ": the passages have other numbers" : ": no number in the passages")));
    }
    return judgement.reasons.empty() ? judge_words(asked, claim, question) : judgement;
  }

  Judgement judge_words(const Case& asked, const ClaimTerms& claim, const Question& question) const {
    const std::vector<OverlapTerm>& words = claim.words.terms();
    if (words.empty()) return {Verdict::supported, 1, {reason(ReasonCode::nothing_to_check, {}, "no content word")}};
    std::size_t found = 0;
    for (std::size_t k = 0; k < words.size(); ++k) found += claim.words.stands(k, question.passages) ? 1U : 0U;
    Judgement judgement;
    judgement.score = static_cast<double>(found) / static_cast<double>(words.size());
    if (*judgement.score < overlap_facts().coverage) {
      judgement.verdict = Verdict::unsupported;
      judgement.reasons = missing_words(claim, question.passages, found);
    } else if (negation_ && flips_negation(claim.text, words, evidence_text(asked, question.passages))) {
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
};

}  // namespace

std::unique_ptr<Judge> make_overlap_judge(const JudgeSettings& settings) {
  return std::make_unique<OverlapJudge>(settings.get("negation").has_value());
}

}  // namespace groundlab
