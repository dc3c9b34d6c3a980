// SPDX-License-Identifier: Apache-2.0
// Whole-answer ratings: a language model rates an answer on the scale of a rubric, beside the verdicts on its claims.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "judges/remote/run.hpp"
#include "judges/settings.hpp"

namespace groundlab {

inline constexpr int rubric_version = 1;

/// A rubric file: a line "scale: 3 2 1", and the text that says what each rating means.
struct Rubric {
  std::vector<double> scale;  ///< at least two, all different
  std::string text;           ///< the whole file
};

/// Throws Error naming `file` where there is no scale of numbers, or no text.
Rubric rubric_in(std::string_view text, std::string_view file);

struct OpenRubric {
  std::function<Rating(const Case&)> rate;  ///< called from many threads
  NamedValues settings;                     ///< those that move a rating, for the signature
  std::shared_ptr<RemoteRun> remote;
};

/// Reads the rubric and the llm judge's options. `shared`: as with open_llm_splitter.
OpenRubric open_llm_rubric(const std::string& file, const JudgeSettings& settings, std::shared_ptr<RemoteRun> shared);

/// The rating in a reply by the closed form alone: one that is on the scale, given once.
std::optional<Rating> rating_in(std::string_view reply, const Rubric& rubric, std::string_view code);

}  // namespace groundlab
