// SPDX-License-Identifier: Apache-2.0
// What only some runs have: which judge of a cascade judged how many claims, how many verdicts flipped when asked
// again, FActScore where a model cut the answers.
#pragma once

#include <string>
#include <vector>

#include "report/json.hpp"
#include "report/summary.hpp"

namespace groundlab {

/// Name and value a row; none where there is one judge, asked once.
std::vector<std::vector<std::string>> asking_rows(const RunSummary& summary);

/// The same as "judged_by", "repeats" and "factscore" of a JSON result.
void add_askings(Json& value, const RunSummary& summary);

}  // namespace groundlab
