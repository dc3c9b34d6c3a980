// SPDX-License-Identifier: Apache-2.0
// The wording of messages: texts and counts, one after the other.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace groundlab {

inline void append_part(std::string& text, std::string_view part) { text += part; }
inline void append_part(std::string& text, char part) { text += part; }
inline void append_part(std::string& text, std::size_t part) { text += std::to_string(part); }

/// All parts as one text; counts in decimal.
template <typename... Parts>
std::string joined(const Parts&... parts) {
  std::string text;
  (append_part(text, parts), ...);
  return text;
}

}  // namespace groundlab
