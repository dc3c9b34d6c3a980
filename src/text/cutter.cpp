// SPDX-License-Identifier: Apache-2.0
// One pass over the bytes; only a few of them stop it (stops, brackets, ticks, quotes, digits that may number a list).
// Searches for a closing partner remember their last answer, so that a run of openers costs no more than one scan.
#include "text/cutter.hpp"

#include <algorithm>
#include <array>
#include <cstdint>

#include "text/ascii.hpp"
#include "text/lines.hpp"
#include "text/next_place.hpp"
#include "text/sentence_marks.hpp"
#include "text/stops.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t longest_aside = 400;  ///< brackets and quotes wider than this do not hold a sentence together

/// What is passed over: all but marks, digits, and first bytes of marks beyond ASCII.
constexpr ascii::ByteSet passed = ascii::bytes_where([](char c) {
  return !ascii::digit(c) && ".!?`\\[()^<\"*\xC2\xD8\xDB\xD6\xE0\xE1\xE2\xE3\xEF"sv.find(c) == std::string_view::npos;
});

class Cutter {
 public:
  Cutter(const Block& block, const CutContext& context)
      : context_(context),
        quoted_(block.quoted),
        text_(context.text.substr(0, block.content.end)),
        at_(block.content.begin),
        end_(block.content.end),
        start_(at_) {
    std::size_t mark = block.outer.begin;
    while (mark < at_ && (ascii::blank(text_[mark]) || text_[mark] == '>')) ++mark;
    starred_ = mark < at_ && text_[mark] == '*';
    if (mark < at_) open_list(numeral_at(text_, mark));
    while (own_ < context_.own_marks.size() && context_.own_marks[own_].whole.begin < at_) ++own_;
  }

  std::vector<Sentence> cut() {
    while (at_ < end_) {
      if (own_ < context_.own_marks.size() && at_ >= context_.own_marks[own_].whole.begin) {
        take_mark(context_.own_marks[own_++]);
        continue;
      }
      const bool marks_left = own_ < context_.own_marks.size();
      const std::size_t limit = marks_left ? std::min(end_, context_.own_marks[own_].whole.begin) : end_;
      at_ = ascii::run_end(text_, at_, limit, passed);
      if (at_ < limit) step();
    }
    emit(end_);
    return std::move(found_);
  }

 private:
  void step() {
    const char c = text_[at_];
    if ((c == '.' || c == ')') && take_letter()) return;
    if (c == '.' || c == '!' || c == '?') return take_stop(1);
    if (ascii::digit(c)) return take_digit();
    if (c == '`') return skip_code();
    if (c == '\\') {
      at_ += at_ + 1 < end_ && !ascii::high(text_[at_ + 1]) ? 2U : 1U;
      return;
    }
    if (c == '"') return take_quote(1);
    if (c == '*') return take_star();
    if (ascii::high(c) && take_high()) return;
    if (context_.ids != nullptr && may_begin_citation(c)) {
      if (auto mark = citation_at(text_, at_, *context_.ids)) return take_mark(std::move(*mark));
    }
    if (c == '(') return take_bracket();
    at_ += code_point_at(text_, at_).size;
  }

  /// Stops, quotes and bullets beyond ASCII.
  bool take_high() {
    const CodePoint point = code_point_at(text_, at_);
    if (point.value == 0x2019) return at_ += point.size, true;  // an apostrophe: the most frequent of all
    if (foreign_stop(text_, at_) > 0) return take_stop(point.size), true;
    if (point.value == 0x201C) return take_quote(point.size), true;
    if (at_ > start_ && inline_bullet(text_, at_) > 0) return take_bullet(), true;
    return false;
  }

  void take_mark(CitationMark mark) {
    at_ = std::max(mark.whole.end, at_ + 1);
    marks_.push_back(std::move(mark));
  }

