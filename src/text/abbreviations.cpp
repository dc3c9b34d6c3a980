// SPDX-License-Identifier: Apache-2.0
// Reads the list of data/ and a user's own additions.
#include "text/abbreviations.hpp"

#include <array>
#include <string>

#include "groundlab/core/embedded.hpp"

namespace groundlab {
namespace {

constexpr std::array<std::string_view, 9> classes{"title", "before", "number",  "end",        "last",
                                                  "time",  "month",  "starter", "preposition"};

}  // namespace

WordList abbreviations(std::string_view extra) {
  WordList list(embedded("lists/text/abbreviations.txt"), classes);
  for (std::string_view word : list_words(extra)) {
    if (word.size() > 1 && word.back() == '.') word.remove_suffix(1);
    list.add(word, 1);
  }
  return list;
}

const WordList& abbreviations() {
  static const WordList list = abbreviations({});
  return list;
}

}  // namespace groundlab
