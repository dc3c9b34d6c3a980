// SPDX-License-Identifier: Apache-2.0
// Alpha from the coincidence matrix's margins and its mass off the diagonal; AC1 from the mean agreement of pairs and
// the mean share of each class.
#include "stats/annotators.hpp"

namespace groundlab {
namespace {

double real(std::uint64_t count) { return static_cast<double>(count); }

}  // namespace

void RatingSums::add_unit(std::span<const std::uint64_t> annotators_per_class) {
  std::uint64_t annotators = 0;
  std::uint64_t squares = 0;
  for (const auto count : annotators_per_class) {
    annotators += count;
    squares += count * count;
  }
  if (annotators == 0) return;
  ++rated;
  for (std::size_t c = 0; c < annotators_per_class.size(); ++c)
    shares[c] += scale * annotators_per_class[c] / annotators;
  if (annotators < 2) return;
  ++paired;
  for (std::size_t c = 0; c < annotators_per_class.size(); ++c) values[c] += annotators_per_class[c];
  const auto ordered_pairs = annotators * (annotators - 1);
  const auto agreeing = squares - annotators;
  agreement += scale * agreeing / ordered_pairs;
  disagreement += scale * (ordered_pairs - agreeing) / (annotators - 1);
}

void RatingSums::add(const RatingSums& other, std::uint64_t times) {
  rated += times * other.rated;
  paired += times * other.paired;
  for (std::size_t c = 0; c < max_classes; ++c) {
    values[c] += times * other.values[c];
    shares[c] += times * other.shares[c];
  }
  agreement += times * other.agreement;
  disagreement += times * other.disagreement;
}

RatingSums& RatingSums::operator+=(const RatingSums& other) {
  add(other, 1);
  return *this;
}

RatingSums ratings_of(const TwoByTwo& table) {
  const auto unit = [](std::uint64_t not_supported, std::uint64_t supported) {
    const std::array counts{not_supported, supported};
    RatingSums sums;
    sums.add_unit(counts);
    return sums;
  };
  RatingSums sums;
  sums.add(unit(2, 0), table.caught);
  sums.add(unit(1, 1), table.missed + table.false_alarms);
  sums.add(unit(0, 2), table.passed);
  return sums;
}

std::optional<double> krippendorff_alpha(const RatingSums& sums) {
  double n = 0;
  double squares = 0;
  for (const auto count : sums.values) {
    n += real(count);
    squares += real(count) * real(count);
  }
  const double by_chance = n * n - squares;  // ordered pairs of labels of different class
  if (by_chance == 0) return std::nullopt;
  return 1 - (n - 1) * (real(sums.disagreement) / real(RatingSums::scale)) / by_chance;
}

std::optional<double> gwet_ac1(const RatingSums& sums, std::size_t classes) {
  if (sums.paired == 0 || classes < 2) return std::nullopt;
  const double scale = real(RatingSums::scale);
  double spread = 0;
  for (const auto sum : sums.shares) {
    const double share = real(sum) / scale / real(sums.rated);
    spread += share * (1 - share);
  }
  const double by_chance = spread / real(classes - 1);
  const double observed = real(sums.agreement) / scale / real(sums.paired);
  return (observed - by_chance) / (1 - by_chance);
}

std::vector<RatingSums> rating_prior(std::size_t classes) {
  std::vector<RatingSums> prior;
  for (std::size_t first = 0; first < classes; ++first) {
    for (std::size_t second = 0; second < classes; ++second) {
      std::array<std::uint64_t, max_classes> unit{};
      ++unit[first];
      ++unit[second];
      prior.emplace_back().add_unit(unit);
    }
  }
  return prior;
}

}  // namespace groundlab
