// SPDX-License-Identifier: Apache-2.0
// A piece of a text, as bytes. What the text is, the holder of the span says.
#pragma once

#include <cstddef>
#include <string_view>

namespace groundlab {

/// [begin, end) in bytes of UTF-8; both ends stand on code-point boundaries.
struct Span {
  std::size_t begin = 0;
  std::size_t end = 0;

  constexpr std::size_t size() const { return end - begin; }
  constexpr bool operator==(const Span&) const = default;
};

/// The bytes of `text` that `span` names. Precondition: span.begin <= span.end <= text.size().
constexpr std::string_view slice(std::string_view text, Span span) { return text.substr(span.begin, span.size()); }

}  // namespace groundlab
