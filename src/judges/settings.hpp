// SPDX-License-Identifier: Apache-2.0
// A judge's own options as given by the user, and what it may know of the environment: what every judge is made from.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace groundlab {

using NamedValues = std::vector<std::pair<std::string, std::string>>;

/// The value called `name`, where there is one.
inline std::optional<std::string_view> value_of(const NamedValues& values, std::string_view name) {
  const auto found = std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.first == name; });
  return found == values.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

/// Values by the option's long name, without dashes; a flag that was given has the value "true".
struct JudgeSettings {
  NamedValues values;
  NamedValues environment = {};  ///< variables that judges read, as they are set or as a .env file has them
  std::string argument = {};     ///< what stands behind the colon of the judge's name

  std::optional<std::string_view> get(std::string_view name) const { return value_of(values, name); }
};

}  // namespace groundlab
