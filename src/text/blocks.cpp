// SPDX-License-Identifier: Apache-2.0
// Lines belong together where a person would read on: soft wraps join, marks and blank lines part. A line feed inside a
// paragraph parts only where the line above is short and complete and the line below opens like a new statement.
#include "text/blocks.hpp"

#include <algorithm>
#include <array>

#include "text/ascii.hpp"
#include "text/lines.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

/// Lines at least so long were wrapped by a program, not ended by a person.
constexpr std::size_t wrap_width = 60;

/// Lines of a list that lacks its marks are no longer than this.
constexpr std::size_t short_line = 40;

/// Words that no statement ends with: a line that does was wrapped.
constexpr std::array open_words{"the"sv, "a"sv,    "an"sv,   "of"sv, "to"sv,  "in"sv,   "on"sv,   "at"sv,   "by"sv,
                                "for"sv, "from"sv, "with"sv, "as"sv, "and"sv, "or"sv,   "but"sv,  "that"sv, "which"sv,
                                "is"sv,  "are"sv,  "was"sv,  "be"sv, "per"sv, "than"sv, "into"sv, "via"sv,  "your"sv};

std::string_view last_word(std::string_view line) {
  std::size_t begin = line.size();
  while (begin > 0 && ascii::alpha(line[begin - 1])) --begin;
  return line.substr(begin);
}

std::size_t first_word_size(std::string_view line) { return std::min(line.find(' '), line.size()); }

bool ends_open(std::string_view line) {
  if (line.empty() || line.back() == ',' || line.back() == '-' || line.back() == '/') return true;
  const std::string_view word = last_word(line);
  return std::any_of(open_words.begin(), open_words.end(), [&](auto open) { return ascii::equals(word, open); });
}

bool ends_sentence(std::string_view line) {
  std::size_t end = line.size();
  while (end > 0 && "\"')]*_`"sv.find(line[end - 1]) != std::string_view::npos) --end;
  return end > 0 && ".!?:;"sv.find(line[end - 1]) != std::string_view::npos;
}

bool opens_statement(std::string_view line) {
  std::size_t at = 0;
  while (at < line.size() && "\"'(*_"sv.find(line[at]) != std::string_view::npos) ++at;
  return at < line.size() && is_upper(code_point_at(line, at).value);
}

class Builder {
 public:
  explicit Builder(std::string_view text) : text_(text) {}

  std::vector<Block> build() {
    for (std::size_t at = 0; at < text_.size();) at = take(line_at(text_, at));
    part_short_lines();
    return std::move(found_);
  }

 private:
  /// Takes a line (with a code fence: all its lines); returns where the next begins.
  std::size_t take(const Line& line) {
    switch (line.kind) {
      case LineKind::blank:
        open_ = false;
        apart_ = true;
        return line.next;
      case LineKind::fence:
        return take_fence(line);
      case LineKind::rule:
        take_rule(line);
        return line.next;
      case LineKind::table_rule:
        take_table_rule(line);
        return line.next;
      case LineKind::table:
        push_row(line);
        return line.next;
      case LineKind::heading:
        push(BlockKind::heading, line);
        break;
      case LineKind::reference:
        push(BlockKind::reference, line);
        break;
      case LineKind::bullet:
        push(BlockKind::item, line);
        return line.next;
      case LineKind::numeral:
        take_numeral(line);
        return line.next;
      case LineKind::text:
        take_text(line);
        return line.next;
    }
    open_ = false;
    return line.next;
  }

  /// Three or more short lines without any stop are a list that lacks its marks.
  void part_short_lines() {
    const bool list = lines_.size() >= 3 && std::all_of(lines_.begin(), lines_.end(), [&](Span line) {
                        const std::string_view bytes = slice(text_, line);
                        return bytes.size() <= short_line && !ends_sentence(bytes) && !ends_open(bytes);
                      });
    if (list && found_.back().kind == BlockKind::text) {
      Block block = found_.back();
      found_.pop_back();
      for (const Span line : lines_) {
        block.outer = block.content = line;
        found_.push_back(block);
        block.apart = false;
      }
    }
    lines_.clear();
    longest_ = 0;
  }

  void add_line(const Line& line) {
    lines_.push_back(line.content);
    longest_ = std::max(longest_, line.content.size());
  }

  Block& push(BlockKind kind, const Line& line) {
    part_short_lines();
    add_line(line);
    found_.push_back(
        {kind, {line.span.begin, line.span.end}, line.content, line.quoted, apart_ || found_.empty(), found_.size()});
    open_ = kind == BlockKind::text || kind == BlockKind::item;
    apart_ = false;
    last_line_ = line.content;
    return found_.back();
  }

