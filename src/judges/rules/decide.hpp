// SPDX-License-Identifier: Apache-2.0
// The scorecard: terms that each can be shown, one sum, one threshold. Monotone: more found never lowers it, a conflict
// never raises it.
#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "judges/rules/conflict.hpp"
#include "judges/rules/quantity_check.hpp"

namespace groundlab::rules {

struct Scorecard {
  float covered = 0;   ///< share of the claim's weight found in the evidence
  float together = 0;  ///< share of its word pairs that stand together there
  float names = 0;     ///< penalty for names that are missing
  float numbers = 0;   ///< penalty for values that are missing
  float records = 0;   ///< penalty for fields of a record that say otherwise
  float conflict = 0;  ///< strength of the strongest conflict
  float balance = 0;   ///< the sum minus the threshold: supported where not negative

  /// Every term with its name.
  std::vector<std::pair<std::string_view, float>> terms() const {
    return {{"covered", covered}, {"together", together}, {"names", names},
            {"numbers", numbers}, {"records", records},   {"conflict", conflict}};
  }
};

struct RecordConflict {
  std::size_t view = 0;
  RecordFinding finding;
};

struct Decision {
  Verdict verdict = Verdict::unsupported;
  Scorecard card;
  Coverage coverage;
  std::vector<Alignment> alignments;
  std::vector<QuantityFinding> quantities;
  std::vector<Conflict> conflicts;  ///< strongest first
  std::vector<RecordConflict> records;
  bool denies_alone = false;  ///< the claim denies something; what it is aligned with does not
};

/// What the user's question lends: words (per distinct word of the claim) and quantities.
struct Asked {
  std::vector<bool> words;
  std::vector<Quantity> quantities;
};

/// What a decision is made with.
struct Knowledge {
  Vocabulary& vocabulary;
  const Constants& constants;
};

Decision decide(const PreparedClaim& claim, std::span<const View> views, const Asked& asked,
                const Knowledge& knowledge);

/// The decision without its conflicts: for a claim that stands in a passage word by word.
Decision acquitted(Decision decision, const Constants& constants);

/// 0 to 1, 0.5 where the balance is 0; and the balance from which on a score is reached.
float score_of(float balance);
float balance_at(float score);

}  // namespace groundlab::rules
