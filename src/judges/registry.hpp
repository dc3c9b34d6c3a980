// SPDX-License-Identifier: Apache-2.0
// The ordered table of judges. Adding one: its file and a row in registry.cpp; --help, `list judges` and the check of
// a judge's own options follow from the row.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "groundlab/core/signature.hpp"
#include "groundlab/judges/judge.hpp"

#include "judges/settings.hpp"

namespace groundlab {

/// An option that only this judge takes. An option without a value is a flag.
struct JudgeOption {
  std::string_view name;   ///< long name without dashes
  std::string_view value;  ///< what stands for the value in --help; empty: a flag
  std::string_view help;
};

struct JudgeRow {
  std::string_view name;
  std::string_view help;
  int version;
  std::string_view lexicon;  ///< version of the word knowledge it uses; empty: none
  std::span<const JudgeOption> options;
  std::unique_ptr<Judge> (*make)(const JudgeSettings&);
};

/// All judges, the default first.
std::span<const JudgeRow> judges();

/// The row called `name`. Throws Error with the nearest name where there is none.
const JudgeRow& judge_named(std::string_view name);

}  // namespace groundlab
