// SPDX-License-Identifier: Apache-2.0
// Ratings of whole answers, the model's and people's: counts, and what is read off them.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>

#include "groundlab/core/result.hpp"

namespace groundlab {

struct Ratings {
  std::map<double, std::uint64_t> given;                     ///< answers by the model's rating
  std::uint64_t missing = 0;                                 ///< answers that it did not rate
  std::map<std::pair<double, double>, std::uint64_t> pairs;  ///< answers by {person's, model's} rating

  void add(const Rating& rating);
  Ratings& operator+=(const Ratings& other);
  bool operator==(const Ratings&) const = default;

  std::uint64_t rated() const;
};

/// The mean of the model's ratings. None: there is no rating.
std::optional<double> mean_rating(const Ratings& ratings);

/// Answers that model and person rate the same, of those that both rate.
struct SameRating {
  std::uint64_t hits = 0;
  std::uint64_t n = 0;
};
SameRating same_rating(const Ratings& ratings);

/// Kappa with quadratic weights (Cohen, Weighted kappa, 1968): agreement beyond chance in which a rating two steps off
/// weighs four times as much as one step off. None where chance alone would agree, or nothing was rated by both.
std::optional<double> weighted_kappa(const Ratings& ratings);

}  // namespace groundlab
