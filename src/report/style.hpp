// SPDX-License-Identifier: Apache-2.0
// What the terminal text may use: columns and colour. Colour only repeats what the words say.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace groundlab {

struct Style {
  std::size_t width = 100;  ///< columns
  bool color = false;
};

enum class Tone { plain, good, bad, doubtful, faint, strong };

/// `text` in the tone's colour, where the style allows colour.
inline std::string toned(std::string_view text, Tone tone, const Style& style) {
  if (!style.color || tone == Tone::plain) return std::string(text);
  constexpr std::string_view codes[] = {"", "\x1b[32m", "\x1b[31m", "\x1b[33m", "\x1b[2m", "\x1b[1m"};
  return std::string(codes[static_cast<std::size_t>(tone)]) + std::string(text) + "\x1b[0m";
}

}  // namespace groundlab
