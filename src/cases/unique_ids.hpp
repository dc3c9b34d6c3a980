// SPDX-License-Identifier: Apache-2.0
// Whether a case's id is new in this run. Of an id only its 64-bit hash is kept: for 120,000 ids 2 MiB, and a chance of
// less than one in a thousand million that two different ones are taken for the same (birthday bound).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"

namespace groundlab {

class UniqueIds {
 public:
  UniqueIds() : slots_(1024) {}

  /// True where `id` is new.
  bool insert(std::string_view id);
  /// The fault of a case whose id came before. Cases are asked in input order, each once.
  std::optional<Diagnostic> check(const Case& next);

 private:
  void grow();

  std::vector<std::uint64_t> slots_;  ///< open addressing, a power of two; 0: free
  std::size_t size_ = 0;
};

}  // namespace groundlab
