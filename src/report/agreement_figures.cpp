// SPDX-License-Identifier: Apache-2.0
// Two ordered tables of figures, one over the judge's two by two table, one over people's labels.
#include "report/agreement_figures.hpp"

#include <array>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

template <typename Counts>
struct Figure {
  std::string_view name;
  std::string_view title;
  std::optional<double> (*of)(const Counts&);
  std::string_view meaning;
};

std::optional<double> pair_agreement(const RatingSums& sums) {
  if (sums.paired == 0) return std::nullopt;
  return static_cast<double>(sums.agreement) / static_cast<double>(RatingSums::scale) /
         static_cast<double>(sums.paired);
}

std::optional<double> binary_ac1(const RatingSums& sums) { return gwet_ac1(sums, 2); }
std::optional<double> judge_alpha(const TwoByTwo& table) { return krippendorff_alpha(ratings_of(table)); }
std::optional<double> judge_ac1(const TwoByTwo& table) { return gwet_ac1(ratings_of(table), 2); }

constexpr std::array judge_figures{
    Figure<TwoByTwo>{"balanced_accuracy", "balanced accuracy", balanced_accuracy,
                     "supported or not; any constant answer has 0.50"},
    Figure<TwoByTwo>{"kappa", "kappa", kappa, "supported or not, beyond chance (Cohen 1960)"},
    Figure<TwoByTwo>{"krippendorff_alpha", "Krippendorff's alpha", judge_alpha, "the same, chance from both together"},
    Figure<TwoByTwo>{"gwet_ac1", "Gwet's AC1", judge_ac1, "the same, steady where one class is rare"},
};

constexpr std::array people_figures{
    Figure<RatingSums>{"agreement", "pairs of labels that agree", pair_agreement, "supported or not"},
    Figure<RatingSums>{"krippendorff_alpha", "Krippendorff's alpha", krippendorff_alpha, "beyond chance"},
    Figure<RatingSums>{"gwet_ac1", "Gwet's AC1", binary_ac1, "the same, steady where one class is rare"},
};

std::string figure_text(std::optional<double> value) { return value ? fmt::format("{:.2f}", *value) : "n/a"; }

std::string interval_text(const std::optional<Interval>& range) {
  return range ? fmt::format("{:.2f} to {:.2f}", range->low, range->high) : std::string();
}

template <typename Counts>
std::vector<std::string> row_of(const Figure<Counts>& figure, const Counts& counts,
                                const std::optional<Interval>& range) {
  return {std::string(figure.title), figure_text(figure.of(counts)), interval_text(range), std::string(figure.meaning)};
}

template <typename Counts>
void put(Json& values, const Figure<Counts>& figure, const Counts& counts, const std::optional<Interval>& range) {
  const auto value = figure.of(counts);
  values[std::string(figure.name)] = value ? Json(*value) : Json(nullptr);
  values[std::string(figure.name) + "_range"] = range ? Json::array({range->low, range->high}) : Json(nullptr);
}

/// None where no bootstrap was drawn.
std::optional<Interval> range_of(const RunSummary& summary, const Figure<TwoByTwo>& figure) {
  if (!summary.bootstrap) return std::nullopt;
  return bootstrap_interval<TwoByTwo>(*summary.bootstrap, two_by_two_prior, figure.of, summary.level);
}

std::optional<Interval> range_of(const RunSummary& summary, const Figure<RatingSums>& figure) {
  const std::vector<RatingSums> prior = rating_prior(2);
  return bootstrap_interval<RatingSums>(*summary.annotators, prior, figure.of, summary.level);
}

bool has_annotators(const RunSummary& summary) { return summary.annotators && summary.annotators->total().paired > 0; }

}  // namespace

std::vector<std::vector<std::string>> figure_rows(const RunSummary& summary) {
  const TwoByTwo classes = two_by_two(summary.tally.confusion);
  std::vector<std::vector<std::string>> rows;
  rows.reserve(judge_figures.size());
  for (const auto& figure : judge_figures) rows.push_back(row_of(figure, classes, range_of(summary, figure)));
  return rows;
}

Json figures_json(const RunSummary& summary) {
  const TwoByTwo classes = two_by_two(summary.tally.confusion);
  Json values = Json::object();
  for (const auto& figure : judge_figures) put(values, figure, classes, range_of(summary, figure));
  return values;
}

void add_annotators(Document& document, const RunSummary& summary) {
  if (!has_annotators(summary)) return;
  const RatingSums& sums = summary.annotators->total();
  document.blocks.emplace_back(
      Paragraph{"People among themselves, " + counted(sums.paired, "claim") +
                " with two labels or more. No judge can be expected to agree with people better than they do."});
  Table table{{{"", false}, {"", true}, {"", true}, {"", false}}, {}};
  for (const auto& figure : people_figures) table.rows.push_back(row_of(figure, sums, range_of(summary, figure)));
  document.blocks.emplace_back(std::move(table));
}

Json annotators_json(const RunSummary& summary) {
  if (!has_annotators(summary)) return nullptr;
  const RatingSums& sums = summary.annotators->total();
  Json values{{"claims", sums.paired}};
  for (const auto& figure : people_figures) put(values, figure, sums, range_of(summary, figure));
  return values;
}

}  // namespace groundlab
