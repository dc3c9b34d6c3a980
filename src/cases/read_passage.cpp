// SPDX-License-Identifier: Apache-2.0
#include "cases/read_passage.hpp"

#include <array>

namespace groundlab {
namespace {

constexpr std::array<std::string_view, 3> names{"id", "text", "title"};
enum Key : std::size_t { id, text, title };

constexpr std::array<std::array<std::string_view, 2>, 5> aliases{{
    {"content", "text"},
    {"page_content", "text"},
    {"body", "text"},
    {"doc_id", "id"},
    {"document_id", "id"},
}};

}  // namespace

Passage read_passage(FieldReader& fields, std::string_view mend) {
  Passage passage;
  const FieldNames known{.names = names, .required = 2, .aliases = aliases, .mend = mend};
  fields.object(known, [&](std::size_t key) {
    if (key == Key::id) passage.id = fields.id().value_or("");
    if (key == Key::text) passage.text = fields.text().value_or("");
    if (key == Key::title && !fields.null()) passage.title = fields.text().value_or("");
  });
  return passage;
}

}  // namespace groundlab
