// SPDX-License-Identifier: Apache-2.0
// A name at the scope of a namespace means one type in the whole program (C++ [basic.def.odr]): two of them compile and
// link, and share each other's copies and destructors. Types of one file stand in its unnamed namespace.
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "layers/source_files.hpp"

using namespace groundlab::tests;

namespace {

/// "Item" of `struct Item {` at the start of a line; empty: no definition of a type.
std::string_view defined_type(std::string_view line) {
  for (const std::string_view word : {"struct ", "class ", "enum class ", "enum "}) {
    if (!line.starts_with(word)) continue;
    line.remove_prefix(word.size());
    const std::string_view name = line.substr(0, line.find_first_of(" :{;"));
    const bool member = line.substr(name.size()).starts_with("::");
    return !member && line.find('{') != line.npos ? name : std::string_view();
  }
  return {};
}

/// "namespace::Type: the files that define it", of every type that several do.
std::vector<std::string> shared_names(const std::vector<SourceFile>& files) {
  std::map<std::string, std::vector<std::string>> definitions;
  for (const SourceFile& file : files) {
    std::string scope;
    bool unnamed = false;
    for (const std::string_view line : lines_of(file.text)) {
      if (line == "namespace {") unnamed = true;
      if (line == "}  // namespace") unnamed = false;
      if (line.starts_with("namespace ") && line.ends_with(" {") && line != "namespace {")
        scope = line.substr(10, line.size() - 12);
      const std::string_view type = defined_type(line);
      if (!type.empty() && !unnamed) definitions[scope + "::" + std::string(type)].push_back(file.path);
    }
  }
  std::vector<std::string> faults;
  for (const auto& [name, paths] : definitions) {
    if (paths.size() < 2) continue;
    std::string fault = name + ":";
    for (const std::string& path : paths) fault += " " + path;
    faults.push_back(fault);
  }
  return faults;
}

}  // namespace

TEST_CASE("no two types of one namespace share a name") {
  const auto files = source_files({"include", "src", "tools"});
  REQUIRE(files.size() > 200);
  CHECK(shared_names(files) == std::vector<std::string>{});
}

TEST_CASE("two types of one name are found, a type of one file and a member are not") {
  const std::string first = "namespace lab {\nstruct Item {\n};\nclass Judge : Base {\n};\n}  // namespace lab\n";
  const std::string second =
      "namespace lab {\nnamespace {\nstruct Item {\n};\n}  // namespace\nstruct Judge::Part {\n};\nenum class Item;\n";
  const std::string third = "namespace lab {\nenum class Item { a, b };\n}  // namespace lab\n";
  const std::string other = "namespace other {\nstruct Item {\n};\n";
  CHECK(shared_names({{"a", first}, {"b", second}, {"d", other}}).empty());
  CHECK(shared_names({{"a", first}, {"c", third}}) == std::vector<std::string>{"lab::Item: a c"});
}