  /// Brackets that open inside a sentence hold it together up to their close; "(1)" may number a list.
  void take_bracket() {
    if (take_numeral()) return;
    if (at_ > start_) {
      const std::size_t close = close_bracket_.from(text_, at_ + 1);
      if (close != text_.npos && close - at_ < longest_aside) held_until_ = std::max(held_until_, close);
    }
    ++at_;
  }

  /// Quotes that open inside a sentence hold it together likewise.
  void take_quote(std::size_t size) {
    const bool opens = size > 1 || (at_ > start_ && (ascii::blank(text_[at_ - 1]) || text_[at_ - 1] == '('));
    if (opens && at_ > start_ && at_ >= held_until_) {
      const std::size_t close =
          size > 1 ? close_quote_.from(text_, at_ + size) : straight_quote_.from(text_, at_ + size);
      if (close != text_.npos && close - at_ < longest_aside && !ascii::blank(text_[close - 1])) {
        held_until_ = close;
      }
    }
    at_ += size;
  }

  void skip_code() {
    std::size_t ticks = 1;
    while (at_ + ticks < end_ && text_[at_ + ticks] == '`') ++ticks;
    std::size_t close = text_.npos;
    if (ticks == 1) close = tick_.from(text_, at_ + 1);
    if (ticks == 2) close = two_ticks_.from(text_, at_ + 2);
    const bool whole = close != text_.npos && close - at_ < longest_aside &&
                       text_.substr(at_ + ticks, close - at_ - ticks).find("\n\n") == text_.npos;
    at_ = whole ? close + ticks : at_ + ticks;
  }

  void take_digit() {
    const bool word_start = at_ == 0 || ascii::blank(text_[at_ - 1]);
    if (word_start && take_numeral()) return;
    while (at_ < end_ && ascii::alnum(text_[at_])) ++at_;
  }

  void open_list(const ListNumeral& numeral) {
    if (numeral.size == 0) return;
    expected_ = numeral.number + 1;
    style_ = numeral.style;
    letters_ = numeral.letter;
  }

  /// A numeral inside the block that goes on with a list, or opens one that has a second item.
  bool take_numeral() {
    const ListNumeral numeral = numeral_at(text_, at_);
    if (numeral.size == 0 || numeral.letter || at_ + numeral.size >= end_) return false;
    if (numeral.number == expected_ && numeral.style == style_ && !letters_) {
      if (!may_go_on()) return false;
    } else if (numeral.number != 1 || !may_open(numeral.style)) {
      return false;
    }
    open_list(numeral);
    emit(at_);
    at_ += numeral.size;
    start_ = at_;
    return true;
  }

  /// "b." in a block that began with "a.": the stop of a letter that goes on with the list. `at_` stands on it.
  bool take_letter() {
    if (!letters_ || at_ < start_ + 2 || !ascii::blank(text_[at_ - 2])) return false;
    const ListNumeral numeral = numeral_at(text_, at_ - 1);
    if (numeral.size == 0 || !numeral.letter || numeral.number != expected_ || numeral.style != style_) return false;
    const std::size_t stop = at_--;
    if (!may_go_on()) {
      at_ = stop;
      return false;
    }
    open_list(numeral);
    emit(at_);
    at_ += numeral.size;
    start_ = at_;
    return true;
  }

  char before() const {
    std::size_t at = at_;
    while (at > start_ && ascii::blank(text_[at - 1])) --at;
    return at > start_ ? text_[at - 1] : '\0';
  }

  bool may_open(char style) {
    const char c = before();
    if (c != '\0' && c != ':' && c != '.' && c != '!' && c != '?') return false;
    NextPlace& second = style == '.' ? second_stop_ : second_bracket_;
    return second.from(text_, at_) != text_.npos;
  }

  bool may_go_on() const {
    const char c = before();
    if (c == '\0' || c == '.' || c == '!' || c == '?' || c == ':' || style_ == ')') return true;
    if (c == ';' || c == ',') return style_ == '.';
    return style_ == '.' && !ascii::digit(c) && !ends_in_stop() && ascii::upper(ascii::at(text_, at_ + 3)) &&
           text_[at_ + 2] == ' ';
  }

