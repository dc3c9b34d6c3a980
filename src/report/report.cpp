// SPDX-License-Identifier: Apache-2.0
// The five lines are those that the source document asks of a report; each says its number, its range, and how many
// tests stand behind it. What weakens them is said right below, and only where it applies.
#include "report/report.hpp"

#include <fmt/format.h>

#include "report/agree.hpp"
#include "report/corrected.hpp"
#include "report/evidence.hpp"
#include "report/numbers.hpp"
#include "report/score.hpp"
#include "report/slices.hpp"

namespace groundlab {
namespace {

Estimate rate_named(std::string_view name, const RunSummary& summary) {
  return rate_named(name, summary.tally, summary.level);
}

std::string rate_and_range(std::string_view name, const RunSummary& summary) {
  const Estimate rate = rate_named(name, summary);
  if (rate.n == 0) return "none tested";
  return rate_text(rate) + " (" + level_text(summary.level) + " range " + range_text(rate) + ")";
}

Item hallucination_item(const RunSummary& summary) {
  const Estimate rate = rate_named("hallucination_rate", summary);
  if (rate.n == 0) return {"Hallucination rate: no answer states anything.", ""};
  const auto phrase = corrected_phrase(summary);
  const std::string corrected = phrase ? "; " + *phrase : std::string();
  return {fmt::format("{} of {} answers hold a claim that the passages do not back", rate.hits, rate.n),
          "= " + percent(*rate.value, rate.n) + ", somewhere between " + percent(*rate.low, rate.n) + " and " +
              percent(*rate.high, rate.n) + " given " + counted(rate.n, "tested answer") + corrected + "."};
}

Item severity_item(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  return {"Severity:",
          fmt::format("{} claims contradict a passage, {} add what no passage says. Answers with a contradiction: {}.",
                      tally.contradicted, tally.unsupported, rate_and_range("contradiction_rate", summary))};
}

Item abstention_item(const RunSummary& summary) {
  return {"Abstention:",
          fmt::format("where the passages do not hold the answer, it says so in {}. Where they do, it gives up in {}.",
                      rate_and_range("correct_abstention", summary), rate_and_range("false_abstention", summary))};
}

Item judge_item(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  if (tally.labelled_claims == 0) return {"The judge was not checked:", "no claim carries a person's label."};
  return {"The judge was checked",
          fmt::format("on {} that people labelled: hallucinations caught {}; false alarms {}.",
                      counted(tally.labelled_claims, "claim"), rate_and_range("caught", summary),
                      rate_and_range("false_alarms", summary))};
}

Item control_item(const RunSummary& summary) {
  if (!summary.control.empty()) return {"Control:", summary.control};
  return {"Control: not stated.",
          "What does the product do with a claim that cannot be backed? Say it with --control."};
}

/// What the numbers do not show, where it applies.
std::vector<Item> limits(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  std::vector<Item> items;
  const Estimate answers = rate_named("hallucination_rate", summary);
  if (answers.n < few_answers)
    items.push_back({"Few tests.", fmt::format("{} give wide ranges.", counted(answers.n, "answer"))});
  if (tally.labelled_claims == 0)
    items.push_back({"Unchecked judge.", "Its misses and false alarms are unknown."});
  else if (rate_named("caught", summary).n < 20)
    items.push_back({"Thinly checked judge.",
                     "Fewer than 20 labelled claims are not supported, so its catch rate is a rough guess."});
  if (rate_named("correct_abstention", summary).n == 0)
    items.push_back({"No unanswerable questions.", "Whether it admits a gap was not tested."});
  if (tally.not_judged > 0)
    items.push_back(
        {"Not everything was judged.", fmt::format("{} without a verdict count at their worst in the lower figures.",
                                                   counted(tally.not_judged, "claim"))});
  return items;
}

void add_case(Document& document, const ShownCase& one) {
  document.blocks.emplace_back(
      Heading{3, one.shown.id + ": " + (one.shown.question.empty() ? "(no question)" : one.shown.question)});
  document.blocks.emplace_back(Paragraph{"Outcome: " + std::string(name(one.result.outcome)) +
                                         (one.result.answerable == false ? " (the passages cannot answer it)" : "") +
                                         "."});
  Table claims{
      {{"Verdict", false}, {"Claim", false}, {"Cites", false}, {"Why", false}, {"Evidence", false}, {"Person", false}},
      {}};
  for (const CheckedClaim& claim : one.result.claims) {
    std::string cites;
    for (std::size_t i = 0; i < claim.claim.citations.size(); ++i)
      cites += (i == 0 ? "" : ", ") + claim.claim.citations[i].id +
               (claim.citation_relevant[i] == true ? "" : " (does not back it)");
    std::string why;
    std::string evidence;
    for (const std::string& line : explanations(claim.judgement.reasons)) why += (why.empty() ? "" : "; ") + line;
    for (const Reason& reason : claim.judgement.reasons)
      if (evidence.empty() && reason.passage_span) evidence = reason.passage + ": " + quote(one.shown, reason);
    claims.rows.push_back({std::string(name(claim.judgement.verdict)), claim.claim.text, cites.empty() ? "none" : cites,
                           why, evidence, claim.label ? std::string(name(*claim.label)) : ""});
  }
  if (!claims.rows.empty()) document.blocks.emplace_back(std::move(claims));
}

void add_judge(Document& document, const RunSummary& summary) {
  const Tally& tally = summary.tally;
  if (tally.labelled_claims == 0) return;
  document.blocks.emplace_back(Heading{2, "The judge against people"});
  document.blocks.emplace_back(confusion_table(tally.confusion));
  Table agreement = agreement_table(summary);
  agreement.columns = {
      {"Figure", false}, {"Result", true}, {level_text(summary.level) + " range", true}, {"Meaning", false}};
  document.blocks.emplace_back(std::move(agreement));
}

void add_failing(Document& document, const ShownCases& failing) {
  document.blocks.emplace_back(Heading{2, "Failing cases"});
  if (failing.cases().empty()) document.blocks.emplace_back(Paragraph{"None."});
  for (const ShownCase& one : failing.cases()) add_case(document, one);
  if (failing.left_out() > 0)
    document.blocks.emplace_back(Paragraph{counted(failing.left_out(), "more failing case") + " not shown: the first " +
                                           std::to_string(failing.cases().size()) + " by id are."});
}

void add_definitions(Document& document) {
  document.blocks.emplace_back(Heading{2, "Definitions"});
  List definitions{false, {}};
  for (const Metric& metric : metrics())
    definitions.items.push_back({std::string(metric.title) + ":",
                                 std::string(metric.definition) + " Source: " + std::string(metric.source) + "."});
  for (const ScoreMetric& metric : score_metrics())
    definitions.items.push_back({std::string(metric.title) + ":",
                                 std::string(metric.definition) + " Source: " + std::string(metric.source) + "."});
  document.blocks.emplace_back(std::move(definitions));
}

}  // namespace

Document report_document(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  Document document;
  document.blocks.emplace_back(
      Heading{1, "Groundedness report" + (summary.date.empty() ? "" : " (" + summary.date + ")")});
  document.blocks.emplace_back(Paragraph{counted(tally.cases, "test question") + ", " + counted(tally.claims, "claim") +
                                         ", judge " + summary.signature.judge + " " +
                                         std::to_string(summary.signature.judge_version) + "."});
  document.blocks.emplace_back(List{true,
                                    {hallucination_item(summary), severity_item(summary), abstention_item(summary),
                                     judge_item(summary), control_item(summary)}});
  if (std::vector<Item> items = limits(summary); !items.empty()) {
    document.blocks.emplace_back(Paragraph{"What this does not show:"});
    document.blocks.emplace_back(List{false, std::move(items)});
  }
  document.blocks.emplace_back(Heading{2, "Rates"});
  document.blocks.emplace_back(
      Table{{{"Rate", false}, {"Result", true}, {level_text(summary.level) + " range", true}, {"Share of", false}},
            rate_rows(summary)});
  const RiskScore risk = risk_score(tally, summary.penalty);
  document.blocks.emplace_back(
      Paragraph{fmt::format("Outcomes: correct {}, abstained {}, wrong {}. Accuracy-only score (wrong costs 0): {}/{}. "
                            "Risk-weighted score ({}): {}.",
                            tally.correct, tally.abstained, tally.wrong, tally.correct, tally.cases,
                            price_text(risk.penalty), signed_number(risk.score))});
  if (summary.slices) {
    document.blocks.emplace_back(Heading{2, "By " + std::string(summary.slices->name())});
    document.blocks.emplace_back(rates_by_slice(*summary.slices, summary.level));
  }
  add_judge(document, summary);
  add_failing(document, summary.failing);
  add_definitions(document);
  document.blocks.emplace_back(Heading{2, "How this was made"});
  document.blocks.emplace_back(Verbatim{line(summary.signature)});
  return document;
}

}  // namespace groundlab
