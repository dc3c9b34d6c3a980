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
#include "report/compare.hpp"
#include "report/github.hpp"
#include "report/gitlab.hpp"
#include "report/junit.hpp"
#include "report/render.hpp"
#include "report/report.hpp"
#include "report/sarif.hpp"
#include "report/score.hpp"
#include "report/trend.hpp"
#include "report/tsv.hpp"

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
std::string trend_markdown(const RunHistory& history, const Style&) { return render_markdown(trend_document(history)); }
std::string trend_html(const RunHistory& history, const Style&) { return render_html(trend_document(history)); }
std::string compare_text(const RunComparison& comparison, const Style& style) {
  return render_text(compare_document(comparison), style);
}
std::string compare_html(const RunComparison& comparison, const Style&) {
  return render_html(compare_document(comparison));
}
std::string compare_markdown(const RunComparison& comparison, const Style&) {
  return render_markdown(compare_document(comparison));
}

constexpr std::array rows{
    Format{.name = "text",
           .help = "for a terminal",
           .check = {.each = text_each, .end = text_end},
           .agree = agree_text,
           .score = score_text,
           .compare = compare_text,
           .trend = trend_text},
    Format{.name = "json",
           .help = "one JSON value",
           .check = {.each = check_json_each, .end = check_json_end, .whole = true},
           .agree = agree_json,
           .score = score_json,
           .compare = compare_json},
    Format{.name = "jsonl",
           .help = "results: a JSON line per case, then one that closes the file",
           .check = {.each = check_jsonl_each, .end = check_jsonl_end, .whole = true, .also_score = true}},
    Format{.name = "cases",
           .help = "case files: claims as cut, ready to label; mutants, labelled; a sample to review",
           .check = {.each = cases_each, .end = cases_end},
           .score = score_cases,
           .mutate = true},
    Format{.name = "markdown",
           .help = "the report",
           .score = score_markdown,
           .compare = compare_markdown,
           .trend = trend_markdown,
           .shows_cases = true},
    Format{.name = "html",
           .help = "a page for a browser and for print, with charts",
           .score = score_html,
           .compare = compare_html,
           .trend = trend_html,
           .shows_cases = true},
    Format{.name = "tsv",
           .help = "a line per claim, or per metric",
           .check = {.each = tsv_each, .end = tsv_end},
           .score = score_tsv,
           .compare = compare_tsv},
    Format{.name = "junit",
           .help = "JUnit XML: a test per case and per gate",
           .check = {.each = junit_each, .wrap = junit_wrap, .whole = true, .also_score = true}},
    Format{.name = "sarif",
           .help = "SARIF 2.1.0: a result per failing claim, for code scanning",
           .check = {.each = sarif_each, .wrap = sarif_wrap, .whole = true, .also_score = true}},
    Format{.name = "gitlab",
           .help = "GitLab code quality JSON",
           .check = {.each = gitlab_each, .wrap = gitlab_wrap, .whole = true, .also_score = true}},
    Format{.name = "github",
           .help = "annotations of a GitHub workflow, and its job summary",
           .check = {.each = github_each, .end = github_end, .also_score = true},
           .compare = compare_github,
           .workflow_commands = true},
};

}  // namespace

bool Format::serves(CommandKind command) const {
  switch (command) {
    case CommandKind::check:
      return check.each != nullptr;
    case CommandKind::agree:
      return agree != nullptr;
    case CommandKind::score:
      return score != nullptr || check.also_score;
    case CommandKind::mutate:
      return mutate;
    case CommandKind::compare:
      return compare != nullptr;
    case CommandKind::trend:
      return trend != nullptr;
  }
  return false;
}

bool Format::is_by_case(CommandKind command) const {
  return command == CommandKind::check || (command == CommandKind::score && score == nullptr);
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
