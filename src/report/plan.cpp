// SPDX-License-Identifier: Apache-2.0
// Rates of answers need more of what they are out of; rates of claims and citations need more answers, each with as
// many as those so far.
#include "report/plan.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "report/json.hpp"
#include "report/numbers.hpp"
#include "report/render.hpp"

namespace groundlab {
namespace {

/// One rate now, and how many of `unit` it needs in all and still.
struct RatePlan {
  const Metric* metric = nullptr;
  Estimate now;
  std::string_view unit;
  std::uint64_t more = 0;
  std::uint64_t needed = 0;
};

std::optional<RatePlan> plan_of(std::size_t at, const RunSummary& summary, Target target) {
  const Metric& metric = metrics()[at];
  const RateTally& tally = summary.tally.rates[at];
  if (tally.n == 0) return std::nullopt;
  RatePlan plan{.metric = &metric,
                .now = estimate(tally, metric.base, target.level),
                .unit = metric.base == RateBase::answer ? metric.n : std::string_view("answers"),
                .more = 0,
                .needed = 0};
  const std::uint64_t have = metric.base == RateBase::answer ? tally.n : tally.sums.clusters;
  const auto needed =
      metric.base == RateBase::answer ? sample_size(*plan.now.value, target) : answers_needed(tally.sums, target);
  plan.needed = std::max(have, needed.value_or(have));
  plan.more = plan.needed - have;
  return plan;
}

/// Labels for one corrected rate.
struct LabelRow {
  std::string_view name;
  std::string_view things;
  const Correction* counts = nullptr;
};

std::vector<LabelRow> label_rows(const Tally& tally) {
  return {{"hallucination_rate", "answers", &tally.answer_labels}, {"faithfulness", "claims", &tally.claim_labels}};
}

std::string labels_text(const LabelRow& row, Target target) {
  const JudgeErrors& errors = row.counts->errors;
  const std::uint64_t labelled = errors.caught.m + errors.false_alarms.m;
  const std::uint64_t all = errors.judged.m;
  if (all == 0) return "nothing to label";
  if (labelled == all)
    return fmt::format("all {} {} are labelled: more of them are needed, not more labels", all, row.things);
  const auto plan = labels_needed_for(errors, target);
  if (!plan)
    return fmt::format("cannot be said yet: label {} supported and {} not supported {}, drawn at random, and ask again",
                       labels_needed, labels_needed, row.things);
  if (!plan->enough_cases)
    return fmt::format("labels on all {} other {} are not enough: it needs more cases", all - labelled, row.things);
  if (plan->more == 0) return fmt::format("the {} labels on {} {} are enough", labelled, all, row.things);
  return fmt::format("{} more labelled {}, drawn at random from the {} others; about {} will be not supported",
                     plan->more, row.things, all - labelled, plan->not_supported);
}

Json label_json(const LabelRow& row, Target target) {
  const JudgeErrors& errors = row.counts->errors;
  const auto plan = labels_needed_for(errors, target);
  return {{"of", errors.judged.m},
          {"labelled", errors.caught.m + errors.false_alarms.m},
          {"more", plan ? Json(plan->more) : Json(nullptr)},
          {"not_supported", plan ? Json(plan->not_supported) : Json(nullptr)},
          {"enough_cases", plan ? Json(plan->enough_cases) : Json(nullptr)}};
}

}  // namespace

std::string plan_text(const RunSummary& summary, Target target, const Style& style) {
  Document document;
  document.blocks.emplace_back(Paragraph{
      fmt::format("For ranges of {:.6g} points to either side at {}, if what comes is like these {}, judge {}",
                  100 * target.half_width, level_text(target.level), counted(summary.tally.cases, "case"),
                  summary.signature.judge)});
  Table rates{{{"", false}, {"now", true}, {"range", true}, {"still needed", false}}, {}};
  for (std::size_t i = 0; i < metrics().size(); ++i) {
    const auto plan = plan_of(i, summary, target);
    if (!plan) {
      rates.rows.push_back(
          {std::string(metrics()[i].title), "n/a", "", "nothing is known: " + std::string(metrics()[i].n)});
      continue;
    }
    rates.rows.push_back({std::string(plan->metric->title), rate_text(plan->now), range_text(plan->now),
                          plan->more == 0 ? "narrow enough" : fmt::format("{} more {}", plan->more, plan->unit)});
  }
  document.blocks.emplace_back(std::move(rates));
  Table labels{{{"labels for a corrected rate", false}, {"", false}}, {}};
  for (const LabelRow& row : label_rows(summary.tally))
    labels.rows.push_back({"  of " + std::string(row.things), labels_text(row, target)});
  document.blocks.emplace_back(std::move(labels));
  document.blocks.emplace_back(Paragraph{"A forecast: the rates themselves will move."});
  document.blocks.emplace_back(Verbatim{line(summary.signature)});
  return render_text(document, style);
}

std::string plan_json(const RunSummary& summary, Target target) {
  Json rates = Json::object();
  for (std::size_t i = 0; i < metrics().size(); ++i) {
    Json value = to_json(estimate(summary.tally.rates[i], metrics()[i].base, target.level));
    const auto plan = plan_of(i, summary, target);
    value["unit"] = plan ? Json(plan->unit) : Json(nullptr);
    value["needed"] = plan ? Json(plan->needed) : Json(nullptr);
    value["more"] = plan ? Json(plan->more) : Json(nullptr);
    rates[std::string(metrics()[i].name)] = std::move(value);
  }
  Json labels = Json::object();
  for (const LabelRow& row : label_rows(summary.tally)) labels[std::string(row.name)] = label_json(row, target);
  const Json value{{"schema", "groundlab.plan/1"},    {"signature", to_json(summary.signature)},
                   {"half_width", target.half_width}, {"level", target.level},
                   {"metrics", std::move(rates)},     {"labels", std::move(labels)}};
  return dumped(value) + "\n";
}

}  // namespace groundlab
