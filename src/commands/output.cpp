// SPDX-License-Identifier: Apache-2.0
// Writes beside, then renames: a reader sees the old file or the new one, never a half. Files hold passages, so a new
// one is readable by its owner only; one that is replaced keeps its mode.
#include "commands/output.hpp"

#include <cerrno>
#include <cstring>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "groundlab/core/diagnostic.hpp"

namespace groundlab {
namespace {

constexpr std::size_t buffer_limit = std::size_t{1} << 16;

std::string in_quotes(std::string_view text) { return "\"" + std::string(text) + "\""; }

bool same_file(const std::string& a, const std::string& b) {
  std::error_code fault;
  if (std::filesystem::equivalent(a, b, fault) && !fault) return true;
  return std::filesystem::weakly_canonical(a, fault) == std::filesystem::weakly_canonical(b, fault);
}

/// `check cases.jsonl >> cases.jsonl`: the shell has opened the input for writing.
void refuse_input_as_stdout(std::span<const std::string> inputs) {
  struct stat out {};
  if (fstat(STDOUT_FILENO, &out) != 0 || !S_ISREG(out.st_mode)) return;
  for (const std::string& input : inputs) {
    struct stat in {};
    if (input != "-" && stat(input.c_str(), &in) == 0 && in.st_dev == out.st_dev && in.st_ino == out.st_ino)
      throw Error("standard output goes to " + in_quotes(input) + ", an input of this run", "write to another file");
  }
}

}  // namespace

Output::Output(std::string path) : path_(std::move(path)) {
  if (path_ == "-") {
    file_ = STDOUT_FILENO;
    return;
  }
  std::error_code fault;
  if (std::filesystem::is_symlink(path_, fault))
    throw Error("the output " + in_quotes(path_) + " is a symbolic link", "name the file itself");
  if (std::filesystem::is_directory(path_, fault))
    throw Error("the output " + in_quotes(path_) + " is a folder", "name a file in it");
  if (std::filesystem::exists(path_, fault) && !std::filesystem::is_regular_file(path_, fault)) {
    file_ = open(path_.c_str(), O_WRONLY | O_CLOEXEC);  // a pipe or a device: written to, never replaced
    if (file_ == -1) failed(errno);
    return;
  }
  beside_ = path_ + ".XXXXXX";
  file_ = mkstemp(beside_.data());
  if (file_ == -1) {
    const int code = errno;
    beside_.clear();
    failed(code);
  }
  struct stat replaced {};
  if (stat(path_.c_str(), &replaced) == 0) static_cast<void>(fchmod(file_, replaced.st_mode & 07777));
}

Output::Output(Output&& other) noexcept
    : path_(std::move(other.path_)),
      beside_(std::exchange(other.beside_, {})),
      file_(std::exchange(other.file_, -1)),
      buffer_(std::move(other.buffer_)) {}

Output::~Output() {
  if (beside_.empty()) {
    // A stream shows what came before the fault; its missing last line tells that it is not whole.
    try {
      if (file_ != -1) flush();
    } catch (const std::exception&) {
      buffer_.clear();
    }
    if (file_ != -1 && file_ != STDOUT_FILENO) close(file_);
    return;
  }
  close(file_);
  unlink(beside_.c_str());
}

void Output::write(std::string_view bytes) {
  buffer_ += bytes;
  if (buffer_.size() >= buffer_limit) flush();
}

void Output::finish() {
  flush();
  if (beside_.empty()) return;
  if (fsync(file_) != 0 && errno != EINVAL) failed(errno);
  if (std::rename(beside_.c_str(), path_.c_str()) != 0) failed(errno);
  close(file_);
  beside_.clear();
}

void Output::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty()) {
    const ssize_t written = ::write(file_, rest.data(), rest.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EPIPE) throw ClosedPipe();
    if (written < 0) failed(errno);
    rest.remove_prefix(static_cast<std::size_t>(written));
  }
  buffer_.clear();
}

void Output::failed(int code) const {
  const std::string place = path_ == "-" ? "standard output" : in_quotes(path_);
  const std::string hint = code == ENOSPC   ? "make room, or write elsewhere"
                           : code == ENOENT ? "make the folder first"
                                            : "check the path and its permissions";
  throw Error("cannot write to " + place + ": " + std::strerror(code), hint);
}

void write_file(const std::string& path, std::string_view bytes) {
  Output output(path);
  output.write(bytes);
  output.finish();
}

void protect_inputs(std::span<const std::string> outputs, std::span<const std::string> inputs) {
  for (std::size_t i = 0; i < outputs.size(); ++i) {
    if (outputs[i] == "-") {
      refuse_input_as_stdout(inputs);
      continue;
    }
    for (const std::string& input : inputs)
      if (input != "-" && same_file(outputs[i], input))
        throw Error("the output " + in_quotes(outputs[i]) + " is an input of this run", "write to another file");
    for (std::size_t j = 0; j < i; ++j)
      if (same_file(outputs[i], outputs[j]))
        throw Error("two outputs go to " + in_quotes(outputs[i]), "give each a file of its own");
  }
}

}  // namespace groundlab
