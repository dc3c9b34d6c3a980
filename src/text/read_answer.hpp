// SPDX-License-Identifier: Apache-2.0
// An answer to its claims: cuts sentences, takes citations out, tells claims from what states nothing, finds refusals.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "groundlab/core/reading.hpp"

namespace groundlab {

/// Part of every signature: rises whenever an answer may be cut differently.
inline constexpr std::string_view splitter_version = "1";

/// Reads an answer. `passage_ids`: ids of the retrieved passages, in order; they decide what is a citation.
/// Total on any bytes (valid UTF-8 is checked at the edge), linear in the answer's length.
Reading read_answer(std::string_view answer, std::span<const std::string_view> passage_ids);

/// Abstention is always read from the answer, also where the claims came already split: this reads only that and the
/// sentences that are no claims.
/// A claim that came already split: finds its frame, and the citations that `cites` names. `span` stays empty.
Claim read_claim(std::string_view text, std::span<const std::string> cites,
                 std::span<const std::string_view> passage_ids);

}  // namespace groundlab
