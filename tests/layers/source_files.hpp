// SPDX-License-Identifier: Apache-2.0
// The project's own source files, read from the tree that the tests were built from.
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace groundlab::tests {

struct SourceFile {
  std::string path;  ///< from the project's root: "src/text/utf8.cpp"
  std::string text;
};

/// Every .cpp and .hpp file below the folders, ordered by path.
inline std::vector<SourceFile> source_files(std::initializer_list<std::string_view> folders) {
  const std::filesystem::path root = GROUNDLAB_SOURCE_DIR;
  std::vector<SourceFile> files;
  for (const std::string_view folder : folders)
    for (const auto& entry : std::filesystem::recursive_directory_iterator(root / folder)) {
      const std::filesystem::path extension = entry.path().extension();
      if (extension != ".cpp" && extension != ".hpp") continue;
      std::ifstream stream(entry.path(), std::ios::binary);
      files.push_back({entry.path().lexically_relative(root).generic_string(),
                       std::string(std::istreambuf_iterator<char>(stream), {})});
    }
  std::sort(files.begin(), files.end(), [](const SourceFile& a, const SourceFile& b) { return a.path < b.path; });
  return files;
}

/// The lines of a text, without their line feeds.
inline std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.push_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

}  // namespace groundlab::tests
