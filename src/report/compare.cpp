// SPDX-License-Identifier: Apache-2.0
// Changes are now minus before, so a reader sees the direction; whether that is better the verdict says.
#include "report/compare.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "report/evidence.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

std::string rate_of(const Count& count) {
  if (count.n == 0) return "none";
  return rate_text({.hits = count.hits,
                    .n = count.n,
                    .value = static_cast<double>(count.hits) / static_cast<double>(count.n),
                    .value_max = {},
                    .low = {},
                    .high = {}});
}

/// "+2.5": percentage points.
std::string points(double share) {
  const std::string text = fmt::format("{:+.1f}", 100 * share);
  return text == "-0.0" ? "+0.0" : text;
}

struct Moved {
  double value;
  double low;
  double high;
};

/// Now minus before.
Moved moved(const MetricChange& change) {
  const auto& [value, range, error] = *change.worsening;
  if (change.metric->better == Better::lower) return {value, range.low, range.high};
  return {-value, -range.high, -range.low};
}

std::string p_text(double p) { return p < 0.001 ? "p < 0.001" : fmt::format("p = {:.3f}", p); }

std::vector<std::string> metric_row(const MetricChange& change) {
  std::vector<std::string> row{std::string(change.metric->title), rate_of(change.base), rate_of(change.current)};
  if (change.verdict == ChangeVerdict::unchanged || !change.worsening) {
    row.insert(row.end(), {"", ""});
  } else {
    const Moved by = moved(change);
    row.push_back(points(by.value));
    row.push_back(points(by.low) + " to " + points(by.high));
  }
  std::string verdict = words(change.verdict);
  if (change.p_value) verdict += " (" + p_text(*change.p_value);
  if (change.detectable) verdict += fmt::format("; {:.1f} points would show", 100 * *change.detectable);
  if (change.p_value) verdict += ")";
  row.push_back(std::move(verdict));
  return row;
}

std::string more_text(std::size_t left_out, std::string_view noun) {
  return counted(left_out, "more " + std::string(noun)) + " not shown: --show N, or --format json for all";
}

void add_claims(Document& document, std::string_view title, const std::vector<ClaimChange>& changes, std::size_t show) {
  if (changes.empty()) return;
  document.blocks.emplace_back(Heading{2, fmt::format("{} ({})", title, changes.size())});
  Table table{{{"Case", false}, {"Change", false}, {"Claim", false}}, {}};
  for (std::size_t i = 0; i < std::min(show, changes.size()); ++i) {
    const ClaimChange& change = changes[i];
    const std::string why = why_text(change);
    table.rows.push_back(
        {change.case_id, change_text(change),
         (change.after ? *change.after : *change.before).claim.text + (why.empty() ? "" : " -- " + why)});
  }
  if (!table.rows.empty()) document.blocks.emplace_back(std::move(table));
  if (changes.size() > show) document.blocks.emplace_back(Paragraph{more_text(changes.size() - show, "claim")});
}

void add_outcomes(Document& document, const std::vector<OutcomeChange>& outcomes, std::size_t show) {
  if (outcomes.empty()) return;
  document.blocks.emplace_back(Heading{2, fmt::format("Cases with another outcome ({})", outcomes.size())});
  Table table{{{"Case", false}, {"Change", false}}, {}};
  for (std::size_t i = 0; i < std::min(show, outcomes.size()); ++i)
    table.rows.push_back(
        {outcomes[i].case_id, fmt::format("{} -> {}", name(outcomes[i].before), name(outcomes[i].after))});
  if (!table.rows.empty()) document.blocks.emplace_back(std::move(table));
  if (outcomes.size() > show) document.blocks.emplace_back(Paragraph{more_text(outcomes.size() - show, "case")});
}

void add_ids(Document& document, std::string_view title, const std::vector<std::string>& ids, std::size_t show) {
  if (ids.empty()) return;
  document.blocks.emplace_back(Heading{2, fmt::format("{} ({})", title, ids.size())});
  std::string text;
  for (std::size_t i = 0; i < std::min(show, ids.size()); ++i) text += (i == 0 ? "" : ", ") + ids[i];
  if (!text.empty()) document.blocks.emplace_back(Paragraph{std::move(text)});
  if (ids.size() > show) document.blocks.emplace_back(Paragraph{more_text(ids.size() - show, "case")});
}

}  // namespace

std::string words(ChangeVerdict verdict) {
  std::string text(name(verdict));
  std::replace(text.begin(), text.end(), '_', ' ');
  return text;
}

std::string change_text(const ClaimChange& change) {
  const std::string before = change.before ? std::string(name(change.before->judgement.verdict)) : "not stated";
  const std::string after = change.after ? std::string(name(change.after->judgement.verdict)) : "not stated";
  return before == after ? before + ", other citation marks" : before + " -> " + after;
}

std::string why_text(const ClaimChange& change) {
  if (!change.after || change.after->judgement.verdict == Verdict::supported) return {};
  std::string text;
  for (const std::string& line : explanations(change.after->judgement.reasons))
    text += (text.empty() ? "" : "; ") + line;
  return text;
}

std::string compare_line(const RunComparison& comparison) {
  return fmt::format("{}: {} newly failing, {} fixed, {} otherwise changed; {} compared, {} added, {} removed",
                     words(comparison.verdict), counted(comparison.failing.size(), "claim"), comparison.fixed.size(),
                     comparison.changed.size(), counted(comparison.paired, "case"), comparison.added.size(),
                     comparison.removed.size());
}

Document compare_document(const RunComparison& comparison) {
  const std::size_t show = comparison.show;
  Document document;
  document.blocks.emplace_back(Heading{1, compare_line(comparison)});
  Table table{{{"Metric", false}, {"Base", true}, {"Now", true}, {"Points", true}, {"Range", true}, {"Verdict", false}},
              {}};
  for (const MetricChange& change : comparison.metrics)
    if (change.base.n > 0 || change.current.n > 0) table.rows.push_back(metric_row(change));
  if (!table.rows.empty()) document.blocks.emplace_back(std::move(table));
  add_claims(document, "Newly failing claims", comparison.failing, show);
  add_claims(document, "Fixed claims", comparison.fixed, show);
  add_claims(document, "Otherwise changed claims", comparison.changed, show);
  add_outcomes(document, comparison.outcomes, show);
  add_ids(document, "Cases added since the base, not compared", comparison.added, show);
  add_ids(document, "Cases of the base that are gone, not compared", comparison.removed, show);
  document.blocks.emplace_back(Paragraph{fmt::format(
      "Regressed: worse by more than {:.1f} points and beyond noise: the 95 % range lies above 0, and McNemar's "
      "exact test over the cases agrees, corrected by Holm.",
      100 * comparison.margin)});
  document.blocks.emplace_back(Verbatim{"base " + line(comparison.base)});
  document.blocks.emplace_back(Verbatim{"now  " + line(comparison.current)});
  return document;
}

}  // namespace groundlab
