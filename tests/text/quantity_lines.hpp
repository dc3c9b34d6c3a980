// SPDX-License-Identifier: Apache-2.0
// Quantities as short lines, for tables: "money 1200 EUR", "date 2024-3-14", "code PRC112", with what bounds them.
#pragma once

#include <string>
#include <string_view>

#include <fmt/format.h>

#include "text/quantities.hpp"

inline std::string line_of(const groundlab::Quantity& quantity) {
  using groundlab::QuantityKind;
  std::string line(name(quantity.kind));
  const bool named = quantity.kind == QuantityKind::code || quantity.kind == QuantityKind::version;
  if (quantity.kind == QuantityKind::date) {
    line += fmt::format(" {}-{}-{}", quantity.date.year, quantity.date.month, quantity.date.day);
  } else if (quantity.kind == QuantityKind::time) {
    line += fmt::format(" {}:{:02}", static_cast<int>(quantity.value) / 60, static_cast<int>(quantity.value) % 60);
  } else if (named) {
    line += " " + quantity.code;
  } else {
    line += fmt::format(" {:.10g}", quantity.value);
  }
  if (quantity.high) line += fmt::format("-{:.10g}", *quantity.high);
  if (!quantity.unit.empty()) line += " " + std::string(quantity.unit);
  if (quantity.kind == QuantityKind::period && quantity.date.year != 0) line += fmt::format(" {}", quantity.date.year);
  if (!quantity.per.empty()) line += " per " + quantity.per;
  if (!quantity.qualifier.empty()) line += " " + std::string(quantity.qualifier);
  constexpr std::string_view bounds[] = {"", " >=", " >", " <=", " <"};
  line += bounds[static_cast<std::size_t>(quantity.bound)];
  if (quantity.approximate) line += " ~";
  if (quantity.exactly) line += " !";
  return line;
}

/// All of a text, divided by "; ".
inline std::string lines_of(std::string_view text) {
  std::string all;
  for (const auto& quantity : groundlab::quantities(text)) all += (all.empty() ? "" : "; ") + line_of(quantity);
  return all;
}
