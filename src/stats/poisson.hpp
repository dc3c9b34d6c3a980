// SPDX-License-Identifier: Apache-2.0
// Poisson draws as a pure function of 64 hashed bits, fast enough for a thousand per case. The mean-1 draw is the
// inversion of the distribution function; its first 8 bits nearly always decide, by a table made at compile time.
#pragma once

#include <array>
#include <cstdint>

namespace groundlab {

/// The finaliser of splitmix64 (Steele, Lea and Flood 2014): every bit of the result depends on every bit given.
constexpr std::uint64_t mix(std::uint64_t bits) {
  bits = (bits ^ (bits >> 30)) * 0xbf58476d1ce4e5b9;
  bits = (bits ^ (bits >> 27)) * 0x94d049bb133111eb;
  return bits ^ (bits >> 31);
}

/// Bits as a share in [0, 1), with 53 bits.
constexpr double uniform(std::uint64_t bits) { return static_cast<double>(bits >> 11) * 0x1p-53; }

/// The Poisson count whose distribution function passes u; `at_zero` is exp(-mean). At most 20.
constexpr std::uint64_t poisson(double u, double mean, double at_zero) {
  std::uint64_t count = 0;
  double mass = at_zero;
  double below = at_zero;
  while (u >= below && count < 20) {
    ++count;
    mass *= mean / static_cast<double>(count);
    below += mass;
  }
  return count;
}

inline constexpr double exp_minus_one = 0.36787944117144233;
inline constexpr std::uint8_t undecided = 255;

/// By the first 8 bits: the mean-1 count that all numbers with these bits have, or undecided.
inline constexpr auto poisson_by_first_bits = [] {
  std::array<std::uint8_t, 256> table{};
  for (std::uint64_t first = 0; first < table.size(); ++first) {
    const std::uint64_t least = first << 56;
    const auto low = poisson(uniform(least), 1, exp_minus_one);
    const auto high = poisson(uniform(least | 0x00ffffffffffffff), 1, exp_minus_one);
    table[first] = low == high ? static_cast<std::uint8_t>(low) : undecided;
  }
  return table;
}();

/// A Poisson count of mean 1 from hashed bits.
constexpr std::uint64_t poisson_one(std::uint64_t bits) {
  const auto count = poisson_by_first_bits[bits >> 56];
  return count == undecided ? poisson(uniform(bits), 1, exp_minus_one) : count;
}

}  // namespace groundlab
