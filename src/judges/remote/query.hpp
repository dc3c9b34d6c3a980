// SPDX-License-Identifier: Apache-2.0
// What leaves the process, and what comes back: one question with its texts (redacted where that is asked for), one
// answer before it becomes a judgement.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/core/verdict.hpp"

namespace groundlab {

/// Do these passages of the case support the claim? Both outlive the query; their texts may leave as they are.
struct Query {
  const Case* asked = nullptr;
  const Claim* claim = nullptr;
  std::vector<std::size_t> passages;  ///< indices into asked->retrieved, not empty
};

/// As a service or a program gave it. Not judged: `note` says why.
struct Answer {
  Verdict verdict = Verdict::not_judged;
  std::optional<double> score;  ///< 0 to 1
  std::string note;             ///< for a person
  std::string passage;          ///< id of the passage that decided; empty: none named
  std::string quote;            ///< words of that passage; empty: none given
  bool keep = true;             ///< it is what the judge says; false: a fault on the way, worth asking again

  bool operator==(const Answer&) const = default;
};

/// No answer for a reason on the way, which a later run may not meet.
inline Answer no_answer(std::string why) {
  return {
      .verdict = Verdict::not_judged, .score = {}, .note = std::move(why), .passage = {}, .quote = {}, .keep = false};
}

/// Called with a query's place and its answer, once for each, as they come.
using Answered = std::function<void(std::size_t, Answer)>;

/// Asks all queries (of one case) and returns when every one has its answer. Called from many threads. Throws Error
/// where asking makes no sense at all: a wrong key, a program that cannot run.
using Ask = std::function<void(std::span<const Query>, const Answered&)>;

}  // namespace groundlab
