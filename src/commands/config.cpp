// SPDX-License-Identifier: Apache-2.0
// The TOML itself is read by CLI11; which value goes where is decided here, after the command line was parsed.
#include "commands/config.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <vector>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"

namespace groundlab {
namespace {

std::vector<CLI::ConfigItem> read_items(const std::string& path) {
  std::ifstream file(path);
  if (!file || std::filesystem::is_directory(path)) throw Error(path, "cannot read the config file", "check the path");
  try {
    return CLI::ConfigTOML().from_config(file);
  } catch (const CLI::Error& error) {
    throw Error(path, std::string("not readable as TOML: ") + error.what(), "write NAME = VALUE lines");
  }
}

std::set<std::string> known_keys(const CLI::App& app) {
  std::set<std::string> keys;
  for (const CLI::App* sub : app.get_subcommands({}))
    for (const CLI::Option* option : sub->get_options())
      for (const std::string& name : option->get_lnames()) keys.insert(name);
  for (const char* name : {"help", "help-all", "config"}) keys.erase(name);
  return keys;
}

bool is_subcommand(const CLI::App& app, const std::string& name) {
  const std::vector<const CLI::App*> subs = app.get_subcommands({});
  return std::any_of(subs.begin(), subs.end(), [&](const CLI::App* sub) { return sub->get_name() == name; });
}

/// Tables open and close as items of their own in the parser's list.
bool is_table_mark(const CLI::ConfigItem& item) { return item.name == "++" || item.name == "--"; }

void give(CLI::App& parsed, const CLI::ConfigItem& item) {
  CLI::Option* option = parsed.get_option_no_throw("--" + item.name);
  if (option == nullptr || option->count() > 0) return;
  if (option->get_expected_max() == 0 && item.inputs == std::vector<std::string>{"false"}) return;
  option->add_result(item.inputs);
  option->run_callback();
}

}  // namespace

void apply_config(const CLI::App& app, CLI::App& parsed, const std::string& path) {
  const std::set<std::string> keys = known_keys(app);
  for (const CLI::ConfigItem& item : read_items(path)) {
    if (is_table_mark(item)) continue;
    const bool for_one = item.parents.size() == 1 && is_subcommand(app, item.parents.front());
    if (!keys.contains(item.name) || (!item.parents.empty() && !for_one)) {
      const std::vector<std::string_view> names(keys.begin(), keys.end());
      throw Error(path, "unknown key \"" + item.fullname() + "\"", did_you_mean(item.name, names));
    }
    if (item.parents.empty() || item.parents.front() == parsed.get_name()) give(parsed, item);
  }
}

}  // namespace groundlab
