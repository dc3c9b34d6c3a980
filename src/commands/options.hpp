// SPDX-License-Identifier: Apache-2.0
// The options that check, agree and score share: as typed, added to a parser, and checked against the tables.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "commands/formats.hpp"
#include "judges/registry.hpp"
#include "metrics/slices.hpp"
#include "text/read_answer.hpp"

namespace CLI {
class App;
}

namespace groundlab {

/// The group of options that only --help-all shows.
inline constexpr const char* more_options = "More options";

/// As typed.
struct CommonOptions {
  std::vector<std::string> cases;
  std::vector<std::string> config_cases;
  std::string config;
  std::string judge;
  std::map<std::string, std::string, std::less<>> judge_values;  ///< options of single judges that were given
  std::map<std::string, bool, std::less<>> judge_flags;
  std::string notes;
  std::string format = "text";
  std::vector<std::string> outputs;
  std::string split = "sentences";
  std::string rubric;
  std::string abbreviations;
  std::vector<std::string> abstain_patterns;
  std::vector<std::string> citation_patterns;
  unsigned threads = 0;
  std::string color = "auto";
  bool quiet = false;
};

/// Adds the shared options. `formats`: the names that --format takes here. The options must outlive the parsing.
void add_common_options(CLI::App& parser, CommonOptions& options, CommandKind command);

/// Adds those of them that a command without case files takes: format, output, colour, quiet, config.
void add_output_options(CLI::App& parser, CommonOptions& options, CommandKind command);

/// Adds --by; the names are those of slicings().
void add_by_option(CLI::App& parser, std::string& by);

/// The slicing called `name`. Throws Error with the nearest name where there is none.
const Slicing& slicing_named(std::string_view name);

/// A result's destination: one format into one file, or "-" for standard output.
struct Destination {
  const Format* format = nullptr;
  std::string path;
};

/// Where results go: every --output, or standard output. Throws Error for an unknown format.
std::vector<Destination> destinations(const CommonOptions& options, CommandKind command);

/// Their files, in order.
std::vector<std::string> paths_of(std::span<const Destination> destinations);

/// As meant: every name resolved. Throws Error for an option of another judge, an unknown format, an output that is an
/// input.
struct RunSettings {
  std::vector<std::string> cases;
  std::string notes;  ///< empty: notes.jsonl beside each case file
  JudgeChoice judge;
  JudgeSettings judge_settings;
  std::string rubric;         ///< file; empty: answers are not rated
  bool model_splits = false;  ///< a language model cuts claims into atomic facts
  ReadOptions reading;
  unsigned threads = 1;
  std::vector<Destination> destinations;
  bool quiet = false;
};
RunSettings resolve(const CommonOptions& options, CommandKind command);

/// Reads for the judge what it may know of the environment, and readies the process for TLS.
void give_environment(RunSettings& settings);

/// Files that the run reads: the case files and the notes that may be looked up.
std::vector<std::string> input_files(const RunSettings& settings);

}  // namespace groundlab
