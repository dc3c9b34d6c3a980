// SPDX-License-Identifier: Apache-2.0
// What is wrong with the input of a run, in input order: the first 20 faults and a count of the others, and each
// warning once. Printing it is left to the commands.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {

class FaultLog {
 public:
  /// A warning that says the same as an earlier one, elsewhere, is left out.
  void add(Diagnostic diagnostic);
  void add(std::span<const Diagnostic> diagnostics);
  /// Everything that `other` has, as if it had been added here.
  void add(const FaultLog& other);

  bool empty() const { return count_ == 0; }
  /// All faults, also those that are not kept.
  std::size_t count() const { return count_; }
  const std::vector<Diagnostic>& faults() const { return faults_; }
  const std::vector<Diagnostic>& warnings() const { return warnings_; }

 private:
  std::size_t count_ = 0;
  std::vector<Diagnostic> faults_;
  std::vector<Diagnostic> warnings_;
};

}  // namespace groundlab
