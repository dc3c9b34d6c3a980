// SPDX-License-Identifier: Apache-2.0
// A passage to sentences: the same blocks and stops as answers, without citations. Marks of lists and headings stay
// with what they mark, so that no byte is lost.
#include "text/sentences.hpp"

#include <algorithm>

#include "text/abbreviations.hpp"
#include "text/ascii.hpp"
#include "text/blocks.hpp"
#include "text/cutter.hpp"

namespace groundlab {
namespace {

Span trimmed(std::string_view text, Span span) {
  while (span.begin < span.end && ascii::blank(text[span.begin])) ++span.begin;
  while (span.end > span.begin && ascii::blank(text[span.end - 1])) --span.end;
  return span;
}

}  // namespace

std::vector<Span> sentences(std::string_view text) {
  std::vector<Span> found;
  const CutContext context{text, abbreviations(), nullptr, {}, written_in_lower_case(text)};
  std::size_t done = 0;  // every byte before belongs to a sentence or is blank
  const auto add = [&](std::size_t end) {
    const Span span = trimmed(text, {done, end});
    if (span.size() > 0) found.push_back(span);
    done = std::max(done, end);
  };
  for (const Block& block : blocks(text)) {
    if (block.kind != BlockKind::text && block.kind != BlockKind::item) {
      add(block.outer.end);
      continue;
    }
    const std::vector<Sentence> cuts = cut(block, context);
    for (std::size_t k = 0; k + 1 < cuts.size(); ++k) add(cuts[k].span.end);
    add(block.outer.end);
  }
  add(text.size());
  return found;
}

}  // namespace groundlab
