// SPDX-License-Identifier: Apache-2.0
// As typed (CommonOptions) to as meant (RunSettings): nothing below this file knows the parser.
#include "commands/options.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

#include "cases/notes.hpp"
#include "commands/environment.hpp"
#include "commands/messages.hpp"
#include "commands/output.hpp"
#include "judges/remote/http.hpp"

namespace groundlab {
namespace {

constexpr std::string_view default_cases = "grounded_cases.jsonl";

std::string joined(const std::vector<std::string_view>& names) {
  std::string text;
  for (const std::string_view name : names) text += (text.empty() ? "" : "|") + std::string(name);
  return text;
}

/// As --help shows them: exec:COMMAND, and two of them in a row.
std::string judge_forms() {
  std::string text;
  for (const JudgeRow& row : judges())
    text += std::string(row.name) + (row.argument.empty() ? "" : ":" + std::string(row.argument)) + "|";
  return text + "FIRST+SECOND";
}

void add_judge_option(CLI::App& parser, CommonOptions& options, const JudgeOption& option) {
  const std::string name(option.name);
  const std::string flag = "--" + name;
  const std::string help(option.help);
  if (option.value.empty()) {
    if (!options.judge_flags.contains(name))
      parser.add_flag(flag, options.judge_flags[name], help)->group(more_options);
  } else if (!options.judge_values.contains(name)) {
    parser.add_option(flag, options.judge_values[name], help)
        ->type_name(std::string(option.value))
        ->group(more_options);
  }
}

void add_judge_options(CLI::App& parser, CommonOptions& options) {
  for (const JudgeRow& row : judges())
    for (const JudgeOption& option : row.options) add_judge_option(parser, options, option);
  for (const JudgeOption& option : remote_options()) add_judge_option(parser, options, option);
  for (const JudgeOption& option : cascade_options()) add_judge_option(parser, options, option);
}

/// What the user gave of the judges' own options; one that the chosen judge does not have is an error.
JudgeSettings judge_settings(const CommonOptions& options, const JudgeChoice& judge) {
  JudgeSettings settings;
  for (const auto& [name, given] : options.judge_flags)
    if (given) settings.values.emplace_back(name, "true");
  for (const auto& [name, value] : options.judge_values)
    if (!value.empty()) settings.values.emplace_back(name, value);
  std::sort(settings.values.begin(), settings.values.end());
  for (const auto& [name, value] : settings.values) {
    if (judge.takes(name) || ((options.split == "llm" || !options.rubric.empty()) && judge_named("llm").takes(name)))
      continue;
    const std::string owner(owner_of(name));
    throw Error("--" + name + " belongs to the judge " + owner + ", not to " + judge.name(),
                "add --judge " + owner + ", or leave --" + name + " out");
  }
  return settings;
}

bool is_word(std::string_view text) {
  return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

ReadOptions read_options(const CommonOptions& options) {
  ReadOptions reading;
  reading.split = options.split == "clauses" ? Split::clauses : Split::sentences;
  reading.abstain_patterns = options.abstain_patterns;
  reading.citation_patterns = options.citation_patterns;
  if (options.abbreviations.empty()) return reading;
  std::ifstream file(options.abbreviations, std::ios::binary);
  if (!file || std::filesystem::is_directory(options.abbreviations))
    throw Error(options.abbreviations, "cannot read the abbreviations", "check the path");
  reading.abbreviations.assign(std::istreambuf_iterator<char>(file), {});
  return reading;
}

/// "sarif=out.sarif" or "out.txt". A word before "=" that is no format is taken for a slip.
Destination destination(const std::string& output, const std::string& format, CommandKind command) {
  const std::size_t equals = output.find('=');
  if (equals == std::string::npos || !is_word(std::string_view(output).substr(0, equals)))
    return {&format_named(format, command), output};
  const std::string_view name = std::string_view(output).substr(0, equals);
  const std::vector<std::string_view> names = format_names(command);
  if (std::find(names.begin(), names.end(), name) == names.end())
    throw Error("unknown format \"" + std::string(name) + "\" in --output " + output,
                did_you_mean(name, names) + " (a file of that name: ./" + output + ")");
  return {&format_named(name, command), output.substr(equals + 1)};
}

void add_format_options(CLI::App& parser, CommonOptions& options, CommandKind command) {
  parser.add_option("-f,--format", options.format, joined(format_names(command)))
      ->type_name("NAME")
      ->capture_default_str();
  parser.add_option("-o,--output", options.outputs, "Write to FILE instead of standard output; repeatable")
      ->type_name("[FORMAT=]FILE")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all();
}

void add_talk_options(CLI::App& parser, CommonOptions& options) {
  parser.add_option("--color", options.color, "auto|always|never")
      ->type_name("WHEN")
      ->check(CLI::IsMember({"auto", "always", "never"}).description(""))
      ->group(more_options);
  parser.add_flag("-q,--quiet", options.quiet, "No progress and no warnings");
}

void add_config_option(CLI::App& parser, CommonOptions& options) {
  parser.add_option("--config", options.config, "Options from a TOML file, by their long names; the command line wins")
      ->type_name("FILE")
      ->group(more_options);
}

}  // namespace

void add_output_options(CLI::App& parser, CommonOptions& options, CommandKind command) {
  add_format_options(parser, options, command);
  add_talk_options(parser, options);
  add_config_option(parser, options);
}

void add_common_options(CLI::App& parser, CommonOptions& options, CommandKind command) {
  parser
      .add_option("CASES", options.cases,
                  "Case files (JSONL); - is standard input; default " + std::string(default_cases))
      ->type_name("");
  options.judge = judges().front().name;
  parser.add_option("-j,--judge", options.judge, judge_forms())->type_name("NAME")->capture_default_str();
  parser.add_option("--notes", options.notes, "Passages that cases name by id; default notes.jsonl beside the cases")
      ->type_name("FILE");
  add_format_options(parser, options, command);
  parser
      .add_option("--split", options.split,
                  "sentences|clauses|llm: what a claim is; llm: atomic facts, cut by the model of --llm-url")
      ->type_name("HOW")
      ->check(CLI::IsMember({"sentences", "clauses", "llm"}).description(""))
      ->group(more_options);
  parser.add_option("--rubric", options.rubric, "Also rate whole answers by this rubric, with the model of --llm-url")
      ->type_name("FILE")
      ->group(more_options);
  parser.add_option("--abbreviations", options.abbreviations, "More abbreviations, which end no sentence")
      ->type_name("FILE")
      ->group(more_options);
  parser.add_option("--abstain-pattern", options.abstain_patterns, "A sentence that it matches declines; repeatable")
      ->type_name("RE2")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all()
      ->group(more_options);
  parser
      .add_option("--citation-pattern", options.citation_patterns,
                  "A form of citation of your own, its first group the id; repeatable")
      ->type_name("RE2")
      ->expected(1)
      ->allow_extra_args(false)
      ->take_all()
      ->group(more_options);
  parser.add_option("--threads", options.threads, "Threads; default: one per core. Never changes a result")
      ->type_name("N")
      ->check(CLI::Range(1u, 1024u).description(""))
      ->group(more_options);
  add_talk_options(parser, options);
  add_judge_options(parser, options);
  parser.add_option("--cases", options.config_cases)->group("");  // for config files; the command line has CASES
  add_config_option(parser, options);
}

void add_by_option(CLI::App& parser, std::string& by) {
  std::vector<std::string_view> names;
  for (const Slicing& slicing : slicings()) names.push_back(slicing.name);
  parser.add_option("--by", by, "Also per slice: " + joined(names))->type_name("WHAT");
}

const Slicing& slicing_named(std::string_view name) {
  std::vector<std::string_view> names;
  for (const Slicing& slicing : slicings()) {
    if (slicing.name == name) return slicing;
    names.push_back(slicing.name);
  }
  throw Error("cannot slice by \"" + std::string(name) + "\"", did_you_mean(name, names));
}

std::vector<Destination> destinations(const CommonOptions& options, CommandKind command) {
  std::vector<Destination> all;
  for (const std::string& output : options.outputs) all.push_back(destination(output, options.format, command));
  if (all.empty()) all.push_back({&format_named(options.format, command), "-"});
  return all;
}

std::vector<std::string> paths_of(std::span<const Destination> destinations) {
  std::vector<std::string> paths;
  paths.reserve(destinations.size());
  for (const Destination& one : destinations) paths.push_back(one.path);
  return paths;
}

void give_environment(RunSettings& settings) {
  if (settings.judge.asks_service() || settings.model_splits || !settings.rubric.empty()) set_up_http();
  JudgeEnvironment environment = judge_environment(
      settings.judge_settings.get("llm-key-env").value_or(settings.judge_settings.get("nli-key-env").value_or("")));
  settings.judge_settings.environment = std::move(environment.values);
  if (environment.warning && !settings.quiet) print_message(*environment.warning);
}

RunSettings resolve(const CommonOptions& options, CommandKind command) {
  RunSettings settings;
  settings.cases = options.cases;
  if (settings.cases.empty()) settings.cases = options.config_cases;
  if (settings.cases.empty()) settings.cases.emplace_back(default_cases);
  if (std::count(settings.cases.begin(), settings.cases.end(), "-") > 1)
    throw Error("standard input is named twice", "give - once");
  settings.notes = options.notes;
  if (!settings.notes.empty() && !std::filesystem::exists(settings.notes))
    throw Error(settings.notes, "there is no such file", "name the notes file, or leave --notes out");
  settings.quiet = options.quiet;
  settings.judge = judge_named(options.judge);
  settings.judge_settings = judge_settings(options, settings.judge);
  settings.model_splits = options.split == "llm";
  settings.rubric = options.rubric;
  if (settings.judge.is_remote() || settings.model_splits || !settings.rubric.empty()) give_environment(settings);
  settings.reading = read_options(options);
  settings.threads = options.threads > 0 ? options.threads : std::max(1u, std::thread::hardware_concurrency());
  settings.destinations = destinations(options, command);
  protect_inputs(paths_of(settings.destinations), input_files(settings));
  return settings;
}

std::vector<std::string> input_files(const RunSettings& settings) {
  std::vector<std::string> files = settings.cases;
  if (!settings.notes.empty())
    files.push_back(settings.notes);
  else
    for (const std::string& cases : settings.cases) files.push_back(default_notes_path(cases));
  return files;
}

}  // namespace groundlab
