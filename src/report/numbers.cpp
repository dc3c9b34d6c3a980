// SPDX-License-Identifier: Apache-2.0
// Digits enough to tell shares apart, and no more: a rate of 20 has no decimals worth printing.
#include "report/numbers.hpp"

#include <fmt/format.h>

namespace groundlab {

std::string percent(double share, std::uint64_t n) {
  constexpr std::uint64_t worth_a_decimal = 200;
  const double value = 100 * share;
  const bool extreme = (value > 0 && value < 0.5) || (value < 100 && value >= 99.5);
  return n >= worth_a_decimal || extreme ? fmt::format("{:.1f} %", value) : fmt::format("{:.0f} %", value);
}

std::string rate_text(const Estimate& estimate) {
  std::string text = fmt::format("{}/{} = ", estimate.hits, estimate.n);
  if (!estimate.value) return text + "n/a";
  text += percent(*estimate.value, estimate.n);
  if (estimate.value_max && *estimate.value_max > *estimate.value)
    text += " to " + percent(*estimate.value_max, estimate.n);
  return text;
}

std::string range_text(const Estimate& estimate) {
  if (!estimate.low || !estimate.high) return {};
  return percent(*estimate.low, estimate.n) + " to " + percent(*estimate.high, estimate.n);
}

std::string level_text(double level) { return fmt::format("{:.6g} %", 100 * level); }

std::string counted(std::uint64_t n, std::string_view noun) {
  return fmt::format("{} {}{}", n, noun, n == 1 ? "" : "s");
}

std::string plain_number(double value) { return fmt::format("{:.6g}", value); }

std::string signed_number(double value) { return fmt::format("{:+.6g}", value == 0 ? 0.0 : value); }

}  // namespace groundlab
