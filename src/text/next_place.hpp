// SPDX-License-Identifier: Apache-2.0
// Search with a memory, so that asking again from a later place never reads a byte twice.
#pragma once

#include <cstddef>
#include <string_view>

namespace groundlab {

/// The next place of a string, remembered: repeated questions from rising places cost one scan in all.
class NextPlace {
 public:
  explicit NextPlace(std::string_view wanted) : wanted_(wanted) {}
  std::size_t from(std::string_view text, std::size_t at) {
    if (!known_ || (place_ != text.npos && place_ < at)) {
      place_ = text.find(wanted_, at);
      known_ = true;
    }
    return place_;
  }

 private:
  std::string_view wanted_;
  std::size_t place_ = 0;
  bool known_ = false;
};

}  // namespace groundlab
