// SPDX-License-Identifier: Apache-2.0
// Written case by case, so that nothing is held: the JSON value has its schema and signature behind the cases.
#include "report/check_json.hpp"

#include "report/json.hpp"

namespace groundlab {
namespace {

constexpr std::string_view schema = "groundlab.check/1";

}  // namespace

std::string check_jsonl_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  return dumped(to_json(checked, result)) + "\n";
}

std::string check_jsonl_end(const RunSummary& summary, std::size_t written, const Style&) {
  return dumped({{"schema", schema}, {"cases", written}, {"signature", to_json(summary.signature)}}) + "\n";
}

std::string check_json_each(const Case& checked, const CaseResult& result, std::size_t index, const Style&) {
  return (index == 0 ? "{\"results\":[\n" : ",\n") + dumped(to_json(checked, result));
}

std::string check_json_end(const RunSummary& summary, std::size_t written, const Style&) {
  const Json last{{"schema", schema}, {"cases", written}, {"signature", to_json(summary.signature)}};
  return (written == 0 ? "{\"results\":[" : "\n") + ("]," + dumped(last).substr(1)) + "\n";
}

}  // namespace groundlab
