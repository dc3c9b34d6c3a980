// SPDX-License-Identifier: Apache-2.0
// The layers, held by their #include lines: who may know whom, which libraries stand where, who may touch files.
// The table is the one of docs/design.md. Public headers may besides include no library and no private header.
#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "layers/source_files.hpp"

using namespace groundlab::tests;

namespace {

using Names = std::vector<std::string_view>;

struct Layer {
  std::string_view name;
  Names layers;     // whose headers it may include, besides its own
  Names libraries;  // beginnings of the headers of other projects
  bool files;       // may read, write, or ask the system
};

const Names every_layer{"core",     "text",  "stats",  "metrics", "judges",
                        "evaluate", "cases", "report", "mutate",  "commands"};

const std::vector<Layer>& layers() {
  static const std::vector<Layer> table{
      {"core", {}, {}, false},
      {"text", {"core"}, {"utf8proc.h", "libstemmer.h", "re2/", "openssl/"}, false},
      {"stats", {"core"}, {}, false},
      {"metrics", {"core", "stats"}, {}, false},
      {"judges", {"core", "text"}, {}, false},
      {"remote judges", {"core", "text", "judges"}, {"curl/", "sqlite3.h", "nlohmann/", "fmt/", "re2/"}, true},
      {"evaluate", {"core", "text", "judges"}, {}, false},
      {"cases", {"core", "text"}, {"fmt/", "nlohmann/"}, true},
      {"mutate", {"core", "text"}, {}, false},
      {"report", {"core", "metrics", "stats", "text"}, {"fmt/", "nlohmann/"}, false},
      {"commands", every_layer, {"CLI/", "fmt/"}, true},
      {"main", every_layer, {"CLI/", "fmt/"}, true},
  };
  return table;
}

const Names file_headers{"cstdio", "cstdlib", "filesystem", "fstream", "iostream", "stdio.h"};

bool holds(const Names& names, std::string_view name) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

bool begins_with_one_of(std::string_view text, const Names& beginnings) {
  return std::any_of(beginnings.begin(), beginnings.end(), [&](std::string_view b) { return text.starts_with(b); });
}

// "src/text/utf8.cpp" -> text; "include/groundlab/core/span.hpp" -> core; the judges that call out are their own layer.
std::string layer_of(std::string_view path) {
  if (path == "src/main.cpp") return "main";
  if (begins_with_one_of(path, {"src/judges/llm", "src/judges/nli", "src/judges/exec", "src/judges/remote"}))
    return "remote judges";
  path.remove_prefix(path.starts_with("src/") ? 4 : std::string_view("include/groundlab/").size());
  return std::string(path.substr(0, path.find('/')));
}

struct Include {
  std::string_view header;
  bool angled = false;
};

std::optional<Include> include_in(std::string_view line) {
  const auto skip_blanks = [&] { line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size())); };
  skip_blanks();
  if (!line.starts_with('#')) return std::nullopt;
  line.remove_prefix(1);
  skip_blanks();
  constexpr std::string_view word = "include";
  if (!line.starts_with(word)) return std::nullopt;
  line.remove_prefix(word.size());
  skip_blanks();
  if (!line.starts_with('<') && !line.starts_with('"')) return Include{line, false};
  const bool angled = line.front() == '<';
  line.remove_prefix(1);
  return Include{line.substr(0, line.find(angled ? '>' : '"')), angled};
}

// A header of C++ itself: <vector>. Everything else in angle brackets is another project's or the system's.
bool is_standard(std::string_view header) { return header.find_first_of("./") == std::string_view::npos; }

// ... and of the system: <unistd.h>, <sys/stat.h>.
bool is_system(std::string_view header) {
  return header.starts_with("sys/") || (header.ends_with(".h") && header.find('/') == std::string_view::npos &&
                                        header != "utf8proc.h" && header != "libstemmer.h" && header != "sqlite3.h");
}

std::optional<std::string> fault_of_own(const Layer& layer, bool is_public, std::string_view header) {
  constexpr std::string_view prefix = "groundlab/";
  const bool header_is_public = header.starts_with(prefix);
  if (is_public && !header_is_public) return "a public header includes a private one";
  if (header_is_public) header.remove_prefix(prefix.size());
  const std::size_t slash = header.find('/');
  if (slash == std::string_view::npos) return "an own header is included by its layer: \"text/utf8.hpp\"";
  const std::string_view other = header.substr(0, slash);
  if (!holds(every_layer, other)) return "there is no layer " + std::string(other);
  if (other != layer.name && !holds(layer.layers, other))
    return std::string(layer.name) + " may not know " + std::string(other);
  return std::nullopt;
}

