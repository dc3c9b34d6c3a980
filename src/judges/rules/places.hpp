// SPDX-License-Identifier: Apache-2.0
// The words of an explanation: which piece of text to show, and what to say of it.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "groundlab/core/verdict.hpp"

#include "judges/rules/coverage.hpp"

namespace groundlab::rules {

/// A denial is shown with its negation and auxiliaries: "cannot be billed", not "billed".
bool is_about_negation(ReasonCode code);
Span phrase_around(const ReadText& text, std::uint32_t token, const Vocabulary& vocabulary);

/// "'can be billed', the passage says 'cannot be billed'".
std::string note_of(ReasonCode code, std::string_view claim, std::string_view passage);

/// "no duration in the passages" where there is none at all, else "not in the passages".
std::string what_is_missing(const Quantity& quantity, std::span<const View> views);

}  // namespace groundlab::rules