  bool ends_in_stop() const {
    return end_ > 0 && (text_[end_ - 1] == '.' || text_[end_ - 1] == '!' || text_[end_ - 1] == '?');
  }

  void take_bullet() {
    const std::size_t size = inline_bullet(text_, at_);
    if (!ascii::blank(text_[at_ - 1])) {
      at_ += size;
      return;
    }
    emit(at_);
    at_ = skip_blanks(at_ + size);
    at_ = std::min(at_ + numeral_at(text_, at_).size, end_);
    start_ = at_;
  }

  /// " * " before a capital, in a list of stars or after a colon: an item whose line feed was lost.
  void take_star() {
    const bool apart = at_ > start_ && ascii::blank(text_[at_ - 1]) && ascii::at(text_, at_ + 1) == ' ';
    if (!apart || !ascii::upper(ascii::at(text_, at_ + 2)) || (!starred_ && before() != ':')) {
      ++at_;
      return;
    }
    starred_ = true;
    emit(at_);
    start_ = at_ += 2;
  }

  std::size_t run_end(std::size_t at) const {
    while (at < end_) {
      const char c = text_[at];
      if (c == '.' || c == '!' || c == '?')
        ++at;
      else if (const std::size_t size = ascii::high(c) ? foreign_stop(text_, at) : 0; size > 0)
        at += size;
      else if (c == ' ' && ascii::at(text_, at + 1) == '.' && !ascii::alnum(ascii::at(text_, at + 2)))
        at += 2;
      else
        break;
    }
    return at;
  }

  std::size_t skip_blanks(std::size_t at) const {
    while (at < end_) {
      if (ascii::blank(text_[at]))
        ++at;
      else if (!ascii::high(text_[at]))
        break;
      else if (const CodePoint point = code_point_at(text_, at); is_space(point.value))
        at += point.size;
      else
        break;
    }
    return at;
  }

  /// Pictographs after a stop go with the sentence that they follow.
  std::size_t skip_emoji(std::size_t at) const {
    std::size_t end = at;
    for (std::size_t next = skip_blanks(at); next < end_ && ascii::high(text_[next]); next = skip_blanks(end)) {
      const CodePoint point = code_point_at(text_, next);
      if (!is_emoji(point.value)) break;
      end = next + point.size;
    }
    return end;
  }

  void take_stop(std::size_t size) {
    Stop stop{text_, start_, at_, run_end(at_ + size), 0, 0, end_, false, context_.lower_case};
    const char before = at_ > start_ ? text_[at_ - 1] : '\0';
    const char behind = ascii::at(text_, stop.run_end);
    if ((before == '[' && behind == ']') || (before == '(' && behind == ')')) {
      at_ = stop.run_end;
      return;
    }
    stop.close_end = stop.run_end;
    for (std::size_t more = closing_mark(text_, stop.close_end); more > 0; more = closing_mark(text_, stop.close_end))
      stop.close_end += more;
    if (const std::size_t guillemet = skip_blanks(stop.close_end); text_.substr(guillemet).starts_with("»"))
      stop.close_end = guillemet + "»"sv.size();
    const std::size_t sentence_end = take_trailing_marks(stop);
    const bool held = stop.run_end < held_until_;
    if (!held && ends_sentence(stop, context_.abbreviations) && !quote_goes_on(stop)) {
      emit(sentence_end);
      start_ = at_ = std::max(stop.next, at_ + 1);
      return;
    }
    at_ = std::max(stop.marked ? sentence_end : stop.run_end, at_ + 1);
  }

  /// `... stairwells." (Marsh 55).`: a bracket and a stop after the quote belong to it.
  bool quote_goes_on(const Stop& stop) {
    if (stop.close_end == stop.run_end || ascii::at(text_, stop.next) != '(') return false;
    const std::size_t close = close_bracket_.from(text_, stop.next);
    return close != text_.npos && close - stop.next < 60 && ascii::at(text_, close + 1) == '.' &&
           text_[close - 1] != '.';
  }

