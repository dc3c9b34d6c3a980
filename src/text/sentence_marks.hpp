// SPDX-License-Identifier: Apache-2.0
// The marks that end sentences beyond . ! and ?, and those that close what a sentence ended in.
#pragma once

#include <cstddef>
#include <string_view>

namespace groundlab {

/// The size of a stop of another script, or of an ellipsis, at `at`; 0: none there.
std::size_t foreign_stop(std::string_view text, std::size_t at);

/// The size of a closing quote, bracket or emphasis mark at `at`; 0: none there.
std::size_t closing_mark(std::string_view text, std::size_t at);

/// The size of a bullet that parts items even inside a line, at `at`; 0: none there.
std::size_t inline_bullet(std::string_view text, std::size_t at);

}  // namespace groundlab
