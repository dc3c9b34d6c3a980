// SPDX-License-Identifier: Apache-2.0
// The ordered table of output formats: which commands write them, and the functions that do. Adding one: its renderer
// and a row in formats.cpp.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/case.hpp"
#include "groundlab/core/result.hpp"

#include "report/style.hpp"
#include "report/summary.hpp"

namespace groundlab {

struct RunComparison;
struct RunHistory;

enum class CommandKind { check, agree, score, mutate, compare, trend };

/// How `check` writes case after case; `index` counts the cases written. `wrap`, where a format has one, gets the text
/// of all cases in place of `end`.
struct CheckFormat {
  std::string (*each)(const Case&, const CaseResult&, std::size_t index, const Style&) = nullptr;
  std::string (*end)(const RunSummary&, std::size_t written, const Style&) = nullptr;
  std::string (*wrap)(const RunSummary&, std::string_view cases) = nullptr;
  bool whole = false;       ///< every case must be in it: --only does not go with it
  bool also_score = false;  ///< `score` writes it as well, case by case
};

/// What is null, the command does not write.
struct Format {
  std::string_view name;
  std::string_view help;
  CheckFormat check{};
  std::string (*agree)(const RunSummary&, const Style&) = nullptr;
  std::string (*score)(const RunSummary&, const Style&) = nullptr;
  std::string (*compare)(const RunComparison&, const Style&) = nullptr;
  std::string (*trend)(const RunHistory&, const Style&) = nullptr;
  bool shows_cases = false;        ///< what `score` writes tells of failing cases one by one
  bool mutate = false;             ///< what `mutate` writes
  bool workflow_commands = false;  ///< speaks to a CI runner on purpose

  bool serves(CommandKind command) const;
  /// Whether `command` writes it case by case.
  bool is_by_case(CommandKind command) const;
};

std::span<const Format> formats();

/// The format called `name`, if this command writes it. Throws Error with the nearest name otherwise.
const Format& format_named(std::string_view name, CommandKind command);

/// The names of the formats that this command writes, in order.
std::vector<std::string_view> format_names(CommandKind command);

}  // namespace groundlab
