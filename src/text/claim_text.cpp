// SPDX-License-Identifier: Apache-2.0
// Copies what lies between the citations; a comma or an "and" between two of them goes with them.
#include "text/claim_text.hpp"

#include "text/ascii.hpp"

namespace groundlab {
namespace {

constexpr ascii::ByteSet no_blank = ascii::bytes_where([](char c) { return !ascii::blank(c); });

bool closes_up(char c) { return c == '.' || c == ',' || c == ';' || c == ':' || c == '!' || c == '?' || c == ')'; }

/// Appends a piece of the answer, blanks folded.
class Writer {
 public:
  Writer(std::string_view answer, bool quoted) : answer_(answer), quoted_(quoted) {}

  void copy(std::size_t begin, std::size_t end) {
    for (std::size_t at = begin; at < end;) {
      if (!ascii::blank(answer_[at])) {
        at = copy_run(at, end);
        continue;
      }
      blank_ = true;
      const bool mark = answer_[at++] == '\n' && quoted_;
      while (mark && at < end && (ascii::blank(answer_[at]) || answer_[at] == '>')) ++at;
    }
  }

  /// A citation was left out here.
  void gap() { taken_out_ = true; }

  std::size_t size() const { return text_.size(); }
  std::string take() { return std::move(text_); }

 private:
  /// Copies up to where blanks must be folded; returns that place.
  std::size_t copy_run(std::size_t begin, std::size_t end) {
    const bool closed_up = taken_out_ && closes_up(answer_[begin]) && !text_.empty();
    if (blank_ && !text_.empty() && !closed_up) text_ += ' ';
    blank_ = taken_out_ = false;
    std::size_t at = begin;
    for (;;) {
      at = ascii::run_end(answer_, at, end, no_blank);
      if (at + 1 >= end || answer_[at] != ' ' || ascii::blank(answer_[at + 1])) break;
      ++at;
    }
    text_.append(answer_.substr(begin, at - begin));
    return at;
  }

  std::string_view answer_;
  bool quoted_;
  bool blank_ = false;
  bool taken_out_ = false;
  std::string text_;
};

/// True where only what joins citations lies between two of them.
bool joins(std::string_view between) {
  while (!between.empty() && ascii::blank(between.front())) between.remove_prefix(1);
  while (!between.empty() && ascii::blank(between.back())) between.remove_suffix(1);
  return between == "," || between == ";" || between.empty();
}

}  // namespace

ClaimText claim_text(std::string_view answer, const ClaimPlace& place, std::size_t watch) {
  Writer writer(answer, place.quoted);
  ClaimText made;
  const auto copy = [&](std::size_t begin, std::size_t end) {
    if (watch >= begin && watch <= end) {
      writer.copy(begin, watch);
      made.watched = writer.size();
      begin = watch;
    }
    writer.copy(begin, end);
  };
  std::size_t at = place.span.begin;
  bool after_mark = false;
  for (const CitationMark& mark : place.marks) {
    if (mark.citations.empty()) continue;
    if (!after_mark || !joins(answer.substr(at, mark.whole.begin - at))) copy(at, mark.whole.begin);
    writer.gap();
    if (mark.kept.size() > 0) copy(mark.kept.begin, mark.kept.end);
    at = mark.whole.end;
    after_mark = mark.kept.size() == 0;
  }
  copy(at, place.span.end);
  if (watch >= place.span.end) made.watched = writer.size();
  made.text = writer.take();
  return made;
}

}  // namespace groundlab
