// SPDX-License-Identifier: Apache-2.0
// How a result was made: two results may be compared only when this says the same.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace groundlab {

struct Signature {
  std::string version;  ///< of groundlab
  std::string judge;    ///< name
  int judge_version = 0;
  std::vector<std::pair<std::string, std::string>> settings;  ///< every setting that moves a verdict, by name
  std::string splitter;                                       ///< version of the reading of answers
  std::string lexicon;                                        ///< version of the word knowledge; empty: none used
  std::uint64_t cases = 0;
  std::string sha256;                 ///< of the input bytes, in hex
  std::optional<std::uint64_t> seed;  ///< where one is drawn

  bool operator==(const Signature&) const = default;
};

/// The judge with everything that moves its verdicts: rules@1(strictness=0.5).
std::string judge_text(const Signature& signature);

/// One line: groundlab:0.1.0|judge:rules@1(strictness=0.5)|split:1|lexicon:wn3.0|cases:12|data:9f3a...
std::string line(const Signature& signature);

}  // namespace groundlab
