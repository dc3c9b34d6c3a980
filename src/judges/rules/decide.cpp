// SPDX-License-Identifier: Apache-2.0
// Adds up the terms. How much evidence there is decides how far a conflict counts: what is read in one sentence is
// right, in a long text a sentence that seems to deny the claim mostly talks of something else.
#include "judges/rules/decide.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace groundlab::rules {
namespace {

constexpr float half_way = 0.25F;  // the balance at which a score stands half-way between 0.5 and 1

/// 1 for one sentence, 1/2 for two, 1/3 for four, 1/5 for sixteen.
float nearness(std::size_t sentences) {
  return 1.F / (1.F + std::log2(static_cast<float>(std::max<std::size_t>(1, sentences))));
}

std::size_t sentence_count(std::span<const View> views) {
  std::size_t count = 0;
  for (const View& view : views) count += view.evidence->sentences.size() - view.evidence->title_sentences;
  return count;
}

std::vector<RecordConflict> record_conflicts(const PreparedClaim& claim, std::span<const View> views,
                                             const Vocabulary& vocabulary) {
  std::vector<RecordConflict> found;
  for (std::size_t v = 0; v < views.size(); ++v)
    if (views[v].evidence->record)
      for (const RecordFinding& finding : check_record(claim, *views[v].evidence->record, vocabulary))
        found.push_back({v, finding});
  return found;
}

/// How many values are missing. What is said in passing counts less: ordinals, weekdays, one and two, a date's year.
float missing_values(const PreparedClaim& claim, std::span<const QuantityFinding> findings,
                     const Constants& constants) {
  float missing = 0;
  for (std::size_t i = 0; i < findings.size(); ++i) {
    const Quantity& quantity = claim.text.quantities[i];
    const bool small = quantity.kind == QuantityKind::number && (quantity.value == 1 || quantity.value == 2);
    const bool passing = small || quantity.kind == QuantityKind::ordinal || quantity.kind == QuantityKind::weekday;
    if (findings[i].state == QuantityFinding::State::open) missing += constants.coarser_value;
    if (findings[i].is_missing()) missing += passing ? constants.passing_value : 1.F;
  }
  return missing;
}

/// Each kind of finding counts at most twice.
float record_penalty(std::span<const RecordConflict> found, const Constants& constants) {
  float penalty = 0;
  for (const auto kind : {RecordFinding::Kind::denied, RecordFinding::Kind::unknown, RecordFinding::Kind::hours}) {
    const auto count = std::count_if(found.begin(), found.end(),
                                     [&](const RecordConflict& conflict) { return conflict.finding.kind == kind; });
    penalty += constants.record_conflict * static_cast<float>(std::min<std::ptrdiff_t>(count, 2));
  }
  return penalty;
}

/// Contradicted where the strongest rule that speaks of a denial is strong enough.
Verdict verdict_of(const Decision& decision, const Constants& constants) {
  if (decision.card.balance >= constants.least_balance) return Verdict::supported;
  const bool denied = std::any_of(decision.conflicts.begin(), decision.conflicts.end(), [&](const Conflict& conflict) {
    return denies(conflict.rule) && conflict.strength >= constants.least_contradiction;
  });
  const bool field_says_otherwise =
      std::any_of(decision.records.begin(), decision.records.end(),
                  [](const RecordConflict& conflict) { return conflict.finding.kind != RecordFinding::Kind::unknown; });
  return denied || field_says_otherwise ? Verdict::contradicted : Verdict::unsupported;
}

}  // namespace

float score_of(float balance) { return 0.5F + 0.5F * balance / (half_way + std::abs(balance)); }

float balance_at(float score) {
  const float side = 2 * score - 1;
  if (std::abs(side) >= 1) return std::copysign(std::numeric_limits<float>::infinity(), side);
  return half_way * side / (1 - std::abs(side));
}

Decision acquitted(Decision decision, const Constants& constants) {
  decision.conflicts.clear();
  decision.records.clear();
  decision.card.balance += decision.card.conflict + decision.card.records;
  decision.card.conflict = decision.card.records = 0;
  decision.verdict = verdict_of(decision, constants);
  return decision;
}

Decision decide(const PreparedClaim& claim, std::span<const View> views, const Asked& asked,
                const Knowledge& knowledge) {
  const Constants& constants = knowledge.constants;
  Vocabulary& vocabulary = knowledge.vocabulary;
  Decision decision;
  if (claim.states_nothing) {
    decision.verdict = Verdict::supported;
    decision.card.balance = 1;
    return decision;
  }
  decision.coverage = cover(claim, views, asked.words, constants);
  decision.alignments = align(claim, views);
  const std::size_t sentences = sentence_count(views);
  const Comparison comparison{.claim = claim,
                              .alignments = decision.alignments,
                              .views = views,
                              .vocabulary = vocabulary,
                              .constants = constants,
                              .copied = decision.coverage.copied,
                              .sentences = sentences,
                              .nearness = nearness(sentences)};
  decision.quantities = check_quantities(comparison, asked.quantities);
  Scorecard& card = decision.card;
  card.covered = decision.coverage.covered;
  card.together = decision.coverage.together;
  card.names = std::min(1.F, constants.name_missing * decision.coverage.names_missing);
  const auto& quantities = decision.quantities;
  const float missing = missing_values(claim, quantities, constants);
  card.numbers = constants.number_missing * std::min(1.F, missing);
  if (!decision.alignments.empty()) {
    Verdicts found = conflicts(comparison, quantities, card.covered);
    decision.conflicts = std::move(found.conflicts);
    decision.denies_alone = found.denies_alone;
    card.covered = std::min(1.F, card.covered + found.negated_credit);
    card.covered = std::max(card.covered, constants.unit_floor * comparison.nearness * comparison.best().covered);
    if (found.agreement) card.covered = std::min(1.F, card.covered + constants.agreement_credit * comparison.nearness);
  }
  constexpr std::size_t short_claim = 3;
  const auto is_found = [](const QuantityFinding& finding) { return finding.state == QuantityFinding::State::found; };
  if (!quantities.empty() && std::all_of(quantities.begin(), quantities.end(), is_found) &&
      claim.words.size() <= short_claim)
    card.covered = std::min(1.F, card.covered + constants.short_credit * comparison.nearness);
  decision.records = record_conflicts(claim, views, vocabulary);
  card.records = record_penalty(decision.records, constants);
  if (!decision.conflicts.empty()) card.conflict = constants.conflict_weight * decision.conflicts.front().strength;
  card.balance = card.covered + constants.together_weight * card.together - card.names - card.numbers - card.records -
                 card.conflict - constants.threshold;
  decision.verdict = verdict_of(decision, constants);
  return decision;
}

}  // namespace groundlab::rules
