// SPDX-License-Identifier: Apache-2.0
// A sentence to its main clauses, for --split clauses: cut only where each part certainly stands alone.
#pragma once

#include <string_view>
#include <vector>

#include "text/cutter.hpp"

namespace groundlab {

/// The clauses of `sentence`, in order, each with its citations; the sentence itself where nothing is certain.
std::vector<Sentence> main_clauses(std::string_view text, Sentence sentence);

}  // namespace groundlab
