// SPDX-License-Identifier: Apache-2.0
// A runner shows ten errors and ten warnings of a step; the summary page has them all.
#include "report/github.hpp"

#include <fmt/format.h>

#include "report/compare.hpp"
#include "report/gates.hpp"
#include "report/issues.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"
#include "report/score.hpp"
#include "report/workflow.hpp"

namespace groundlab {

std::string github_each(const Case& checked, const CaseResult& result, std::size_t, const Style&) {
  std::string text;
  for (const Issue& issue : issues(checked, result)) {
    Annotation note;
    note.level = issue.is_error ? AnnotationLevel::error : AnnotationLevel::warning;
    note.where = checked.where;
    note.title = checked.id + ": " + issue.title;
    note.text = one_line(issue);
    text += workflow_command(note);
  }
  return text;
}

std::string github_end(const RunSummary& summary, std::size_t, const Style&) {
  std::string text;
  for (const GateResult& gate : summary.gates) {
    if (gate.met) continue;
    Annotation note;
    note.title = "gate failed";
    note.text = failure_text(gate);
    text += workflow_command(note);
  }
  return text + fmt::format("groundlab: {}, {} failing; {} of {} failed\n", counted(summary.tally.cases, "case"),
                            summary.failures, failed_count(summary.gates), counted(summary.gates.size(), "gate"));
}

std::string compare_github(const RunComparison& comparison, const Style&) {
  std::string text;
  for (const ClaimChange& change : comparison.failing) {
    const std::string why = why_text(change);
    Annotation note;
    note.where = change.where;
    note.title = change.case_id + ": newly failing";
    note.text = change_text(change) + ": " + change.after->claim.text + (why.empty() ? "" : " | " + why);
    text += workflow_command(note);
  }
  Annotation whole;
  whole.level = AnnotationLevel::notice;
  if (comparison.verdict == ChangeVerdict::inconclusive) whole.level = AnnotationLevel::warning;
  if (comparison.verdict == ChangeVerdict::regressed) whole.level = AnnotationLevel::error;
  whole.title = "groundlab compare";
  whole.text = compare_line(comparison);
  return text + workflow_command(whole);
}

std::string job_summary(const RunComparison& comparison) { return render_markdown(compare_document(comparison)); }

std::string job_summary(const RunSummary& summary) {
  Document document = score_document(summary);
  document.blocks.insert(document.blocks.begin(), Heading{2, "groundlab score"});
  return render_markdown(document);
}

}  // namespace groundlab
