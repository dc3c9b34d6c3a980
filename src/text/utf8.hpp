// SPDX-License-Identifier: Apache-2.0
// UTF-8 by bytes: validity, code points, boundaries.
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

}  // namespace groundlab
