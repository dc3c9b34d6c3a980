// SPDX-License-Identifier: Apache-2.0
// The ordered table of reason codes: name in files, one-line meaning for --help and reports.
#pragma once

#include <array>
#include <string_view>

#include "groundlab/core/verdict.hpp"

namespace groundlab {

struct ReasonRow {
  ReasonCode value;
  std::string_view name;
  std::string_view meaning;
};

inline constexpr std::array reason_codes{
    ReasonRow{ReasonCode::covered, "covered", "the passages say what the claim says"},
    ReasonRow{ReasonCode::nothing_to_check, "nothing_to_check", "the sentence states nothing that could be checked"},
    ReasonRow{ReasonCode::conflicting_passages, "conflicting_passages",
              "one passage backs the claim, another denies it"},
    ReasonRow{ReasonCode::number_conflict, "number_conflict", "the passage has another number in that place"},
    ReasonRow{ReasonCode::code_conflict, "code_conflict", "the passage has another code or identifier in that place"},
    ReasonRow{ReasonCode::negation_conflict, "negation_conflict", "one says yes, the other says no"},
    ReasonRow{ReasonCode::word_conflict, "word_conflict", "a word stands against its opposite"},
    ReasonRow{ReasonCode::name_conflict, "name_conflict", "the passage has another name in that place"},
    ReasonRow{ReasonCode::order_conflict, "order_conflict",
              "who does it to whom, or what comes first, is the other way round"},
    ReasonRow{ReasonCode::amount_conflict, "amount_conflict", "all, some or none: the passage speaks of another share"},
    ReasonRow{ReasonCode::duty_conflict, "duty_conflict", "must, may or must not: the passage says another one"},
    ReasonRow{ReasonCode::exception_conflict, "exception_conflict",
              "the passage makes an exception, or allows it under one condition only"},
    ReasonRow{ReasonCode::passage_conflict, "passage_conflict", "a model or program finds that a passage denies it"},
    ReasonRow{ReasonCode::number_missing, "number_missing", "a number or code of the claim stands in no passage"},
    ReasonRow{ReasonCode::negation_missing, "negation_missing", "the claim denies what no passage denies"},
    ReasonRow{ReasonCode::condition_missing, "condition_missing",
              "the passage leaves it open, or says it under a condition"},
    ReasonRow{ReasonCode::words_missing, "words_missing", "words that carry the claim stand in no passage"},
    ReasonRow{ReasonCode::not_stated, "not_stated", "a model or program finds no passage that says it"},
    ReasonRow{ReasonCode::no_evidence, "no_evidence", "there is no passage to check against"},
    ReasonRow{ReasonCode::not_judged, "not_judged", "the judge gave no verdict"},
};

constexpr const ReasonRow& row(ReasonCode code) { return reason_codes[static_cast<std::size_t>(code)]; }
constexpr std::string_view name(ReasonCode code) { return row(code).name; }

}  // namespace groundlab
