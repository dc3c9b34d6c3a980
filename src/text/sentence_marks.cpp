// SPDX-License-Identifier: Apache-2.0
// Unicode's Sentence_Terminal property (PropList, version 15) for the scripts that answers are written in.
#include "text/sentence_marks.hpp"

#include <array>

#include "text/ascii.hpp"

namespace groundlab {

using namespace std::literals;

std::size_t foreign_stop(std::string_view text, std::size_t at) {
  constexpr std::array stops{"。"sv, "！"sv, "？"sv, "｡"sv, "؟"sv, "۔"sv, "।"sv, "॥"sv, "։"sv,
                             "።"sv,  "။"sv,  "។"sv,  "…"sv, "‼"sv, "⁇"sv, "⁈"sv, "⁉"sv};
  for (const std::string_view stop : stops)
    if (text.substr(at).starts_with(stop)) return stop.size();
  return 0;
}

std::size_t closing_mark(std::string_view text, std::size_t at) {
  const char c = ascii::at(text, at);
  if (c == '"' || c == '\'' || c == ')' || c == ']' || c == '}' || c == '*' || c == '_' || c == '`')
    return at < text.size() ? 1 : 0;
  if (!ascii::high(c)) return 0;
  for (const std::string_view quote :
       {"”"sv, "’"sv, "»"sv, "“"sv, "」"sv, "』"sv, "）"sv, "】"sv, "›"sv, "\xC2\xA0»"sv, "\xE2\x80\xAF»"sv})
    if (text.substr(at).starts_with(quote)) return quote.size();
  return 0;
}

std::size_t inline_bullet(std::string_view text, std::size_t at) {
  for (const std::string_view bullet : {"•"sv, "⁃"sv, "‣"sv, "▪"sv, "●"sv, "◦"sv})
    if (text.substr(at).starts_with(bullet)) return bullet.size();
  return 0;
}

}  // namespace groundlab
