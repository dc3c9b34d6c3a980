// SPDX-License-Identifier: Apache-2.0
// Counting over the confusion matrix. Cohen's kappa after Cohen 1960 (Educational and Psychological Measurement 20).
#include "stats/agreement.hpp"

#include <cstddef>

namespace groundlab {
namespace {

double real(std::uint64_t count) { return static_cast<double>(count); }

}  // namespace

void Confusion::add(Label label, Verdict verdict, std::uint64_t times) {
  counts[static_cast<std::size_t>(label)][static_cast<std::size_t>(verdict)] += times;
}

std::uint64_t Confusion::at(Label label, Verdict verdict) const {
  return counts[static_cast<std::size_t>(label)][static_cast<std::size_t>(verdict)];
}

Confusion& Confusion::operator+=(const Confusion& other) {
  for (std::size_t row = 0; row < counts.size(); ++row)
    for (std::size_t column = 0; column < counts[row].size(); ++column)
      counts[row][column] += other.counts[row][column];
  return *this;
}

void TwoByTwo::add(const TwoByTwo& other, std::uint64_t times) {
  caught += times * other.caught;
  missed += times * other.missed;
  false_alarms += times * other.false_alarms;
  passed += times * other.passed;
}

TwoByTwo& TwoByTwo::operator+=(const TwoByTwo& other) {
  add(other, 1);
  return *this;
}

TwoByTwo two_by_two(const Confusion& matrix, Unjudged unjudged) {
  TwoByTwo table;
  for (const auto& [label, label_title] : label_names)
    for (const auto& [verdict, verdict_title] : verdict_names) {
      const std::uint64_t times = matrix.at(label, verdict);
      const bool not_supported = label != Label::supported;
      const bool judged_so = verdict == Verdict::contradicted || verdict == Verdict::unsupported;
      // Without a verdict a claim counts as wrong, or as right: for its own class, or for the other.
      const bool open = verdict == Verdict::not_judged;
      const bool flagged = open ? not_supported == (unjudged == Unjudged::right) : judged_so;
      if (not_supported)
        (flagged ? table.caught : table.missed) += times;
      else
        (flagged ? table.false_alarms : table.passed) += times;
    }
  return table;
}

std::optional<double> balanced_accuracy(const TwoByTwo& table) {
  const auto positives = table.caught + table.missed;
  const auto negatives = table.false_alarms + table.passed;
  if (positives == 0 || negatives == 0) return std::nullopt;
  return (real(table.caught) / real(positives) + real(table.passed) / real(negatives)) / 2;
}

std::optional<double> kappa(const TwoByTwo& table) {
  const double person = real(table.caught + table.missed);
  const double judge = real(table.caught + table.false_alarms);
  const double n = real(table.n());
  // n squared times the agreement by chance, and n squared itself: equal where one class is all there is.
  const double chance = person * judge + (n - person) * (n - judge);
  if (n == 0 || chance == n * n) return std::nullopt;
  return (real(table.caught + table.passed) * n - chance) / (n * n - chance);
}

}  // namespace groundlab
