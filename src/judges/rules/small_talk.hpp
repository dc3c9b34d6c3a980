// SPDX-License-Identifier: Apache-2.0
// Small talk in a claim: clauses about the speaker, reactions, questions back. They state nothing that passages could
// say, so they are not held against the rest of the claim.
#pragma once

#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace groundlab::rules {

/// The pieces of the claim that are small talk, in order; none where nothing else would be left.
std::vector<Span> small_talk(std::string_view claim);

}  // namespace groundlab::rules
