// SPDX-License-Identifier: Apache-2.0
// The report in the order in which it is read: the committee's page, then what an engineer asks next, from all rates to
// single cases, and at the end how every figure is computed and how the run was made.
#include "report/report.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "report/agree.hpp"
#include "report/agreement_figures.hpp"
#include "report/charts.hpp"
#include "report/citations.hpp"
#include "report/curve.hpp"
#include "report/definitions.hpp"
#include "report/front_page.hpp"
#include "report/gates.hpp"
#include "report/html.hpp"
#include "report/numbers.hpp"
#include "report/risk_targets.hpp"
#include "report/score.hpp"
#include "report/slice_rates.hpp"
#include "report/slices.hpp"

namespace groundlab {
namespace {

constexpr std::size_t most_failing_bytes = 2'000'000;
constexpr std::size_t most_review_bytes = 500'000;

void add_rates(Document& document, const RunSummary& summary) {
  const Tally& tally = summary.tally;
  document.blocks.emplace_back(Heading{2, "All rates"});
  document.blocks.emplace_back(RateChart{"Rate", "Share of", rate_rows(summary), level_text(summary.level) + " range"});
  const RiskScore risk = risk_score(tally, summary.penalty);
  document.blocks.emplace_back(
      Paragraph{fmt::format("Outcomes: correct {}, abstained {}, wrong {}. Accuracy-only score (wrong costs 0): {}/{}. "
                            "Risk-weighted score ({}): {}.",
                            tally.correct, tally.abstained, tally.wrong, tally.correct, tally.cases,
                            price_text(risk.penalty), risk_text(risk))});
  document.blocks.emplace_back(risk_table(summary));
}

void add_findings(Document& document, const RunSummary& summary) {
  document.blocks.emplace_back(Heading{2, "Hallucinations by kind"});
  RateChart chart{"Kind", "Share of", {}, level_text(summary.level) + " range"};
  for (const FindingRow& row : finding_rows()) {
    const Estimate rate = estimate(summary.findings.rate(row.value), RateBase::answer, summary.level);
    if (row.value == Finding::not_judged && rate.hits == 0) continue;
    chart.rows.push_back(rate_row(std::string(row.title), rate, std::string(row.out_of)));
  }
  document.blocks.emplace_back(std::move(chart));
  document.blocks.emplace_back(
      Paragraph{"An answer may show several kinds. Citations that fail: " + bad_citations_text(summary.tally) + "."});
}

void add_slices(Document& document, const RunSummary& summary) {
  if (!summary.slices) return;
  document.blocks.emplace_back(Heading{2, "By " + std::string(summary.slices->name())});
  document.blocks.emplace_back(hallucination_by_slice(*summary.slices, summary.level));
  document.blocks.emplace_back(slice_rates(*summary.slices, {metrics(), &Tally::rates}, summary.level));
}

void add_judge(Document& document, const RunSummary& summary) {
  if (summary.tally.labelled_claims == 0) return;
  document.blocks.emplace_back(Heading{2, "The judge against people"});
  document.blocks.emplace_back(confusion_chart(summary.tally.confusion));
  Table agreement = agreement_table(summary);
  agreement.columns = {
      {"Figure", false}, {"Result", true}, {level_text(summary.level) + " range", true}, {"Meaning", false}};
  document.blocks.emplace_back(std::move(agreement));
  add_annotators(document, summary);
  add_curve(document, summary.curve);
}

/// The first cards, as many as stay below `most` bytes in the widest rendering: a report is never too long to open.
CaseCards first_cards(const std::vector<const CaseCard*>& cards, std::size_t most) {
  CaseCards first;
  std::size_t bytes = 0;
  for (const CaseCard* card : cards) {
    bytes += html_cases({*card}).size();
    if (bytes > most) break;
    first.cases.push_back(*card);
  }
  return first;
}

void add_failing(Document& document, const FailingCases& failing) {
  document.blocks.emplace_back(Heading{2, "Failing cases"});
  const std::size_t all = failing.offered();
  if (all == 0) {
    document.blocks.emplace_back(Paragraph{"None."});
    return;
  }
  std::vector<const CaseCard*> held;
  for (const auto& [key, card] : failing.held()) held.push_back(&card);
  CaseCards cards = first_cards(held, most_failing_bytes);
  std::string text = counted(all, "case") + (all == 1 ? " fails." : " fail.");
  if (cards.cases.size() < all)
    text += fmt::format(" Shown: {}, the worst kind first, then by id; {} more are not{}.", cards.cases.size(),
                        all - cards.cases.size(), cards.cases.size() == held.size() ? " (--show N shows more)" : "");
  document.blocks.emplace_back(Paragraph{text + " The parts in question are marked."});
  document.blocks.emplace_back(std::move(cards));
}

void add_review(Document& document, const RunSummary& summary) {
  if (!summary.review) return;
  const auto& drawn = summary.review->cases;
  std::vector<const CaseCard*> held;
  for (const auto& [key, one] : drawn.held()) held.push_back(&one.card);
  std::sort(held.begin(), held.end(), [](const CaseCard* a, const CaseCard* b) { return a->id < b->id; });
  CaseCards cards = first_cards(held, most_review_bytes);
  document.blocks.emplace_back(Heading{2, "A sample to review by hand"});
  std::string text = fmt::format("{} of {}, drawn with seed {}.", held.size(), counted(drawn.offered(), "failing case"),
                                 summary.review->seed);
  if (cards.cases.size() < held.size()) text += fmt::format(" Shown: {}.", cards.cases.size());
  document.blocks.emplace_back(
      Paragraph{text + " Is the judge right? Write them out with --output cases=FILE, correct the labels, and run "
                       "groundlab agree on that file."});
  document.blocks.emplace_back(std::move(cards));
}

}  // namespace

Document report_document(const RunSummary& summary) {
  Document document;
  add_front_page(document, summary);
  if (!summary.gates.empty()) {
    document.blocks.emplace_back(Heading{2, "Gates"});
    document.blocks.emplace_back(gates_table(summary.gates));
  }
  add_rates(document, summary);
  add_findings(document, summary);
  add_slices(document, summary);
  add_judge(document, summary);
  add_failing(document, summary.failing);
  add_review(document, summary);
  add_definitions(document, summary);
  document.blocks.emplace_back(Heading{2, "How this was made"});
  document.blocks.emplace_back(Verbatim{line(summary.signature)});
  return document;
}

}  // namespace groundlab
