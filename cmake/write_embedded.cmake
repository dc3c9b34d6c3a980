# SPDX-License-Identifier: Apache-2.0
# Writes SOURCE: a table {path in data/, SHA-256 in hex, bytes} of the FILES below DATA_DIR. Called by cmake/embed.cmake.
set(table "")
foreach(file IN LISTS FILES)
  file(READ ${DATA_DIR}/${file} hex HEX)
  file(SHA256 ${DATA_DIR}/${file} sha256)
  string(REGEX REPLACE "(................................................................)" "\\1\"\n    \"" hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
  string(APPEND table "    {\"${file}\",\n     \"${sha256}\",\n     \"${bytes}\"sv},\n")
endforeach()
file(WRITE ${SOURCE}
"// Written by cmake/write_embedded.cmake from data/. Not to be edited.
#include \"groundlab/core/embedded.hpp\"

#include <stdexcept>
#include <string>

namespace groundlab {
namespace {

using namespace std::literals;

struct EmbeddedFile {
  std::string_view path;
  std::string_view sha256;
  std::string_view bytes;
};

constexpr EmbeddedFile files[] = {
${table}};

const EmbeddedFile& file_at(std::string_view path) {
  for (const EmbeddedFile& file : files)
    if (file.path == path) return file;
  throw std::logic_error(\"no embedded file \" + std::string(path));
}

}  // namespace

std::string_view embedded(std::string_view path) { return file_at(path).bytes; }
std::string_view embedded_sha256(std::string_view path) { return file_at(path).sha256; }

}  // namespace groundlab
")
