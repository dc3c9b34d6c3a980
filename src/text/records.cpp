// SPDX-License-Identifier: Apache-2.0
// Reads JSON (RFC 8259) leniently, because models and exports write it so: single quotes, True and None, trailing
// commas and a cut-off end are taken. Key-value text is a passage most of whose lines are "key: value". Anything else
// is prose.
#include "text/records.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "text/ascii.hpp"
#include "text/record_words.hpp"
#include "text/sentences.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

constexpr std::size_t deepest = 64;

/// A string as written and as meant, with the place that each meant byte came from.
struct Unescaped {
  Span span;  ///< without the quotes
  std::string text;
  std::vector<std::size_t> origins;

  std::size_t origin(std::size_t at) const { return at < origins.size() ? origins[at] : span.end; }
};

class JsonReader {
 public:
  explicit JsonReader(std::string_view text) : text_(text) {}

  std::vector<Statement> read() {
    skip_blanks();
    if (at_ == text_.size() || (text_[at_] != '{' && text_[at_] != '[')) return {};
    const bool whole = value({at_, at_});
    skip_blanks();
    const bool record = keys_ > 0 && (whole ? at_ == text_.size() : cut_off_);
    return record ? std::move(found_) : std::vector<Statement>{};
  }

 private:
  char at(std::size_t k) const { return ascii::at(text_, k); }

  void skip_blanks() {
    while (at_ < text_.size() && ascii::blank(text_[at_])) ++at_;
  }

  bool fail() {
    cut_off_ = at_ >= text_.size();
    return false;
  }

