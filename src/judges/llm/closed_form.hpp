// SPDX-License-Identifier: Apache-2.0
// What a model's reply may be read for: JSON objects that carry the request's code, wherever they stand in the text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

namespace groundlab {

/// All objects in `text` whose "code" is `code`. Models wrap JSON in prose and code fences, so they are looked for
/// brace by brace; the code tells which ones are the reply.
std::vector<nlohmann::json> objects_with_code(std::string_view text, std::string_view code);

/// The text under `key`; empty where there is none.
std::string text_in(const nlohmann::json& entry, const char* key);

/// The whole number from 1 to `highest` under `key`, where there is one.
std::optional<std::size_t> ordinal_in(const nlohmann::json& entry, const char* key, std::size_t highest);

}  // namespace groundlab
