// SPDX-License-Identifier: Apache-2.0
// A fault as a value: where, what, and how to mend it. Errors carry one, are thrown only at the edges, caught in main.
#pragma once

#include <cstddef>
#include <stdexcept>
#include <string>

namespace groundlab {

enum class Severity { error, warning };

/// A place in an input. Line and column count from 1; 0 means unknown. An empty file means no place.
struct Location {
  std::string file;
  std::size_t line = 0;
  std::size_t column = 0;  ///< in bytes

  bool operator==(const Location&) const = default;
};

/// `what` is lower case without a full stop, the offending value in double quotes; `hint` says how to mend it.
struct Diagnostic {
  Severity severity = Severity::error;
  Location where;
  std::string what;
  std::string hint;

  bool operator==(const Diagnostic&) const = default;
};

/// "file:line:column: what; hint", leaving out what is not known.
std::string message(const Diagnostic& diagnostic);

/// Bad usage or bad input: exit code 2.
class Error : public std::runtime_error {
 public:
  explicit Error(Diagnostic diagnostic);
  explicit Error(std::string what, std::string hint = {});
  /// A fault of a whole file.
  Error(std::string file, std::string what, std::string hint);

  const Diagnostic& diagnostic() const { return diagnostic_; }

 private:
  Diagnostic diagnostic_;
};

}  // namespace groundlab
