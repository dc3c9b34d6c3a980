// SPDX-License-Identifier: Apache-2.0
// The serving thread owns all requests from when they were handed over: waiting (perhaps until a time), or open as a
// transfer. A server that says how long to wait is believed for all requests, not only for the one that was told.
#include "judges/remote/http.hpp"

#include <algorithm>
#include <deque>
#include <list>
#include <mutex>
#include <random>
#include <thread>

#include <fmt/format.h>

#include "groundlab/core/diagnostic.hpp"

#include "judges/remote/mailbox.hpp"
#include "judges/remote/transfer.hpp"

namespace groundlab {
namespace {

using Clock = std::chrono::steady_clock;
using Replies = std::shared_ptr<Mailbox<HttpReply>>;

constexpr int redirects_at_most = 3;
constexpr int attempts_to_reach = 3;  // without ever getting through

struct Job {
  std::shared_ptr<const HttpRequest> request;
  std::size_t place = 0;
  Replies replies;
  std::string url;
  int attempts = 0;
  int redirects = 0;
  Clock::time_point not_before = {};
};

}  // namespace

void set_up_http() { static_cast<void>(libcurl()); }

struct HttpClient::Loop {
  explicit Loop(HttpOptions given);
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  void serve();
  bool take_submitted();
  void fail_all(const std::exception_ptr& why);
  void start_due();
  void start(Job job);
  void finish(Transfer& transfer, CURLcode code);
  void wait() const;
  void retry(Job job, const AttemptEnd& end);
  void deliver(const Job& job, HttpReply reply) { job.replies->put(job.place, std::move(reply)); }

  HttpOptions options;
  std::unique_ptr<CURLM, FreeMulti> multi;

  std::mutex mutex;
  std::deque<Job> submitted;
  std::exception_ptr broken;
  bool over = false;

  // The serving thread's own.
  struct Open {
    Job job;
    std::unique_ptr<Transfer> transfer;
  };
  std::list<Open> open;
  std::vector<std::unique_ptr<Transfer>> spare;
  std::deque<Job> waiting;
  Clock::time_point paused_until;
  Breaker breaker;
  int unreached = 0;  ///< attempts without a connection, before the first success
  std::mt19937_64 chance;
  std::thread server;
};

HttpClient::Loop::Loop(HttpOptions given)
    : options(std::move(given)), breaker(options.breaker), chance(std::random_device()()) {
  set_up_http();
  multi.reset(libcurl().multi_init());
  if (!multi) throw std::bad_alloc();
  const auto connections = static_cast<long>(options.concurrency);
  libcurl().multi_setopt(multi.get(), CURLMOPT_MAXCONNECTS, connections);
  server = std::thread([this] { serve(); });
}

HttpClient::Loop::~Loop() {
  {
    const std::lock_guard lock(mutex);
    over = true;
  }
  libcurl().multi_wakeup(multi.get());
  server.join();
}

void HttpClient::Loop::serve() {
  while (take_submitted()) {
    try {
      start_due();
      int running = 0;
      libcurl().multi_perform(multi.get(), &running);
      int left = 0;
      while (const CURLMsg* message = libcurl().multi_info_read(multi.get(), &left)) {
        if (message->msg != CURLMSG_DONE) continue;
        Transfer* transfer = nullptr;
        libcurl().easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &transfer);
        const CURLcode code = message->data.result;
        finish(*transfer, code);
      }
      start_due();  // what was added makes the wait end at once
      wait();
    } catch (const std::exception&) {
      fail_all(std::current_exception());
    }
  }
  for (const Open& one : open) libcurl().multi_remove_handle(multi.get(), one.transfer->handle());
}

bool HttpClient::Loop::take_submitted() {
  const std::lock_guard lock(mutex);
  for (Job& job : submitted) waiting.push_back(std::move(job));
  submitted.clear();
  if (!broken) return !over;
  for (const Job& job : waiting) job.replies->fail(broken);
  waiting.clear();
  for (const Open& one : open) {
    libcurl().multi_remove_handle(multi.get(), one.transfer->handle());
    one.job.replies->fail(broken);
  }
  open.clear();
  return !over;
}

void HttpClient::Loop::fail_all(const std::exception_ptr& why) {
  const std::lock_guard lock(mutex);
  if (!broken) broken = why;
}

void HttpClient::Loop::start_due() {
  const Clock::time_point now = Clock::now();
  if (breaker.is_dead()) {
    for (const Job& job : waiting)
      deliver(job, {0, {}, "the service failed again and again, and was not asked any more"});
    waiting.clear();
    return;
  }
  if (now < paused_until) return;
  const std::size_t room = breaker.room(now, options.concurrency);
  for (auto job = waiting.begin(); job != waiting.end() && open.size() < room;) {
    if (job->not_before > now) {
      ++job;
      continue;
    }
    Job due = std::move(*job);
    job = waiting.erase(job);
    start(std::move(due));
  }
}

