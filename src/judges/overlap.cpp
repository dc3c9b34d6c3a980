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

/// The terms of one text, each once.
struct Terms {
  std::vector<std::uint64_t> numbers;  ///< sorted
  std::vector<std::uint64_t> words;    ///< sorted
};

std::vector<std::uint64_t> distinct(const std::vector<OverlapTerm>& terms) {
  std::vector<std::uint64_t> hashes;
  hashes.reserve(terms.size());
  for (const OverlapTerm& term : terms) hashes.push_back(term.hash);
  std::sort(hashes.begin(), hashes.end());
  hashes.erase(std::unique(hashes.begin(), hashes.end()), hashes.end());
  return hashes;
}

Terms terms_of(std::string_view text) { return {distinct(overlap_numbers(text)), distinct(overlap_words(text))}; }

/// Each term of the claim once, at its first place.
std::vector<OverlapTerm> first_of_each(const std::vector<OverlapTerm>& terms) {
  std::vector<OverlapTerm> first;
  for (const OverlapTerm& term : terms) {
    const auto same = [&](const OverlapTerm& other) { return other.hash == term.hash; };
    if (std::none_of(first.begin(), first.end(), same)) first.push_back(term);
  }
  return first;
}

/// A claim as the rule reads it.
struct ClaimTerms {
  std::string_view text;
  std::vector<OverlapTerm> numbers;
  std::vector<OverlapTerm> words;
};

/// The evidence of one question: the case's question and the chosen passages.
class Evidence {
 public:
  Evidence(const Terms& question, std::span<const std::shared_ptr<const Terms>> passages,
           std::span<const std::size_t> chosen)
      : question_(question), passages_(passages), chosen_(chosen) {}

  bool has_number(std::uint64_t hash) const { return any(&Terms::numbers, hash); }
  bool has_word(std::uint64_t hash) const { return any(&Terms::words, hash); }
  bool has_numbers() const {
    return !question_.numbers.empty() ||
           std::any_of(chosen_.begin(), chosen_.end(), [&](std::size_t i) { return !passages_[i]->numbers.empty(); });
  }

 private:
  bool any(std::vector<std::uint64_t> Terms::*which, std::uint64_t hash) const {
    const auto holds = [&](const Terms& terms) {
      return std::binary_search((terms.*which).begin(), (terms.*which).end(), hash);
    };
    return holds(question_) ||
           std::any_of(chosen_.begin(), chosen_.end(), [&](std::size_t i) { return holds(*passages_[i]); });
  }

  const Terms& question_;
  std::span<const std::shared_ptr<const Terms>> passages_;
  std::span<const std::size_t> chosen_;
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
    const std::vector<std::uint64_t> words = terms_of(sentence).words;
    const auto common =
        static_cast<std::size_t>(std::count_if(claim_words.begin(), claim_words.end(), [&](const OverlapTerm& word) {
          return std::binary_search(words.begin(), words.end(), word.hash);
        }));
    if (!first && common <= best) continue;
    best = common;
    closest = sentence;
    first = false;
  }
  return overlap_negated(claim) != overlap_negated(closest);
}

Reason reason(ReasonCode code, Span claim_span, std::string note) {
  return {.code = code, .claim_span = claim_span, .passage = {}, .passage_span = std::nullopt, .note = std::move(note)};
}

std::string missing_note(std::string_view claim, const std::vector<OverlapTerm>& missing, std::size_t all) {
  std::string note;
  for (const OverlapTerm& word : missing)
    note += (note.empty() ? "not in the passages: " : ", ") + std::string(slice(claim, word.span));
  return note + " (" + std::to_string(all - missing.size()) + " of " + std::to_string(all) + " words found)";
}

class OverlapJudge final : public Judge {
 public:
  explicit OverlapJudge(bool negation) : negation_(negation) {}

  std::vector<Judgement> judge(const Case& asked, std::span<const Claim> claims,
                               std::span<const Question> questions) override {
    const Terms question = terms_of("Question: " + asked.question);
    const auto passages = cache_.get_all(asked, [](const Passage& passage) { return terms_of(passage.text); });
    std::vector<ClaimTerms> terms;
    terms.reserve(claims.size());
    for (const Claim& claim : claims)
      terms.push_back(
          {claim.text, first_of_each(overlap_numbers(claim.text)), first_of_each(overlap_words(claim.text))});

    std::vector<Judgement> judgements;
    judgements.reserve(questions.size());
    for (const Question& one : questions)
      judgements.push_back(judge_one(asked, terms[one.claim], one, Evidence(question, passages, one.passages)));
    return judgements;
  }

 private:
  Judgement judge_one(const Case& asked, const ClaimTerms& claim, const Question& question,
                      const Evidence& evidence) const {
    Judgement judgement;
    for (const OverlapTerm& number : claim.numbers) {
      if (evidence.has_number(number.hash)) continue;
      const bool conflict = evidence.has_numbers();
      judgement.verdict = conflict ? Verdict::contradicted : Verdict::unsupported;
      judgement.score = 0;
      judgement.reasons.push_back(
          reason(conflict ? ReasonCode::number_conflict : ReasonCode::number_missing, number.span,
                 std::string(slice(claim.text, number.span)) +
                     (conflict ? ": the passages have other numbers" : ": no number in the passages")));
    }
    if (!judgement.reasons.empty()) return judgement;
    return judge_words(asked, claim, question, evidence);
  }

  Judgement judge_words(const Case& asked, const ClaimTerms& claim, const Question& question,
                        const Evidence& evidence) const {
    Judgement judgement;
    judgement.verdict = Verdict::supported;
    judgement.score = 1;
    if (claim.words.empty()) {
      judgement.reasons.push_back({.code = ReasonCode::nothing_to_check,
                                   .claim_span = {},
                                   .passage = {},
                                   .passage_span = {},
                                   .note = "no content word"});
      return judgement;
    }
    std::vector<OverlapTerm> missing;
    for (const OverlapTerm& word : claim.words)
      if (!evidence.has_word(word.hash)) missing.push_back(word);
    const std::size_t found = claim.words.size() - missing.size();
    judgement.score = static_cast<double>(found) / static_cast<double>(claim.words.size());
    if (*judgement.score < overlap_facts().coverage) {
      judgement.verdict = Verdict::unsupported;
      for (const OverlapTerm& word : missing)
        judgement.reasons.push_back(reason(ReasonCode::words_missing, word.span, {}));
      judgement.reasons.front().note = missing_note(claim.text, missing, claim.words.size());
    } else if (negation_ && flips_negation(claim.text, claim.words, evidence_text(asked, question.passages))) {
      judgement.verdict = Verdict::contradicted;
      judgement.reasons.push_back({.code = ReasonCode::negation_conflict,
                                   .claim_span = {},
                                   .passage = {},
                                   .passage_span = {},
                                   .note = "only one of claim and closest sentence has a negation"});
    } else {
      judgement.reasons.push_back(
          {.code = ReasonCode::covered, .claim_span = {}, .passage = {}, .passage_span = {}, .note = {}});
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
