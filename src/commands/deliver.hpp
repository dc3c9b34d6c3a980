// SPDX-License-Identifier: Apache-2.0
// One result into all its destinations: opened before the work, so that a bad path fails at once; files appear whole,
// after everything went well.
#pragma once

#include <string>
#include <vector>

#include "commands/options.hpp"
#include "commands/output.hpp"

namespace groundlab {

class Delivery {
 public:
  /// Opens every destination. `color`: as typed, for those that are standard output.
  Delivery(const std::vector<Destination>& destinations, const std::string& color);

  /// Calls text(format, style) for every destination and writes what it gives.
  template <typename Text>
  void write(Text text) {
    for (Opened& one : opened_) put(one, text(*one.format, one.style));
  }

  void finish();

  /// A reader of standard output that goes away ends nothing: for commands whose exit code is their result.
  void outlive_closed_pipes() { outlives_ = true; }

 private:
  struct Opened {
    const Format* format;
    Style style;
    Output output;
    bool guarded;         ///< a CI runner reads it: no text from a case may be a command
    bool closed = false;  ///< its reader went away
  };
  void put(Opened& one, const std::string& text) const;

  std::vector<Opened> opened_;
  bool outlives_ = false;
};

}  // namespace groundlab
