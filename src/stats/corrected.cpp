// SPDX-License-Identifier: Apache-2.0
// Lee et al. smooth each proportion (z squared / 2 hits of z squared for the judged rate, 1 of 2 for the two error
// rates) and shift the centre, after Lang and Reiczigel 2014. Here each n is the effective one, so that the same
// formula serves answers and claims. PPI++ tunes its weight on the spread of the judge over both parts together.
#include "stats/corrected.hpp"

#include <algorithm>
#include <cmath>

#include "stats/distributions.hpp"

namespace groundlab {
namespace {

double real(std::uint64_t count) { return static_cast<double>(count); }

CorrectedRate refused(NoCorrection why) { return {.value = {}, .range = {}, .refusal = why}; }

Interval clipped(double low, double high) { return {std::clamp(low, 0.0, 1.0), std::clamp(high, 0.0, 1.0)}; }

/// A proportion with pseudo-counts added, and the variance of its estimate.
struct Smoothed {
  double value = 0;
  double variance = 0;
};

Smoothed smoothed(Measured measured, double pseudo) {
  const double value = (measured.n * measured.share + pseudo / 2) / (measured.n + pseudo);
  return {value, value * (1 - value) / (measured.n + pseudo)};
}

std::optional<NoCorrection> too_few(std::uint64_t not_supported, std::uint64_t supported) {
  if (not_supported < labels_needed) return NoCorrection::few_not_supported;
  if (supported < labels_needed) return NoCorrection::few_supported;
  return std::nullopt;
}

/// Sum over answers of (hits - rate n) squared.
double squared_residuals(const ClusterSums& sums) {
  const double p = real(sums.x) / real(sums.m);
  return std::max(0.0, real(sums.xx) - 2 * p * real(sums.xm) + p * p * real(sums.mm));
}

/// Sum over answers of the person's residual times the judge's.
double shared_residuals(const PairedSums& sums) {
  using Part = PairedSums::Part;
  const auto& products = sums.products;
  const double person = real(sums.sums[Part::first_hits]) / real(sums.sums[Part::first_n]);
  const double judge = real(sums.sums[Part::second_hits]) / real(sums.sums[Part::second_n]);
  return real(products[Part::first_hits][Part::second_hits]) - judge * real(products[Part::first_hits][Part::first_n]) -
         person * real(products[Part::second_hits][Part::first_n]) +
         person * judge * real(products[Part::first_n][Part::first_n]);
}

}  // namespace

JudgeErrors& JudgeErrors::operator+=(const JudgeErrors& other) {
  judged += other.judged;
  caught += other.caught;
  false_alarms += other.false_alarms;
  return *this;
}

std::optional<Measured> measured(const ClusterSums& sums, double level) {
  const auto n = effective_n(sums, level);
  if (!n) return std::nullopt;
  return Measured{.share = *rate(sums), .n = *n};
}

CorrectedRate rogan_gladen_of(const ErrorRates& rates, double level) {
  const auto& [judged, caught, alarms, caught_part, alarms_part] = rates;
  const double z = two_sided_z(level);
  const auto p = smoothed(judged, z * z);
  const auto q1 = smoothed(caught, 2);
  const auto q0 = smoothed({.share = 1 - alarms.share, .n = alarms.n}, 2);
  const double told_apart = q0.value + q1.value - 1;
  if (caught.share <= alarms.share || told_apart <= 0) return refused(NoCorrection::blind_judge);
  const double centre = (p.value + q0.value - 1) / told_apart;
  const double shift = 2 * z * z * (centre * q1.variance - (1 - centre) * q0.variance);
  // The judged rate holds the labelled claims' verdicts too, with the weight of their part, so it moves with them.
  const double variance = p.variance + centre * (centre - 2 * caught_part) * q1.variance +
                          (1 - centre) * (1 - centre - 2 * alarms_part) * q0.variance;
  const double inside = std::clamp(centre, 0.0, 1.0);
  const double least = told_apart * told_apart * inside * (1 - inside) / (judged.n + z * z);
  const double half = z * std::sqrt(std::max(least, variance)) / told_apart;
  const double value = std::clamp((judged.share - alarms.share) / (caught.share - alarms.share), 0.0, 1.0);
  // Smoothed and shifted, the range may leave a value at the edge outside.
  const auto range = clipped(centre + shift - half, centre + shift + half);
  return {.value = value, .range = Interval{std::min(range.low, value), std::max(range.high, value)}, .refusal = {}};
}

CorrectedRate rogan_gladen(const JudgeErrors& errors, Labels labels, double level) {
  const auto judged = measured(errors.judged, level);
  if (!judged) return refused(NoCorrection::nothing_judged);
  if (const auto why = too_few(errors.caught.m, errors.false_alarms.m)) return refused(*why);
  ErrorRates rates{.judged = *judged,
                   .caught = *measured(errors.caught, level),
                   .false_alarms = *measured(errors.false_alarms, level)};
  if (labels == Labels::part_of_judged) {
    rates.caught_part = real(errors.caught.m) / real(errors.judged.m);
    rates.alarms_part = real(errors.false_alarms.m) / real(errors.judged.m);
  }
  return rogan_gladen_of(rates, level);
}

LabelledAndNot& LabelledAndNot::operator+=(const LabelledAndNot& other) {
  labelled += other.labelled;
  unlabelled += other.unlabelled;
  return *this;
}

std::optional<double> ppi_weight(const LabelledAndNot& counts) {
  auto judge = counts.labelled.second();
  const double n = real(judge.m);
  const double rest = real(counts.unlabelled.m);
  if (judge.m == 0 || counts.unlabelled.m == 0) return std::nullopt;
  judge += counts.unlabelled;
  const double judge_variance = squared_residuals(judge) / (n + rest - 1);
  if (judge_variance <= 0) return 0;
  return std::clamp(shared_residuals(counts.labelled) / n / ((1 + n / rest) * judge_variance), 0.0, 1.0);
}

CorrectedRate prediction_powered(const LabelledAndNot& counts, double level) {
  const auto people = counts.labelled.first();
  const auto judge = counts.labelled.second();
  if (!(level > 0 && level < 1) || judge.m + counts.unlabelled.m == 0) return refused(NoCorrection::nothing_judged);
  if (const auto why = too_few(people.x, people.m - people.x)) return refused(*why);
  const auto weight = ppi_weight(counts);
  if (!weight) return refused(NoCorrection::all_labelled);
  const double value = *rate(people) + *weight * (*rate(counts.unlabelled) - *rate(judge));
  const double n = real(people.m);
  const double rest = real(counts.unlabelled.m);
  const double labelled_part = squared_residuals(people) - 2 * *weight * shared_residuals(counts.labelled) +
                               *weight * *weight * squared_residuals(judge);
  const double variance =
      std::max(0.0, labelled_part) / (n * n) + *weight * *weight * squared_residuals(counts.unlabelled) / (rest * rest);
  const double half = two_sided_z(level) * std::sqrt(variance);
  return {.value = std::clamp(value, 0.0, 1.0), .range = clipped(value - half, value + half), .refusal = {}};
}

}  // namespace groundlab
