// SPDX-License-Identifier: Apache-2.0
#include <cstdint>
#include <cstring>

#include "text/utf8.hpp"
namespace groundlab {
std::optional<std::size_t> invalid_utf8_at(std::string_view s) {
  std::size_t i = 0;
  while (i < s.size()) {
    if (i + 8 <= s.size()) {
      std::uint64_t w;
      std::memcpy(&w, s.data() + i, 8);
      if ((w & 0x8080808080808080ULL) == 0) {
        i += 8;
        continue;
      }
    }
    const auto b = [&](std::size_t k) { return i + k < s.size() ? static_cast<unsigned char>(s[i + k]) : 0u; };
    const unsigned c = b(0);
    if (c < 0x80) {
      ++i;
      continue;
    }
    const auto cont = [&](std::size_t k) { return (b(k) & 0xC0u) == 0x80u; };
    std::size_t n = 0;
    if (c >= 0xC2 && c <= 0xDF && cont(1))
      n = 2;
    else if ((c & 0xF0u) == 0xE0 && cont(1) && cont(2) && !(c == 0xE0 && b(1) < 0xA0) && !(c == 0xED && b(1) > 0x9F))
      n = 3;
    else if (c >= 0xF0 && c <= 0xF4 && cont(1) && cont(2) && cont(3) && !(c == 0xF0 && b(1) < 0x90) &&
             !(c == 0xF4 && b(1) > 0x8F))
      n = 4;
    if (n == 0) return i;
    i += n;
  }
  return std::nullopt;
}
}  // namespace groundlab
