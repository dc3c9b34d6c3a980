// SPDX-License-Identifier: Apache-2.0
// Quotes evidence so that a reader finds the place without opening the passage.
#include "report/evidence.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "groundlab/core/reasons.hpp"

#include "report/excerpt.hpp"
#include "text/display.hpp"
#include "text/tokens.hpp"

namespace groundlab {
namespace {

constexpr std::size_t longest_mark = 240;  // of the marked piece

/// The end of the last whole word within the first `most` bytes.
std::string_view head_words(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  const std::size_t blank = text.substr(0, most).find_last_of(" \n\t");
  return text.substr(0, blank == std::string_view::npos ? 0 : blank);
}

std::string_view tail_words(std::string_view text, std::size_t most) {
  if (text.size() <= most) return text;
  const std::size_t blank = text.find_first_of(" \n\t", text.size() - most);
  return blank == std::string_view::npos ? std::string_view() : text.substr(blank + 1);
}

/// The text where it is short, else the part that has most of the claim's numbers and longer words, with "…" where
/// something is left out.
std::string telling_part(std::string_view text, std::string_view claim) {
  if (text.size() <= longest_mark) return std::string(text);
  const auto is_telling = [](const TextToken& token) {
    return token.kind == TokenKind::number || token.span.size() > 3;
  };
  std::set<std::string> wanted;
  for (const TextToken& token : tokens(claim))
    if (is_telling(token)) wanted.insert(folded(slice(claim, token.span)));
  std::vector<Span> found;
  for (const TextToken& token : tokens(text))
    if (is_telling(token) && wanted.contains(folded(slice(text, token.span)))) found.push_back(token.span);
  Span best{0, 0};
  std::size_t most = 0;
  for (std::size_t first = 0, last = 0; first < found.size(); ++first) {
    last = std::max(last, first);
    while (last < found.size() && found[last].end - found[first].begin <= longest_mark) ++last;
    if (last - first <= most) continue;
    most = last - first;
    best = {found[first].begin, found[last - 1].end};
  }
  const std::size_t begin = best.begin - std::min(best.begin, (longest_mark - best.size()) / 2);
  const std::string_view behind = begin == 0 ? text : tail_words(text, text.size() - begin);
  const std::string_view shown = head_words(behind, longest_mark);
  if (shown.empty()) return std::string(text);
  return (behind.size() < text.size() ? "… " : "") + std::string(shown) + (shown.size() < behind.size() ? " …" : "");
}

/// The notes of one code. Reasons without a note only mark places; where none has one, the code speaks.
std::string explanation(std::span<const Reason> same) {
  std::string line;
  for (const Reason& reason : same)
    if (!reason.note.empty()) line += (line.empty() ? "" : "; ") + visible(reason.note);
  return line.empty() ? std::string(row(same.front().code).meaning) : line;
}

}  // namespace

std::vector<std::string> explanations(std::span<const Reason> reasons) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < reasons.size();) {
    std::size_t end = begin + 1;
    while (end < reasons.size() && reasons[end].code == reasons[begin].code) ++end;
    if (reasons[begin].code != ReasonCode::covered) lines.push_back(explanation(reasons.subspan(begin, end - begin)));
    begin = end;
  }
  return lines;
}

std::string quote(const Case& checked, const Reason& reason, std::string_view claim, std::size_t around) {
  const auto found = std::find_if(checked.retrieved.begin(), checked.retrieved.end(),
                                  [&](const PassagePtr& passage) { return passage->id == reason.passage; });
  if (found == checked.retrieved.end() || !reason.passage_span) return {};
  const std::string_view text = (*found)->text;
  const std::string_view before = text.substr(0, reason.passage_span->begin);
  const std::string_view after = text.substr(reason.passage_span->end);
  const std::string_view shown_before = tail_words(before, around);
  const std::string_view shown_after = head_words(after, around);
  const std::string_view marked = slice(text, *reason.passage_span);
  std::string quoted = shown_before.size() < before.size() ? "… " : "";
  quoted += std::string(shown_before) + "«" + telling_part(marked, claim) + "»";
  quoted += std::string(shown_after) + (shown_after.size() < after.size() ? " …" : "");
  return visible(quoted);
}

std::string judged_by(const Judgement& judgement) {
  std::string text = judgement.judge.empty() ? "" : "judged by " + judgement.judge;
  if (judgement.repeats.empty()) return text;
  text += fmt::format("{}asked {} times", text.empty() ? "" : ", ", judgement.repeats.size());
  for (const auto& [verdict, name] : verdict_names) {
    const auto times = std::count(judgement.repeats.begin(), judgement.repeats.end(), verdict);
    if (times > 0) text += fmt::format(", {} {}", times, name);
  }
  return text;
}

std::string in_guillemets(std::string_view text, std::vector<Span> parts) {
  std::string all;
  for (const Piece& piece : marked(text, std::move(parts), text.size()))
    all += piece.marked ? "«" + piece.text + "»" : piece.text;
  return visible(all);
}

}  // namespace groundlab
