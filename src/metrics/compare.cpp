// SPDX-License-Identifier: Apache-2.0
// The unit of every test is the case: did its own rate get worse or better? For rates of answers that is McNemar's
// exact test, for claims and citations the sign test that it is, which knows that claims of one answer go together.
// Metrics that moved in no case can show nothing and stay out of the correction (Tarone 1990).
#include "metrics/compare.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <unordered_map>
#include <utility>

#include "metrics/claim_changes.hpp"
#include "stats/distributions.hpp"
#include "stats/sign_test.hpp"

namespace groundlab {
namespace {

constexpr double power = 0.8;

/// What was not judged at its worst.
Count worst(const Metric& metric, const CaseResult& result) {
  const Sample sample = metric.count(result);
  return {metric.better == Better::lower ? sample.hits + sample.not_judged : sample.hits, sample.n};
}

/// What one metric gathers over the paired cases.
struct Gathered {
  const Metric* metric = nullptr;
  PairedSums worsening{};  ///< first - second is above 0 where it got worse
  MetricChange change{};
  std::uint64_t cases = 0;  ///< with data on a side
  double claims = 0;        ///< over those cases, the mean of both sides
  double distance = 0;      ///< by how many claims they moved, either way

  void add(const CaseResult& base_result, const CaseResult& current_result) {
    const Count base = worst(*metric, base_result);
    const Count current = worst(*metric, current_result);
    if (base.n == 0 && current.n == 0) return;
    const bool lower = metric->better == Better::lower;
    worsening.add(lower ? current : base, lower ? base : current);
    change.base = {change.base.hits + base.hits, change.base.n + base.n};
    change.current = {change.current.hits + current.hits, change.current.n + current.n};
    const double was = bad_share(base);
    const double is = bad_share(current);
    const double size = static_cast<double>(base.n + current.n) / 2;
    ++cases;
    claims += size;
    distance += std::abs(is - was) * size;
    if (is != was) ++(is > was ? change.worse : change.better);
  }

  /// What is wrong with the case: 0 where it has nothing to be wrong. Equal shares of different counts are equal here,
  /// because a quotient is rounded once.
  double bad_share(Count count) const {
    if (count.n == 0) return 0;
    const std::uint64_t bad = metric->better == Better::lower ? count.hits : count.n - count.hits;
    return static_cast<double>(bad) / static_cast<double>(count.n);
  }

