// SPDX-License-Identifier: Apache-2.0
// The ordered table of report formats by suffix.
#include "commands/report_file.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "groundlab/core/diagnostic.hpp"

#include "commands/output.hpp"
#include "commands/seal.hpp"
#include "report/render.hpp"
#include "report/report.hpp"
#include "report/report_json.hpp"
#include "report/score.hpp"

namespace groundlab {
namespace {

struct ReportFormat {
  std::string_view suffix;
  SealForm seal;
  std::string (*text)(const RunSummary&);
};

std::string markdown_report(const RunSummary& summary) { return render_markdown(report_document(summary)) + "\n"; }

std::string html_report(const RunSummary& summary) { return render_html(report_document(summary)); }

/// An object's members as text, without the braces.
std::string members(const std::string& object) {
  const std::size_t open = object.find('{') + 1;
  return object.substr(open, object.rfind('}') - open);
}

/// The JSON object without its closing brace: the seal is its last member.
std::string json_report(const RunSummary& summary) {
  return "{" + members(score_json(summary, {})) + ",\n" + members(dumped(report_json(summary))) + ",\n";
}

constexpr std::array<ReportFormat, 3> rows{{
    {".md", comment_seal, markdown_report},
    {".html", comment_seal, html_report},
    {".json", {"\"report_sha256\":\"", "\"}"}, json_report},
}};

const ReportFormat& format_of(const std::string& path) {
  const std::string suffix = std::filesystem::path(path).extension().string();
  const auto found =
      std::find_if(rows.begin(), rows.end(), [&](const ReportFormat& row) { return row.suffix == suffix; });
  if (found != rows.end()) return *found;
  std::string known;
  for (const ReportFormat& row : rows) known += (known.empty() ? "" : " or ") + std::string(row.suffix);
  throw Error("the report \"" + path + "\" has no known suffix", "let its name end in " + known);
}

}  // namespace

void check_report_paths(const std::vector<std::string>& paths, bool force) {
  for (const std::string& path : paths) {
    const ReportFormat& format = format_of(path);
    std::ifstream file(path, std::ios::binary);
    if (!file || force) continue;
    const std::string bytes{std::istreambuf_iterator<char>(file), {}};
    if (is_untouched(bytes, format.seal)) continue;
    throw Error("\"" + path + "\" was edited since groundlab wrote it, or is no report of groundlab",
                "name another file with --report=FILE, or add --force to overwrite it");
  }
}

void write_report(const std::string& path, const RunSummary& summary) {
  const ReportFormat& format = format_of(path);
  write_file(path, sealed(format.text(summary), format.seal));
}

}  // namespace groundlab