  void take_text(const Line& line) {
    const bool in_table = !found_.empty() && !apart_ &&
                          (found_.back().kind == BlockKind::table_rule || found_.back().kind == BlockKind::table_row);
    if (in_table && slice(text_, line.content).find('|') != std::string_view::npos) return push_row(line);
    if (!open_ || found_.back().quoted != line.quoted || breaks_before(line)) {
      push(BlockKind::text, line);
      return;
    }
    found_.back().outer.end = line.span.end;
    found_.back().content.end = line.content.end;
    add_line(line);
    last_line_ = line.content;
  }

  bool breaks_before(const Line& line) const {
    const std::string_view above = slice(text_, last_line_);
    if (above.empty()) return false;
    if (above.back() == ':') return true;
    const std::string_view below = slice(text_, line.content);
    if (ends_sentence(above) || !opens_statement(below)) return false;
    if (ends_open(above)) return false;
    return above.size() < wrap_width || above.size() + 1 + first_word_size(below) <= std::max(below.size(), longest_);
  }

  /// A numeral inside a paragraph opens a list only where it can: as the first, or where the line above is complete.
  void take_numeral(const Line& line) {
    const bool in_list = open_ && found_.back().kind == BlockKind::item;
    if (open_ && !in_list && line.number != 1 && !ends_sentence(slice(text_, last_line_))) {
      Line plain = line;
      plain.content.begin = line.span.begin;
      while (plain.content.begin < plain.content.end && ascii::blank(text_[plain.content.begin])) ++plain.content.begin;
      return take_text(plain);
    }
    push(BlockKind::item, line);
  }

  /// An underline makes a short line a heading; any other rule parts what stands above and below.
  void take_rule(const Line& line) {
    const char mark = text_[line.content.begin];
    if (open_ && (mark == '=' || mark == '-') && found_.back().kind == BlockKind::text) {
      const std::string_view above = slice(text_, found_.back().content);
      if (above.size() < 80 && above.find('\n') == above.npos && !ends_sentence(above))
        found_.back().kind = BlockKind::heading;
    }
    open_ = false;
    apart_ = true;
  }

  void take_table_rule(const Line& line) {
    const bool below_row = !found_.empty() && !apart_ && found_.back().outer.end + 1 == line.span.begin &&
                           slice(text_, found_.back().content).find('|') != std::string_view::npos;
    std::size_t head = found_.size();
    if (below_row && (found_.back().kind == BlockKind::text || found_.back().head == found_.size() - 1)) {
      found_.back().kind = BlockKind::table_head;
      head = found_.size() - 1;
    } else if (below_row) {
      head = found_.back().head;
    }
    push(BlockKind::table_rule, line).head = head;
  }

  void push_row(const Line& line) {
    const bool below = !found_.empty() && !apart_ &&
                       (found_.back().kind == BlockKind::table_row || found_.back().kind == BlockKind::table_rule);
    const std::size_t head = below ? found_.back().head : found_.size();
    push(BlockKind::table_row, line).head = head;
  }

  std::size_t take_fence(const Line& opening) {
    const char mark = text_[opening.content.begin];
    const int length = std::min(opening.number, 8);
    int& hopeless = mark == '`' ? unclosed_ticks_ : unclosed_tildes_;
    open_ = false;
    if (length >= hopeless) return opening.next;  // never closed: what follows is read as text
    for (std::size_t at = opening.next; at < text_.size();) {
      const Line line = line_at(text_, at);
      if (line.kind == LineKind::fence && text_[line.content.begin] == mark && std::min(line.number, 8) >= length) {
        if (at > opening.next) {
          Line code = opening;
          code.content = {opening.next, at - 1};
          code.span.end = line.span.end;
          push(BlockKind::code, code);
        }
        return line.next;
      }
      at = line.next;
    }
    hopeless = length;
    return opening.next;
  }

  std::string_view text_;
  std::vector<Block> found_;
  Span last_line_;
  std::vector<Span> lines_;  ///< of the last block
  std::size_t longest_ = 0;  ///< of these: no wrapped line leaves room for the word that follows it
  bool open_ = false;        ///< the last block takes further lines
  bool apart_ = false;       ///< a blank line came since
  int unclosed_ticks_ = 1000;
  int unclosed_tildes_ = 1000;
};

}  // namespace

std::vector<Block> blocks(std::string_view text) { return Builder(text).build(); }

}  // namespace groundlab
