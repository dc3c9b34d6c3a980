// SPDX-License-Identifier: Apache-2.0
// The kinds add up to the citations that are not relevant, so that precision can be taken apart.
#include "report/citations.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "report/charts.hpp"
#include "report/numbers.hpp"

namespace groundlab {
namespace {

struct AlceFigure {
  std::string_view name;
  std::string_view title;
  std::string_view meaning;
  Estimate (*estimate)(const AlceTally&, double);
};

constexpr std::array alce_figures{
    AlceFigure{"alce_citation_recall", "ALCE citation recall", "mean over answers, as ALCE's script counts",
               alce_recall},
    AlceFigure{"alce_citation_precision", "ALCE citation precision", "mean over answers, as ALCE's script counts",
               alce_precision},
};

std::string words(CitationFault fault) {
  std::string text(name(fault));
  std::replace(text.begin(), text.end(), '_', ' ');
  return fault == CitationFault::unbacked ? "where nothing backs the claim" : text;
}

std::string mean_text(const Estimate& estimate) {
  if (!estimate.value) return "n/a";
  std::string text = percent(*estimate.value, estimate.n);
  if (*estimate.value_max > *estimate.value) text += " to " + percent(*estimate.value_max, estimate.n);
  return text;
}

}  // namespace

std::string bad_citations_text(const Tally& tally) {
  std::uint64_t bad = 0;
  std::string kinds;
  for (const auto& [fault, title] : citation_fault_names) {
    const std::uint64_t count = tally.citation_faults[static_cast<std::size_t>(fault)];
    bad += count;
    if (count == 0) continue;
    kinds += fmt::format("{}{} {}", kinds.empty() ? ": " : ", ", count, words(fault));
    if (fault == CitationFault::wrong_passage && tally.better_passages > 0)
      kinds += fmt::format(" ({} with a better one at hand)", tally.better_passages);
  }
  return fmt::format("{} of {}{}", bad == 0 ? std::string("none") : std::to_string(bad),
                     counted(tally.citations, "citation"), kinds);
}

Json bad_citations_json(const Tally& tally) {
  Json value = Json::object();
  for (const auto& [fault, title] : citation_fault_names)
    value[std::string(title)] = tally.citation_faults[static_cast<std::size_t>(fault)];
  value["better_passage"] = tally.better_passages;
  return value;
}

std::vector<RateRow> alce_rows(const RunSummary& summary) {
  std::vector<RateRow> rows;
  if (!summary.alce) return rows;
  for (const AlceFigure& figure : alce_figures) {
    const Estimate estimate = figure.estimate(summary.tally.alce, summary.level);
    RateRow row = rate_row(std::string(figure.title), estimate, std::string(figure.meaning));
    row.result = mean_text(estimate);
    rows.push_back(std::move(row));
  }
  return rows;
}

Json alce_json(const RunSummary& summary) {
  Json values = Json::object();
  if (!summary.alce) return values;
  for (const AlceFigure& figure : alce_figures) {
    Json value = to_json(figure.estimate(summary.tally.alce, summary.level));
    value["hits"] = nullptr;
    values[std::string(figure.name)] = std::move(value);
  }
  return values;
}

}  // namespace groundlab
