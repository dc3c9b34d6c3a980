// SPDX-License-Identifier: Apache-2.0
// Under which key an answer is kept: the judge as signed and the exact question, so that a cache may serve any number
// of judges and files, and nothing is ever answered with the verdict on another text.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "judges/remote/query.hpp"
#include "judges/settings.hpp"

namespace groundlab {

/// Everything of the judge that moves a verdict, as one text: the first part of every key.
std::string judge_part(std::string_view name, int version, const NamedValues& settings);

/// SHA-256 in hex over the judge's part, the time of asking (0 for the first, then 1, ...), and the question's texts.
/// Every part goes in with its length: no two questions have the same bytes.
std::string key_of(std::string_view judge, const Query& query, std::size_t time);

}  // namespace groundlab
