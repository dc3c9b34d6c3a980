// SPDX-License-Identifier: Apache-2.0
// The brevity penalty has BLEU's form: an answer cannot win by saying one safe thing.
#include "metrics/factscore.hpp"

#include <cmath>

namespace groundlab {

std::optional<double> factscore(const AnswerCounts& answers, double gamma) {
  double sum = 0;
  double n = 0;
  for (const auto& [counts, times] : answers) {
    const auto claims = static_cast<double>(counts.first);
    const double penalty = claims > gamma ? 1 : std::exp(1 - gamma / claims);
    sum += static_cast<double>(times) * penalty * static_cast<double>(counts.second) / claims;
    n += static_cast<double>(times);
  }
  if (n == 0) return std::nullopt;
  return sum / n;
}

}  // namespace groundlab
