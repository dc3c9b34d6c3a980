// SPDX-License-Identifier: Apache-2.0
// Every number that moves a verdict of the rules judge, read from data/lists/rules/constants.txt, which says of each
// where it comes from.
#pragma once

#include <string_view>

#include "judges/rules/words.hpp"

namespace groundlab::rules {

struct Constants {
  MatchQualities quality;
  float name_weight = 0;
  float asked_quality = 0;
  float together_reach = 0;
  float together_weight = 0;
  float name_missing = 0;
  float number_missing = 0;
  float record_conflict = 0;
  float share_low = 0;
  float share_high = 0;
  float same_place = 0;
  float negation_gain = 0;
  float short_fall = 0;
  float few_sentences = 0;
  float narrowed = 0;
  float negated_elsewhere = 0;
  float near_copy = 0;
  float name_edit = 0;
  float unit_floor = 0;
  float short_credit = 0;
  float agreement_credit = 0;
  float least_contradiction = 0;
  float passing_value = 0;
  float coarser_value = 0;
  float conflict_weight = 0;
  float opposite_gain = 0;
  float class_strength = 0;
  float order_gain = 0;
  float elsewhere_gain = 0;
  float edit_negation = 0;
  float unmatched_far = 0;
  float copy_share = 0;
  float copy_low = 0;
  float copy_high = 0;
  float copy_antonym = 0;
  float whole_share = 0;
  float clause_share = 0;
  float denied_share = 0;
  float clause_denial = 0;
  float threshold = 0;
  float least_balance = 0;  ///< not of the file: from the user's strictness

  /// From lines "name value origin"; of two lines with one name the later one counts.
  static Constants of(std::string_view lines);
  /// As in the embedded file. Throws std::logic_error where a constant is missing or unknown: a fault in groundlab.
  static const Constants& embedded();
};

}  // namespace groundlab::rules
