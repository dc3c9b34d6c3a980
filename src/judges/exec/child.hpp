// SPDX-License-Identifier: Apache-2.0
// A running program with pipes to its standard input and output. Its standard error is ours.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace groundlab {

class Child {
 public:
  /// Runs arguments.front(), looked for on PATH, with the rest. Throws Error where it cannot be run.
  explicit Child(std::span<const std::string> arguments);
  /// Kills it where it still runs.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  int input() const { return input_; }
  int output() const { return output_; }
  /// Writes as much as the pipe takes; gives the bytes written. 0 also where nobody reads any more.
  std::size_t write(std::string_view bytes) const;
  /// What there is to read, at most `size` bytes; empty: it closed its output; none: nothing yet.
  std::optional<std::string> read(std::size_t size) const;
  /// Ends it, and says how it ended: "exit 1", "signal 9".
  std::string end();

 private:
  pid_t process_ = -1;
  int input_ = -1;
  int output_ = -1;
};

}  // namespace groundlab
