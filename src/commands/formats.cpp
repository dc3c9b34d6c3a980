// SPDX-License-Identifier: Apache-2.0
// The formats there are, in the order in which --help shows them.
#include "commands/formats.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "cases/write_case.hpp"
#include "commands/review.hpp"
#include "report/agree.hpp"
#include "report/check_json.hpp"
#include "report/check_text.hpp"
#include "report/render.hpp"
#include "report/report.hpp"
#include "report/score.hpp"

namespace groundlab {
namespace {

std::string text_each(const Case& checked, const CaseResult& result, std::size_t, const Style& style) {
  return check_text(checked, result, style);
}
std::string text_end(const RunSummary& summary, std::size_t, const Style& style) {
  return check_summary_text(summary.tally, summary.signature, style);
}
std::string cases_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  Reading reading;
  for (const CheckedClaim& claim : result.claims) reading.claims.push_back(claim.claim);
  return write_case(checked.source, checked, reading) + "\n";
}
std::string cases_end(const RunSummary&, std::size_t, const Style&) { return {}; }
std::string score_text(const RunSummary& summary, const Style& style) {
  return render_text(score_document(summary), style);
}
std::string score_markdown(const RunSummary& summary, const Style&) {
  return render_markdown(report_document(summary));
}
std::string score_html(const RunSummary& summary, const Style&) { return render_html(report_document(summary)); }
std::string score_cases(const RunSummary& summary, const Style&) { return review_lines(summary); }

constexpr std::array rows{
    Format{"text", "for a terminal", {text_each, text_end, false}, agree_text, score_text},
    Format{"json", "one JSON value", {check_json_each, check_json_end, true}, agree_json, score_json},
    Format{"jsonl",
           "a JSON line per case, then one that closes the file",
           {check_jsonl_each, check_jsonl_end, true},
           nullptr,
           nullptr},
    Format{"cases",
           "case files: claims as cut, ready to label; mutants, labelled; a sample to review",
           {cases_each, cases_end, false},
           nullptr,
           score_cases,
           true},
    Format{"markdown", "the report", {}, nullptr, score_markdown},
    Format{"html", "the report, for a browser and for print", {}, nullptr, score_html},
};

}  // namespace

bool Format::serves(CommandKind command) const {
  switch (command) {
    case CommandKind::check:
      return check.each != nullptr;
    case CommandKind::agree:
      return agree != nullptr;
    case CommandKind::score:
      return score != nullptr;
    case CommandKind::mutate:
      return mutate;
  }
  return false;
}

std::span<const Format> formats() { return rows; }

std::vector<std::string_view> format_names(CommandKind command) {
  std::vector<std::string_view> names;
  for (const Format& format : rows)
    if (format.serves(command)) names.push_back(format.name);
  return names;
}

const Format& format_named(std::string_view name, CommandKind command) {
  const auto found = std::find_if(rows.begin(), rows.end(),
                                  [&](const Format& format) { return format.name == name && format.serves(command); });
  if (found != rows.end()) return *found;
  throw Error("unknown format \"" + std::string(name) + "\"", did_you_mean(name, format_names(command)));
}

}  // namespace groundlab
