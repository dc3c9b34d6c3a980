// SPDX-License-Identifier: Apache-2.0
// What can be wrong with an answer, as rows: the kinds of hallucination that a report counts and lists, the worse
// first.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/result.hpp"

#include "metrics/tally.hpp"

namespace groundlab {

enum class Finding { contradicts, adds, wrong_citation, answers_unknowable, gives_up, not_judged };

struct FindingRow {
  Finding value;
  std::string_view name;     ///< in files
  std::string_view title;    ///< in reports
  std::string_view out_of;   ///< what the share is a share of
  std::string_view meaning;  ///< a sentence
  Sample (*count)(const CaseResult&);
};

/// All kinds, in the order of the enumeration.
std::span<const FindingRow> finding_rows();

/// The kinds that this answer shows; empty for an answer with nothing wrong. An answer may show several.
std::vector<Finding> findings(const CaseResult& result);
bool has_finding(const CaseResult& result);

/// How many answers show each kind. Mergeable, order-free.
class FindingTally {
 public:
  FindingTally() : rates_(finding_rows().size()) {}

  void add(const CaseResult& result);
  FindingTally& operator+=(const FindingTally& other);
  bool operator==(const FindingTally&) const = default;

  const RateTally& rate(Finding finding) const { return rates_[static_cast<std::size_t>(finding)]; }

 private:
  std::vector<RateTally> rates_;
};

}  // namespace groundlab
