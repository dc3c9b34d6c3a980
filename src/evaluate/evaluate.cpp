// SPDX-License-Identifier: Apache-2.0
// Puts a case's answers together: verdict per claim, citation marks, outcome. What was not judged stays not judged: a
// mark that hangs on such an answer is null, never a guess.
#include "groundlab/evaluate/evaluate.hpp"

#include <algorithm>
#include <stdexcept>

#include "evaluate/alce.hpp"
#include "evaluate/citation_faults.hpp"
#include "evaluate/numbers.hpp"
#include "evaluate/questions.hpp"

namespace groundlab {
namespace {

bool same_citation(const Citation& a, const Citation& b) {
  return a.passage && b.passage ? *a.passage == *b.passage : !a.passage && !b.passage && a.id == b.id;
}

/// Equal citations of one claim count once: the first stays.
void drop_repeated(std::vector<Citation>& citations) {
  for (auto kept = citations.begin(); kept != citations.end(); ++kept)
    citations.erase(
        std::remove_if(kept + 1, citations.end(), [&](const Citation& later) { return same_citation(*kept, later); }),
        citations.end());
}

/// What the judge's answer to a question says: supported or not; none where there is no verdict.
std::optional<bool> supports(const Judgement& judgement) {
  if (judgement.verdict == Verdict::not_judged) return std::nullopt;
  return judgement.verdict == Verdict::supported;
}

/// A citation is relevant when the cited passages together support the claim and it either supports the claim alone or
/// the others do not support it without it.
std::optional<bool> relevant(std::optional<bool> citation_ok, std::optional<bool> alone, std::optional<bool> others) {
  if (!citation_ok || !*citation_ok) return citation_ok;
  if (alone == true || others == false) return true;
  if (!alone || !others) return std::nullopt;
  return false;
}

std::vector<Label> annotations_of(const Case& checked, std::size_t claim) {
  std::vector<Label> labels;
  for (const AnnotatorLabels& one : checked.labels_by)
    if (one.labels.at(claim)) labels.push_back(*one.labels[claim]);
  return labels;
}

/// What most annotators say: one label, or at least not_supported; none where they are split.
std::optional<Label> majority(const std::vector<Label>& labels) {
  const auto most = [&](auto counts) {
    return 2 * static_cast<std::size_t>(std::count_if(labels.begin(), labels.end(), counts)) > labels.size();
  };
  for (const auto& [label, title] : label_names)
    if (most([wanted = label](Label given) { return given == wanted; })) return label;
  if (most([](Label given) { return given != Label::supported; })) return Label::not_supported;
  return std::nullopt;
}

/// The case's own label first; without one, what the annotators say together.
std::optional<Label> label_of(const Case& checked, std::size_t claim) {
  if (!checked.claims.empty() && checked.claims[claim].label) return checked.claims[claim].label;
  if (checked.claims.empty() && checked.labels) return checked.labels->at(claim);
  return majority(annotations_of(checked, claim));
}

bool is_labelled(const Case& checked, const std::vector<CheckedClaim>& claims) {
  if (claims.empty()) return checked.labels.has_value() || !checked.labels_by.empty();
  return std::all_of(claims.begin(), claims.end(), [](const CheckedClaim& claim) { return claim.label.has_value(); });
}

Outcome outcome_of(const CaseResult& result) {
  if (result.abstention == Abstention::full || result.abstention == Abstention::no_claims) return Outcome::abstained;
  const bool grounded = std::all_of(result.claims.begin(), result.claims.end(), [](const CheckedClaim& claim) {
    return claim.judgement.verdict == Verdict::supported;
  });
  return grounded && result.answerable != false ? Outcome::correct : Outcome::wrong;
}

void mark_citations(CheckedClaim& claim, const ClaimQuestions& asked, std::span<const Judgement> answers) {
  const auto answer = [&](std::optional<std::size_t> question, bool otherwise) {
    return question ? supports(answers[*question]) : std::optional<bool>(otherwise);
  };
  claim.citation_ok = answer(asked.cited, false);
  claim.citation_relevant.reserve(asked.citations.size());
  for (const CitationQuestions& citation : asked.citations)
    claim.citation_relevant.push_back(
        citation.alone ? relevant(claim.citation_ok, answer(citation.alone, false), answer(citation.others, false))
                       : false);
}

}  // namespace

struct Evaluator::Parts {
  std::unique_ptr<Judge> judge;
  NumberFinder numbers;
};

Evaluator::Evaluator(std::unique_ptr<Judge> judge) : parts_(std::make_unique<Parts>()) {
  parts_->judge = std::move(judge);
}
Evaluator::Evaluator(Evaluator&&) noexcept = default;
Evaluator& Evaluator::operator=(Evaluator&&) noexcept = default;
Evaluator::~Evaluator() = default;

CaseResult Evaluator::evaluate(const Case& checked, Reading reading) {
  for (Claim& claim : reading.claims) drop_repeated(claim.citations);
  const CaseQuestions asked = questions_of(reading.claims, checked.retrieved.size());
  std::vector<Judgement> answers = parts_->judge->judge(checked, reading.claims, asked.questions);
  if (answers.size() != asked.questions.size()) throw std::logic_error("the judge left questions unanswered");
  std::vector<NumberSupport> numbers = parts_->numbers.find(checked, reading.claims);

  CaseResult result{.id = checked.id,
                    .abstention = reading.abstention,
                    .abstention_phrase = std::move(reading.abstention_phrase),
                    .outcome = Outcome::wrong,
                    .claims = {},
                    .not_claims = std::move(reading.not_claims),
                    .labelled = false,
                    .answerable = checked.answerable,
                    .alce = {}};
  result.claims.reserve(reading.claims.size());
  for (std::size_t c = 0; c < reading.claims.size(); ++c) {
    CheckedClaim& claim = result.claims.emplace_back();
    claim.claim = std::move(reading.claims[c]);
    claim.label = label_of(checked, c);
    mark_citations(claim, asked.claims[c], answers);
    claim.judgement = std::move(answers[asked.claims[c].all]);
    claim.annotations = annotations_of(checked, c);
    claim.kinds = std::move(numbers[c].kinds);
    claim.numbers = numbers[c].all;
    claim.numbers_found = numbers[c].found;
  }
  result.claims = with_faults(std::move(result.claims), checked, *parts_->judge);
  if (!reading.alce.empty()) result.alce = alce_counts(checked, reading.alce, *parts_->judge);
  result.labelled = is_labelled(checked, result.claims);
  result.outcome = outcome_of(result);
  return result;
}

}  // namespace groundlab
