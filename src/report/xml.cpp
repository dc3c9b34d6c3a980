// SPDX-License-Identifier: Apache-2.0
// Control characters are spelt out by visible(); what is left to forbid are the two noncharacters of the first plane.
#include "report/xml.hpp"

#include <array>

#include "text/display.hpp"

namespace groundlab {
namespace {

struct Entity {
  char character;
  std::string_view written;
};

constexpr std::array entities{
    Entity{'&', "&amp;"},   Entity{'<', "&lt;"},  Entity{'>', "&gt;"}, Entity{'"', "&quot;"},
    Entity{'\'', "&apos;"}, Entity{'[', "&#91;"},  // "##[" would be a command to a CI runner that prints the file
};

std::string_view entity(char c) {
  for (const Entity& row : entities)
    if (row.character == c) return row.written;
  return {};
}

}  // namespace

std::string xml_escaped(std::string_view raw) {
  const std::string text = visible(raw);
  std::string out;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::string_view three = std::string_view(text).substr(at, 3);
    if (three == "\xEF\xBF\xBE" || three == "\xEF\xBF\xBF") {
      out += three == "\xEF\xBF\xBE" ? "\\ufffe" : "\\uffff";
      at += 2;
    } else if (const std::string_view named = entity(text[at]); !named.empty()) {
      out += named;
    } else {
      out += text[at];
    }
  }
  return out;
}

}  // namespace groundlab
