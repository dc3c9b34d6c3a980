// SPDX-License-Identifier: Apache-2.0
#include "cases/shortened.hpp"

#include <cstddef>

#include "cases/joined.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest_shown = 60;

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

std::string shortened(std::string_view text) {
  if (text.size() <= longest_shown) return joined("\"", text, "\"");
  std::size_t end = longest_shown;
  while (end > 0 && continues_character(text[end])) --end;
  return joined("\"", text.substr(0, end), "...\"");
}

}  // namespace groundlab
