// SPDX-License-Identifier: Apache-2.0
// UTF-8 by bytes: validity, code points, boundaries, and what kind of letter stands at a place.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace groundlab {

/// The offset of the first byte that is not well-formed UTF-8 (Unicode 15, table 3-7), or none.
std::optional<std::size_t> invalid_utf8_at(std::string_view bytes);

struct CodePoint {
  char32_t value = 0;    ///< U+FFFD for a malformed byte
  std::size_t size = 1;  ///< bytes it takes
};

/// The code point at `offset`. Precondition: offset < text.size().
CodePoint code_point_at(std::string_view text, std::size_t offset);

/// The code point that ends at `end`. Precondition: 0 < end <= text.size().
CodePoint code_point_before(std::string_view text, std::size_t end);

/// The bytes of `value` in UTF-8; those of U+FFFD where it is no scalar value.
std::string utf8(char32_t value);

/// Of a code point: a letter of any script; an upper-case or title-case one; a lower-case one.
bool is_letter(char32_t value);
bool is_upper(char32_t value);
bool is_lower(char32_t value);

/// Blank in running text: ASCII blanks, the no-break and typographic spaces, the ideographic space.
bool is_space(char32_t value);

/// Shows nothing: zero-width spaces and joiners, byte order mark, soft hyphen, direction marks.
bool is_invisible(char32_t value);

/// A pictograph or its modifiers.
bool is_emoji(char32_t value);

}  // namespace groundlab