  /// `key`: the span of the key that the value belongs to.
  bool value(Span key) {
    skip_blanks();
    if (at_ == text_.size() || depth_ == deepest) return fail();
    const char c = text_[at_];
    if (c == '{' || c == '[') {
      ++depth_;
      const bool whole = members(c == '{', key);
      --depth_;
      return whole;
    }
    if (c == '"' || c == '\'') {
      const auto written = string();
      if (!written) return fail();
      add_string(key, *written);
      return true;
    }
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (ascii::alnum(text_[at_]) || text_[at_] == '.' || text_[at_] == '-' || text_[at_] == '+'))
      ++at_;
    if (at_ == begin) return fail();
    const std::string_view word = text_.substr(begin, at_ - begin);
    add(key, {begin, at_}, word == "None" ? "null" : std::string(word));  // Python's null
    return true;
  }

  bool members(bool object, Span key) {
    const char close = object ? '}' : ']';
    for (++at_;;) {
      skip_blanks();
      if (at_ == text_.size()) return fail();
      if (text_[at_] == close) return ++at_, true;
      if (text_[at_] == ',') {
        ++at_;
        continue;
      }
      if (!(object ? member() : value(key))) return false;
    }
  }

  bool member() {
    const std::size_t begin = at_;
    const auto name = at(at_) == '"' || at(at_) == '\'' ? string() : std::nullopt;
    if (!name) return fail();
    const Span key{begin, at_};
    skip_blanks();
    if (at(at_) != ':') return fail();
    ++at_;
    ++keys_;
    const std::size_t before = path_.size();
    if (!path_.empty()) path_ += ' ';
    path_ += key_words(name->text);
    const bool whole = value(key);
    path_.resize(before);
    return whole;
  }

  std::optional<Unescaped> string() {
    const char quote = text_[at_++];
    Unescaped written{{at_, at_}, {}, {}};
    while (at_ < text_.size() && text_[at_] != quote) {
      const std::size_t from = at_;
      const std::string meant = text_[at_] == '\\' ? escape() : std::string(1, text_[at_++]);
      written.text += meant;
      written.origins.insert(written.origins.end(), meant.size(), from);
    }
    written.span.end = at_;
    if (at_ == text_.size()) return std::nullopt;
    ++at_;
    return written;
  }

  std::string escape() {
    const char c = at(at_ + 1);
    if (c == 'u') {
      char32_t value = 0;
      std::size_t digits = 0;
      for (; digits < 4; ++digits) {
        const char digit = ascii::to_lower(at(at_ + 2 + digits));
        if (!ascii::digit(digit) && (digit < 'a' || digit > 'f')) break;
        value = 16 * value + static_cast<char32_t>(ascii::digit(digit) ? digit - '0' : digit - 'a' + 10);
      }
      at_ += 2 + digits;
      return utf8(value);
    }
    at_ = std::min(at_ + 2, text_.size());
    if (c == 'n' || c == 't' || c == 'r' || c == 'b' || c == 'f') return " ";
    return std::string(1, c);
  }

  void add(Span key, Span value, const std::string& text) {
    const FieldAnswer answer = answer_of(text);
    const std::string words = answer == FieldAnswer::unknown       ? "not stated"
                              : answer == FieldAnswer::value       ? value_words(text)
                              : text == "true" || text == "True"   ? "yes"
                              : text == "false" || text == "False" ? "no"
                                                                   : text;
    const std::string lead = path_.empty() ? std::string() : path_ + ": ";
    found_.push_back({lead + words, path_, answer, {std::min(key.begin, value.begin), value.end}, value});
    if (key.size() == 0) found_.back().span.begin = value.begin;
  }

  /// A long string is prose: each of its sentences is a statement.
  void add_string(Span key, const Unescaped& written) {
    const std::vector<Span> parts = written.text.size() > 40 ? sentences(written.text) : std::vector<Span>{};
    if (parts.size() < 2) return add(key, written.span, written.text);
    for (const Span part : parts) {
      const Span span{written.origin(part.begin), written.origin(part.end)};
      found_.push_back({std::string(slice(written.text, part)), path_, FieldAnswer::value, span, span});
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t depth_ = 0;
  std::size_t keys_ = 0;
  bool cut_off_ = false;
  std::string path_;  ///< of keys, in words
  std::vector<Statement> found_;
};

Span trimmed(std::string_view text, Span span) {
  while (span.begin < span.end && ascii::blank(text[span.begin])) ++span.begin;
  while (span.end > span.begin && ascii::blank(text[span.end - 1])) --span.end;
  return span;
}

/// "Opening hours: 8:00-17:00": where the colon stands; none where the line is no pair.
std::optional<std::size_t> pair_at(std::string_view line) {
  const std::size_t colon = line.find_first_of(":=");
  if (colon == line.npos || colon == 0 || colon > 40 || colon + 1 == line.size()) return std::nullopt;
  if (line[colon] == ':' && !ascii::blank(line[colon + 1])) return std::nullopt;
  const std::string_view key = line.substr(0, colon);
  if (key.find_first_of(".!?\"|") != key.npos || std::count(key.begin(), key.end(), ' ') > 4) return std::nullopt;
  return colon;
}

std::vector<Statement> lines_of_pairs(std::string_view text) {
  std::vector<Statement> found;
  std::size_t lines = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t feed = std::min(text.find('\n', at), text.size());
    const Span line = trimmed(text, {at, feed});
    at = feed + 1;
    if (line.size() == 0) continue;
    ++lines;
    const auto colon = pair_at(slice(text, line));
    if (!colon) continue;
    const Span value = trimmed(text, {line.begin + *colon + 1, line.end});
    const std::string key = key_words(text.substr(line.begin, *colon));
    const FieldAnswer answer = answer_of(slice(text, value));
    found.push_back({key + ": " + value_words(slice(text, value)), key, answer, line, value});
  }
  const bool record = found.size() >= 2 && 3 * found.size() >= 2 * lines;
  return record ? std::move(found) : std::vector<Statement>{};
}

}  // namespace

std::vector<Statement> record_statements(std::string_view passage) {
  auto found = JsonReader(passage).read();
  return found.empty() ? lines_of_pairs(passage) : std::move(found);
}

}  // namespace groundlab
