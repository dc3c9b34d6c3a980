// SPDX-License-Identifier: Apache-2.0
// FActScore's figure for a run: the mean over answers of the share of supported facts, less for answers of few facts.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace groundlab {

/// How many answers have that many claims, and that many supported ones: {claims, supported}. Answers without a claim
/// are left out.
using AnswerCounts = std::map<std::pair<std::uint64_t, std::uint64_t>, std::uint64_t>;

/// Facts below which an answer is held to be too short, as FActScore's program takes it.
inline constexpr double factscore_gamma = 10;

/// The mean of supported / claims x penalty, where the penalty is exp(1 - gamma / claims) for answers with at most
/// gamma claims and 1 for longer ones (Min et al., FActScore, EMNLP 2023, and its published program). None: no answer.
std::optional<double> factscore(const AnswerCounts& answers, double gamma = factscore_gamma);

}  // namespace groundlab
