// SPDX-License-Identifier: Apache-2.0
// JSON written as it comes, for what there are hundred thousands of: no value is built first. What it writes is what
// dumped() in json.hpp would write, but for the last digit where several are as short and mean the same double.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "groundlab/core/span.hpp"

namespace groundlab {

class JsonText {
 public:
  /// '{' or '[', and what ends it. The caller pairs them.
  void open(char bracket);
  void close(char bracket) { text_ += bracket; }
  /// A member's name; its value or open() comes next.
  void key(std::string_view name);

  void value(std::nullptr_t);
  void value(bool value);
  void value(std::size_t value);
  void value(double value);  ///< null where it is no number
  void value(std::string_view value);
  void value(const std::string& value_of) { value(std::string_view(value_of)); }
  void value(const char*) = delete;  // would be a bool
  void value(const Span& span);      ///< [begin,end]
  template <typename T>
  void value(const std::optional<T>& maybe) {
    if (maybe)
      value(*maybe);
    else
      value(nullptr);
  }

  template <typename T>
  void member(std::string_view name, const T& of) {
    key(name);
    value(of);
  }

  const std::string& text() const& { return text_; }
  std::string text() && { return std::move(text_); }

 private:
  void separate();
  void escaped(std::string_view value);

  std::string text_;
};

}  // namespace groundlab
