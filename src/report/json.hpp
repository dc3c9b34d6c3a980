// SPDX-License-Identifier: Apache-2.0
// Results as JSON values: field names, order and nulls as docs/json.md gives them. Keys keep their order.
#pragma once

#include <nlohmann/json.hpp>

#include "groundlab/core/estimate.hpp"
#include "groundlab/core/signature.hpp"

namespace groundlab {

using Json = nlohmann::ordered_json;

/// {"hits", "n", "value", "value_max", "low", "high"}; null where there is no value.
Json to_json(const Estimate& estimate);
Json to_json(const Signature& signature);

/// One line of UTF-8 without a line feed; malformed bytes become U+FFFD.
std::string dumped(const Json& value);

}  // namespace groundlab
