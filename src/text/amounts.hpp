// SPDX-License-Identifier: Apache-2.0
// A number with its scale, unit or currency, and what several of them make together.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "text/numeral.hpp"
#include "text/quantities.hpp"

namespace groundlab {

/// A quantity on its way: `factor` is what its unit multiplied the number by, so that a range's other end can have it.
struct Amount {
  Quantity quantity;
  double factor = 1;
};

/// number, percent, points, money or measure.
bool is_amount(const Quantity& quantity);

/// A currency's sign, folded: $ and those of text/folded.hpp; what it stands for, empty for another byte.
std::string_view currency_of(char c);

/// The plain number that `numeral`, read at `begin`, is.
Quantity plain_number(const Numeral& numeral, std::size_t begin);

/// "million", "k", "bn" after the number; single letters only where they touch it, or where a currency came first.
void add_scale(std::string_view text, Quantity& quantity, int decimals, bool money);

/// Percent signs, currencies and units after the number.
void add_unit(std::string_view text, Amount& amount);

/// What plain digits may be besides a number: an ordinal, a decade, a year, a fraction.
std::optional<Amount> special_number(std::string_view text, const Numeral& numeral, std::size_t begin);

/// Joins ranges ("2 to 3 million", "between 5 and 10 days"), shares the unit of a list ("10, 15 and 20 minutes").
std::vector<Quantity> joined(std::string_view text, std::vector<Amount> found);

}  // namespace groundlab
