// SPDX-License-Identifier: Apache-2.0
// "name value origin" a line; every name of the table must stand there once.
#include "judges/rules/constants.hpp"

#include <array>
#include <charconv>
#include <functional>
#include <map>
#include <stdexcept>
#include <string>

#include "groundlab/core/embedded.hpp"

#include "judges/rules/lists.hpp"

namespace groundlab::rules {
namespace {

struct Place {
  std::string_view name;
  float& (*in)(Constants&);
};

#define GROUNDLAB_CONSTANT(name, member)                  \
  Place {                                                 \
    name, [](Constants& c) -> float& { return c.member; } \
  }

constexpr std::array places{
    GROUNDLAB_CONSTANT("quality_stem", quality.stem),
    GROUNDLAB_CONSTANT("quality_derivation", quality.derivation),
    GROUNDLAB_CONSTANT("quality_derivation2", quality.derivation2),
    GROUNDLAB_CONSTANT("quality_synonym", quality.synonym),
    GROUNDLAB_CONSTANT("quality_listed", quality.listed),
    GROUNDLAB_CONSTANT("quality_phrase", quality.phrase),
    GROUNDLAB_CONSTANT("quality_narrower", quality.narrower),
    GROUNDLAB_CONSTANT("quality_broader", quality.broader),
    GROUNDLAB_CONSTANT("quality_opposite", quality.opposite),
    GROUNDLAB_CONSTANT("quality_prefix", quality.prefix),
    GROUNDLAB_CONSTANT("quality_compound", quality.compound),
    GROUNDLAB_CONSTANT("weight_frame", quality.frame_weight),
    GROUNDLAB_CONSTANT("weight_generic", quality.generic_weight),
    GROUNDLAB_CONSTANT("weight_opinion", quality.opinion_weight),
    GROUNDLAB_CONSTANT("weight_name", name_weight),
    GROUNDLAB_CONSTANT("asked_quality", asked_quality),
    GROUNDLAB_CONSTANT("together_reach", together_reach),
    GROUNDLAB_CONSTANT("together_weight", together_weight),
    GROUNDLAB_CONSTANT("name_missing", name_missing),
    GROUNDLAB_CONSTANT("number_missing", number_missing),
    GROUNDLAB_CONSTANT("record_conflict", record_conflict),
    GROUNDLAB_CONSTANT("share_low", share_low),
    GROUNDLAB_CONSTANT("share_high", share_high),
    GROUNDLAB_CONSTANT("same_place", same_place),
    GROUNDLAB_CONSTANT("negation_gain", negation_gain),
    GROUNDLAB_CONSTANT("short_fall", short_fall),
    GROUNDLAB_CONSTANT("few_sentences", few_sentences),
    GROUNDLAB_CONSTANT("narrowed", narrowed),
    GROUNDLAB_CONSTANT("negated_elsewhere", negated_elsewhere),
    GROUNDLAB_CONSTANT("near_copy", near_copy),
    GROUNDLAB_CONSTANT("name_edit", name_edit),
    GROUNDLAB_CONSTANT("unit_floor", unit_floor),
    GROUNDLAB_CONSTANT("short_credit", short_credit),
    GROUNDLAB_CONSTANT("agreement_credit", agreement_credit),
    GROUNDLAB_CONSTANT("least_contradiction", least_contradiction),
    GROUNDLAB_CONSTANT("passing_value", passing_value),
    GROUNDLAB_CONSTANT("coarser_value", coarser_value),
    GROUNDLAB_CONSTANT("conflict_weight", conflict_weight),
    GROUNDLAB_CONSTANT("opposite_gain", opposite_gain),
    GROUNDLAB_CONSTANT("class_strength", class_strength),
    GROUNDLAB_CONSTANT("order_gain", order_gain),
    GROUNDLAB_CONSTANT("elsewhere_gain", elsewhere_gain),
    GROUNDLAB_CONSTANT("edit_negation", edit_negation),
    GROUNDLAB_CONSTANT("unmatched_far", unmatched_far),
    GROUNDLAB_CONSTANT("copy_share", copy_share),
    GROUNDLAB_CONSTANT("copy_low", copy_low),
    GROUNDLAB_CONSTANT("copy_high", copy_high),
    GROUNDLAB_CONSTANT("copy_antonym", copy_antonym),
    GROUNDLAB_CONSTANT("whole_share", whole_share),
    GROUNDLAB_CONSTANT("clause_share", clause_share),
    GROUNDLAB_CONSTANT("denied_share", denied_share),
    GROUNDLAB_CONSTANT("clause_denial", clause_denial),
    GROUNDLAB_CONSTANT("threshold", threshold),
};

}  // namespace

Constants Constants::of(std::string_view lines) {
  std::map<std::string_view, float> values;
  for (const std::string_view line : meaningful_lines(lines)) {
    const auto fields = pieces(line);
    float value = 0;
    const std::string_view digits = fields.at(1);
    if (std::from_chars(digits.data(), digits.data() + digits.size(), value).ec != std::errc())
      throw std::logic_error("no number: " + std::string(line));
    values[fields[0]] = value;
  }
  Constants constants;
  for (const Place& place : places) {
    const auto found = values.extract(place.name);
    if (found.empty()) throw std::logic_error("no constant " + std::string(place.name));
    place.in(constants) = found.mapped();
  }
  if (!values.empty()) throw std::logic_error("unknown constant " + std::string(values.begin()->first));
  return constants;
}

const Constants& Constants::embedded() {
  static const Constants constants = of(groundlab::embedded("lists/rules/constants.txt"));
  return constants;
}

}  // namespace groundlab::rules
