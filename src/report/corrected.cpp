// SPDX-License-Identifier: Apache-2.0
// Prediction-powered first, Rogan-Gladen under it: two ways that should agree. Where people labelled everything, their
// rate needs no correction.
#include "report/corrected.hpp"

#include <array>

#include <fmt/format.h>

#include "report/numbers.hpp"

namespace groundlab {
namespace {

/// One corrected metric: what is counted, and whether it is the rate of supported.
struct CorrectedMetric {
  std::string_view name;
  std::string_view things;
  Correction Tally::*counts;
  bool of_supported;
};

constexpr std::array corrected_metrics{
    CorrectedMetric{"hallucination_rate", "answers", &Tally::answer_labels, false},
    CorrectedMetric{"faithfulness", "claims", &Tally::claim_labels, true},
};

CorrectedRates rates_of(const CorrectedMetric& metric, const RunSummary& summary) {
  CorrectedRates rates = corrected_rates(summary.tally.*metric.counts, summary.level);
  return metric.of_supported ? complement(rates) : rates;
}

std::string value_text(const CorrectedRate& rate, std::uint64_t n) {
  return rate.value ? percent(*rate.value, n) : std::string("n/a");
}

std::string range_text(const CorrectedRate& rate, std::uint64_t n) {
  return rate.range ? percent(rate.range->low, n) + " to " + percent(rate.range->high, n) : std::string();
}

std::string few_text(std::uint64_t n, std::string_view things) {
  return n < few_answers ? fmt::format("; {} {} are few", n, things) : std::string();
}

/// "needs 20 labels of each kind, has 15 supported and 5 not".
std::string why_refused(const CorrectedRates& rates, NoCorrection refusal) {
  switch (refusal) {
    case NoCorrection::few_not_supported:
    case NoCorrection::few_supported:
      return fmt::format("needs {} labels of each kind, has {} supported and {} not", labels_needed,
                         rates.labelled - rates.not_supported, rates.not_supported);
    case NoCorrection::nothing_judged:
    case NoCorrection::blind_judge:
    case NoCorrection::all_labelled:
      return std::string(name(refusal));
  }
  return {};
}

std::string meaning(const CorrectedRates& rates, std::string_view things) {
  if (rates.rate.refusal) return why_refused(rates, *rates.rate.refusal);
  if (rates.all_labelled()) return fmt::format("all {} are labelled{}", rates.all, few_text(rates.all, things));
  return fmt::format("PPI++, if the {} labelled {} are a random part{}", rates.labelled, things,
                     few_text(rates.all, things));
}

RateRow row_of(std::string title, const CorrectedRate& rate, std::uint64_t n, std::string note) {
  RateRow row{std::move(title), value_text(rate, n), range_text(rate, n), std::move(note), rate.value, {}, {}, {}};
  if (rate.range) {
    row.low = rate.range->low;
    row.high = rate.range->high;
  }
  return row;
}

Json rate_json(const CorrectedRate& rate) {
  return {{"value", rate.value ? Json(*rate.value) : Json(nullptr)},
          {"low", rate.range ? Json(rate.range->low) : Json(nullptr)},
          {"high", rate.range ? Json(rate.range->high) : Json(nullptr)},
          {"refused", rate.refusal ? Json(name(*rate.refusal)) : Json(nullptr)}};
}

}  // namespace

std::vector<RateRow> corrected_rows(const RunSummary& summary, std::string_view metric) {
  std::vector<RateRow> rows;
  for (const CorrectedMetric& corrected : corrected_metrics) {
    if (corrected.name != metric) continue;
    const CorrectedRates rates = rates_of(corrected, summary);
    if (rates.labelled == 0) continue;
    rows.push_back(row_of("  corrected", rates.rate, rates.all, meaning(rates, corrected.things)));
    if (rates.all_labelled() || rates.rate.refusal) continue;
    const auto& second = rates.rogan_gladen;
    rows.push_back(row_of(
        "  by Rogan-Gladen", second, rates.all,
        second.refusal ? why_refused(rates, *second.refusal) : "the judge's rate less its misses and false alarms"));
  }
  return rows;
}

std::optional<RateRow> corrected_row(const RunSummary& summary) {
  const CorrectedRates rates = rates_of(corrected_metrics.front(), summary);
  if (rates.labelled == 0 || !rates.rate.value) return std::nullopt;
  return row_of("  corrected by people's labels", rates.rate, rates.all, {});
}

std::optional<std::string> corrected_phrase(const RunSummary& summary) {
  const CorrectedRates rates = rates_of(corrected_metrics.front(), summary);
  if (rates.labelled == 0 || !rates.rate.value) return std::nullopt;
  const std::string value = value_text(rates.rate, rates.all) + " (" + range_text(rates.rate, rates.all) + ")";
  if (rates.all_labelled()) return "by people's labels, which cover them all: " + value;
  return fmt::format("corrected by people's labels on {} of them: {}", rates.labelled, value);
}

Json corrected_json(const RunSummary& summary) {
  Json values = Json::object();
  for (const CorrectedMetric& corrected : corrected_metrics) {
    const CorrectedRates rates = rates_of(corrected, summary);
    Json value{{"labelled", rates.labelled}, {"not_supported", rates.not_supported}, {"of", rates.all}};
    value["method"] = rates.all > 0 && rates.all_labelled() ? "labels" : "ppi++";
    value.update(rate_json(rates.rate));
    value["rogan_gladen"] = rate_json(rates.rogan_gladen);
    values[std::string(corrected.name)] = std::move(value);
  }
  return values;
}

}  // namespace groundlab
