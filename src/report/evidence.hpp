// SPDX-License-Identifier: Apache-2.0
// The piece of a passage that a reason points to, with a little of what stands around it.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/span.hpp"
#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// `… delivered «90» of 100 pieces but …`: the passage around reason.passage_span, that span in guillemets, cut at
/// blanks; at most `around` bytes on either side. Of a long span the part that has most words of `claim`. Empty where
/// the reason names no passage of the case or no span.
std::string quote(const Case& checked, const Reason& reason, std::string_view claim, std::size_t around = 60);

/// `The supplier delivered «80» of 100 pieces.`: the whole text, on one line and harmless to a terminal, those parts in
/// guillemets.
std::string in_guillemets(std::string_view text, std::vector<Span> parts);

/// What a verdict rests on, a line per code: the notes of one code go together. Support that
/// needs no explanation gives no line.
std::vector<std::string> explanations(std::span<const Reason> reasons);

/// Who of a cascade judged, and how often which verdict came where the judge was asked several times: "judged by llm,
/// asked 3 times, 2 supported, 1 unsupported". Empty where neither is so.
std::string judged_by(const Judgement& judgement);

}  // namespace groundlab
