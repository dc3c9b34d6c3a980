// SPDX-License-Identifier: Apache-2.0
// A claim against the yes-and-no fields, the empty fields and the opening hours of a record.
#pragma once

#include <span>
#include <vector>

#include "judges/rules/claim.hpp"
#include "judges/rules/record.hpp"

namespace groundlab::rules {

/// A field that says otherwise than the claim, or says nothing where the claim states something.
struct RecordFinding {
  enum class Kind : std::uint8_t { denied, unknown, hours };
  Kind kind = Kind::denied;
  std::uint32_t claim_token = none;
  Span span;  ///< of the field's value in the passage
};
std::vector<RecordFinding> check_record(const PreparedClaim& claim, const RecordIndex& record,
                                        const Vocabulary& vocabulary);

}  // namespace groundlab::rules
