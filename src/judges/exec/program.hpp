// SPDX-License-Identifier: Apache-2.0
// One program that answers lines with lines: started when the first question comes, kept busy, started anew when it
// dies, killed when it hangs. No question is lost, and none that is alone with the program is put a third time.
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "judges/exec/child.hpp"
#include "judges/remote/mailbox.hpp"

namespace groundlab {

struct ProgramOptions {
  std::vector<std::string> command;
  std::size_t open_questions = 16;           ///< that it may have before it answers
  std::chrono::milliseconds timeout{60000};  ///< without any answer, while it has questions
};

/// What the program wrote to a question, or why there is nothing.
struct ProgramReply {
  std::string line;
  std::optional<std::string> fault;
};

class Program {
 public:
  explicit Program(ProgramOptions options);
  ~Program();
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;

  /// Puts JSON objects (without an id, which is added) to the program, and calls `done` with the place and the reply of
  /// each as they come. Called from many threads. Throws Error where the program cannot be run, or never replies.
  void perform(std::span<const std::string> objects, const std::function<void(std::size_t, ProgramReply)>& done);

  /// Ends it: whoever waits in perform(), or calls it, gets `why` thrown.
  void stop(const std::exception_ptr& why);

 private:
  using Clock = std::chrono::steady_clock;
  using Replies = std::shared_ptr<Mailbox<ProgramReply>>;
  struct Job {
    std::string object;
    std::size_t place = 0;
    Replies replies;
    std::size_t id = 0;
    int put = 0;  ///< how often
  };

  void serve();
  bool take_submitted();
  void fail_all(const std::exception_ptr& why);
  void fill();
  void wait_for_events() const;
  void send();
  void receive();
  void take_line(std::string_view line);
  void died(const std::string& how);
  void give_up_on_hang();
  void put_back();

  ProgramOptions options_;
  std::mutex mutex_;
  std::deque<Job> submitted_;
  std::exception_ptr broken_;
  bool stopping_ = false;  ///< nothing more is served
  int wake_ = -1;

  // The serving thread's own.
  std::deque<Job> waiting_;
  std::deque<Job> open_;  ///< in the order they were put
  std::size_t suspects_ = 0;
  std::size_t next_id_ = 1;
  std::unique_ptr<Child> child_;
  std::string outgoing_;
  std::string incoming_;
  std::string stray_;  ///< the last line that was no reply
  Clock::time_point heard_;
  int deaths_in_a_row_ = 0;
  int hangs_in_a_row_ = 0;
  std::size_t child_replies_ = 0;  ///< of the one that runs
  bool has_replied_ = false;
  std::thread server_;
};

}  // namespace groundlab
