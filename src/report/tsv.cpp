// SPDX-License-Identifier: Apache-2.0
// Numbers are written as JSON has them: the shortest that reads back the same.
#include "report/tsv.hpp"

#include <fmt/format.h>

#include "groundlab/core/reasons.hpp"

#include "text/display.hpp"

namespace groundlab {
namespace {

/// `visible` leaves no tab and no line feed; a cell must not be read as a formula or a command either.
std::string cell(std::string_view raw) {
  std::string text = visible(raw);
  if (!text.empty() && std::string_view("=+-@:").find(text.front()) != std::string_view::npos) text.insert(0, "'");
  return text;
}

std::string row(const std::vector<std::string>& cells) {
  std::string line;
  for (std::size_t i = 0; i < cells.size(); ++i) line += (i == 0 ? "" : "\t") + cells[i];
  return line + "\n";
}

std::string number(const std::optional<double>& value) { return value ? fmt::format("{}", *value) : ""; }

std::string yes_or_no(const std::optional<bool>& value) { return !value ? "" : *value ? "yes" : "no"; }

constexpr std::string_view claim_head = "case\tclaim\toutcome\tverdict\tlabel\tcitation_ok\treason\ttext\n";

std::string claim_row(const CaseResult& result, std::size_t number) {
  const CheckedClaim& claim = result.claims[number];
  const std::vector<Reason>& reasons = claim.judgement.reasons;
  return row({cell(result.id), std::to_string(number + 1), std::string(name(result.outcome)),
              std::string(name(claim.judgement.verdict)), claim.label ? std::string(name(*claim.label)) : "",
              yes_or_no(claim.citation_ok), reasons.empty() ? "" : std::string(name(reasons.front().code)),
              cell(claim.claim.text)});
}

}  // namespace

std::string tsv_each(const Case&, const CaseResult& result, std::size_t index, const Style&) {
  std::string text = index == 0 ? std::string(claim_head) : "";
  for (std::size_t c = 0; c < result.claims.size(); ++c) text += claim_row(result, c);
  if (result.claims.empty()) text += row({cell(result.id), "", std::string(name(result.outcome)), "", "", "", "", ""});
  return text;
}

std::string tsv_end(const RunSummary&, std::size_t written, const Style&) {
  return written == 0 ? std::string(claim_head) : "";
}

std::string score_tsv(const RunSummary& summary, const Style&) {
  std::string text = "metric\thits\tn\tvalue\tvalue_max\tlow\thigh\n";
  for (std::size_t i = 0; i < metrics().size(); ++i) {
    const Estimate rate = estimate(summary.tally.rates[i], metrics()[i].base, summary.level);
    text += row({std::string(metrics()[i].name), std::to_string(rate.hits), std::to_string(rate.n), number(rate.value),
                 number(rate.value_max), number(rate.low), number(rate.high)});
  }
  return text;
}

std::string compare_tsv(const RunComparison& comparison, const Style&) {
  std::string text = "metric\tbase_hits\tbase_n\thits\tn\tworsening\tlow\thigh\tp_value\tverdict\n";
  for (const MetricChange& change : comparison.metrics) {
    const std::optional<Difference>& by = change.worsening;
    text += row({std::string(change.metric->name), std::to_string(change.base.hits), std::to_string(change.base.n),
                 std::to_string(change.current.hits), std::to_string(change.current.n), by ? number(by->value) : "",
                 by ? number(by->range.low) : "", by ? number(by->range.high) : "", number(change.p_value),
                 std::string(name(change.verdict))});
  }
  return text;
}

}  // namespace groundlab
