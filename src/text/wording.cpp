// SPDX-License-Identifier: Apache-2.0
// Frames may follow each other ("Overall, it appears that"), so they are taken off one after the other.
#include "text/wording.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "groundlab/core/embedded.hpp"

namespace groundlab {
namespace {

constexpr std::array<std::string_view, 13> sections{"abstention", "continued",  "cue",     "meta",         "mention",
                                                    "advice",     "greeting",   "lead_in", "before_colon", "offer",
                                                    "sign_off",   "references", "frame"};
constexpr int most_frames = 4;

}  // namespace

const PhraseBook& phrase_book() {
  static const PhraseBook book(embedded("lists/text/phrases.txt"), sections);
  return book;
}

std::span<const Token> without_end_marks(std::span<const Token> tokens) {
  while (!tokens.empty() && PhraseBook::is_mark(tokens.back())) tokens = tokens.first(tokens.size() - 1);
  while (!tokens.empty() && PhraseBook::is_mark(tokens.front())) tokens = tokens.subspan(1);
  return tokens;
}

bool matches(Wording section, std::span<const Token> tokens) {
  return phrase_book().find(static_cast<std::size_t>(section), tokens).has_value();
}

bool only_about_evidence(std::span<const Token> tokens) {
  if (matches(Wording::meta, tokens)) return true;
  static const std::uint16_t number = phrase_book().id("0");
  const bool counts = std::any_of(tokens.begin(), tokens.end(), [](const Token& token) { return token.id == number; });
  return !counts && matches(Wording::mention, tokens);
}

std::optional<NotClaimKind> small_talk(std::span<const Token> tokens) {
  const auto inner = without_end_marks(tokens);
  constexpr std::array<std::pair<Wording, NotClaimKind>, 5> kinds{{{Wording::greeting, NotClaimKind::greeting},
                                                                   {Wording::lead_in, NotClaimKind::lead_in},
                                                                   {Wording::offer, NotClaimKind::offer},
                                                                   {Wording::sign_off, NotClaimKind::sign_off},
                                                                   {Wording::references, NotClaimKind::references}}};
  for (const auto& [section, kind] : kinds)
    if (phrase_book().at_start(static_cast<std::size_t>(section), inner)) return kind;
  return std::nullopt;
}

std::size_t frame_tokens(std::span<const Token> tokens) {
  std::size_t framed = 0;
  for (int k = 0; k < most_frames; ++k) {
    const auto match = phrase_book().at_start(static_cast<std::size_t>(Wording::frame), tokens.subspan(framed));
    if (!match || framed + match->end >= tokens.size()) break;
    framed += match->end;
  }
  return framed;
}

}  // namespace groundlab
