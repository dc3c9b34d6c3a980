// SPDX-License-Identifier: Apache-2.0
// Many items through many threads, results in input order: a bounded window of batches is in work at any time, so that
// memory does not grow with the input, and the result does not depend on the thread count.
#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <vector>

namespace groundlab {

/// Calls `produce()` for batches (vectors of items) until one is empty, `work(worker, item)` for each item, and
/// `consume(result)` for each result in input order on the calling thread. `workers`: one object per thread; a worker
/// never serves two batches at a time. An exception ends the run and passes through.
template <typename Item, typename Worker, typename Produce, typename Work, typename Consume>
void in_order(std::vector<Worker>& workers, Produce produce, Work work, Consume consume) {
  using Result = std::invoke_result_t<Work, Worker&, Item&>;
  const auto do_batch = [&](std::size_t worker, std::vector<Item> items) {
    std::vector<Result> results;
    results.reserve(items.size());
    for (Item& item : items) results.push_back(work(workers[worker], item));
    return results;
  };
  if (workers.size() == 1) {
    for (std::vector<Item> items = produce(); !items.empty(); items = produce())
      for (Item& item : items) consume(work(workers[0], item));
    return;
  }
  std::deque<std::future<std::vector<Result>>> running;
  std::size_t next = 0;
  const auto consume_oldest = [&] {
    auto oldest = std::move(running.front());
    running.pop_front();
    for (Result& result : oldest.get()) consume(std::move(result));
  };
  for (std::vector<Item> items = produce(); !items.empty(); items = produce()) {
    if (running.size() == workers.size()) consume_oldest();
    running.push_back(std::async(std::launch::async, do_batch, next, std::move(items)));
    next = (next + 1) % workers.size();
  }
  while (!running.empty()) consume_oldest();
}

}  // namespace groundlab
