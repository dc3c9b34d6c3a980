// SPDX-License-Identifier: Apache-2.0
// A text made plain for reading numbers: full-width digits, typographic blanks, dashes, raised digits, fractions and
// currency signs become ASCII, what shows nothing goes; every byte knows where it came from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace groundlab {

/// Bytes that stand for signs which ASCII has none for.
namespace sign {
inline constexpr char dash = '\x01';  ///< en or em dash: between numbers a range, before one a minus
inline constexpr char euro = '\x02', pound = '\x03', yen = '\x04', rupee = '\x05', cent = '\x06';
inline constexpr char degree = '\x0E', section = '\x0F', times = '\x10', at_least = '\x11', at_most = '\x12';
inline constexpr char about = '\x13', plus_minus = '\x14', per_mille = '\x15';
}  // namespace sign

class Folded {
 public:
  explicit Folded(std::string_view text);

  std::string_view text() const { return changed_ ? std::string_view(folded_) : original_; }

  /// Where the byte `at` of text() stands in the original; text().size() gives its end.
  std::size_t origin(std::size_t at) const { return changed_ ? origins_[at] : at; }

  /// Where a piece that ends before the byte `at` of text() ends in the original: never inside a code point.
  std::size_t origin_end(std::size_t at) const;

 private:
  void fold();

  std::string_view original_;
  bool changed_ = false;
  std::size_t raised_until_ = 0;  ///< where the last raised digit ended
  std::string folded_;
  std::vector<std::uint32_t> origins_;
};

}  // namespace groundlab
