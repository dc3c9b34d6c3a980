// SPDX-License-Identifier: Apache-2.0
// Names of enumerators, both ways, from one table per enum: a constexpr array of {enumerator, name} in enumerator
// order.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace groundlab {

template <typename Enum>
struct Named {
  Enum value;
  std::string_view name;
};

/// The name of `value`. The table holds every enumerator, in order, from 0.
template <typename Enum, std::size_t N>
constexpr std::string_view name_in(const std::array<Named<Enum>, N>& table, Enum value) {
  return table[static_cast<std::size_t>(value)].name;
}

/// The enumerator called `name`, or none.
template <typename Enum, std::size_t N>
constexpr std::optional<Enum> value_in(const std::array<Named<Enum>, N>& table, std::string_view name) {
  for (const auto& row : table)
    if (row.name == name) return row.value;
  return std::nullopt;
}

}  // namespace groundlab
