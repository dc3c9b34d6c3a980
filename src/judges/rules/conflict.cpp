// SPDX-License-Identifier: Apache-2.0
// Asks every rule and weighs what it finds by the amount of evidence: in one sentence a denial is right, in a long text
// a sentence that seems to deny the claim mostly talks of something else. Relations of words come first, because they
// explain negations and antonyms that would be misread without them.
#include "judges/rules/conflict.hpp"

#include <algorithm>

#include "judges/rules/quantity_check.hpp"

namespace groundlab::rules {
namespace {

class Weighing {
 public:
  Weighing(const Comparison& comparison, float covered)
      : comparison_(comparison), constants_(comparison.constants), best_(comparison.best()), covered_(covered) {
    near_ = std::clamp((best_.share - constants_.share_low) / (constants_.share_high - constants_.share_low), 0.F, 1.F);
    for (std::size_t v = 0; v < comparison.views.size(); ++v)
      if (comparison.views[v].evidence == best_.view.evidence) view_ = v;
  }

  Verdicts run(std::span<const QuantityFinding> quantities) {
    add_quantities(quantities);
    bool settled = false;
    for (const auto compare : {compare_relations, compare_exceptions, compare_amounts, compare_duties}) {
      const Settled relation = compare(comparison_);
      settled = settled || relation.same;
      verdicts_.agreement = verdicts_.agreement || relation.agrees;
      for (Conflict conflict : relation.conflicts) {
        conflict.strength = std::max(conflict.strength, denies(conflict.rule) ? likeness() : 0.F);
        add(conflict);
      }
    }
    if (const auto conflict = compare_classes(comparison_, false)) add(*conflict);
    if (const auto conflict = compare_hedges(comparison_)) add(*conflict);
    if (!settled) add_polarity();
    if (!settled && !same_)
      if (const auto denial = compare_denials(comparison_)) verdicts_.conflicts.push_back(*denial);
    const auto edit = compare_edits(comparison_);
    if (edit && !((settled || same_) && edit->code == ReasonCode::negation_conflict))
      verdicts_.conflicts.push_back(*edit);
    verdicts_.agreement = verdicts_.agreement || settled;
    std::stable_sort(verdicts_.conflicts.begin(), verdicts_.conflicts.end(), [](const Conflict& a, const Conflict& b) {
      return a.strength != b.strength ? a.strength > b.strength : a.rule < b.rule;
    });
    return std::move(verdicts_);
  }

 private:
  void add(Conflict conflict) {
    conflict.view = view_;
    if (conflict.strength > 0) verdicts_.conflicts.push_back(conflict);
  }

  void add_quantities(std::span<const QuantityFinding> quantities) {
    for (std::uint32_t i = 0; i < quantities.size(); ++i) {
      const QuantityFinding& finding = quantities[i];
      const bool elsewhere = finding.state == QuantityFinding::State::elsewhere;
      if (!elsewhere && finding.state != QuantityFinding::State::differs) continue;
      if (!elsewhere && finding.place < constants_.same_place) continue;
      const Quantity& other = comparison_.views[finding.view].evidence->text.quantities[finding.other];
      const bool code = other.kind == QuantityKind::code || other.kind == QuantityKind::version;
      Conflict conflict{Rule::quantity, code ? ReasonCode::code_conflict : ReasonCode::number_conflict,
                        elsewhere ? std::max(constants_.elsewhere_gain * comparison_.nearness, finding.place) : 1.F,
                        none, none};
      conflict.view = finding.view;
      conflict.claim_quantity = i;
      conflict.evidence_quantity = finding.other;
      verdicts_.conflicts.push_back(conflict);
    }
  }

  std::uint32_t claim_token(std::uint32_t pair) const { return comparison_.claim.words[pair].token; }
  std::uint32_t evidence_token(std::uint32_t pair) const { return best_.view.evidence->content[best_.pairs[pair].at]; }

  void add_polarity() {
    const Polarity found = polarity(comparison_.claim, best_);
    if (found.says == Polarity::Says::opposite) {
      const bool antonym = found.by_antonym;
      const float gain = antonym ? constants_.opposite_gain : constants_.negation_gain;
      const float gate = std::min(1.F, gain * comparison_.nearness);
      const bool adds_denial = !antonym && found.claim_cues % 2 == 1 && found.unit_cues == 0;
      verdicts_.denies_alone = adds_denial;
      const bool whole = adds_denial && best_.covered >= constants_.whole_share;
      const float copy = whole ? 1.F : likeness() * (antonym ? constants_.copy_antonym : 1.F);
      add({antonym ? Rule::opposite : Rule::negation,
           antonym ? ReasonCode::word_conflict : ReasonCode::negation_conflict,
           std::max(gate * (antonym ? 1.F : near_), copy), claim_token(found.word), evidence_token(found.word)});
      return;
    }
    verdicts_.agreement = verdicts_.agreement || (found.says == Polarity::Says::same && found.by_antonym);
    const bool both =
        found.claim_cues % 2 == 1 && found.unit_cues % 2 == 1 && found.agreeing_pair && !found.turned_focus;
    same_ = found.says == Polarity::Says::same;
    if (both) add_narrowed();
    if (found.claim_cues % 2 == 1 && !found.agreeing_pair && found.says != Polarity::Says::same && !both_deny(found)) {
      verdicts_.denies_alone = true;
      add_unmatched(found);
    }
  }

