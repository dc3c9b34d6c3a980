// SPDX-License-Identifier: Apache-2.0
// Jitter as in "equal jitter": half the wait is certain, half is chance.
#include "judges/remote/retry.hpp"

#include <algorithm>

namespace groundlab {

Milliseconds back_off(const RetryOptions& options, int attempt, double chance) {
  Milliseconds whole = options.base;
  for (int i = 1; i < attempt && whole < options.longest; ++i) whole *= 2;
  whole = std::min(whole, options.longest);
  return whole / 2 + Milliseconds(static_cast<Milliseconds::rep>(static_cast<double>(whole.count()) / 2 * chance));
}

void Breaker::succeeded() {
  failures_ = 0;
  failed_trials_ = 0;
  ever_succeeded_ = true;
  closed_until_.reset();
}

void Breaker::failed(Time now) {
  ++failures_;
  if (failures_ < options_.failures) return;
  if (closed_until_ && now < *closed_until_) return;  // sent before it opened
  if (closed_until_) ++failed_trials_;
  Milliseconds pause = options_.pause;
  for (int i = 0; i < failed_trials_ && pause < options_.longest; ++i) pause *= 2;
  closed_until_ = now + std::min(pause, options_.longest);
}

std::size_t Breaker::room(Time now, std::size_t limit) const {
  if (!closed_until_) return limit;
  return now < *closed_until_ ? 0 : 1;
}

std::optional<Breaker::Time> Breaker::opens_at() const { return closed_until_; }

}  // namespace groundlab
