// SPDX-License-Identifier: Apache-2.0
// A limit on what a run may use: every request reserves the most that it may take before it goes out, so that the limit
// is never passed, however many are open.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "judges/remote/run.hpp"

namespace groundlab {

class Budget {
 public:
  /// What one request may take. Given back when it ends; what it took in truth is said by settle().
  class Reservation {
   public:
    Reservation(Budget& budget, double worth) : budget_(&budget), worth_(worth) {}
    Reservation(Reservation&& other) noexcept;
    Reservation& operator=(Reservation&&) = delete;
    Reservation(const Reservation&) = delete;
    Reservation& operator=(const Reservation&) = delete;
    ~Reservation();
    void settle(const Effort& used);

   private:
    Budget* budget_;
    double worth_;
  };

  /// `text`: an amount of money ("2.50", needs a price), or a number of tokens ("200000t"); empty: no limit. Throws
  /// Error where it is none of these.
  Budget(std::string_view text, std::optional<Price> price);

  /// None: that much more may pass the limit, with what is open.
  std::optional<Reservation> reserve(const Effort& most);
  /// Waits until an open request ends. False: none is open, so there will never be more room.
  bool wait_for_room();
  const std::string& text() const { return text_; }

 private:
  double worth(const Effort& effort) const;
  void give_back(double reserved, double used);

  std::string text_;
  std::optional<Price> price_;  ///< none: counted in tokens
  std::optional<double> limit_;
  std::mutex mutex_;
  std::condition_variable ended_;
  double used_ = 0;  ///< what is reserved included
  std::size_t open_ = 0;
};

}  // namespace groundlab
