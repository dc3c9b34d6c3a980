// SPDX-License-Identifier: Apache-2.0
// The phrase book of groundlab (data/lists/text/phrases.txt) and the questions asked of it.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "groundlab/core/reading.hpp"

#include "text/phrases.hpp"

namespace groundlab {

/// The sections of the phrase book, in the order of their numbers.
enum class Wording : std::size_t {
  abstention,
  continued,
  cue,
  meta,
  mention,
  advice,
  greeting,
  lead_in,
  before_colon,
  offer,
  sign_off,
  references,
  frame
};

/// Parsed once.
const PhraseBook& phrase_book();

/// `tokens` without the marks at their ends.
std::span<const Token> without_end_marks(std::span<const Token> tokens);

/// True where `tokens` match a pattern of the section.
bool matches(Wording section, std::span<const Token> tokens);

/// True where `tokens` only speak of the evidence or the question: [meta], or [mention] and no number.
bool only_about_evidence(std::span<const Token> tokens);

/// The kind of a sentence that is wholly small talk: greeting, lead_in, before_colon, offer, sign_off, references; else
/// none.
std::optional<NotClaimKind> small_talk(std::span<const Token> tokens);

/// How many of the first tokens only frame the statement.
std::size_t frame_tokens(std::span<const Token> tokens);

}  // namespace groundlab
