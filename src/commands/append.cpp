// SPDX-License-Identifier: Apache-2.0
// A line counts from the moment its line feed is there: it is the last byte of the one write, so whatever cuts the
// write short leaves what reads as the old state.
#include "commands/append.hpp"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "groundlab/core/diagnostic.hpp"

#include "cases/lines.hpp"

namespace groundlab {
namespace {

[[noreturn]] void failed(const std::string& path, int code) {
  if (code == ELOOP) throw Error("\"" + path + "\" is a symbolic link", "name the file itself");
  throw Error("cannot append to \"" + path + "\": " + std::strerror(code), "check the path and its permissions");
}

/// Where the last whole line ends.
off_t end_of_lines(int file, const std::string& path) {
  struct stat status {};
  if (fstat(file, &status) != 0) failed(path, errno);
  if (!S_ISREG(status.st_mode)) throw Error("\"" + path + "\" is no file", "name a file to append to");
  char last = '\n';
  for (off_t end = status.st_size; end > 0; --end) {
    if (pread(file, &last, 1, end - 1) != 1) failed(path, errno);
    if (last == '\n') return end;
  }
  return 0;
}

}  // namespace

void append_lines(const std::string& path, std::string_view lines) {
  const FileDescriptor file(open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR));
  if (file.number() < 0) failed(path, errno);
  while (flock(file.number(), LOCK_EX) != 0)
    if (errno != EINTR) failed(path, errno);
  const off_t end = end_of_lines(file.number(), path);
  if (ftruncate(file.number(), end) != 0) failed(path, errno);
  const ssize_t written = pwrite(file.number(), lines.data(), lines.size(), end);
  if (written == static_cast<ssize_t>(lines.size()) && fsync(file.number()) == 0) return;
  const int code = written < 0 ? errno : ENOSPC;
  if (ftruncate(file.number(), end) != 0) failed(path, errno);
  failed(path, code);
}

}  // namespace groundlab