  /// How far the claim is a copy of the aligned sentence, but for the edit: 0 to 1, whatever the amount of evidence.
  float likeness() const {
    if (best_.covered < constants_.copy_share) return 0;
    return std::clamp((comparison_.copied - constants_.copy_low) / (constants_.copy_high - constants_.copy_low), 0.F,
                      1.F);
  }

  /// "A but not B" and "B is not": each denies once, right at the word that the other has.
  static bool both_deny(const Polarity& found) { return found.unit_cues % 2 == 1 && found.turned_focus; }

  /// Both deny something; the evidence something more special: it does not deny what the claim denies.
  void add_narrowed() {
    std::vector<std::uint32_t> used;
    for (const Pair& pair : best_.pairs)
      if (pair.is_aligned()) used.push_back(pair.at);
    std::uint32_t extra = none;
    std::size_t count = 0;
    for (std::uint32_t at = best_.unit.first; at < best_.unit.last; ++at) {
      const std::uint32_t token = best_.view.evidence->content[at];
      if (is_alternative(token)) return;  // "neither A nor B" denies B
      if (!best_.view.evidence->word(at).negated || std::find(used.begin(), used.end(), at) != used.end()) continue;
      if (count++ == 0) extra = token;
    }
    float unneeded = 0;
    for (std::size_t i = 0; i < best_.pairs.size(); ++i)
      if (comparison_.claim.token(comparison_.claim.words[i]).negated && best_.pairs[i].strength < 0.5F)
        unneeded += comparison_.claim.distinct[comparison_.claim.words[i].distinct].weight;
    if (comparison_.claim.weight > 0)
      verdicts_.negated_credit = comparison_.nearness * unneeded / comparison_.claim.weight;
    if (count < 1 || count > 2 || covered_ <= 0.9F || best_.used < 0.6F) return;
    add({Rule::narrowed, ReasonCode::words_missing, constants_.narrowed * comparison_.nearness, none, extra});
  }

  bool is_alternative(std::uint32_t token) const {
    const auto text = [&](std::uint32_t i) -> std::string_view {
      return comparison_.vocabulary[best_.view.evidence->text.tokens[i].word].text;
    };
    return token > best_.unit.begin && best_.view.evidence->text.tokens[token].negated &&
           (text(token - 1) == "or" || text(token - 1) == "nor");
  }

  /// The claim denies something that no aligned sentence denies.
  void add_unmatched(const Polarity& found) {
    if (compare_classes(comparison_, true)) return;
    float strength = constants_.short_fall * comparison_.nearness * near_;
    if (found.unit_cues == 0 && !unit_negates() && !negated_elsewhere())
      strength = std::max(strength, constants_.unmatched_far * (1 - comparison_.nearness) * near_);
    std::uint32_t cue = none;
    for (std::uint32_t i = 0; i < comparison_.claim.text.tokens.size() && cue == none; ++i)
      if (comparison_.claim.text.tokens[i].cue != Cue::none) cue = i;
    add({Rule::unmatched, ReasonCode::negation_missing, strength, cue, none});
  }

  bool unit_negates() const {
    for (std::uint32_t at = best_.unit.first; at < best_.unit.last; ++at)
      if (best_.view.evidence->word(at).negated) return true;
    return false;
  }

  /// Some candidate sentence negates a third of what the claim negates.
  bool negated_elsewhere() const {
    for (const Alignment& alignment : comparison_.alignments) {
      float all = 0;
      float found = 0;
      for (std::size_t i = 0; i < alignment.pairs.size(); ++i) {
        if (!comparison_.claim.token(comparison_.claim.words[i]).negated) continue;
        const float weight = comparison_.claim.distinct[comparison_.claim.words[i].distinct].weight;
        all += weight;
        const Pair& pair = alignment.pairs[i];
        if (pair.is_aligned() && alignment.evidence_token(pair).negated != pair.opposite) found += weight;
      }
      if (all > 0 && found >= constants_.negated_elsewhere * all) return true;
    }
    return false;
  }

  const Comparison& comparison_;
  const Constants& constants_;
  const Alignment& best_;
  float covered_;
  float near_ = 0;
  bool same_ = false;  // negations and antonyms say the same
  std::size_t view_ = 0;
  Verdicts verdicts_;
};

}  // namespace

bool denies(Rule rule) {
  switch (rule) {
    case Rule::quantity:
    case Rule::edit:
    case Rule::negation:
    case Rule::opposite:
    case Rule::class_word:
    case Rule::order:
    case Rule::duty:
    case Rule::only:
    case Rule::amount:
      return true;
    case Rule::unmatched:
    case Rule::narrowed:
    case Rule::hedged:
      return false;
  }
  return false;
}

Verdicts conflicts(const Comparison& comparison, std::span<const QuantityFinding> quantities, float covered) {
  return Weighing(comparison, covered).run(quantities);
}

}  // namespace groundlab::rules
