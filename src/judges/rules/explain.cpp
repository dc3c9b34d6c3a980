// SPDX-License-Identifier: Apache-2.0
// Reasons in the order of what helps most: the conflict, the values that are missing, the words that are missing; for a
// supported claim the sentence that says it.
#include "judges/rules/explain.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "judges/rules/places.hpp"

namespace groundlab::rules {
namespace {

constexpr std::size_t most_missing_words = 3;
constexpr float missing_quality = 0.5F;
constexpr float missing_weight = 0.5F;

class Explanation {
 public:
  Explanation(const Told& told, const Decision& decision) : told_(told), decision_(decision) {}

  std::vector<Reason> run() {
    if (decision_.verdict == Verdict::supported) {
      add_covered();
      return std::move(reasons_);
    }
    add_strongest_conflict();
    add_missing_quantities();
    add_missing_words();
    if (reasons_.empty()) add_loosely_covered();
    return std::move(reasons_);
  }

  std::optional<Reason> strongest_conflict() const {
    const bool contradicted = decision_.verdict == Verdict::contradicted;
    for (const Conflict& conflict : decision_.conflicts)
      if (denies(conflict.rule) == contradicted && (contradicted || conflict.strength > worth_telling))
        return reason_of(conflict);
    return std::nullopt;
  }

 private:
  static constexpr float worth_telling = 0.15F;

  const Passage& passage(std::size_t view) const { return *told_.asked.retrieved[told_.views[view].passage]; }
  std::string claim_words(Span span) const { return std::string(slice(told_.claim_text, span)); }

  /// The sentence that the claim is aligned with best.
  void place_in_evidence(Reason& reason) const {
    if (decision_.alignments.empty()) return;
    const Alignment& best = decision_.alignments.front();
    const Evidence& evidence = *best.view.evidence;
    const Unit& sentence = evidence.sentences[best.unit.sentence];
    if (sentence.begin < evidence.title_tokens) return;
    reason.passage = told_.asked.retrieved[best.view.passage]->id;
    reason.passage_span =
        Span{evidence.text.tokens[sentence.begin].span.begin, evidence.text.tokens[sentence.end - 1].span.end};
  }

  void add_covered() {
    Reason reason{ReasonCode::covered, Span{0, told_.claim_text.size()}, {}, {}, {}};
    place_in_evidence(reason);
    reasons_.push_back(reason);
  }

  void add_loosely_covered() {
    Reason reason{ReasonCode::words_missing, Span{0, told_.claim_text.size()}, {}, {}, {}};
    place_in_evidence(reason);
    reason.note = "the words stand in the passages, but not together";
    reasons_.push_back(reason);
  }

  void add_strongest_conflict() {
    if (auto reason = strongest_conflict()) reasons_.push_back(*std::move(reason));
  }

  Reason reason_of(const Conflict& conflict) const {
    const Evidence& evidence = *told_.views[conflict.view].evidence;
    Reason reason{conflict.code, {}, passage(conflict.view).id, {}, {}};
    const auto phrase_of = [&](const ReadText& text, std::uint32_t token) {
      return is_about_negation(conflict.code) ? phrase_around(text, token, told_.vocabulary) : text.tokens[token].span;
    };
    if (conflict.claim_quantity != none)
      reason.claim_span = told_.claim.text.quantities[conflict.claim_quantity].span;
    else if (conflict.claim_token != none)
      reason.claim_span = phrase_of(told_.claim.text, conflict.claim_token);
    if (conflict.evidence_quantity != none) {
      if (conflict.evidence_quantity >= evidence.title_quantities)
        reason.passage_span = evidence.text.quantities[conflict.evidence_quantity].span;
    } else if (conflict.evidence_token != none && conflict.evidence_token >= evidence.title_tokens) {
      reason.passage_span = phrase_of(evidence.text, conflict.evidence_token);
    }
    const std::string_view mine = reason.claim_span ? slice(told_.claim_text, *reason.claim_span) : "";
    const std::string_view theirs =
        reason.passage_span ? slice(passage(conflict.view).text, *reason.passage_span) : std::string_view();
    reason.note = note_of(conflict.code, mine, theirs);
    if (!reason.passage_span) place_in_evidence(reason);
    return reason;
  }

  void add_missing_quantities() {
    for (std::size_t i = 0; i < decision_.quantities.size(); ++i) {
      const QuantityFinding& finding = decision_.quantities[i];
      if (!finding.is_missing() && finding.state != QuantityFinding::State::open) continue;
      const Quantity& quantity = told_.claim.text.quantities[i];
      if (!reasons_.empty() && reasons_.front().claim_span == quantity.span) continue;
      Reason reason{ReasonCode::number_missing, quantity.span, {}, {}, {}};
      reason.note = claim_words(quantity.span) + ": " + what_is_missing(quantity, told_.views);
      reasons_.push_back(reason);
    }
  }

  /// The heaviest words that stand nowhere; neighbours in one reason.
  void add_missing_words() {
    std::vector<std::uint32_t> missing;
    for (std::uint32_t i = 0; i < told_.claim.distinct.size(); ++i)
      if (decision_.coverage.quality[i] < missing_quality && told_.claim.distinct[i].weight >= missing_weight)
        missing.push_back(i);
    std::size_t told = 0;
    for (std::size_t k = 0; k < missing.size() && told < most_missing_words; ++told) {
      const auto token = [&](std::size_t at) { return told_.claim.distinct[missing[at]].token; };
      Span span = told_.claim.text.tokens[token(k)].span;
      for (++k; k < missing.size() && token(k) == token(k - 1) + 1; ++k)
        span.end = std::max(span.end, told_.claim.text.tokens[token(k)].span.end);
      Reason reason{ReasonCode::words_missing, span, {}, {}, {}};
      place_in_evidence(reason);
      reason.note = "'" + claim_words(span) + "': in no passage";
      reasons_.push_back(reason);
    }
  }

  const Told& told_;
  const Decision& decision_;
  std::vector<Reason> reasons_;
};

}  // namespace

Judgement explain(const Told& told, const Decision& decision) {
  return {decision.verdict, score_of(decision.card.balance), Explanation(told, decision).run()};
}

void add_disagreement(Judgement& judgement, const Told& told, const Decision& denial) {
  auto reason = Explanation(told, denial).strongest_conflict();
  if (!reason) return;
  reason->code = ReasonCode::conflicting_passages;
  judgement.reasons.push_back(*std::move(reason));
}

Judgement nothing_to_check() {
  return {Verdict::supported, 1.0, {Reason{ReasonCode::nothing_to_check, {}, {}, {}, {}}}};
}

Judgement no_evidence() { return {Verdict::unsupported, 0.0, {Reason{ReasonCode::no_evidence, {}, {}, {}, {}}}}; }

}  // namespace groundlab::rules
