// SPDX-License-Identifier: Apache-2.0
// Where results go: standard output, or files that are either whole or not there.
#pragma once

#include <exception>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

namespace groundlab {

/// The reader of standard output went away: a quiet end.
struct ClosedPipe : std::exception {
  const char* what() const noexcept override { return "closed pipe"; }
};

/// Standard output ("-"), or a file that is written beside its place and moved there by finish(). A file that is not
/// finished leaves nothing. A pipe or a device is written to as it is. Throws Error where it cannot be written (full
/// disk, no such folder, a symbolic link).
class Output {
 public:
  explicit Output(std::string path);
  Output(Output&& other) noexcept;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  Output& operator=(Output&&) = delete;
  ~Output();

  void write(std::string_view bytes);
  void finish();
  const std::string& path() const { return path_; }

 private:
  void flush();
  [[noreturn]] void failed(int code) const;

  std::string path_;
  std::string beside_;  ///< the file written to until finish(); empty: standard output
  int file_ = -1;
  std::string buffer_;
};

/// Writes a whole file, or leaves what was there.
void write_file(const std::string& path, std::string_view bytes);

/// Throws Error where two of the outputs are the same file, or one is an input: by path or by inode.
void protect_inputs(std::span<const std::string> outputs, std::span<const std::string> inputs);

}  // namespace groundlab
