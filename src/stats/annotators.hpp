// SPDX-License-Identifier: Apache-2.0
// How far two or more annotators agree among themselves, which bounds what a judge can reach: Krippendorff's alpha and
// Gwet's AC1, both for named classes, any number of annotators, missing labels allowed. What they need is kept as
// integers (fractions in units of 1 / 720720), so that it merges exactly and can be bootstrapped by case.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "stats/agreement.hpp"

namespace groundlab {

/// Room for classes; labels need at most four.
inline constexpr std::size_t max_classes = 8;

/// Sums over units (claims), each labelled by some of the annotators.
struct RatingSums {
  /// The fractions below are exact for units with up to 17 annotators (lcm of 1 to 16), and rounded down beyond.
  static constexpr std::uint64_t scale = 720720;

  std::uint64_t rated = 0;                          ///< units with a label
  std::uint64_t paired = 0;                         ///< units with two labels or more
  std::array<std::uint64_t, max_classes> values{};  ///< labels per class in paired units
  std::array<std::uint64_t, max_classes> shares{};  ///< sum over rated units of a class's share of their labels
  std::uint64_t agreement = 0;                      ///< sum over paired units of the share of label pairs that agree
  std::uint64_t disagreement = 0;  ///< sum over paired units of (ordered pairs that disagree) / (labels - 1)

  /// One unit: how many annotators gave it each class. At most max_classes classes.
  void add_unit(std::span<const std::uint64_t> annotators_per_class);
  void add(const RatingSums& other, std::uint64_t times);
  RatingSums& operator+=(const RatingSums& other);
  bool operator==(const RatingSums&) const = default;
};

/// Judge and person as two annotators: class 0 is not supported, class 1 supported.
RatingSums ratings_of(const TwoByTwo& table);

/// Krippendorff's alpha for nominal data (Krippendorff 2011, Computing Krippendorff's Alpha-Reliability). 1: full
/// agreement, 0: as by chance. None without a paired unit, and where only one class was ever used.
std::optional<double> krippendorff_alpha(const RatingSums& sums);

/// Gwet's AC1 for `classes` possible classes (Gwet 2008, Br J Math Stat Psychol 61). Unlike kappa it does not fall
/// apart when one class is rare. None without a paired unit or for fewer than two classes.
std::optional<double> gwet_ac1(const RatingSums& sums, std::size_t classes);

/// The prior of bootstrap_interval: for every pair of classes a unit that two annotators gave these two.
std::vector<RatingSums> rating_prior(std::size_t classes);

}  // namespace groundlab
