// SPDX-License-Identifier: Apache-2.0
// Sources that several metrics name, each spelt once.
#pragma once

#include <string_view>

namespace groundlab {

inline constexpr std::string_view lab_document = "Orchestrate, Measuring hallucinations and groundedness (2026-10-05)";
inline constexpr std::string_view alce_paper = "Gao et al., ALCE (EMNLP 2023), section 4";

}  // namespace groundlab
