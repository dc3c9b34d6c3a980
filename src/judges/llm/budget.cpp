// SPDX-License-Identifier: Apache-2.0
// Money or tokens, one unit for the whole run.
#include "judges/llm/budget.hpp"

#include <utility>

#include "groundlab/core/diagnostic.hpp"

#include "judges/numbers.hpp"

namespace groundlab {

Budget::Budget(std::string_view text, std::optional<Price> price) : text_(text), price_(price) {
  if (text.empty()) return;
  const bool in_tokens = text.ends_with('t');
  if (!in_tokens && !price)
    throw Error("--budget " + text_ + " without a price",
                "add --llm-price IN,OUT (a million tokens), or give tokens: --budget 200000t");
  if (in_tokens) price_.reset();
  limit_ = number_in(in_tokens ? text.substr(0, text.size() - 1) : text, {0, 1e15}, "budget", "2.50");
}

double Budget::worth(const Effort& effort) const {
  return price_ ? price_->of(effort) : static_cast<double>(effort.tokens_in + effort.tokens_out);
}

std::optional<Budget::Reservation> Budget::reserve(const Effort& most) {
  const std::lock_guard lock(mutex_);
  if (limit_ && used_ + worth(most) > *limit_) return std::nullopt;
  used_ += worth(most);
  ++open_;
  return std::optional<Reservation>(std::in_place, *this, worth(most));
}

bool Budget::wait_for_room() {
  std::unique_lock lock(mutex_);
  if (open_ == 0) return false;
  const std::size_t before = open_;
  ended_.wait(lock, [&] { return open_ != before; });
  return true;
}

void Budget::give_back(double reserved, double used) {
  const std::lock_guard lock(mutex_);
  used_ += used - reserved;
  --open_;
  ended_.notify_all();
}

Budget::Reservation::Reservation(Reservation&& other) noexcept
    : budget_(std::exchange(other.budget_, nullptr)), worth_(other.worth_) {}

Budget::Reservation::~Reservation() {
  if (budget_ != nullptr) budget_->give_back(worth_, 0);
}

void Budget::Reservation::settle(const Effort& used) {
  if (budget_ != nullptr) budget_->give_back(worth_, budget_->worth(used));
  budget_ = nullptr;
}

}  // namespace groundlab
