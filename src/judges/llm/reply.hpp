// SPDX-License-Identifier: Apache-2.0
// A model's reply to verdicts, by the closed form alone: words around it, however they sound, decide nothing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "judges/llm/prompt.hpp"
#include "judges/remote/query.hpp"

namespace groundlab {

/// One per query, in order; none where the reply has no verdict for it, two, or one that is not of the closed set. Of
/// the JSON objects in `reply`, only those with the reply's code are read.
std::vector<std::optional<Answer>> answers_in(std::string_view reply, std::span<const Query> queries,
                                              const Codes& codes);

}  // namespace groundlab
