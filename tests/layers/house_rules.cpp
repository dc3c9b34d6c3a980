// SPDX-License-Identifier: Apache-2.0
// House rules that a compiler does not know: short files, a licence line, nothing left unfinished, no call whose
// answer depends on the locale. Words that are looked for are spelt in two halves here, for this file is read too.
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "layers/source_files.hpp"

using namespace groundlab::tests;

namespace {

constexpr std::size_t longest_file = 400;
constexpr std::string_view licence_line = "// SPDX-License-Identifier: Apache-2.0";

struct Unwanted {
  std::string text;
  bool in_tests;  // unwanted in tests as well
  std::string why;
};

const std::vector<Unwanted>& unwanted() {
  static const std::vector<Unwanted> table{
      {std::string("std::") + "regex", true, "recurses once per character and dies on long input; RE2 or by hand"},
      {std::string("<reg") + "ex>", true, "as above"},
      {std::string("TO") + "DO", true, "nothing is left unfinished"},
      {std::string("FIX") + "ME", true, "nothing is left unfinished"},
      {std::string("<cc") + "type>", true, "depends on the locale, and a negative char is undefined"},
      {std::string("<cl") + "ocale>", true, "depends on the locale"},
      {std::string("<lo") + "cale>", true, "depends on the locale"},
      {std::string("<io") + "manip>", true, "fmt writes numbers"},
      {std::string("<sst") + "ream>", false, "fmt writes, from_chars reads"},
      {std::string("sto") + "d(", true, "depends on the locale; from_chars"},
      {std::string("ato") + "f(", true, "depends on the locale; from_chars"},
      {std::string("using name") + "space std;", true, "names come from somewhere"},
  };
  return table;
}

std::vector<std::string> house_faults(const SourceFile& file) {
  std::vector<std::string> faults;
  const auto lines = lines_of(file.text);
  if (lines.size() > longest_file) faults.push_back(file.path + ": " + std::to_string(lines.size()) + " lines");
  if (lines.empty() || lines.front() != licence_line) faults.push_back(file.path + ": the first line is no licence");
  for (const Unwanted& word : unwanted()) {
    const bool looked_for = word.in_tests || !file.path.starts_with("tests/");
    if (looked_for && file.text.find(word.text) != std::string::npos)
      faults.push_back(file.path + ": " + word.text + ": " + word.why);
  }
  return faults;
}

std::string with_licence(std::string_view text) { return std::string(licence_line) + "\n" + std::string(text); }

}  // namespace

TEST_CASE("every source file keeps the house rules") {
  const auto files = source_files({"include", "src", "tests", "tools"});
  REQUIRE(files.size() > 10);
  for (const SourceFile& file : files) CHECK(house_faults(file) == std::vector<std::string>{});
}

TEST_CASE("a broken house rule is found") {
  std::string long_text;
  for (std::size_t line = 0; line < longest_file; ++line) long_text += "int x;\n";
  CHECK(house_faults({"src/core/a.cpp", with_licence("int x;\n")}).empty());
  CHECK(house_faults({"src/core/a.cpp", with_licence(long_text)}).size() == 1);
  CHECK(house_faults({"src/core/a.cpp", "int x;\n"}).size() == 1);
  CHECK(house_faults({"src/core/a.cpp", ""}).size() == 1);
  for (const Unwanted& word : unwanted()) {
    CAPTURE(word.text);
    CHECK_FALSE(house_faults({"src/core/a.cpp", with_licence("  " + word.text + "\n")}).empty());
    CHECK(house_faults({"tests/core/a.cpp", with_licence("  " + word.text + "\n")}).empty() != word.in_tests);
  }
}
