// SPDX-License-Identifier: Apache-2.0
// The five lines are those that the source document asks of a report. Each says its number, its range, and how many
// tests stand behind it; what weakens them is said in one sentence right below, and only where it applies.
#include "report/front_page.hpp"

#include <fmt/format.h>

#include "report/charts.hpp"
#include "report/corrected.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

constexpr std::uint64_t few_labels = 20;

Estimate rate_named(std::string_view name, const RunSummary& summary) {
  return rate_named(name, summary.tally, summary.level);
}

Estimate rate_of(Finding finding, const RunSummary& summary) {
  return estimate(summary.findings.rate(finding), RateBase::answer, summary.level);
}

/// "20 %", or "20 % to 30 %" where what was not judged leaves it open. Precondition: rate.n > 0.
std::string value_text(const Estimate& rate) {
  const std::string value = percent(*rate.value, rate.n);
  return rate.value_max > rate.value ? value + " to " + percent(*rate.value_max, rate.n) : value;
}

/// "(20 %, range 6 % to 51 %)".
std::string share_text(const Estimate& rate) {
  return fmt::format("({}, range {})", value_text(rate), range_text(rate));
}

/// "2 of 10".
std::string count_text(const Estimate& rate) { return fmt::format("{} of {}", rate.hits, rate.n); }

Item hallucination_item(const RunSummary& summary) {
  const Estimate rate = rate_named("hallucination_rate", summary);
  if (rate.n == 0) return {"No answer states anything:", "so there is no hallucination rate."};
  const std::string tests = rate.n < few_answers ? fmt::format("given so few tests ({})", counted(rate.n, "answer"))
                                                 : "given " + counted(rate.n, "tested answer");
  const std::optional<std::string> corrected = corrected_phrase(summary);
  return {fmt::format("{} of {} {} a claim that the passages do not back:", rate.hits, counted(rate.n, "answer"),
                      rate.hits == 1 ? "holds" : "hold"),
          fmt::format("{}, somewhere between {} and {} {}{}.", value_text(rate), percent(*rate.low, rate.n),
                      percent(*rate.high, rate.n), tests, corrected ? "; " + *corrected : "")};
}

Item severity_item(const RunSummary& summary) {
  const Estimate contradicted = rate_of(Finding::contradicts, summary);
  if (contradicted.n == 0) return {"Severity:", "Nothing was stated."};
  const Estimate added = rate_of(Finding::adds, summary);
  return {"Severity:",
          fmt::format("{} answers contradict a passage {}; {} add what no passage says {}.", count_text(contradicted),
                      share_text(contradicted), count_text(added), share_text(added))};
}

Item abstention_item(const RunSummary& summary) {
  const Estimate right = rate_named("correct_abstention", summary);
  const Estimate wrong = rate_named("false_abstention", summary);
  const std::string unanswerable = right.n > 0 ? "When the passages do not hold the answer, it says so in " +
                                                     count_text(right) + " " + share_text(right) + "."
                                               : "No question without an answer in the passages was asked.";
  const std::string answerable =
      wrong.n > 0 ? " When they do, it gives up in " + count_text(wrong) + " " + share_text(wrong) + "." : "";
  return {"Abstention:", unanswerable + answerable};
}

Item judge_item(const RunSummary& summary) {
  if (summary.tally.labelled_claims == 0) return {"The judge was not checked:", "No claim carries a person's label."};
  const Estimate caught = rate_named("caught", summary);
  const Estimate alarms = rate_named("false_alarms", summary);
  std::string text = "On " + counted(summary.tally.labelled_claims, "claim") + " that people labelled: it caught ";
  text +=
      caught.n > 0 ? count_text(caught) + " that are not backed " + share_text(caught) : "nothing, as all are backed";
  return {
      "The judge was checked:",
      text + (alarms.n > 0 ? "; false alarms on " + count_text(alarms) + " that are " + share_text(alarms) : "") + "."};
}

Item control_item(const RunSummary& summary) {
  if (!summary.control.empty()) return {"Control:", summary.control};
  return {"Control not stated:", "What does the product do with a claim that cannot be backed? Say it with --control."};
}

/// What the numbers do not show, as one sentence; empty where nothing applies.
std::string limits(const RunSummary& summary) {
  std::vector<std::string> parts;
  const Tally& tally = summary.tally;
  const Estimate answers = rate_named("hallucination_rate", summary);
  if (answers.n < few_answers)
    parts.push_back(counted(answers.n, "answer") + (answers.n == 1 ? " is" : " are") + " few, so the ranges are wide");
  if (tally.labelled_claims == 0)
    parts.emplace_back("the judge is unchecked, so its misses and false alarms are unknown");
  else if (rate_named("caught", summary).n < few_labels)
    parts.push_back(
        fmt::format("fewer than {} labelled claims are not supported, so how much the judge misses is a "
                    "rough guess",
                    few_labels));
  if (rate_named("correct_abstention", summary).n == 0)
    parts.emplace_back("no question was unanswerable, so whether it admits a gap was not tested");
  if (tally.not_judged > 0)
    parts.push_back(counted(tally.not_judged, "claim") + " got no verdict and " +
                    (tally.not_judged == 1 ? "counts" : "count") + " at the worst in the lower figures");
  std::string sentence;
  for (const std::string& part : parts) sentence += (sentence.empty() ? "" : "; ") + part;
  return sentence.empty() ? sentence : sentence + ".";
}

RateChart front_chart(const RunSummary& summary) {
  RateChart chart{"Rate", "", {}, level_text(summary.level) + " range"};
  const auto add = [&](std::string title, const Estimate& rate) {
    if (rate.n > 0) chart.rows.push_back(rate_row(std::move(title), rate));
  };
  add("Answers with an unbacked claim", rate_named("hallucination_rate", summary));
  if (auto row = corrected_row(summary)) chart.rows.push_back(std::move(*row));
  add("Answers that contradict", rate_named("contradiction_rate", summary));
  add("Says so when it cannot know", rate_named("correct_abstention", summary));
  add("Gives up though it could", rate_named("false_abstention", summary));
  add("Judge: hallucinations caught", rate_named("caught", summary));
  add("Judge: false alarms", rate_named("false_alarms", summary));
  return chart;
}

}  // namespace

void add_front_page(Document& document, const RunSummary& summary) {
  const Tally& tally = summary.tally;
  document.blocks.emplace_back(Heading{1, summary.title.empty() ? "Groundedness report" : summary.title});
  document.blocks.emplace_back(
      Paragraph{fmt::format("{}, {}, judge {} {}{}. Ranges are at {}.", counted(tally.cases, "test question"),
                            counted(tally.claims, "claim"), summary.signature.judge, summary.signature.judge_version,
                            summary.date.empty() ? "" : ", " + summary.date, level_text(summary.level))});
  document.blocks.emplace_back(List{true,
                                    {hallucination_item(summary), severity_item(summary), abstention_item(summary),
                                     judge_item(summary), control_item(summary)}});
  if (RateChart chart = front_chart(summary); !chart.rows.empty()) document.blocks.emplace_back(std::move(chart));
  if (std::string sentence = limits(summary); !sentence.empty())
    document.blocks.emplace_back(Note{"What this does not show:", std::move(sentence)});
  document.blocks.emplace_back(PageEnd{});
}

}  // namespace groundlab
