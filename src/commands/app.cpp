// SPDX-License-Identifier: Apache-2.0
// Builds the parser from the table of subcommands. The parser's own faults become Errors, its help goes to standard
// output.
#include "commands/app.hpp"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "groundlab/core/diagnostic.hpp"
#include "groundlab/core/nearest.hpp"
#include "groundlab/core/version.hpp"

#include "commands/config.hpp"
#include "commands/options.hpp"
#include "commands/output.hpp"
#include "commands/run_cases.hpp"
#include "judges/registry.hpp"
#include "text/read_answer.hpp"

namespace groundlab {
namespace {

constexpr std::string_view exit_codes =
    "Exit codes:\n"
    "  0 done, every gate met   1 a gate failed, or it regressed   2 bad usage or bad input\n"
    "  3 a fault in groundlab   4 inconclusive   130 interrupted\n";

constexpr std::string_view first_session =
    "A first session:\n"
    "  groundlab init && groundlab check && groundlab agree && groundlab score --report\n\n";

std::string version_text() {
  std::string text = "groundlab " + std::string(version) + "\ncompiler: " +
#if defined(__clang__)
                     "clang " __clang_version__
#else
                     "gcc " __VERSION__
#endif
                     + "\nsplitter: " + std::string(splitter_version) + "\njudges:";
  for (const JudgeRow& judge : judges()) text += " " + std::string(judge.name) + "@" + std::to_string(judge.version);
  return text + "\n";
}

void print(const std::string& text) {
  Output out("-");
  out.write(text);
  out.finish();
}

/// `--report` takes a value only with "=": without one it gets the default, so that it never swallows a case file.
void give_report_its_default(std::vector<std::string>& arguments) {
  for (std::string& argument : arguments) {
    if (argument == "--") return;
    if (argument == "--report") argument = "--report=groundedness_report.md";
  }
}

struct Parsers {
  CLI::App app{"groundlab: is every claim of a RAG answer backed by what the model was given?"};
  std::vector<std::pair<CLI::App*, Run>> runs;
  bool version = false;
};

/// Options are made for the subcommand that is asked for: there are hundreds of all.
void build(Parsers& parsers, const std::vector<std::string>& arguments) {
  CLI::App& app = parsers.app;
  app.name("groundlab");
  app.footer(std::string(first_session) + std::string(exit_codes));
  app.add_flag("--version", parsers.version, "Print versions of the program, its judges and its splitter");
  app.set_help_flag("-h,--help", "Print this help");
  app.require_subcommand(0, 1);
  for (const Command& command : commands()) {
    CLI::App* sub = app.add_subcommand(std::string(command.name), std::string(command.help));
    sub->set_help_all_flag("--help-all", "Print this help with every option");
    sub->footer("Examples:\n" + std::string(command.examples));
    const bool asked = std::find(arguments.begin(), arguments.end(), command.name) != arguments.end();
    parsers.runs.emplace_back(sub, asked ? command.add(*sub) : Run{});
  }
}

/// The parser leaves two empty lines where a group of options ends.
std::string without_empty_pairs(std::string text) {
  for (std::size_t at = text.find("\n\n\n"); at != std::string::npos; at = text.find("\n\n\n", at)) text.erase(at, 1);
  return text;
}

/// What --help leaves out; an option without a group is not shown.
void hide_more_options(CLI::App& app) {
  for (CLI::App* sub : app.get_subcommands())
    for (CLI::Option* option : sub->get_options())
      if (option->get_group() == more_options) option->group("");
}

/// The parser names what it does not know; the nearest option helps more.
std::string hint_for(const Parsers& parsers, const std::vector<std::string>& arguments, const std::string& unknown) {
  std::vector<std::string> owned;
  std::string asked = "groundlab";
  for (const auto& [sub, run] : parsers.runs) {
    if (std::find(arguments.begin(), arguments.end(), sub->get_name()) == arguments.end()) {
      owned.push_back(sub->get_name());
      continue;
    }
    asked += " " + sub->get_name();
    for (const CLI::Option* own : sub->get_options()) {
      for (const std::string& name : own->get_lnames()) owned.push_back("--" + name);
      for (const std::string& name : own->get_snames()) owned.push_back("-" + name);
    }
  }
  const std::string option = unknown.substr(0, unknown.find('='));
  if (std::find(owned.begin(), owned.end(), option) != owned.end())
    return "options stand behind the command: " + asked + " " + option;
  const std::vector<std::string_view> names(owned.begin(), owned.end());
  if (const auto close = nearest(option, names)) return "did you mean \"" + std::string(*close) + "\"?";
  return "see " + asked + " --help";
}

std::string without_full_stop(std::string text) {
  while (text.ends_with('\n') || text.ends_with('.')) text.pop_back();
  if (!text.empty() && text[0] >= 'A' && text[0] <= 'Z' && (text.size() < 2 || text[1] < 'A' || text[1] > 'Z'))
    text[0] = static_cast<char>(text[0] - 'A' + 'a');
  return text;
}

/// The arguments that nothing took, from the parser's own list.
std::string first_unknown(const Parsers& parsers) {
  const std::vector<std::string> remaining = parsers.app.remaining(true);
  return remaining.empty() ? std::string() : remaining.front();
}

}  // namespace

Exit run_command_line(std::vector<std::string> arguments) {
  give_report_its_default(arguments);
  Parsers parsers;
  build(parsers, arguments);
  try {
    std::vector<std::string> reversed(arguments.rbegin(), arguments.rend());
    parsers.app.parse(std::move(reversed));
    for (CLI::App* sub : parsers.app.get_subcommands())
      if (const CLI::Option* config = sub->get_option_no_throw("--config"); config && config->count() > 0)
        apply_config(parsers.app, *sub, config->as<std::string>());
  } catch (const CLI::CallForHelp&) {
    hide_more_options(parsers.app);
    print(without_empty_pairs(parsers.app.help()));
    return Exit::done;
  } catch (const CLI::CallForAllHelp&) {
    print(without_empty_pairs(parsers.app.help()));
    return Exit::done;
  } catch (const CLI::ExtrasError&) {
    const std::string unknown = first_unknown(parsers);
    const bool is_command = parsers.app.get_subcommands().empty() && !unknown.starts_with('-');
    throw Error((is_command ? "unknown subcommand \"" : "unknown argument \"") + unknown + "\"",
                hint_for(parsers, arguments, unknown));
  } catch (const CLI::ParseError& error) {
    throw Error(without_full_stop(error.what()), hint_for(parsers, arguments, {}));
  }
  if (parsers.version) {
    print(version_text());
    return Exit::done;
  }
  for (const auto& [sub, run] : parsers.runs) {
    if (!sub->parsed()) continue;
    try {
      return run();
    } catch (const DryRun& forecast) {
      print(forecast.text);
      return Exit::done;
    }
  }
  throw Error("no subcommand", "for example: groundlab init; see groundlab --help");
}

}  // namespace groundlab
