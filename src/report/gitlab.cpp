// SPDX-License-Identifier: Apache-2.0
// Severities of GitLab's five: what contradicts a source is critical, what no source says is major, the rest is minor.
#include "report/gitlab.hpp"

#include <algorithm>

#include "report/fingerprint.hpp"
#include "report/issues.hpp"
#include "report/json.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

std::string_view severity_of(const Issue& issue) {
  if (issue.title == name(Verdict::contradicted)) return "critical";
  return issue.is_error ? "major" : "minor";
}

/// GitLab matches paths from the root of the repository.
std::string path_of(std::string path) {
  while (path.starts_with("./")) path.erase(0, 2);
  return path;
}

}  // namespace

std::string gitlab_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  const std::vector<Issue> all = issues(checked, result);
  const std::vector<std::string> names = fingerprints(checked.id, all);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Json value{{"description", visible(checked.id + ": " + one_line(all[i]))},
                     {"check_name", all[i].rule},
                     {"fingerprint", names[i]},
                     {"severity", severity_of(all[i])},
                     {"location",
                      {{"path", path_of(checked.where.file)},
                       {"lines", {{"begin", std::max<std::size_t>(1, checked.where.line)}}}}}};
    text += dumped(value) + ",\n";
  }
  return text;
}

std::string gitlab_wrap(const RunSummary&, std::string_view issues) {
  if (issues.ends_with(",\n")) issues.remove_suffix(2);
  return "[\n" + std::string(issues) + "\n]\n";
}

}  // namespace groundlab
