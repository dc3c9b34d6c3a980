// SPDX-License-Identifier: Apache-2.0
// A number in digits: where it ends and what it is worth, with US, European, Swiss and Indian separators.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace groundlab {

struct Numeral {
  std::size_t end = 0;  ///< after the last digit; 0: none there
  double value = 0;
  std::optional<double> other;  ///< the second reading of "1.250"
  int decimals = 0;             ///< digits after the decimal sign
  bool plain = false;           ///< nothing but digits

  explicit operator bool() const { return end > 0; }
};

/// The number at `at`, a digit or a decimal point before one. Signs are not read.
Numeral read_numeral(std::string_view text, std::size_t at);

}  // namespace groundlab
