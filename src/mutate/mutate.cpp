// SPDX-License-Identifier: Apache-2.0
// The table of mutations. Values are in plant_values.cpp, wording in plant_words.cpp.
#include "mutate/mutate.hpp"

#include <array>

#include "mutate/plant.hpp"
#include "text/read_answer.hpp"

namespace groundlab {
namespace {

constexpr std::array rows{
    Mutation{"number", "another number", plant_number},
    Mutation{"unit", "another unit of the same dimension", plant_unit},
    Mutation{"date", "another month, weekday or year", plant_date},
    Mutation{"code", "another digit in a code", plant_code},
    Mutation{"name", "another name", plant_name},
    Mutation{"negation_added", "not, where there was none", plant_negation},
    Mutation{"negation_removed", "a negation taken out", remove_negation},
    Mutation{"antonym", "a word turned into its opposite", plant_antonym},
    Mutation{"quantifier", "all to no, at least to at most", plant_quantifier},
    Mutation{"role", "two names, or from and to, changed over", swap_roles},
};

}  // namespace

std::span<const Mutation> mutations() { return rows; }

std::vector<Mutant> mutants(const Original& original) {
  std::vector<Mutant> planted;
  if (states_nothing(original.claim)) return planted;
  for (const Mutation& mutation : rows)
    if (auto text = mutation.plant(original); text && *text != original.claim && !states_nothing(*text))
      planted.push_back({mutation.kind, std::move(*text)});
  return planted;
}

}  // namespace groundlab
