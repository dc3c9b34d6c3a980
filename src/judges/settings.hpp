// SPDX-License-Identifier: Apache-2.0
// A judge's own options as given by the user: what every judge is made from.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace groundlab {

/// Values by the option's long name, without dashes; a flag that was given has the value "true".
struct JudgeSettings {
  std::vector<std::pair<std::string, std::string>> values;

  std::optional<std::string_view> get(std::string_view name) const {
    const auto found =
        std::find_if(values.begin(), values.end(), [&](const auto& value) { return value.first == name; });
    return found == values.end() ? std::nullopt : std::optional<std::string_view>(found->second);
  }
};

}  // namespace groundlab
