// SPDX-License-Identifier: Apache-2.0
// posix_spawn: it may be called while other threads run, and says at once where a program cannot be run.
#include "judges/exec/child.hpp"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <vector>

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "groundlab/core/diagnostic.hpp"

// Not declared by every C library.
// NOLINTNEXTLINE(readability-redundant-declaration,cppcoreguidelines-avoid-non-const-global-variables)
extern char** environ;

namespace groundlab {
namespace {

struct Pipe {
  int read_end = -1;
  int write_end = -1;
};

Pipe make_pipe() {
  std::array<int, 2> ends{};
  if (pipe2(ends.data(), O_CLOEXEC) != 0) throw Error("cannot open a pipe", "close other programs");
  return {ends[0], ends[1]};
}

void close_end(int& file) {
  if (file >= 0) close(file);
  file = -1;
}

/// A program's pipes must end with SIGPIPE as it expects, whatever is ignored here.
int spawn(pid_t& process, std::span<const std::string> arguments, int input, int output) {
  std::vector<char*> words;
  for (const std::string& argument : arguments)
    words.push_back(const_cast<char*>(argument.c_str()));  // NOLINT(cppcoreguidelines-pro-type-const-cast): C's exec
  words.push_back(nullptr);
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, output, STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  sigset_t usual;
  sigemptyset(&usual);
  sigaddset(&usual, SIGPIPE);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
  const int fault = posix_spawnp(&process, words[0], &files, &attributes, words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return fault;
}

}  // namespace

Child::Child(std::span<const std::string> arguments) {
  Pipe to = make_pipe();
  Pipe from = make_pipe();
  const int fault = spawn(process_, arguments, to.read_end, from.write_end);
  close_end(to.read_end);
  close_end(from.write_end);
  input_ = to.write_end;
  output_ = from.read_end;
  if (fault != 0) {
    close_end(input_);
    close_end(output_);
    process_ = -1;
    throw Error("cannot run \"" + arguments.front() + "\": " + std::strerror(fault),
                "give the path of a program that may be executed; arguments follow it");
  }
  fcntl(input_, F_SETFL, O_NONBLOCK);
  fcntl(output_, F_SETFL, O_NONBLOCK);
}

Child::~Child() {
  if (process_ > 0) end();
}

std::size_t Child::write(std::string_view bytes) const {
  const ssize_t written = ::write(input_, bytes.data(), bytes.size());
  return written > 0 ? static_cast<std::size_t>(written) : 0;
}

std::optional<std::string> Child::read(std::size_t size) const {
  std::string bytes(size, '\0');
  const ssize_t got = ::read(output_, bytes.data(), size);
  if (got < 0 && (errno == EAGAIN || errno == EINTR)) return std::nullopt;
  bytes.resize(got > 0 ? static_cast<std::size_t>(got) : 0);
  return bytes;
}

std::string Child::end() {
  close_end(input_);
  int status = 0;
  // One that closed its output is given a moment to end by itself, so that its own exit code is seen.
  pid_t ended = 0;
  for (int waited = 0; waited < 20 && ended == 0; ++waited) {
    ended = waitpid(process_, &status, WNOHANG);
    if (ended == 0) usleep(5000);
  }
  if (ended == 0) {
    kill(process_, SIGKILL);
    waitpid(process_, &status, 0);
  }
  close_end(output_);
  process_ = -1;
  if (WIFEXITED(status)) return "exit " + std::to_string(WEXITSTATUS(status));
  return "signal " + std::to_string(WTERMSIG(status));
}

}  // namespace groundlab