void HttpClient::Loop::start(Job job) {
  std::unique_ptr<Transfer> transfer;
  if (spare.empty()) {
    transfer = std::make_unique<Transfer>(options);
  } else {
    transfer = std::move(spare.back());
    spare.pop_back();
  }
  ++job.attempts;
  transfer->prepare(*job.request, job.url);
  libcurl().multi_add_handle(multi.get(), transfer->handle());
  open.push_back({std::move(job), std::move(transfer)});
}

void HttpClient::Loop::finish(Transfer& transfer, CURLcode code) {
  const auto found =
      std::find_if(open.begin(), open.end(), [&](const Open& one) { return one.transfer.get() == &transfer; });
  AttemptEnd end = transfer.end(code);
  Job job = std::move(found->job);
  libcurl().multi_remove_handle(multi.get(), transfer.handle());
  spare.push_back(std::move(found->transfer));
  open.erase(found);

  if (end.is_transient && end.reply.status != 429) breaker.failed(Clock::now());
  if (!end.is_transient && end.reply.fault.empty()) breaker.succeeded();
  if (!end.reached) unreached += end.is_transient ? 1 : attempts_to_reach;
  if (!end.reached && unreached >= attempts_to_reach && !breaker.has_ever_succeeded()) {
    const auto why =
        std::make_exception_ptr(Error("cannot reach " + origin_of(job.url) + ": " + end.reply.fault,
                                      "check the address and the network; a proxy is taken from https_proxy"));
    job.replies->fail(why);
    fail_all(why);
    return;
  }
  if (!end.redirect.empty() && job.redirects < redirects_at_most) {
    ++job.redirects;
    --job.attempts;
    job.url = end.redirect;
    waiting.push_front(std::move(job));
  } else if (end.is_transient && job.attempts < options.retry.attempts) {
    retry(std::move(job), end);
  } else {
    deliver(job, std::move(end.reply));
  }
}

void HttpClient::Loop::retry(Job job, const AttemptEnd& end) {
  if (end.wait && *end.wait > options.retry.patience) {
    deliver(job, {end.reply.status, end.reply.body,
                  fmt::format("the service asks to come back after {} s", end.wait->count() / 1000)});
    return;
  }
  const Clock::time_point now = Clock::now();
  const double toss = std::uniform_real_distribution<double>(0, 1)(chance);
  job.not_before = now + end.wait.value_or(back_off(options.retry, job.attempts, toss));
  if (end.wait) paused_until = std::max(paused_until, now + *end.wait);
  waiting.push_back(std::move(job));
}

/// Until something happens, something is due, or somebody calls.
void HttpClient::Loop::wait() const {
  const Clock::time_point now = Clock::now();
  Clock::time_point next = now + std::chrono::seconds(10);
  for (const Job& job : waiting)
    if (job.not_before > now) next = std::min(next, job.not_before);
  if (paused_until > now) next = std::min(next, paused_until);
  if (const auto at = breaker.opens_at(); at && *at > now) next = std::min(next, *at);
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(next - now).count();
  libcurl().multi_poll(multi.get(), nullptr, 0, static_cast<int>(left) + 1, nullptr);
}

HttpClient::HttpClient(HttpOptions options) : options_(std::move(options)) {}
HttpClient::~HttpClient() = default;

HttpClient::Loop& HttpClient::loop() {
  const std::lock_guard lock(mutex_);
  if (stopped_) std::rethrow_exception(stopped_);
  if (!loop_) loop_ = std::make_unique<Loop>(options_);
  return *loop_;
}

void HttpClient::perform(std::span<const HttpRequest> requests,
                         const std::function<void(std::size_t, HttpReply)>& done) {
  const auto replies = std::make_shared<Mailbox<HttpReply>>();
  // A request's bytes are read until its reply is there, and this call may end before that by an exception.
  const auto kept = std::make_shared<const std::vector<HttpRequest>>(requests.begin(), requests.end());
  if (requests.empty()) return;
  Loop& serving = loop();
  {
    const std::lock_guard lock(serving.mutex);
    if (serving.broken) std::rethrow_exception(serving.broken);
    for (std::size_t i = 0; i < kept->size(); ++i)
      serving.submitted.push_back(
          {std::shared_ptr<const HttpRequest>(kept, &(*kept)[i]), i, replies, (*kept)[i].url, 0, 0, {}});
  }
  libcurl().multi_wakeup(serving.multi.get());
  for (std::size_t i = 0; i < requests.size(); ++i) {
    auto [place, reply] = replies->take();
    done(place, std::move(reply));
  }
}

void HttpClient::stop(const std::exception_ptr& why) {
  const std::lock_guard lock(mutex_);
  if (!stopped_) stopped_ = why;
  if (!loop_) return;
  loop_->fail_all(why);
  libcurl().multi_wakeup(loop_->multi.get());
}

}  // namespace groundlab
