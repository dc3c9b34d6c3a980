// SPDX-License-Identifier: Apache-2.0
// Numbers in judges' options, with one message for all that are none.
#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "groundlab/core/diagnostic.hpp"

#include "judges/settings.hpp"

namespace groundlab {

/// Inclusive.
struct NumberRange {
  double low = 0;
  double high = 0;
};

/// `text` as a number within `range`. Throws Error naming `option` and `example` where it is none.
inline double number_in(std::string_view text, NumberRange range, std::string_view option, std::string_view example) {
  double value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault == std::errc() && end == text.data() + text.size() && value >= range.low && value <= range.high)
    return value;
  throw Error("--" + std::string(option) + " cannot be \"" + std::string(text) + "\"",
              "for example --" + std::string(option) + " " + std::string(example));
}

/// As above, a whole number.
inline std::size_t count_in(std::string_view text, NumberRange range, std::string_view option,
                            std::string_view example) {
  const double value = number_in(text, range, option, example);
  const auto whole = static_cast<std::size_t>(value);
  if (static_cast<double>(whole) == value) return whole;
  throw Error("--" + std::string(option) + " must be a whole number, not \"" + std::string(text) + "\"",
              "for example --" + std::string(option) + " " + std::string(example));
}

}  // namespace groundlab
