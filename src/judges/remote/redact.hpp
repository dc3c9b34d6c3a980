// SPDX-License-Identifier: Apache-2.0
// Blackening: what a pattern of the user's matches is replaced before any text leaves.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"

namespace re2 {
class RE2;
}

namespace groundlab {

class Redactor {
 public:
  /// Throws Error for a pattern that RE2 refuses. An empty one replaces nothing.
  explicit Redactor(const std::string& pattern);
  ~Redactor();
  Redactor(Redactor&&) noexcept;

  bool is_idle() const { return pattern_ == nullptr; }
  /// Every match becomes "[redacted]".
  std::string redacted(std::string_view text) const;
  /// Question, answer and the passages' texts and titles; ids stay, for they name the passages.
  Case redacted(const Case& original) const;
  /// Text and context.
  Claim redacted(const Claim& original) const;

 private:
  std::unique_ptr<const re2::RE2> pattern_;
};

}  // namespace groundlab
