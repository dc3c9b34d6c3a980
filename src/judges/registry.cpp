// SPDX-License-Identifier: Apache-2.0
// The judges there are, in the order in which --help shows them.
#include "judges/registry.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "judges/overlap.hpp"
#include "judges/rules/rules.hpp"
#include "text/lexicon.hpp"

namespace groundlab {
namespace {

constexpr std::array rules_options{
    JudgeOption{"strictness", "0..1", "rules: the score from which on a claim is supported; default 0.5"},
};
constexpr std::array overlap_options{
    JudgeOption{"negation", "", "overlap: a negation word on one side only is a contradiction"},
};

constexpr std::array<JudgeRow, 2> rows{{
    {"rules", "numbers, codes, negation and content words against the aligned evidence; explains every verdict",
     rules_version, lexicon_version, rules_options, make_rules_judge},
    {"overlap", "word and number overlap, the baseline to beat", overlap_version, "", overlap_options,
     make_overlap_judge},
}};

}  // namespace

std::span<const JudgeRow> judges() { return rows; }

const JudgeRow& judge_named(std::string_view name) {
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const JudgeRow& row) { return row.name == name; });
  if (found != rows.end()) return *found;
  std::vector<std::string_view> names;
  names.reserve(rows.size());
  for (const JudgeRow& row : rows) names.push_back(row.name);
  throw Error("unknown judge \"" + std::string(name) + "\"", did_you_mean(name, names));
}

}  // namespace groundlab
