// SPDX-License-Identifier: Apache-2.0
// When it dies with several questions open, nobody knows which one killed it: they are put again one at a time, and the
// one with which it dies alone, before it replied to another, is given up.
#include "judges/exec/program.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "groundlab/core/diagnostic.hpp"

#include "judges/remote/answer_json.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest_line = std::size_t{16} << 20;
constexpr std::size_t chunk = std::size_t{1} << 16;
constexpr int deaths_before_the_first_reply = 5;
constexpr int deaths_at_most = 20;
constexpr int hangs_at_most = 5;

std::optional<std::size_t> id_in(std::string_view line) {
  const nlohmann::json object = nlohmann::json::parse(line, nullptr, false);
  if (!object.is_object()) return std::nullopt;
  const auto id = object.find("id");
  if (id == object.end() || !id->is_number_unsigned()) return std::nullopt;
  return id->get<std::size_t>();
}

}  // namespace

Program::Program(ProgramOptions options) : options_(std::move(options)), wake_(eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
  if (wake_ < 0) throw Error("cannot open an event counter", "close other programs");
  server_ = std::thread([this] { serve(); });
}

Program::~Program() {
  stop(std::make_exception_ptr(std::logic_error("the program is gone")));
  server_.join();
  close(wake_);
}

void Program::stop(const std::exception_ptr& why) {
  {
    const std::lock_guard lock(mutex_);
    if (!broken_) broken_ = why;
    stopping_ = true;
  }
  eventfd_write(wake_, 1);
}

void Program::perform(std::span<const std::string> objects,
                      const std::function<void(std::size_t, ProgramReply)>& done) {
  const auto replies = std::make_shared<Mailbox<ProgramReply>>();
  {
    const std::lock_guard lock(mutex_);
    if (broken_) std::rethrow_exception(broken_);
    for (std::size_t i = 0; i < objects.size(); ++i) submitted_.push_back({objects[i], i, replies, 0, 0});
  }
  eventfd_write(wake_, 1);
  for (std::size_t i = 0; i < objects.size(); ++i) {
    auto [place, reply] = replies->take();
    done(place, std::move(reply));
  }
}

void Program::serve() {
  while (take_submitted()) {
    try {
      if (!child_ && !waiting_.empty()) {
        child_ = std::make_unique<Child>(options_.command);
        child_replies_ = 0;
        heard_ = Clock::now();
      }
      if (child_) fill();
      wait_for_events();
      if (!child_) continue;
      send();
      receive();
      if (child_ && !open_.empty() && Clock::now() - heard_ > options_.timeout) give_up_on_hang();
    } catch (const std::exception&) {
      fail_all(std::current_exception());
    }
  }
  child_.reset();
}

/// False: it is over.
bool Program::take_submitted() {
  const std::unique_lock lock(mutex_);
  for (Job& job : submitted_) waiting_.push_back(std::move(job));
  submitted_.clear();
  if (!stopping_) return true;
  for (std::deque<Job>* jobs : {&waiting_, &open_})
    for (const Job& job : *jobs) job.replies->fail(broken_);
  return false;
}

void Program::fail_all(const std::exception_ptr& why) {
  const std::lock_guard lock(mutex_);
  if (!broken_) broken_ = why;
  for (std::deque<Job>* jobs : {&submitted_, &waiting_, &open_}) {
    for (const Job& job : *jobs) job.replies->fail(why);
    jobs->clear();
  }
  child_.reset();
}

void Program::fill() {
  const std::size_t room = suspects_ > 0 ? 1 : options_.open_questions;
  while (open_.size() < room && !waiting_.empty()) {
    if (open_.empty()) heard_ = Clock::now();
    Job job = std::move(waiting_.front());
    waiting_.pop_front();
    job.id = next_id_++;
    ++job.put;
    outgoing_ += "{\"id\":" + std::to_string(job.id) + "," + job.object.substr(1) + "\n";
    open_.push_back(std::move(job));
  }
}

