// SPDX-License-Identifier: Apache-2.0
// Ways in which the aligned evidence may deny a claim or fall short of it. Each rule says what it found, how strong it
// is (0 to 1), and the two places, so that a person can check it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/names.hpp"
#include "groundlab/core/verdict.hpp"

#include "judges/rules/align.hpp"

namespace groundlab::rules {

/// Which rule found it; the order is that of preference where strengths are equal.
enum class Rule : std::uint8_t {
  quantity,    ///< another value in the same place
  edit,        ///< a sentence copied but for a negation, a name or a number
  negation,    ///< one says yes, the other no
  opposite,    ///< an antonym
  class_word,  ///< another member of a closed class
  order,       ///< before and after, more and less, who does it to whom
  duty,        ///< must, may, must not, need not
  only,        ///< only, except, without
  amount,      ///< all, some, none
  unmatched,   ///< the claim denies what the evidence does not deny
  narrowed,    ///< the evidence denies something more special
  hedged,      ///< the evidence leaves it open, or says it under a condition
};

inline constexpr std::array rule_names{
    Named<Rule>{Rule::quantity, "quantity"}, Named<Rule>{Rule::edit, "edit"},
    Named<Rule>{Rule::negation, "negation"}, Named<Rule>{Rule::opposite, "opposite"},
    Named<Rule>{Rule::class_word, "class"},  Named<Rule>{Rule::order, "order"},
    Named<Rule>{Rule::duty, "duty"},         Named<Rule>{Rule::only, "only"},
    Named<Rule>{Rule::amount, "amount"},     Named<Rule>{Rule::unmatched, "unmatched"},
    Named<Rule>{Rule::narrowed, "narrowed"}, Named<Rule>{Rule::hedged, "hedged"},
};
constexpr std::string_view name(Rule rule) { return name_in(rule_names, rule); }

/// True for rules that say: the evidence denies it. The others say: the evidence falls short of it.
bool denies(Rule rule);

struct Conflict {
  Rule rule = Rule::negation;
  ReasonCode code = ReasonCode::negation_conflict;
  float strength = 0;
  std::uint32_t claim_token = none;
  std::uint32_t evidence_token = none;
  std::size_t view = 0;                 ///< whose evidence `evidence_token` is of
  std::uint32_t claim_quantity = none;  ///< for Rule::quantity, instead of the tokens
  std::uint32_t evidence_quantity = none;
};

/// What the rules compare: the claim with one aligned unit of the evidence.
struct Comparison {
  const PreparedClaim& claim;
  std::span<const Alignment> alignments;  ///< best first, not empty
  std::span<const View> views;
  const Vocabulary& vocabulary;
  const Constants& constants;
  float copied = 0;           ///< share of the claim's word triples that stand in the evidence
  std::size_t sentences = 0;  ///< of all evidence
  float nearness = 0;         ///< 1 where there is one sentence of evidence, falling with their number

  const Alignment& best() const { return alignments.front(); }
  /// So little evidence that what it leaves open counts.
  bool is_little() const { return static_cast<float>(sentences) <= constants.few_sentences; }
};

/// What the two texts say of the same thing, as far as negation and antonyms go.
struct Polarity {
  enum class Says : std::uint8_t { nothing, same, opposite };
  Says says = Says::nothing;
  bool by_antonym = false;
  std::uint32_t word = none;   ///< the pair that decided (index into Alignment::pairs)
  std::size_t claim_cues = 0;  ///< negations in the claim
  std::size_t unit_cues = 0;   ///< and in the unit of the evidence
  bool agreeing_pair = false;  ///< some aligned pair is negated on both sides
  bool turned_focus = false;   ///< some aligned pair right behind a negation is negated on one side only
};
Polarity polarity(const PreparedClaim& claim, const Alignment& alignment);

/// What relations of words say that negation alone would misread.
struct Settled {
  bool same = false;    ///< they say the same: negations and antonyms do not count
  bool agrees = false;  ///< this relation is the same; the rest may differ
  std::vector<Conflict> conflicts;
};
Settled compare_relations(const Comparison& comparison);
Settled compare_amounts(const Comparison& comparison);
Settled compare_duties(const Comparison& comparison);
Settled compare_exceptions(const Comparison& comparison);

/// Another member of a closed class in the claim's place. With `in_negation`, for words that the claim negates.
std::optional<Conflict> compare_classes(const Comparison& comparison, bool in_negation);
/// The evidence hedges, sets a condition, or only advises.
std::optional<Conflict> compare_hedges(const Comparison& comparison);
/// A clause of the claim that denies what a sentence states.
std::optional<Conflict> compare_denials(const Comparison& comparison);
/// A sentence that the claim copies but for a small edit.
std::optional<Conflict> compare_edits(const Comparison& comparison);

struct QuantityFinding;

/// Everything that speaks against the claim, strongest first, and what speaks for it in its negations.
struct Verdicts {
  std::vector<Conflict> conflicts;
  float negated_credit =
      0;  ///< share of the claim's weight that needs no counterpart: both sides deny the broader thing
  bool denies_alone = false;  ///< the claim denies something; the aligned evidence does not
  bool agreement = false;     ///< a relation, a duty, an amount or a negation says the same in other words
};
Verdicts conflicts(const Comparison& comparison, std::span<const QuantityFinding> quantities, float covered);

}  // namespace groundlab::rules