std::optional<std::string> fault_of(const Layer& layer, bool is_public, Include include) {
  if (!include.angled) return fault_of_own(layer, is_public, include.header);
  if (holds(file_headers, include.header) || is_system(include.header)) {
    if (layer.files && !is_public) return std::nullopt;
    return std::string(layer.name) + " may not touch files or the system";
  }
  if (is_standard(include.header)) return std::nullopt;
  if (is_public) return "a public header includes another project's";
  if (!begins_with_one_of(include.header, layer.libraries))
    return std::string(layer.name) + " may not use this library";
  return std::nullopt;
}

std::vector<std::string> layer_faults(const SourceFile& file) {
  const std::string name = layer_of(file.path);
  const auto layer = std::find_if(layers().begin(), layers().end(), [&](const Layer& l) { return l.name == name; });
  if (layer == layers().end()) return {file.path + ": there is no layer " + name};
  std::vector<std::string> faults;
  for (const std::string_view line : lines_of(file.text))
    if (const auto include = include_in(line))
      if (const auto fault = fault_of(*layer, file.path.starts_with("include/"), *include))
        faults.push_back(file.path + ": " + std::string(include->header) + ": " + *fault);
  return faults;
}

}  // namespace

TEST_CASE("every include keeps to the layers") {
  const auto files = source_files({"include", "src"});
  REQUIRE(files.size() > 10);
  for (const SourceFile& file : files) CHECK(layer_faults(file) == std::vector<std::string>{});
}

TEST_CASE("an include that breaks the layers is found") {
  struct Row {
    std::string path;
    std::string line;
    bool allowed;
    std::string why;
  };
  const std::vector<Row> rows{
      {"src/text/a.cpp", "#include \"text/utf8.hpp\"", true, "its own layer"},
      {"src/text/a.cpp", "#include \"groundlab/core/span.hpp\"", true, "a layer below"},
      {"src/text/a.cpp", "#include <re2/re2.h>", true, "a library of the layer"},
      {"src/text/a.cpp", "#include \"groundlab/judges/judge.hpp\"", false, "text does not know judges"},
      {"src/text/a.cpp", "#include \"stats/wilson.hpp\"", false, "text and stats do not know each other"},
      {"src/text/a.cpp", "#  include  <nlohmann/json.hpp>", false, "blanks do not hide an include"},
      {"src/text/a.cpp", "#include <fstream>", false, "only the ends of the line touch files"},
      {"src/text/a.cpp", "#include <unistd.h>", false, "nor does it ask the system"},
      {"src/text/a.cpp", "#include \"utf8.hpp\"", false, "the layer is named even for a neighbour"},
      {"src/text/a.cpp", "#include \"helpers/x.hpp\"", false, "no such layer"},
      {"src/text/a.cpp", "#include NAME", false, "a macro cannot be read"},
      {"src/text/a.cpp", "// about #include \"judges/x.hpp\"", true, "a comment is no include"},
      {"src/helpers/a.cpp", "", false, "a folder that is no layer"},
      {"src/judges/rules/a.cpp", "#include <curl/curl.h>", false, "a rule judge stays offline"},
      {"src/judges/llm/a.cpp", "#include <curl/curl.h>", true, "a remote judge calls out"},
      {"src/judges/llm.cpp", "#include \"judges/table.hpp\"", true, "the remote judges are judges"},
      {"src/judges/exec.cpp", "#include <sys/wait.h>", true, "a judge that runs a program asks the system"},
      {"src/report/a.cpp", "#include <fmt/format.h>", true, "a library of the layer"},
      {"src/report/a.cpp", "#include \"groundlab/core/case.hpp\"", true, "a layer below"},
      {"src/report/a.cpp", "#include \"cases/reader.hpp\"", false, "reports do not know readers"},
      {"src/commands/a.cpp", "#include <CLI/CLI.hpp>", true, "options are read here"},
      {"src/cases/a.cpp", "#include <CLI/CLI.hpp>", false, "nothing below the commands knows options"},
      {"src/main.cpp", "#include \"commands/table.hpp\"", true, "main knows everything"},
      {"include/groundlab/core/a.hpp", "#include <vector>", true, "C++ itself"},
      {"include/groundlab/text/a.hpp", "#include <re2/re2.h>", false, "public headers need no library"},
      {"include/groundlab/text/a.hpp", "#include \"text/utf8.hpp\"", false, "a private header is not installed"},
      {"include/groundlab/core/a.hpp", "#include \"groundlab/judges/judge.hpp\"", false, "core knows nobody"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.path, row.line, row.why);
    CHECK(layer_faults({row.path, "int before;\n" + row.line + "\n"}).empty() == row.allowed);
  }
}