  bool moved() const { return change.worse + change.better > 0; }
};

/// The smallest true change that the whole rule, test and margin, calls with 80 % power: the net share of cases that
/// the test finds, times how much a case that moves moves the rate.
std::optional<double> detectable(const Gathered& one, double level, double margin) {
  const std::uint64_t moved = one.change.worse + one.change.better;
  const auto net = mcnemar_detectable({.n = one.cases, .discordant = moved}, level, power);
  if (!net || moved == 0 || !one.change.worsening) return std::nullopt;
  const double a_case = one.distance / static_cast<double>(moved);
  const double claims_a_case = one.claims / static_cast<double>(one.cases);
  return std::max(*net * a_case / claims_a_case,
                  margin + normal_quantile(power) * one.change.worsening->standard_error);
}

void test(std::vector<Gathered>& all, const ComparisonSettings& settings) {
  std::vector<double> p_values;
  for (Gathered& one : all) {
    one.change.worsening = paired_difference(one.worsening, settings.level);
    if (one.moved()) p_values.push_back(mcnemar_exact(one.change.worse, one.change.better));
  }
  const std::vector<double> adjusted = holm(p_values);
  const double level =
      p_values.empty() ? settings.level : 1 - (1 - settings.level) / static_cast<double>(p_values.size());
  std::size_t next = 0;
  for (Gathered& one : all) {
    if (!one.moved()) {
      // Other cases count now than before, but none of them got better or worse.
      if (one.change.base != one.change.current) one.change.verdict = ChangeVerdict::no_change;
      continue;
    }
    one.change.p_value = adjusted[next++];
    one.change.detectable = detectable(one, level, settings.margin);
    one.change.verdict = verdict_of(one.change, settings);
  }
}

bool any_is(const std::vector<MetricChange>& changes, ChangeVerdict verdict) {
  return std::any_of(changes.begin(), changes.end(),
                     [&](const MetricChange& change) { return change.verdict == verdict; });
}

ChangeVerdict worst_of(const std::vector<MetricChange>& changes) {
  using enum ChangeVerdict;
  for (const ChangeVerdict verdict : {regressed, inconclusive, improved, not_worse})
    if (any_is(changes, verdict)) return verdict;
  return no_change;
}

template <typename T>
void append(std::vector<T>& to, std::vector<T>&& from) {
  std::move(from.begin(), from.end(), std::back_inserter(to));
}

}  // namespace

ChangeVerdict verdict_of(const MetricChange& change, const ComparisonSettings& settings) {
  if (!change.worsening || !change.p_value) return ChangeVerdict::inconclusive;
  const auto& [value, range, error] = *change.worsening;
  const bool beyond_noise = *change.p_value <= 1 - settings.level;
  if (beyond_noise && range.low > 0 && value > settings.margin) return ChangeVerdict::regressed;
  if (beyond_noise && range.high < 0 && -value > settings.margin) return ChangeVerdict::improved;
  if (range.high > settings.margin) return ChangeVerdict::inconclusive;
  return range.low >= -settings.margin ? ChangeVerdict::no_change : ChangeVerdict::not_worse;
}

struct RunComparer::Parts {
  ComparisonSettings settings;
  std::unordered_map<std::string, CaseResult> base;
  std::vector<Gathered> metrics;
  RunComparison comparison;
  bool differs = false;
};

RunComparer::RunComparer(ComparisonSettings settings) : parts_(std::make_unique<Parts>()) {
  parts_->settings = std::move(settings);
  parts_->comparison.margin = parts_->settings.margin;
  const std::vector<std::string>& wanted = parts_->settings.metrics;
  for (const Metric& metric : metrics())
    if (wanted.empty() || std::find(wanted.begin(), wanted.end(), metric.name) != wanted.end())
      parts_->metrics.push_back({.metric = &metric, .change = {.metric = &metric}});
}
RunComparer::~RunComparer() = default;
RunComparer::RunComparer(RunComparer&&) noexcept = default;
RunComparer& RunComparer::operator=(RunComparer&&) noexcept = default;

void RunComparer::add_base(const Case& checked, CaseResult result) {
  result.not_claims.clear();
  parts_->base.emplace(checked.id, std::move(result));
}

void RunComparer::add_current(const Case& checked, const CaseResult& result) {
  RunComparison& comparison = parts_->comparison;
  const auto found = parts_->base.find(checked.id);
  if (found == parts_->base.end()) {
    comparison.added.push_back(checked.id);
    return;
  }
  const CaseResult base = std::move(found->second);
  parts_->base.erase(found);
  ++comparison.paired;
  for (Gathered& one : parts_->metrics) one.add(base, result);
  if (base.outcome != result.outcome)
    comparison.outcomes.push_back({checked.id, checked.where, base.outcome, result.outcome});
  CaseChanges changes = claim_changes(base, result, checked.where);
  parts_->differs = parts_->differs || changes.differs;
  comparison.reworded += changes.reworded;
  append(comparison.failing, std::move(changes.failing));
  append(comparison.fixed, std::move(changes.fixed));
  append(comparison.changed, std::move(changes.changed));
}

RunComparison RunComparer::finish() {
  RunComparison comparison = std::move(parts_->comparison);
  for (const auto& [id, result] : parts_->base) comparison.removed.push_back(id);
  std::sort(comparison.removed.begin(), comparison.removed.end());
  test(parts_->metrics, parts_->settings);
  for (const Gathered& one : parts_->metrics) comparison.metrics.push_back(one.change);
  comparison.verdict = parts_->differs ? worst_of(comparison.metrics) : ChangeVerdict::unchanged;
  return comparison;
}

}  // namespace groundlab
