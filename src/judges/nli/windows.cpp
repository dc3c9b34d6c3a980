// SPDX-License-Identifier: Apache-2.0
// A claim may need two passages, so windows run over the joint between them. A blank is looked for in the last part of
// a window only: text without blanks is cut between code points.
#include "judges/nli/windows.hpp"

#include <algorithm>

namespace groundlab {
namespace {

bool begins_code_point(char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

/// The byte after `count` code points from `at`.
std::size_t forward(const std::string& text, std::size_t at, std::size_t count) {
  while (at < text.size() && count > 0) {
    ++at;
    while (at < text.size() && !begins_code_point(text[at])) ++at;
    --count;
  }
  return at;
}

/// The byte `count` code points before `at`.
std::size_t backward(const std::string& text, std::size_t at, std::size_t count) {
  while (at > 0 && count > 0) {
    --at;
    while (at > 0 && !begins_code_point(text[at])) --at;
    --count;
  }
  return at;
}

/// The last place from `from` to `at` that follows a blank; `at` where there is none.
std::size_t after_blank(const std::string& text, std::size_t from, std::size_t at) {
  for (std::size_t i = at; i > from; --i)
    if (is_blank(text[i - 1])) return i;
  return at;
}

struct Joined {
  std::string text;
  std::vector<std::size_t> begins;  ///< of each passage of the query
};

Joined joined(const Query& query) {
  Joined all;
  for (const std::size_t i : query.passages) {
    const Passage& passage = *query.asked->retrieved[i];
    if (!all.text.empty()) all.text += "\n\n";
    all.begins.push_back(all.text.size());
    if (!passage.title.empty()) all.text += passage.title + "\n";
    all.text += passage.text;
  }
  return all;
}

/// Of the passages that [begin, end) touches, the one with most of it.
std::size_t main_passage(const Joined& all, std::size_t begin, std::size_t end) {
  std::size_t best = 0;
  std::size_t most = 0;
  for (std::size_t p = 0; p < all.begins.size(); ++p) {
    const std::size_t from = std::max(begin, all.begins[p]);
    const std::size_t to = std::min(end, p + 1 < all.begins.size() ? all.begins[p + 1] : all.text.size());
    if (to <= from || to - from <= most) continue;
    most = to - from;
    best = p;
  }
  return best;
}

}  // namespace

std::vector<Window> windows_of(const Query& query, std::size_t size) {
  const Joined all = joined(query);
  std::vector<Window> windows;
  for (std::size_t begin = 0;;) {
    std::size_t end = forward(all.text, begin, size);
    if (end < all.text.size()) end = after_blank(all.text, forward(all.text, begin, size - size / 4), end);
    windows.push_back({all.text.substr(begin, end - begin), query.passages[main_passage(all, begin, end)]});
    if (end >= all.text.size()) return windows;
    const std::size_t earliest = backward(all.text, end, size / 4);
    begin = std::max(after_blank(all.text, backward(all.text, earliest, size / 8), earliest), begin + 1);
    while (begin < end && !begins_code_point(all.text[begin])) ++begin;
  }
}

}  // namespace groundlab
