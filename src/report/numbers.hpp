// SPDX-License-Identifier: Apache-2.0
// How numbers are written in every report: shares as percent, rates as hits/n, ranges. Locale-free.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "groundlab/core/estimate.hpp"

namespace groundlab {

/// "70 %"; with one decimal where a share of n distinguishes more (n >= 200) or the share would round to 0 or 100.
std::string percent(double share, std::uint64_t n);

/// "14/20 = 70 %", "14/20 = 70 % to 75 %" where some were not judged, "0/0 = n/a".
std::string rate_text(const Estimate& estimate);

/// "46 % to 86 %", or nothing.
std::string range_text(const Estimate& estimate);

/// "95 %", a level of ranges.
std::string level_text(double level);

/// "1 case", "12 cases".
std::string counted(std::uint64_t n, std::string_view noun);

/// Up to six significant digits, without trailing zeros.
std::string plain_number(double value);

/// The same with its sign: "+0", "-10".
std::string signed_number(double value);

}  // namespace groundlab
