// SPDX-License-Identifier: Apache-2.0
// One case to its result: groundedness against all retrieved passages, citations against the cited ones, the outcome.
#pragma once

#include <memory>

#include "groundlab/core/case.hpp"
#include "groundlab/core/reading.hpp"
#include "groundlab/core/result.hpp"
#include "groundlab/judges/judge.hpp"

namespace groundlab {

/// Checks cases with one judge. One evaluator serves one thread; what it learnt of a passage it keeps for the next
/// case.
class Evaluator {
 public:
  explicit Evaluator(std::unique_ptr<Judge> judge);
  Evaluator(Evaluator&&) noexcept;
  Evaluator& operator=(Evaluator&&) noexcept;
  ~Evaluator();

  /// Asks the judge every question of the case once, equal questions of a claim as one, and reads citation recall and
  /// precision off the answers as ALCE defines them (Gao et al., EMNLP 2023, section 4). `reading` is the case's answer
  /// as read; labels come from the case. Errors of the judge pass through.
  CaseResult evaluate(const Case& checked, Reading reading);

 private:
  struct Parts;
  std::unique_ptr<Parts> parts_;
};

}  // namespace groundlab
