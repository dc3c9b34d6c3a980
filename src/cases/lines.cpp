// SPDX-License-Identifier: Apache-2.0
// read(2) into one buffer that grows only for a long line; line feeds are found with memchr.
#include "cases/lines.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "groundlab/core/interrupt.hpp"

#include "cases/joined.hpp"

namespace groundlab {
namespace {

constexpr std::size_t block = std::size_t{256} << 10;
constexpr std::size_t longest_line = std::size_t{64} << 20;
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view blanks = " \t\r";

/// What a line of the file is, and what a file that is not there means.
struct KindWords {
  std::string_view thing;
  std::string_view if_missing;
};

const KindWords& words(FileKind kind) {
  static constexpr std::array<KindWords, 3> table{{
      {"case", "name your case file, or let groundlab init write sample cases"},
      {"note", "cases name passages by id alone, so their texts are needed; name the file with --notes FILE"},
      {"result", "write it first: groundlab check --format jsonl -o FILE"},
  }};
  return table[static_cast<std::size_t>(kind)];
}

std::string_view thing(FileKind kind) { return words(kind).thing; }

Error cannot_open(const std::string& path, FileKind kind, int error) {
  std::string what = joined("cannot open: ", std::generic_category().message(error));
  std::string hint = "check its permissions";
  if (error == ENOENT || error == ENOTDIR) {
    what = "there is no such file";
    hint = words(kind).if_missing;
  }
  return Error(Diagnostic{Severity::error, Location{path, 0, 0}, what, hint});
}

int open_file(const std::string& path, FileKind kind) {
  if (path == "-") return ::dup(STDIN_FILENO);
  int file = -1;  // a pipe that nobody writes to opens when somebody does
  while ((file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC)) < 0 && errno == EINTR) throw_if_interrupted();
  if (file < 0) throw cannot_open(path, kind, errno);
  return file;
}

std::string_view without_blank_end(std::string_view text) {
  const std::size_t last = text.find_last_not_of(blanks);
  return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

}  // namespace

FileDescriptor::~FileDescriptor() {
  if (number_ >= 0) ::close(number_);
}

LineReader::LineReader(const std::string& path, FileKind kind)
    : name_(path == "-" ? "<stdin>" : path), kind_(kind), file_(open_file(path, kind)) {
  struct stat status {};
  if (::fstat(file_.number(), &status) != 0)
    spoilt(0, joined("cannot read: ", std::generic_category().message(errno)), "check that it can still be read");
  if (S_ISDIR(status.st_mode)) spoilt(0, "this is a folder", joined("name the ", thing(kind), " file in it"));
}

std::optional<InputLine> LineReader::next() {
  try {
    return next_if_sound();
  } catch (const Error&) {
    at_end_ = true;
    begin_ = end_;
    any_ = true;
    throw;
  }
}

std::optional<InputLine> LineReader::next_if_sound() {
  if (number_ == 0) check_encoding();
  while (const auto raw = next_raw()) {
    ++number_;
    std::string_view text = *raw;
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    text = without_blank_end(text);
    if (text.empty() || (broken_ && !text.starts_with('{'))) continue;
    check_shape(text);
    any_ = true;
    broken_ = !text.ends_with('}');
    return InputLine{text, number_};
  }
  if (!any_)
    spoilt(0, number_ == 0 ? "the file is empty" : "the file has only blank lines",
           joined("write one ", thing(kind_), " a line"));
  return std::nullopt;
}

// A line without its line feed, or none at the end.
std::optional<std::string_view> LineReader::next_raw() {
  std::size_t searched = 0;
  while (true) {
    const std::string_view rest = std::string_view(buffer_).substr(begin_, end_ - begin_);
    const std::size_t length = rest.find('\n', searched);
    const bool found = length != std::string_view::npos;
    if ((found ? length : rest.size()) > longest_line)
      spoilt(number_ + 1, "the line is longer than 64 MiB", joined("put each ", thing(kind_), " on a line of its own"));
    if (found) {
      begin_ += length + 1;
      return rest.substr(0, length);
    }
    searched = rest.size();
    if (fill()) continue;
    const std::string_view last = std::string_view(buffer_).substr(begin_, end_ - begin_);  // fill() moved it
    begin_ = end_;
    return last.empty() ? std::nullopt : std::optional(last);
  }
}

// Reads on behind what is held; false at the end of the file. Moves what is held to the front of the buffer.
bool LineReader::fill() {
  if (at_end_) return false;
  std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(begin_), buffer_.begin() + static_cast<std::ptrdiff_t>(end_),
            buffer_.begin());
  end_ -= begin_;
  begin_ = 0;
  if (buffer_.size() - end_ < block) buffer_.resize(std::max(2 * buffer_.size(), 2 * block));
  ssize_t got = 0;
  while ((got = ::read(file_.number(), buffer_.data() + end_, buffer_.size() - end_)) < 0 && errno == EINTR)
    throw_if_interrupted();
  if (got < 0)
    spoilt(0, joined("cannot read: ", std::generic_category().message(errno)), "check that it can still be read");
  at_end_ = got == 0;
  digest_.update(std::string_view(buffer_).substr(end_, static_cast<std::size_t>(got)));
  end_ += static_cast<std::size_t>(got);
  return !at_end_;
}

// UTF-16 shows by its byte-order mark, or by a zero byte beside the first brace.
void LineReader::check_encoding() {
  while (end_ - begin_ < 2 && fill()) continue;
  const std::string_view front = std::string_view(buffer_).substr(begin_, std::min<std::size_t>(2, end_ - begin_));
  using namespace std::string_view_literals;
  for (const std::string_view utf16 : {"\xFF\xFE"sv, "\xFE\xFF"sv, "{\0"sv, "\0{"sv})
    if (front == utf16)
      spoilt(0, "the file is UTF-16, not UTF-8",
             joined("save it as UTF-8: iconv -f UTF-16 -t UTF-8 ", name_, " > NEW_FILE"));
}

void LineReader::check_shape(std::string_view text) {
  const std::string_view start = text.substr(text.find_first_not_of(blanks));
  if (!any_ && start.starts_with('['))
    spoilt(number_, "the file is one JSON list",
           joined("write one ", thing(kind_), " a line: jq -c '.[]' ", name_, " > NEW_FILE"));
  if (start == "{" || start == "[")
    spoilt(number_, "a JSON object is spread over lines",
           joined("write one ", thing(kind_), " a line: jq -c . ", name_, " > NEW_FILE"));
}

void LineReader::spoilt(std::size_t line, std::string what, std::string hint) const {
  throw Error({Severity::error, {name_, line}, std::move(what), std::move(hint)});
}

}  // namespace groundlab
