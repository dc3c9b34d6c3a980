// SPDX-License-Identifier: Apache-2.0
// Lines in and out; what a line says is report/history's.
#include "commands/history_file.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

#include "groundlab/core/diagnostic.hpp"

#include "cases/result_fields.hpp"
#include "commands/append.hpp"
#include "commands/messages.hpp"
#include "report/json.hpp"

namespace groundlab {
namespace {

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file || std::filesystem::is_directory(path))
    throw Error(path, "cannot read the history", "write it first: groundlab score --history FILE");
  return {std::istreambuf_iterator<char>(file), {}};
}

constexpr std::string_view schema = "groundlab.run/1";

std::optional<double> number_at(const Json& object, const char* key) {
  const Json& value = object.at(key);
  return value.is_null() ? std::nullopt : std::optional(value.get<double>());
}

Estimate rate_of(const Json& value) {
  return {.hits = value.at("hits").get<std::uint64_t>(),
          .n = value.at("n").get<std::uint64_t>(),
          .value = number_at(value, "value"),
          .value_max = number_at(value, "value_max"),
          .low = number_at(value, "low"),
          .high = number_at(value, "high")};
}

/// None for a line that history_line did not write.
std::optional<HistoryRun> parse_run(std::string_view line) {
  const Json value = Json::parse(line, nullptr, false);
  if (!value.is_object()) return std::nullopt;
  try {
    if (value.at("schema") != schema) return std::nullopt;
    HistoryRun run;
    if (!value.at("date").is_null()) run.date = value.at("date").get<std::string>();
    run.signature = read_signature(value.at("signature"));
    run.cases = value.at("cases").get<std::uint64_t>();
    for (const auto& [name, rate] : value.at("metrics").items()) run.rates.push_back({name, rate_of(rate)});
    for (const Json& gate : value.at("gates"))
      if (gate.at("verdict") == "failed") ++run.gates_failed;
    return run;
  } catch (const Json::exception&) {
    return std::nullopt;
  }
}

Error no_run(const std::string& path, std::size_t line) {
  Diagnostic fault;
  fault.where = {path, line, 0};
  fault.what = "the line is no run of a history";
  fault.hint = "give a file that groundlab score --history wrote";
  return Error(std::move(fault));
}

}  // namespace

void check_history_path(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::string first;
  if (!file || std::filesystem::is_directory(path) || !std::getline(file, first) || file.eof()) return;
  if (!parse_run(first)) throw no_run(path, 1);
}

void append_to_history(const std::string& path, const RunSummary& summary) {
  append_lines(path, history_line(summary));
}

RunHistory read_history(const std::string& path, bool quiet) {
  const std::string bytes = bytes_of(path);
  RunHistory history;
  std::size_t number = 0;
  for (std::string_view rest = bytes; !rest.empty();) {
    ++number;
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) {
      Diagnostic warning;
      warning.severity = Severity::warning;
      warning.where = {path, number, 0};
      warning.what = "the last line is cut off and left out";
      warning.hint = "the run that wrote it was interrupted; the next one mends the file";
      if (!quiet) print_message(warning);
      break;
    }
    const std::string_view line = rest.substr(0, end);
    rest.remove_prefix(end + 1);
    if (line.find_first_not_of(" \t\r") == std::string_view::npos) continue;
    std::optional<HistoryRun> run = parse_run(line);
    if (!run) throw no_run(path, number);
    history.runs.push_back(std::move(*run));
  }
  if (history.runs.empty()) throw Error(path, "the history holds no run", "write one: groundlab score --history FILE");
  return history;
}

}  // namespace groundlab
