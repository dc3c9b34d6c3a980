// SPDX-License-Identifier: Apache-2.0
// Seeded draws for the simulations, the same on every machine: answers whose claims go together.
#pragma once

#include <cmath>
#include <cstdint>
#include <random>

namespace groundlab {

class Draws {
 public:
  explicit Draws(std::uint64_t seed) : engine_(seed) {}

  /// In [0, 1).
  double uniform() { return static_cast<double>(engine_() >> 11) * 0x1p-53; }

  bool happens(double probability) { return uniform() < probability; }

  std::uint64_t poisson(double mean) {
    std::uint64_t count = 0;
    for (double left = uniform(); left >= std::exp(-mean); left *= uniform()) ++count;
    return count;
  }

  /// Hits among n draws of an answer whose draws are correlated by `correlation`: beta-binomial, as a Polya urn.
  std::uint64_t together(std::uint64_t n, double rate, double correlation) {
    const double weight = correlation / (1 - correlation);  // what each draw adds to an urn of size 1
    std::uint64_t hits = 0;
    for (std::uint64_t i = 0; i < n; ++i) {
      const double seen = weight * static_cast<double>(i);
      if (happens((rate + weight * static_cast<double>(hits)) / (1 + seen))) ++hits;
    }
    return hits;
  }

 private:
  std::mt19937_64 engine_;
};

}  // namespace groundlab
