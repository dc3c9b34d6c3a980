// SPDX-License-Identifier: Apache-2.0
// One run of a remote judge, seen from the commands: what it would ask, what it asked, and how to stop it. Counters are
// shared by all threads.
#pragma once

#include <atomic>
#include <cstdint>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "judges/remote/cache.hpp"
#include "judges/remote/options.hpp"

namespace groundlab {

/// What asking takes: for a forecast, or as it was.
struct Effort {
  std::uint64_t questions = 0;
  std::uint64_t requests = 0;
  std::uint64_t tokens_in = 0;
  std::uint64_t tokens_out = 0;
  std::uint64_t cases = 0;     ///< with something to ask
  std::uint64_t passages = 0;  ///< of those cases

  Effort& operator+=(const Effort& other);
  bool operator==(const Effort&) const = default;
};

/// Money a million tokens cost, in the user's currency.
struct Price {
  double in = 0;
  double out = 0;

  double of(const Effort& effort) const {
    return (in * static_cast<double>(effort.tokens_in) + out * static_cast<double>(effort.tokens_out)) / 1e6;
  }
};

/// Efforts added up by many threads.
class Meter {
 public:
  void add(const Effort& effort);
  Effort sum() const;

 private:
  std::atomic<std::uint64_t> questions_{0}, requests_{0}, tokens_in_{0}, tokens_out_{0}, cases_{0}, passages_{0};
};

class Budget;

class RemoteRun {
 public:
  RemoteRun(RemoteOptions given, std::string who);

  RemoteOptions options;
  std::string target;          ///< who is asked, as a notice names it: a host, a program
  bool is_program = false;     ///< it is run here
  bool counts_tokens = false;  ///< it is paid by tokens
  std::optional<Price> price;  ///< where the user said it
  std::unique_ptr<VerdictCache> cache;
  std::shared_ptr<Budget> budget;  ///< of everything that is paid in this run; none: nothing is
  Meter forecast;                  ///< what a run would ask, while `forecasting`
  Meter spent;                     ///< what was asked
  std::atomic<bool> forecasting{false};
  std::function<void(std::exception_ptr)> stop;  ///< ends all waiting at once: whoever waits gets this thrown
};

/// Stopping `run` also stops `one`, as long as it lives: the run must not hold what holds the run.
template <typename Stoppable>
void stop_with(RemoteRun& run, const std::shared_ptr<Stoppable>& one) {
  run.stop = [before = run.stop, held = std::weak_ptr<Stoppable>(one)](const std::exception_ptr& why) {
    if (before) before(why);
    if (const auto alive = held.lock()) alive->stop(why);
  };
}

}  // namespace groundlab
