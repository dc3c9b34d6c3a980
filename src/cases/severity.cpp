// SPDX-License-Identifier: Apache-2.0
// Each step doubles; a case without severity weighs as much as a medium one.
#include "cases/severity.hpp"

#include <algorithm>
#include <charconv>

namespace groundlab {
namespace {

constexpr std::array<double, severity_names.size()> weights{0.5, 1.0, 2.0, 4.0};

}  // namespace

std::optional<double> weight_of(std::string_view severity) {
  const auto named = std::find(severity_names.begin(), severity_names.end(), severity);
  if (named != severity_names.end()) return weights[static_cast<std::size_t>(named - severity_names.begin())];
  double weight = 1;  // stays where the number is beyond what a double holds
  const auto [end, error] = std::from_chars(severity.data(), severity.data() + severity.size(), weight);
  if (error == std::errc::invalid_argument || end != severity.data() + severity.size() || !(weight > 0))
    return std::nullopt;
  return weight;
}

}  // namespace groundlab
