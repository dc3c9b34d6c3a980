// SPDX-License-Identifier: Apache-2.0
// Braces are matched with strings taken into account; a reply of braces only must not take forever.
#include "judges/llm/closed_form.hpp"

namespace groundlab {

using Json = nlohmann::json;

namespace {

constexpr std::size_t starts_at_most = 200;

/// Where the object that begins at `begin` ends, strings taken into account; npos: it does not.
std::size_t end_of_object(std::string_view text, std::size_t begin) {
  std::size_t depth = 0;
  bool in_string = false;
  for (std::size_t i = begin; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      if (c == '"') in_string = false;
    } else if (c == '"') {
      in_string = true;
    } else if (c == '{') {
      ++depth;
    } else if (c == '}' && --depth == 0) {
      return i + 1;
    }
  }
  return std::string_view::npos;
}

}  // namespace

std::vector<Json> objects_with_code(std::string_view text, std::string_view code) {
  std::vector<Json> objects;
  std::size_t starts = 0;
  for (std::size_t at = text.find('{'); at != std::string_view::npos && starts < starts_at_most; ++starts) {
    const std::size_t end = end_of_object(text, at);
    std::size_t next = at + 1;
    if (end != std::string_view::npos) {
      Json object = Json::parse(text.substr(at, end - at), nullptr, false);
      const auto found = object.is_object() ? object.find("code") : object.end();
      if (object.is_object() && found != object.end() && *found == code) {
        objects.push_back(std::move(object));
        next = end;
      }
    }
    at = text.find('{', next);
  }
  return objects;
}

std::string text_in(const Json& entry, const char* key) {
  const auto found = entry.find(key);
  return found != entry.end() && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<std::size_t> ordinal_in(const Json& entry, const char* key, std::size_t highest) {
  const auto found = entry.find(key);
  if (found == entry.end() || !found->is_number_unsigned()) return std::nullopt;
  const auto number = found->get<std::size_t>();
  return number >= 1 && number <= highest ? std::optional(number) : std::nullopt;
}

}  // namespace groundlab
