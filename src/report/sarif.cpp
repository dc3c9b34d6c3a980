// SPDX-License-Identifier: Apache-2.0
// Message texts keep to SARIF 3.11: braces are doubled, because a single one begins a placeholder, and no link arises.
#include "report/sarif.hpp"

#include <algorithm>

#include "report/fingerprint.hpp"
#include "report/issues.hpp"
#include "report/json.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

std::string message_text(std::string_view raw) {
  std::string text;
  for (const char c : visible(raw)) {
    if (c == '(' && text.ends_with(']')) text += ' ';
    text += c;
    if (c == '{' || c == '}') text += c;
  }
  return text;
}

std::size_t place_of(std::string_view rule, const std::vector<IssueRule>& rules) {
  const auto found = std::find_if(rules.begin(), rules.end(), [&](const IssueRule& row) { return row.id == rule; });
  return static_cast<std::size_t>(found - rules.begin());
}

Json rules_json() {
  Json all = Json::array();
  for (const IssueRule& rule : issue_rules())
    all.push_back(
        {{"id", rule.id},
         {"shortDescription", {{"text", rule.help}}},
         {"help", {{"text", std::string(rule.help) + ". groundlab check shows the claim with its evidence."}}}});
  return all;
}

}  // namespace

std::string sarif_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  const std::vector<IssueRule> rules = issue_rules();
  const std::vector<Issue> all = issues(checked, result);
  const std::vector<std::string> names = fingerprints(checked.id, all);
  std::string text;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const Json location{{"artifactLocation", {{"uri", uri_of(checked.where.file)}}},
                        {"region", {{"startLine", std::max<std::size_t>(1, checked.where.line)}}}};
    const Json value{{"ruleId", all[i].rule},
                     {"ruleIndex", place_of(all[i].rule, rules)},
                     {"level", all[i].is_error ? "error" : "warning"},
                     {"message", {{"text", message_text(checked.id + ": " + one_line(all[i]))}}},
                     {"locations", Json::array({{{"physicalLocation", location}}})},
                     {"partialFingerprints", {{"groundlabFinding/v1", names[i]}}}};
    text += dumped(value) + ",\n";
  }
  return text;
}

std::string sarif_wrap(const RunSummary& summary, std::string_view results) {
  const Json driver{{"name", "groundlab"}, {"version", summary.signature.version}, {"rules", rules_json()}};
  const Json properties{{"signature", line(summary.signature)}};
  if (results.ends_with(",\n")) results.remove_suffix(2);
  return "{\"$schema\":\"https://json.schemastore.org/sarif-2.1.0.json\",\"version\":\"2.1.0\",\"runs\":[{\"tool\":{"
         "\"driver\":" +
         dumped(driver) + "},\"columnKind\":\"unicodeCodePoints\",\"properties\":" + dumped(properties) +
         ",\"results\":[\n" + std::string(results) + "\n]}]}\n";
}

}  // namespace groundlab
