# SPDX-License-Identifier: Apache-2.0
# Writes SOURCE: a table {path in data/, bytes} of the FILES below DATA_DIR. Called by cmake/embed.cmake.
set(table "")
foreach(file IN LISTS FILES)
  file(READ ${DATA_DIR}/${file} hex HEX)
  string(REGEX REPLACE "(................................................................)" "\\1\"\n    \"" hex "${hex}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "\\\\x\\1" bytes "${hex}")
  string(APPEND table "    {\"${file}\",\n     \"${bytes}\"sv},\n")
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
  std::string_view bytes;
};

constexpr EmbeddedFile files[] = {
${table}};

}  // namespace

std::string_view embedded(std::string_view path) {
  for (const EmbeddedFile& file : files)
    if (file.path == path) return file.bytes;
  throw std::logic_error(\"no embedded file \" + std::string(path));
}

}  // namespace groundlab
")
