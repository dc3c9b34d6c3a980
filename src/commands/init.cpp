// SPDX-License-Identifier: Apache-2.0
// `init`: writes the built-in sample. Never overwrites; with --force what is there is renamed first.
#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/embedded.hpp"

#include "cases/notes.hpp"
#include "cases/parse_case.hpp"
#include "commands/output.hpp"
#include "commands/table.hpp"
#include "report/numbers.hpp"
#include "text/display.hpp"

namespace groundlab {
namespace {

namespace fs = std::filesystem;

struct Options {
  std::string folder = ".";
  bool force = false;
};

struct SampleFile {
  std::string_view name;
  std::string_view data;
};
constexpr std::array sample_files{SampleFile{"grounded_cases.jsonl", "sample_cases.jsonl"},
                                  SampleFile{"notes.jsonl", "sample_notes.jsonl"}};

/// NAME.bak, or the first of NAME.bak2, NAME.bak3, ... that is free: no earlier copy is lost.
fs::path free_backup(const fs::path& path) {
  fs::path backup = path.string() + ".bak";
  for (int n = 2; fs::exists(backup); ++n) backup = path.string() + ".bak" + std::to_string(n);
  return backup;
}

struct SampleCounts {
  std::size_t cases = 0;
  std::size_t claims = 0;
  std::size_t answerable = 0;
};

SampleCounts count(std::string_view cases, const Notes& notes) {
  SampleCounts counts;
  while (!cases.empty()) {
    const std::string_view line = cases.substr(0, cases.find('\n'));
    cases.remove_prefix(std::min(line.size() + 1, cases.size()));
    const ParsedCase parsed = parse_case(line, {}, notes);
    const Case& sample = std::get<Case>(parsed.result);
    ++counts.cases;
    counts.claims += sample.labels ? sample.labels->size() : 0;
    if (sample.answerable == true) ++counts.answerable;
  }
  return counts;
}

std::string in_quotes(const fs::path& path) { return "\"" + path.string() + "\""; }

void make_room(const fs::path& folder, bool force) {
  for (const SampleFile& file : sample_files) {
    const fs::path path = folder / file.name;
    if (!fs::exists(fs::symlink_status(path))) continue;
    if (!force)
      throw Error(in_quotes(path) + " already exists", "add --force to set it aside as a .bak file and start over");
  }
  for (const SampleFile& file : sample_files) {
    const fs::path path = folder / file.name;
    if (fs::exists(fs::symlink_status(path))) fs::rename(path, free_backup(path));
  }
}

std::string shown(const fs::path& path) { return visible(path.lexically_normal().string()); }

std::string next_command(const Options& options) {
  return options.folder == "." ? "groundlab check" : "cd " + visible(options.folder) + " && groundlab check";
}

Exit run(const Options& options) {
  const fs::path folder = options.folder;
  std::error_code fault;
  fs::create_directories(folder, fault);
  if (fault) throw Error("cannot make the folder " + in_quotes(folder) + ": " + fault.message(), "name another folder");
  make_room(folder, options.force);
  for (const SampleFile& file : sample_files) write_file((folder / file.name).string(), embedded(file.data));

  const Notes notes((folder / "notes.jsonl").string());
  const SampleCounts counts = count(embedded("sample_cases.jsonl"), notes);
  Output out("-");
  out.write("Wrote " + shown(folder / "grounded_cases.jsonl") + ": " + counted(counts.cases, "test case") + "\n");
  out.write("  claims labelled by a person: " + std::to_string(counts.claims) + "\n");
  out.write("  answerable from the notes: " + std::to_string(counts.answerable) +
            ", not answerable: " + std::to_string(counts.cases - counts.answerable) + "\n");
  out.write("Wrote " + shown(folder / "notes.jsonl") + ": the passages that the cases name\n");
  out.write("Next: " + next_command(options) + "\n");
  out.finish();
  return Exit::done;
}

}  // namespace

Run add_init(CLI::App& parser) {
  const auto options = std::make_shared<Options>();
  parser.add_option("DIR", options->folder, "Folder to write into; made where it is missing")
      ->type_name("")
      ->capture_default_str();
  parser.add_flag("--force", options->force, "Set existing files aside as .bak and write the sample anew");
  return [options] { return run(*options); };
}

}  // namespace groundlab
