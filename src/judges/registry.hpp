// SPDX-License-Identifier: Apache-2.0
// The ordered table of judges. Adding one: its file and a row in registry.cpp; --help, `list judges` and the check of
// a judge's own options follow from the row.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "groundlab/core/signature.hpp"
#include "groundlab/judges/judge.hpp"

#include "judges/opened.hpp"
#include "judges/settings.hpp"

namespace groundlab {

/// An option that only some judges take. An option without a value is a flag.
struct JudgeOption {
  std::string_view name;   ///< long name without dashes
  std::string_view value;  ///< what stands for the value in --help; empty: a flag
  std::string_view help;
};

/// Whom a judge asks.
enum class Asks { nobody, program, service };

struct JudgeRow {
  std::string_view name;
  std::string_view argument;  ///< what stands for the part behind a colon in --help; empty: there is none
  std::string_view help;
  int version;
  std::string_view lexicon;  ///< version of the word knowledge it uses; empty: none
  std::span<const JudgeOption> options;
  Asks asks;  ///< who asks anybody takes remote_options() too
  OpenJudge (*open)(const JudgeSettings&);
};

/// All judges, the default first.
std::span<const JudgeRow> judges();

/// Options of every judge that asks a service or a program.
std::span<const JudgeOption> remote_options();

/// Options of two judges in a row.
std::span<const JudgeOption> cascade_options();

/// One judge, or two in a row, as --judge names them.
struct JudgeChoice {
  struct Part {
    const JudgeRow* row = nullptr;
    std::string argument;
  };
  std::vector<Part> parts;

  /// As reports show it: rules, exec, rules+llm.
  std::string name() const;
  /// Of the first; a second one's stands among the settings.
  int version() const { return parts.front().row->version; }
  std::string_view lexicon() const { return parts.front().row->lexicon; }
  /// Whether one of them asks a service or a program.
  bool is_remote() const;
  bool asks_service() const;
  /// Whether an option of that name belongs to it.
  bool takes(std::string_view option) const;
};

/// What `name` stands for: a row's name, NAME:ARGUMENT where the row takes one, or FIRST+SECOND. Throws Error with the
/// nearest name where there is none.
JudgeChoice judge_named(std::string_view name);

/// Who takes the option `name`, for a message: the name of a judge.
std::string_view owner_of(std::string_view option);

/// Makes it ready for a run. Throws Error for settings that cannot be.
OpenJudge open_judge(const JudgeChoice& choice, const JudgeSettings& settings);

}  // namespace groundlab
