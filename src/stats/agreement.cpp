// SPDX-License-Identifier: Apache-2.0
// Counting over the confusion matrix. Cohen's kappa after Cohen 1960 (Educational and Psychological Measurement 20).
#include "stats/agreement.hpp"

#include <cstddef>

namespace groundlab {
namespace {

bool is_supported(Label label) { return label == Label::supported; }

bool is_objection(Verdict verdict) { return verdict == Verdict::contradicted || verdict == Verdict::unsupported; }

/// Sums the cells that `counted` lets in; `hit` says which of them are hits.
template <typename Counted, typename Hit>
Share share(const Confusion& matrix, Counted counted, Hit hit) {
  Share result;
  for (const auto& label : label_names) {
    if (!counted(label.value)) continue;
    for (const auto& verdict : verdict_names) {
      const auto cell = matrix.at(label.value, verdict.value);
      result.n += cell;
      if (verdict.value == Verdict::not_judged) result.not_judged += cell;
      if (hit(label.value, verdict.value)) result.hits += cell;
    }
  }
  return result;
}

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

Share agreement(const Confusion& matrix) {
  return share(
      matrix, [](Label) { return true; }, [](Label label, Verdict verdict) { return agrees(label, verdict); });
}

Share caught(const Confusion& matrix) {
  return share(
      matrix, [](Label label) { return !is_supported(label); },
      [](Label, Verdict verdict) { return is_objection(verdict); });
}

Share false_alarms(const Confusion& matrix) {
  return share(matrix, is_supported, [](Label, Verdict verdict) { return is_objection(verdict); });
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
  const Share objected = caught(matrix);
  const Share alarmed = false_alarms(matrix);
  const bool right = unjudged == Unjudged::right;
  TwoByTwo table;
  table.caught = objected.hits + (right ? objected.not_judged : 0);
  table.missed = objected.n - table.caught;
  table.false_alarms = alarmed.hits + (right ? 0 : alarmed.not_judged);
  table.passed = alarmed.n - table.false_alarms;
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
