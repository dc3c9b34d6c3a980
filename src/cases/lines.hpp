// SPDX-License-Identifier: Apache-2.0
// The lines of a JSONL file or of standard input, in one pass and in big reads; only the line at hand is held. Every
// byte read goes into the file's digest. Only a line feed ends a line; a carriage return before it and a byte-order
// mark at the front of a line are taken off, blank lines are passed over. Faults of a whole file (another encoding, one
// JSON value over many lines, nothing in it) are found here, those of a line by parse_case and notes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "groundlab/core/diagnostic.hpp"

#include "text/sha256.hpp"

namespace groundlab {

/// What a file holds decides how a fault is mended.
enum class FileKind { cases, notes, results };

struct InputLine {
  std::string_view text;   ///< not blank, without its end
  std::size_t number = 0;  ///< from 1
};

/// Closes what it has opened.
class FileDescriptor {
 public:
  explicit FileDescriptor(int number) : number_(number) {}
  FileDescriptor(const FileDescriptor&) = delete;
  FileDescriptor& operator=(const FileDescriptor&) = delete;
  ~FileDescriptor();
  int number() const { return number_; }

 private:
  int number_;
};

class LineReader {
 public:
  /// Opens `path`; "-" is standard input. Throws Error where there is no such file, it is a folder or may not be read.
  LineReader(const std::string& path, FileKind kind);

  /// The next line, valid until the next call; none at the end of the file. A line that goes on with a broken one (that
  /// does not end in "}") is passed over, so that an object spread over lines is one fault.
  /// Throws Error for what spoils the file: UTF-16, one JSON value over many lines, a line of more than 64 MiB, no line
  /// at all, a read that fails. After that there is no next line.
  std::optional<InputLine> next();

  /// The file as messages name it: the path, or <stdin>.
  const std::string& name() const { return name_; }
  /// Of all bytes read so far; after the last line, of the file.
  std::string sha256() const { return digest_.hex(); }

 private:
  std::optional<InputLine> next_if_sound();
  std::optional<std::string_view> next_raw();
  bool fill();
  void check_encoding();
  void check_shape(std::string_view text);
  [[noreturn]] void spoilt(std::size_t line, std::string what, std::string hint) const;

  std::string name_;
  FileKind kind_;
  FileDescriptor file_;
  Sha256 digest_;
  std::string buffer_;
  std::size_t begin_ = 0;  ///< in buffer_: what was read and not yet given out is [begin_, end_)
  std::size_t end_ = 0;
  bool at_end_ = false;
  std::size_t number_ = 0;
  bool any_ = false;     ///< a line that is not blank was seen
  bool broken_ = false;  ///< the line before does not end an object
};

}  // namespace groundlab