void Program::wait_for_events() const {
  std::array<pollfd, 3> files{{{wake_, POLLIN, 0}, {-1, POLLIN, 0}, {-1, POLLOUT, 0}}};
  int patience = -1;
  if (child_) {
    files[1].fd = child_->output();
    if (!outgoing_.empty()) files[2].fd = child_->input();
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(heard_ + options_.timeout - Clock::now());
    if (!open_.empty()) patience = static_cast<int>(std::max<long long>(0, left.count()) + 1);
  }
  poll(files.data(), files.size(), patience);
  eventfd_t ignored = 0;
  eventfd_read(wake_, &ignored);
}

void Program::send() {
  if (!outgoing_.empty()) outgoing_.erase(0, child_->write(outgoing_));
}

void Program::receive() {
  const std::optional<std::string> bytes = child_->read(chunk);
  if (!bytes) return;
  if (bytes->empty()) {
    died(child_->end());
    return;
  }
  incoming_ += *bytes;
  std::size_t begin = 0;
  for (std::size_t end = incoming_.find('\n'); end != std::string::npos; end = incoming_.find('\n', begin)) {
    take_line(std::string_view(incoming_).substr(begin, end - begin));
    begin = end + 1;
  }
  incoming_.erase(0, begin);
  if (incoming_.size() > longest_line) died(child_->end() + ", after a line that did not end");
}

void Program::take_line(std::string_view line) {
  const std::optional<std::size_t> id = id_in(line);
  const auto job = std::find_if(open_.begin(), open_.end(), [&](const Job& one) { return one.id == id; });
  if (job == open_.end()) {
    if (!line.empty()) stray_ = shortened_reply(line);
    return;
  }
  heard_ = Clock::now();
  has_replied_ = true;
  ++child_replies_;
  deaths_in_a_row_ = 0;
  hangs_in_a_row_ = 0;
  if (suspects_ > 0) --suspects_;
  job->replies->put(job->place, {std::string(line), std::nullopt});
  open_.erase(job);
}

void Program::put_back() {
  if (suspects_ == 0) suspects_ = open_.size();  // else the one that is open is one of them
  while (!open_.empty()) {
    waiting_.push_front(std::move(open_.back()));
    open_.pop_back();
  }
  child_.reset();
  outgoing_.clear();
  incoming_.clear();
}

void Program::died(const std::string& how) {
  if (open_.empty()) {
    put_back();
    return;
  }
  ++deaths_in_a_row_;
  const std::string said = stray_.empty() ? "" : "; the last line that it wrote: " + stray_;
  if (!has_replied_ && deaths_in_a_row_ >= deaths_before_the_first_reply)
    throw Error("the program \"" + options_.command.front() + "\" ended without a reply (" + how + ")" + said,
                "run it by hand: a question a line on its standard input (docs/judges/exec.md)");
  if (deaths_in_a_row_ >= deaths_at_most)
    throw Error("the program \"" + options_.command.front() + "\" ended " + std::to_string(deaths_in_a_row_) +
                    " times in a row (" + how + ")" + said,
                "mend it and run again; with --cache the verdicts so far are kept");
  if (open_.size() == 1 && open_.front().put > 1 && child_replies_ == 0) {
    const Job& job = open_.front();
    job.replies->put(job.place, {{}, "the program ended on this question (" + how + ")" + said});
    open_.pop_front();
    if (suspects_ > 0) --suspects_;
  }
  put_back();
}

void Program::give_up_on_hang() {
  const std::string said = stray_.empty() ? "" : "; the last line that it wrote: " + stray_;
  const std::string waited =
      fmt::format("no reply within {:g} s{}", static_cast<double>(options_.timeout.count()) / 1000, said);
  if (!has_replied_ || ++hangs_in_a_row_ >= hangs_at_most)
    throw Error("the program \"" + options_.command.front() + "\" gave " + waited,
                "a reply is a line with the question's id, flushed (docs/judges/exec.md); --timeout waits longer");
  const Job& job = open_.front();
  job.replies->put(job.place, {{}, waited});
  open_.pop_front();
  if (suspects_ > 0) --suspects_;
  put_back();
}

}  // namespace groundlab
