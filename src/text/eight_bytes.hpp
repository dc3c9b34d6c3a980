// SPDX-License-Identifier: Apache-2.0
// Text eight bytes at a time, in one machine word; the first byte is the lowest.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace groundlab::eight {

inline constexpr std::uint64_t ones = 0x0101010101010101U;

/// `Word`'s size of bytes.
template <typename Word>
std::uint64_t load_all(const char* bytes) {
  Word value = 0;
  std::memcpy(&value, bytes, sizeof value);
  if constexpr (std::endian::native == std::endian::little) return value;
  std::uint64_t ordered = 0;
  for (std::size_t k = 0; k < sizeof value; ++k)
    ordered |= std::uint64_t{static_cast<unsigned char>(bytes[k])} << (8 * k);
  return ordered;
}

/// Up to eight bytes, the rest zero.
inline std::uint64_t load(const char* bytes, std::size_t size) {
  if (size >= 8) return load_all<std::uint64_t>(bytes);
  if (size >= 4) return load_all<std::uint32_t>(bytes) | load_all<std::uint32_t>(bytes + size - 4) << (8 * (size - 4));
  std::uint64_t value = 0;
  for (std::size_t k = 0; k < size; ++k) value |= std::uint64_t{static_cast<unsigned char>(bytes[k])} << (8 * k);
  return value;
}

/// ASCII capitals to small letters.
inline std::uint64_t lower(std::uint64_t bytes) {
  const std::uint64_t low_bits = bytes & (0x7F * ones);
  const std::uint64_t from_a = low_bits + (0x80 - 'A') * ones;
  const std::uint64_t past_z = low_bits + (0x80 - 'Z' - 1) * ones;
  const std::uint64_t capitals = (from_a ^ past_z) & ~bytes & (0x80 * ones);
  return bytes | (capitals >> 2U);
}

/// The place of the first byte under `limit` (at most 0x80) or equal to `a` or `b`; 8: there is none.
inline std::size_t first_special(std::uint64_t bytes, unsigned char limit, char a, char b) {
  const auto zero_in = [](std::uint64_t word) { return (word - ones) & ~word & (0x80 * ones); };
  const std::uint64_t under = (bytes - limit * ones) & ~bytes & (0x80 * ones);
  const std::uint64_t hits = under | zero_in(bytes ^ (static_cast<unsigned char>(a) * ones)) |
                             zero_in(bytes ^ (static_cast<unsigned char>(b) * ones));
  return static_cast<std::size_t>(std::countr_zero(hits)) / 8;
}

/// The high bit of each byte that is an ASCII letter; likewise below.
inline std::uint64_t letters(std::uint64_t bytes) {
  const std::uint64_t low_bits = (bytes | (0x20 * ones)) & (0x7F * ones);
  const std::uint64_t from_a = low_bits + (0x80 - 'a') * ones;
  const std::uint64_t past_z = low_bits + (0x80 - 'z' - 1) * ones;
  return from_a & ~past_z & ~bytes & (0x80 * ones);
}
inline std::uint64_t digits(std::uint64_t bytes) {
  const std::uint64_t low_bits = bytes & (0x7F * ones);
  const std::uint64_t from_0 = low_bits + (0x80 - '0') * ones;
  const std::uint64_t past_9 = low_bits + (0x80 - '9' - 1) * ones;
  return from_0 & ~past_9 & ~bytes & (0x80 * ones);
}
inline std::uint64_t equal(std::uint64_t bytes, char c) {
  const std::uint64_t differ = bytes ^ (static_cast<unsigned char>(c) * ones);
  return ~(((differ & (0x7F * ones)) + 0x7F * ones) | differ) & (0x80 * ones);
}

/// The end of a run of bytes from `at` on: `in` gives the high bit of each byte that goes on with it.
template <typename In>
std::size_t run_end(std::string_view text, std::size_t at, In in) {
  constexpr std::uint64_t all = 0x80 * ones;
  for (; at + 8 <= text.size(); at += 8)
    if (const std::uint64_t out = ~in(load_all<std::uint64_t>(text.data() + at)) & all; out != 0)
      return at + static_cast<std::size_t>(std::countr_zero(out)) / 8;
  const std::size_t rest = text.size() - at;
  const std::uint64_t out = ~in(load(text.data() + at, rest)) & all;
  return at + std::min(rest, static_cast<std::size_t>(std::countr_zero(out)) / 8);
}

/// Mixes eight more bytes into a hash; the constant is that of SplitMix64 (Steele et al., OOPSLA 2014).
inline std::uint64_t mixed(std::uint64_t hash, std::uint64_t bytes) {
  hash = (hash ^ bytes) * 0xBF58476D1CE4E5B9U;
  return hash ^ (hash >> 31U);
}

/// For unordered containers of texts. As with std::hash, whoever chooses the texts may make them collide.
struct Hash {
  using is_transparent = void;
  std::size_t operator()(std::string_view text) const {
    std::uint64_t hash = text.size();
    for (std::size_t at = 0; at < text.size(); at += 8) hash = mixed(hash, load(text.data() + at, text.size() - at));
    return hash;
  }
};

}  // namespace groundlab::eight
