// SPDX-License-Identifier: Apache-2.0
#include "cases/fault_log.hpp"

#include <algorithm>

namespace groundlab {
namespace {

constexpr std::size_t most_kept = 20;

}  // namespace

void FaultLog::add(Diagnostic diagnostic) {
  if (diagnostic.severity == Severity::error) {
    ++count_;
    if (faults_.size() < most_kept) faults_.push_back(std::move(diagnostic));
    return;
  }
  const auto says_the_same = [&](const Diagnostic& earlier) { return earlier.what == diagnostic.what; };
  if (warnings_.size() < most_kept && std::none_of(warnings_.begin(), warnings_.end(), says_the_same))
    warnings_.push_back(std::move(diagnostic));
}

void FaultLog::add(std::span<const Diagnostic> diagnostics) {
  for (const Diagnostic& diagnostic : diagnostics) add(diagnostic);
}

void FaultLog::add(const FaultLog& other) {
  add(other.faults_);
  add(other.warnings_);
  count_ += other.count_ - other.faults_.size();
}

}  // namespace groundlab
