// SPDX-License-Identifier: Apache-2.0
// A user's own patterns: RE2 with a memory limit, so that no pattern and no text makes them slow.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/span.hpp"

namespace re2 {
class RE2;
}

namespace groundlab {

struct PatternHit {
  Span whole;
  Span group;  ///< the first group, or the whole
};

class Patterns {
 public:
  /// Throws Error naming `option` and the pattern for one that RE2 refuses.
  Patterns(std::span<const std::string> patterns, std::string_view option);
  ~Patterns();
  Patterns(Patterns&&) noexcept;
  Patterns& operator=(Patterns&&) noexcept;

  /// Where in `text` the first pattern that matches does.
  std::optional<Span> match(std::string_view text) const;

  /// All hits of all patterns in `text`, in order, apart from each other; empty ones left out.
  std::vector<PatternHit> all(std::string_view text) const;

 private:
  std::vector<std::unique_ptr<const re2::RE2>> patterns_;
};

}  // namespace groundlab
