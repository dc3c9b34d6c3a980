// SPDX-License-Identifier: Apache-2.0
// An answer as JSON, for the cache and for programs, and as a judgement with its places.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "groundlab/core/case.hpp"

#include "judges/remote/query.hpp"

namespace groundlab {

std::string to_json(const Answer& answer);

/// The answer in a JSON object {"verdict","score"?,"note"?,"passage"?,"quote"?}; none where it is no such object: the
/// verdict must be one of the names to the letter, the score a number from 0 to 1 or null, the rest text or null.
std::optional<Answer> answer_in(std::string_view json);

/// The answer as the seam wants it. `asked` holds the original texts: where a quote stands verbatim in the passage that
/// it names, the reason has its place.
Judgement judgement_of(const Answer& answer, const Case& asked, std::span<const std::size_t> passages);

/// At most `bytes` of text, cut at a code point, with an ellipsis where something is left out.
std::string shortened_reply(std::string_view text, std::size_t bytes = 300);

}  // namespace groundlab
