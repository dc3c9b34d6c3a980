// SPDX-License-Identifier: Apache-2.0
// The counts stand before the cases, as the schema asks. No time and no host: the same run gives the same bytes.
#include "report/junit.hpp"

#include <fmt/format.h>

#include "report/gates.hpp"
#include "report/issues.hpp"
#include "report/numbers.hpp"
#include "report/xml.hpp"

namespace groundlab {
namespace {

std::string test_case(std::string_view group, std::string_view name, const std::string& failure) {
  const std::string head =
      fmt::format("    <testcase classname=\"{}\" name=\"{}\"", xml_escaped(group), xml_escaped(name));
  return failure.empty() ? head + "/>\n" : head + ">\n" + failure + "    </testcase>\n";
}

std::string failure(std::string_view type, std::string_view message, std::string_view escaped_text) {
  return fmt::format("      <failure type=\"{}\" message=\"{}\">{}</failure>\n", xml_escaped(type),
                     xml_escaped(message), escaped_text);
}

struct Suite {
  std::string_view name;
  std::uint64_t tests;
  std::uint64_t failures;
};

std::string opened(const Suite& suite) {
  return fmt::format("  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n", suite.name, suite.tests,
                     suite.failures);
}

}  // namespace

std::string junit_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  const std::vector<Issue> all = issues(checked, result);
  if (all.empty()) return test_case(checked.where.file, checked.id, {});
  std::string text;
  for (const Issue& issue : all) text += "\n" + xml_escaped(one_line(issue));
  const std::string more = all.size() > 1 ? fmt::format(" (and {} more)", all.size() - 1) : "";
  return test_case(checked.where.file, checked.id,
                   failure(all.front().rule, one_line(all.front()) + more, text + "\n"));
}

std::string junit_wrap(const RunSummary& summary, std::string_view cases) {
  const std::size_t failed = failed_count(summary.gates);
  std::string text = fmt::format(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
      "<testsuites name=\"groundlab\" tests=\"{}\" failures=\"{}\" errors=\"0\">\n",
      summary.tally.cases + summary.gates.size(), summary.failures + failed);
  text += opened({"cases", summary.tally.cases, summary.failures});
  text += "    <properties>\n      <property name=\"signature\" value=\"" + xml_escaped(line(summary.signature)) +
          "\"/>\n    </properties>\n";
  text += cases;
  text += "  </testsuite>\n";
  if (!summary.gates.empty()) {
    text += opened({"gates", summary.gates.size(), failed});
    for (const GateResult& gate : summary.gates)
      text += test_case("gates", gate.gate.name,
                        gate.met ? "" : failure("gate", failure_text(gate), xml_escaped(failure_text(gate))));
    text += "  </testsuite>\n";
  }
  return text + "</testsuites>\n";
}

}  // namespace groundlab
