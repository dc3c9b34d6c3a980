// SPDX-License-Identifier: Apache-2.0
// One line of a results file as values (field names: docs/json.md). Anything that is not as check writes it throws.
#pragma once

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "cases/read_results.hpp"

namespace groundlab {

/// A line that check did not write: what is wrong with it.
struct BadResult : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// Throws BadResult, or nlohmann's exception for a missing key or another type.
ReadResult read_result(const nlohmann::ordered_json& line);

/// The same for the signature.
Signature read_signature(const nlohmann::ordered_json& value);

}  // namespace groundlab
