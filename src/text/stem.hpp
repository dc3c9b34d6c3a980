// SPDX-License-Identifier: Apache-2.0
// Word stems by Snowball's English stemmer (Porter 2). One object serves one thread.
#pragma once

#include <string>
#include <string_view>

struct sb_stemmer;

namespace groundlab {

class Stemmer {
 public:
  Stemmer();
  Stemmer(const Stemmer&) = delete;
  Stemmer& operator=(const Stemmer&) = delete;
  ~Stemmer();

  /// The stem of a word in lower case.
  std::string stem(std::string_view word) const;

 private:
  sb_stemmer* stemmer_;
};

}  // namespace groundlab
