// SPDX-License-Identifier: Apache-2.0
// Text from cases as a terminal may show it: hostile bytes made visible, width in columns, cuts at graphemes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace groundlab {

/// `text` on one line, harmless to a terminal: line feeds, tabs and runs of blanks become one blank; other control
/// bytes, C1 controls, bidirectional marks and zero-width characters are spelt out (\x1b, \u202e); malformed bytes as
/// \xff.
std::string visible(std::string_view text);

/// Terminal columns that `text` takes (wide characters two, combining marks none).
std::size_t display_width(std::string_view text);

/// `text` if it fits in `columns`, else as much as fits with "…" at the end; never cut inside a grapheme.
std::string fit(std::string_view text, std::size_t columns);

/// `text` padded with blanks to `columns` on the right (or left, when `right_aligned`). Longer text stays as it is.
std::string pad(std::string_view text, std::size_t columns, bool right_aligned = false);

/// `text` broken at blanks into lines of at most `columns`; a longer word is broken at graphemes. At least one line.
std::vector<std::string> wrap(std::string_view text, std::size_t columns);

}  // namespace groundlab
