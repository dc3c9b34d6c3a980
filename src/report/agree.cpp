// SPDX-License-Identifier: Apache-2.0
// The judge's errors, by kind: a missed hallucination reaches the user, a false alarm costs a reviewer's time.
#include "report/agree.hpp"

#include <array>

#include <fmt/format.h>

#include "report/agreement_figures.hpp"
#include "report/askings.hpp"
#include "report/check_text.hpp"
#include "report/curve.hpp"
#include "report/json.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"
#include "report/slice_rates.hpp"
#include "report/slices.hpp"
#include "report/sweep.hpp"
#include "report/versus.hpp"

namespace groundlab {
namespace {

bool has_label(const Confusion& confusion, Label label) {
  for (const auto& verdict : verdict_names)
    if (confusion.at(label, verdict.value) > 0) return true;
  return false;
}

bool has_verdict(const Confusion& confusion, Verdict verdict) {
  for (const auto& label : label_names)
    if (confusion.at(label.value, verdict) > 0) return true;
  return false;
}

/// What each row of agreement_metrics() means to a reader.
constexpr std::array<std::string_view, 4> meanings{"verdicts that the person's label allows",
                                                   "a missed one reaches the user", "each one costs a reviewer's time",
                                                   "the exact agreement that a constant answer reaches"};

}  // namespace

MatrixChart confusion_chart(const Confusion& confusion) {
  MatrixChart chart{"person \\ judge", {}, {}};
  std::vector<Verdict> verdicts;
  for (const auto& [verdict, title] : verdict_names) {
    if (verdict == Verdict::not_judged && !has_verdict(confusion, verdict)) continue;
    verdicts.push_back(verdict);
    chart.columns.emplace_back(title);
  }
  for (const auto& [label, title] : label_names) {
    if (label == Label::not_supported && !has_label(confusion, label)) continue;
    MatrixChart::Row row{std::string(title), {}, {}};
    for (const Verdict verdict : verdicts) {
      row.counts.push_back(confusion.at(label, verdict));
      row.agreeing.push_back(agrees(label, verdict));
    }
    chart.rows.push_back(std::move(row));
  }
  return chart;
}

Table agreement_table(const RunSummary& summary) {
  const Tally& tally = summary.tally;
  Table table{{{"", false}, {"", true}, {"", true}, {"", false}}, {}};
  for (std::size_t i = 0; i < agreement_metrics().size(); ++i) {
    const Metric& metric = agreement_metrics()[i];
    const Estimate rate = estimate(tally.agreement[i], metric.base, summary.level);
    table.rows.push_back({std::string(metric.title), rate_text(rate), range_text(rate), std::string(meanings[i])});
  }
  for (auto& row : figure_rows(summary)) table.rows.push_back(std::move(row));
  return table;
}

std::string agree_text(const RunSummary& summary, const Style& style) {
  Document document;
  document.blocks.emplace_back(Paragraph{"Judge " + summary.signature.judge + " against people's labels, " +
                                         counted(summary.tally.labelled_claims, "claim") + ", ranges at " +
                                         level_text(summary.level)});
  document.blocks.emplace_back(confusion_chart(summary.tally.confusion));
  document.blocks.emplace_back(agreement_table(summary));
  if (auto rows = asking_rows(summary); !rows.empty())
    document.blocks.emplace_back(Table{{{"", false}, {"", false}}, std::move(rows)});
  add_annotators(document, summary);
  if (summary.versus) add_versus(document, summary);
  if (summary.slices)
    document.blocks.emplace_back(slice_rates(*summary.slices, {agreement_metrics(), &Tally::agreement}, summary.level));
  if (summary.sweep) add_sweep(document, *summary.sweep);
  if (summary.sweep) add_curve(document, summary.curve);
  std::string text = render_text(document, style);
  if (summary.tally.disagreements > 0)
    text += "\n" + toned(counted(summary.tally.disagreements, "disagreement"), Tone::strong, style) + "\n\n";
  for (const ShownCase& one : summary.disagreeing.cases()) text += check_text(one.shown, one.result, style);
  if (summary.disagreeing.left_out() > 0)
    text += fmt::format("{} more not shown: --show N shows more, check --only disagreements all\n",
                        counted(summary.disagreeing.left_out(), "case"));
  if (summary.tally.disagreements == 0) text += "\nNo disagreement.\n\n";
  return text + toned(line(summary.signature), Tone::faint, style) + "\n";
}

std::string agree_json(const RunSummary& summary, const Style&) {
  const Confusion& confusion = summary.tally.confusion;
  Json matrix = Json::object();
  for (const auto& [label, title] : label_names) {
    Json row = Json::object();
    for (const auto& [verdict, verdict_title] : verdict_names)
      row[std::string(verdict_title)] = confusion.at(label, verdict);
    matrix[std::string(title)] = std::move(row);
  }
  Json value{{"schema", "groundlab.agree/1"},
             {"signature", to_json(summary.signature)},
             {"claims", summary.tally.labelled_claims},
             {"level", summary.level},
             {"confusion", std::move(matrix)}};
  for (std::size_t i = 0; i < agreement_metrics().size(); ++i)
    value[std::string(agreement_metrics()[i].name)] =
        to_json(estimate(summary.tally.agreement[i], agreement_metrics()[i].base, summary.level));
  value.update(figures_json(summary));
  value["annotators"] = annotators_json(summary);
  if (summary.versus) value["versus"] = versus_json(summary);
  add_askings(value, summary);
  if (summary.slices)
    value["slices"] = slices_json(*summary.slices, {agreement_metrics(), &Tally::agreement}, summary.level);
  if (summary.sweep) value["sweep"] = sweep_json(*summary.sweep);
  if (summary.sweep) value["curve"] = curve_json(summary.curve);
  value["disagreements"] = Json::array();
  for (const ShownCase& one : summary.disagreeing.cases())
    for (const CheckedClaim& claim : one.result.claims)
      if (claim.label && !agrees(*claim.label, claim.judgement.verdict))
        value["disagreements"].push_back({{"id", one.result.id},
                                          {"text", claim.claim.text},
                                          {"verdict", name(claim.judgement.verdict)},
                                          {"label", name(*claim.label)}});
  return dumped(value) + "\n";
}

}  // namespace groundlab
