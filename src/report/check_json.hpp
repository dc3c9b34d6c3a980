// SPDX-License-Identifier: Apache-2.0
// `check` as JSON: a line per case and one that closes the file, or one JSON value with the same parts.
#pragma once

#include <cstddef>
#include <string>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

std::string check_jsonl_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);
/// {"schema":"groundlab.check/1","cases":N,"signature":{...}}: a file without it is incomplete.
std::string check_jsonl_end(const RunSummary& summary, std::size_t written, const Style& style);

std::string check_json_each(const Case& checked, const CaseResult& result, std::size_t index, const Style& style);
std::string check_json_end(const RunSummary& summary, std::size_t written, const Style& style);

}  // namespace groundlab
