// SPDX-License-Identifier: Apache-2.0
// What is wrong with a checked case, one issue each, for the formats that other tools read: a rule, how bad, and a
// text that a person understands. A case without an issue is one that `--only failures` leaves out.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

namespace groundlab {

/// A kind of issue: its id in files and what it means.
struct IssueRule {
  std::string_view id;
  std::string_view help;
};

/// All rules: the reasons that speak against a claim in the order of their table, then those of citations and of whole
/// answers. The place of a rule never changes within a version.
std::vector<IssueRule> issue_rules();

struct Issue {
  std::string_view rule;
  bool is_error = true;  ///< false: worth a look
  std::string title;     ///< "contradicted", "citation does not back its claim"
  std::string claim;     ///< its text; empty: the answer as a whole
  std::string why;       ///< what differs, in one line; may be empty
  std::string evidence;  ///< the passage in question; empty: none is known
};

/// In the order of the claims, then what concerns the whole answer. Texts are as in the case: renderers escape.
std::vector<Issue> issues(const Case& checked, const CaseResult& result);

/// "contradicted: The invoice ... | 240 euros, the passage has 180 euros | N03: ..." on one line.
std::string one_line(const Issue& issue);

}  // namespace groundlab