  /// Takes citations that follow a stop, unless a small letter after them shows that they open the next sentence.
  /// Returns where the sentence then ends, and sets what follows in `stop`.
  std::size_t take_trailing_marks(Stop& stop) {
    std::size_t end = skip_emoji(stop.close_end);
    const std::size_t known = marks_.size();
    for (std::size_t at = end; context_.ids != nullptr && at < end_;) {
      at = skip_blanks(at);
      if (marks_.size() > known && (ascii::at(text_, at) == ',' || ascii::at(text_, at) == ';'))
        at = skip_blanks(at + 1);
      if (at >= end_ || !may_begin_citation(text_[at])) break;
      auto mark = citation_at(text_, at, *context_.ids);
      if (!mark || text_.substr(at, mark->whole.end - at).find('\n') != text_.npos) break;
      const bool second_stop = mark->whole.end < end_ && text_[mark->whole.end] == '.';  // "stop. [1]."
      if (second_stop) mark->kept = {++mark->whole.end, mark->whole.end};
      at = end = mark->whole.end;
      marks_.push_back(std::move(*mark));
    }
    stop.next = skip_blanks(end);
    stop.marked = marks_.size() > known;
    if (stop.marked && stop.next < end_ && is_lower(code_point_at(text_, stop.next).value) && !context_.lower_case) {
      const bool apart = marks_[known].whole.begin > stop.close_end;
      if (apart) {  // "[2] says ...": the marks open the next sentence
        marks_.resize(known);
        end = stop.close_end;
        stop.next = skip_blanks(end);
        stop.marked = false;
      }
    }
    return end;
  }

  void emit(std::size_t end) {
    while (start_ < end && (ascii::blank(text_[start_]) || (quoted_ && text_[start_] == '>'))) ++start_;
    while (end > start_ && ascii::blank(text_[end - 1])) --end;
    if (end > start_) {
      const auto inside =
          std::find_if(marks_.begin(), marks_.end(), [&](const CitationMark& mark) { return mark.whole.begin >= end; });
      found_.push_back({{start_, end}, {std::make_move_iterator(marks_.begin()), std::make_move_iterator(inside)}});
      marks_.erase(marks_.begin(), inside);
    }
    start_ = end;
  }

  const CutContext& context_;
  bool quoted_;
  std::string_view text_;
  std::size_t at_, end_, start_;
  std::size_t held_until_ = 0;
  std::size_t own_ = 0;
  int expected_ = 0;
  char style_ = '.';
  bool starred_ = false;  ///< the block is an item that a star marks
  bool letters_ = false;  ///< the list is numbered with letters
  std::vector<CitationMark> marks_;
  std::vector<Sentence> found_;
  NextPlace close_bracket_{")"}, close_quote_{"”"}, straight_quote_{"\""}, tick_{"`"}, two_ticks_{"``"};
  NextPlace second_stop_{" 2."}, second_bracket_{"2)"};
};

}  // namespace

bool Sentence::only_marks(std::string_view text) const {
  if (marks.empty()) return false;
  std::size_t at = span.begin;
  for (std::size_t k = 0; k <= marks.size(); ++k) {
    const std::size_t end = k < marks.size() ? marks[k].whole.begin : span.end;
    for (; at < end; ++at)
      if (ascii::alnum(text[at]) || ascii::high(text[at])) return false;
    if (k < marks.size()) at = marks[k].whole.end;
  }
  return true;
}

std::vector<Sentence> cut(const Block& block, const CutContext& context) { return Cutter(block, context).cut(); }

bool written_in_lower_case(std::string_view text) {
  std::size_t at = 0;
  while (at < text.size() && !ascii::alpha(text[at]) && !ascii::high(text[at])) ++at;
  if (at == text.size() || !ascii::lower(text[at])) return false;
  for (; at + 2 < text.size(); ++at)
    if ((text[at] == '.' || text[at] == '!' || text[at] == '?') && text[at + 1] == ' ' && ascii::upper(text[at + 2]))
      return false;
  return true;
}

}  // namespace groundlab
