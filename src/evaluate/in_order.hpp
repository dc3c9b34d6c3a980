// SPDX-License-Identifier: Apache-2.0
// Many items through many threads, results in input order: a bounded window of batches is in work at any time, so that
// memory does not grow with the input, and the result does not depend on the thread count. A window wider than the
// crew keeps all threads busy while the oldest batch takes long.
#pragma once

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace groundlab {

/// Who works: one object per thread.
template <typename Worker>
struct Crew {
  std::vector<Worker>& workers;
  std::size_t window = 0;              ///< batches in work at a time; at least one per worker
  std::function<void()> idle = [] {};  ///< called ten times a second while there is nothing to consume; may throw
};

/// The threads of a crew, each taking the next job when it is free. The destructor drops jobs that nobody took, and
/// waits for those in work.
template <typename Worker>
class WorkThreads {
 public:
  using Job = std::function<void(Worker&)>;

  explicit WorkThreads(std::vector<Worker>& workers) {
    for (Worker& worker : workers) threads_.emplace_back([this, &worker] { serve(worker); });
  }
  WorkThreads(const WorkThreads&) = delete;
  WorkThreads& operator=(const WorkThreads&) = delete;
  ~WorkThreads() {
    {
      const std::lock_guard lock(mutex_);
      over_ = true;
    }
    changed_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  void add(Job job) {
    {
      const std::lock_guard lock(mutex_);
      jobs_.push_back(std::move(job));
    }
    changed_.notify_one();
  }

 private:
  void serve(Worker& worker) {
    while (const std::optional<Job> job = next()) (*job)(worker);
  }

  std::optional<Job> next() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return over_ || !jobs_.empty(); });
    if (over_) return std::nullopt;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  bool over_ = false;
  std::vector<std::thread> threads_;
};

/// Calls `produce()` for batches (vectors of items) until one is empty, `work(worker, item)` for each item, and
/// `consume(result)` for each result in input order on the calling thread. A worker never serves two batches at a time.
/// An exception ends the run and passes through.
template <typename Item, typename Worker, typename Produce, typename Work, typename Consume>
void in_order(const Crew<Worker>& crew, Produce produce, Work work, Consume consume) {
  using Result = std::invoke_result_t<Work, Worker&, Item&>;
  if (crew.workers.size() == 1) {
    for (std::vector<Item> items = produce(); !items.empty(); items = produce())
      for (Item& item : items) consume(work(crew.workers[0], item));
    return;
  }
  std::deque<std::future<std::vector<Result>>> running;
  WorkThreads<Worker> threads(crew.workers);
  const auto consume_oldest = [&] {
    auto oldest = std::move(running.front());
    running.pop_front();
    while (oldest.wait_for(std::chrono::milliseconds(100)) != std::future_status::ready) crew.idle();
    for (Result& result : oldest.get()) consume(std::move(result));
  };
  const std::size_t window = std::max(crew.window, crew.workers.size());
  for (std::vector<Item> items = produce(); !items.empty(); items = produce()) {
    if (running.size() == window) consume_oldest();
    const auto task = std::make_shared<std::packaged_task<std::vector<Result>(Worker&)>>(
        [work, batch = std::move(items)](Worker& worker) mutable {
          std::vector<Result> results;
          results.reserve(batch.size());
          for (Item& item : batch) results.push_back(work(worker, item));
          return results;
        });
    running.push_back(task->get_future());
    threads.add([task](Worker& worker) { (*task)(worker); });
  }
  while (!running.empty()) consume_oldest();
}

}  // namespace groundlab
