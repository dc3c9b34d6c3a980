// SPDX-License-Identifier: Apache-2.0
// Distances are those of the numbers on the scale: 3-2-1 and 1-2-3 are the same, 1-2-5 is not.
#include "metrics/ratings.hpp"

namespace groundlab {

void Ratings::add(const Rating& rating) {
  if (!rating.value) {
    ++missing;
    return;
  }
  ++given[*rating.value];
  if (rating.person) ++pairs[{*rating.person, *rating.value}];
}

Ratings& Ratings::operator+=(const Ratings& other) {
  for (const auto& [value, times] : other.given) given[value] += times;
  for (const auto& [pair, times] : other.pairs) pairs[pair] += times;
  missing += other.missing;
  return *this;
}

std::uint64_t Ratings::rated() const {
  std::uint64_t n = 0;
  for (const auto& [value, times] : given) n += times;
  return n;
}

std::optional<double> mean_rating(const Ratings& ratings) {
  double sum = 0;
  for (const auto& [value, times] : ratings.given) sum += value * static_cast<double>(times);
  const std::uint64_t n = ratings.rated();
  return n == 0 ? std::nullopt : std::optional(sum / static_cast<double>(n));
}

SameRating same_rating(const Ratings& ratings) {
  SameRating same;
  for (const auto& [pair, times] : ratings.pairs) {
    same.n += times;
    if (pair.first == pair.second) same.hits += times;
  }
  return same;
}

std::optional<double> weighted_kappa(const Ratings& ratings) {
  std::map<double, double> person;
  std::map<double, double> model;
  double n = 0;
  double observed = 0;
  for (const auto& [pair, times] : ratings.pairs) {
    const auto weight = static_cast<double>(times);
    const double distance = pair.first - pair.second;
    person[pair.first] += weight;
    model[pair.second] += weight;
    observed += weight * distance * distance;
    n += weight;
  }
  double expected = 0;
  for (const auto& [a, times_a] : person)
    for (const auto& [b, times_b] : model) expected += times_a * times_b / n * (a - b) * (a - b);
  if (expected == 0) return std::nullopt;
  return 1 - observed / expected;
}

}  // namespace groundlab
