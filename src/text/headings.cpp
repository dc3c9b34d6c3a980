// SPDX-License-Identifier: Apache-2.0
// A heading has no stop, few words, and something to head. Title case decides where nothing is bold: a short plain
// sentence without a stop ("Reset the router") stays a claim.
#include "text/headings.hpp"

#include <algorithm>
#include <array>

#include "text/ascii.hpp"
#include "text/utf8.hpp"
#include "text/wording.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t longest_heading = 80;

std::string_view without_emphasis(std::string_view text) {
  while (!text.empty() && "*_ \t:"sv.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
  while (!text.empty() && "*_ \t"sv.find(text.front()) != std::string_view::npos) text.remove_prefix(1);
  return text;
}

bool wholly_bold(std::string_view line) {
  if (!line.empty() && line.back() == ':') line.remove_suffix(1);
  for (const std::string_view mark : {"**"sv, "__"sv})
    if (line.size() > 4 && line.starts_with(mark) && line.ends_with(mark)) return line.find(mark, 2) == line.size() - 2;
  return false;
}

bool small_word(std::string_view word) {
  constexpr std::array words{"a"sv,  "an"sv,  "the"sv, "of"sv, "to"sv,   "in"sv,   "on"sv, "at"sv,
                             "by"sv, "for"sv, "and"sv, "or"sv, "with"sv, "from"sv, "vs"sv, "as"sv};
  return std::find(words.begin(), words.end(), word) != words.end();
}

/// Every word but small ones begins with a capital or a digit; at least two do, or the only one.
bool title_case(std::string_view line) {
  std::size_t capitals = 0, words = 0;
  for (std::size_t at = 0; at < line.size();) {
    const std::size_t end = std::min(line.find(' ', at), line.size());
    const std::string_view word = line.substr(at, end - at);
    at = end + 1;
    if (word.empty()) continue;
    ++words;
    if (small_word(word)) continue;
    if (!is_upper(code_point_at(word, 0).value)) return false;
    ++capitals;
  }
  return words <= 8 && capitals > 0 && (capitals > 1 || words == 1);
}

}  // namespace

bool is_plain_heading(std::string_view text, const Block& block, const Block* next) {
  const std::string_view line = slice(text, block.content);
  if (line.size() > longest_heading || line.find('\n') != line.npos) return false;
  const std::string_view inner = without_emphasis(line);
  if (inner.empty() || ".!?"sv.find(inner.back()) != std::string_view::npos) return false;
  if (wholly_bold(line) && next != nullptr) return true;
  if (block.kind == BlockKind::item || next == nullptr || inner.find_first_of(",[(0123456789") != inner.npos)
    return false;
  return title_case(inner) && next->kind != BlockKind::heading;
}

bool is_references_head(std::string_view line) {
  const std::string_view inner = without_emphasis(line);
  if (inner.size() > 40) return false;
  const std::vector<Token> tokens = phrase_book().tokens(inner, {0, inner.size()});
  return matches(Wording::references, without_end_marks(tokens));
}

bool ends_in_colon(std::string_view sentence) {
  while (!sentence.empty() && "*_ \t"sv.find(sentence.back()) != std::string_view::npos) sentence.remove_suffix(1);
  return sentence.ends_with(':') || sentence.ends_with("：");
}

std::string cells(std::string_view row) {
  std::string joined;
  for (std::size_t at = 0; at < row.size();) {
    const std::size_t bar = std::min(row.find('|', at), row.size());
    std::string_view cell = row.substr(at, bar - at);
    while (!cell.empty() && ascii::blank(cell.front())) cell.remove_prefix(1);
    while (!cell.empty() && ascii::blank(cell.back())) cell.remove_suffix(1);
    if (!cell.empty()) {
      if (!joined.empty()) joined += "; ";
      joined += cell;
    }
    at = bar + 1;
  }
  return joined;
}

}  // namespace groundlab
