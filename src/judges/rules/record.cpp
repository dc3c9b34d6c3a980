// SPDX-License-Identifier: Apache-2.0
// A small reader of JSON (RFC 8259) that keeps places, which the document readers of libraries do not.
#include "judges/rules/record.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "judges/rules/lists.hpp"
#include "text/tokens.hpp"

namespace groundlab::rules {
namespace {

constexpr int deepest = 64;

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// "RestaurantsGoodForGroups", "beer_and_wine": words in lower case.
std::string words_of(std::string_view name) {
  std::string words;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool boundary =
        i > 0 && is_upper(name[i]) &&
        (is_lower(name[i - 1]) || (i + 1 < name.size() && is_upper(name[i - 1]) && is_lower(name[i + 1])));
    if (boundary) words += ' ';
    words += name[i] == '_' || name[i] == '-' ? ' ' : name[i];
  }
  return folded(words);
}

/// Minutes of "9:30" or "17:0".
std::optional<int> minutes(std::string_view clock) {
  int hour = 0;
  int minute = 0;
  const char* end = clock.data() + clock.size();
  const auto after_hour = std::from_chars(clock.data(), end, hour);
  if (after_hour.ec != std::errc() || after_hour.ptr == end || *after_hour.ptr != ':') return std::nullopt;
  const auto after_minute = std::from_chars(after_hour.ptr + 1, end, minute);
  if (after_minute.ec != std::errc() || after_minute.ptr != end) return std::nullopt;
  if (hour < 0 || hour > 24 || minute < 0 || minute > 59) return std::nullopt;
  return hour * 60 + minute;
}

class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  std::optional<std::vector<Field>> run() {
    skip_blanks();
    if (at_ >= text_.size() || (text_[at_] != '{' && text_[at_] != '[')) return std::nullopt;
    if (!value({}, {}, {}, 0)) return std::nullopt;
    skip_blanks();
    if (at_ != text_.size()) return std::nullopt;
    return std::move(fields_);
  }

 private:
  char now() const { return at_ < text_.size() ? text_[at_] : '\0'; }
  void skip_blanks() {
    while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
  }
  bool take(char c) {
    skip_blanks();
    if (now() != c) return false;
    ++at_;
    return true;
  }

  bool value(const std::string& key, const std::string& parent, Span key_span, int depth) {
    skip_blanks();
    if (depth > deepest) return false;
    switch (now()) {
      case '{':
        return object(key, depth);
      case '[':
        return list(key, parent, key_span, depth);
      case '"':
        return text_value(key, parent, key_span);
      default:
        return word_value(key, parent, key_span);
    }
  }

  bool object(const std::string& parent, int depth) {
    ++at_;
    if (take('}')) return true;
    do {
      skip_blanks();
      std::string name;
      const auto span = string(name);
      if (!span || !take(':') || !value(words_of(name), parent, *span, depth + 1)) return false;
    } while (take(','));
    return take('}');
  }

  bool list(const std::string& key, const std::string& parent, Span key_span, int depth) {
    ++at_;
    if (take(']')) return true;
    do
      if (!value(key, parent, key_span, depth + 1)) return false;
    while (take(','));
    return take(']');
  }

  bool text_value(const std::string& key, const std::string& parent, Span key_span) {
    Field field{key, parent, FieldKind::text, {}, key_span, {}, 0, 0};
    const auto span = string(field.value);
    if (!span) return false;
    field.value_span = *span;
    classify(field);
    fields_.push_back(std::move(field));
    return true;
  }

  static void classify(Field& field) {
    const std::string word = folded(field.value);
    if (word == "yes" || word == "true")
      field.kind = FieldKind::yes;
    else if (word == "no" || word == "false")
      field.kind = FieldKind::no;
    else if (word == "none" || word == "null")
      field.kind = FieldKind::unknown;
    const std::size_t dash = field.value.find('-');
    if (dash == std::string::npos) return;
    const auto opens = minutes(std::string_view(field.value).substr(0, dash));
    const auto closes = minutes(std::string_view(field.value).substr(dash + 1));
    if (!opens || !closes) return;
    field.kind = FieldKind::hours;
    field.opens = *opens;
    field.closes = *closes;
  }

  bool word_value(const std::string& key, const std::string& parent, Span key_span) {
    const std::size_t begin = at_;
    while (at_ < text_.size() &&
           (is_lower(now()) || is_digit(now()) || std::string_view("+-.E").find(now()) != std::string_view::npos))
      ++at_;
    const std::string_view word = text_.substr(begin, at_ - begin);
    if (word.empty()) return false;
    Field field{key, parent, FieldKind::number, std::string(word), key_span, {begin, at_}, 0, 0};
    if (word == "true")
      field.kind = FieldKind::yes;
    else if (word == "false")
      field.kind = FieldKind::no;
    else if (word == "null")
      field.kind = FieldKind::unknown;
    else if (!is_digit(word.front()) && word.front() != '-')
      return false;
    fields_.push_back(std::move(field));
    return true;
  }

  /// Reads a string into `content`; its span without the quotation marks.
  std::optional<Span> string(std::string& content) {
    if (now() != '"') return std::nullopt;
    const std::size_t begin = ++at_;
    while (at_ < text_.size() && text_[at_] != '"') {
      if (text_[at_] != '\\')
        content += text_[at_++];
      else if (!escape(content))
        return std::nullopt;
    }
    if (at_ >= text_.size()) return std::nullopt;
    return Span{begin, at_++};
  }

  bool escape(std::string& content) {
    constexpr std::string_view codes = "\"\\/bfnrt";
    constexpr std::string_view meant = "\"\\/\b\f\n\r\t";
    if (at_ + 1 >= text_.size()) return false;
    const char code = text_[at_ + 1];
    at_ += 2;
    if (code == 'u') {  // which letter it is does not matter here, only that it is one
      content += ' ';
      at_ = std::min(at_ + 4, text_.size());
      return true;
    }
    const std::size_t place = codes.find(code);
    if (place == codes.npos) return false;
    content += meant[place];
    return true;
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Field> fields_;
};

constexpr std::size_t long_text = 200;  // a value that speaks for itself, without its key

class Teller {
 public:
  ToldRecord run(const std::vector<Field>& fields) {
    for (const Field& field : fields) tell(field);
    lend_words(fields);
    return std::move(told_);
  }

 private:
  void say(std::string_view text, Span original) {
    const std::size_t begin = told_.text.size();
    told_.text += text;
    told_.pieces.push_back({{begin, told_.text.size()}, original, text.size() == original.size()});
  }

  void say_key(const Field& field) {
    std::string name = field.parent.empty() ? field.key : field.parent + " " + field.key;
    say(name, field.key_span);
  }

  void tell(const Field& field) {
    switch (field.kind) {
      case FieldKind::yes:
        say_key(field);
        say(": yes.\n", field.value_span);
        return;
      case FieldKind::no:
        say_key(field);
        say(": no.\n", field.value_span);
        return;
      case FieldKind::unknown:
        say_key(field);
        say(" unknown.\n", field.value_span);
        return;
      case FieldKind::number:
        say_key(field);
        told_.text += ' ';
        say(field.value, field.value_span);
        told_.text += ".\n";
        return;
      case FieldKind::hours:
        say_key(field);
        say(field.opens == field.closes ? std::string(" closed 24 hours.\n")
                                        : " open from " + clock(field.opens) + " to " + clock(field.closes) + ".\n",
            field.value_span);
        return;
      case FieldKind::text:
        if (field.value.size() < long_text) {
          say_key(field);
          told_.text += ": ";
        }
        say(field.value, field.value_span);
        told_.text += "\n";
        return;
    }
  }

  /// Words that a text about such a record uses: "customers" for reviews, "rated" for stars.
  void lend_words(const std::vector<Field>& fields) {
    for (const std::string_view line : list_lines("lists/rules/record_words.txt")) {
      const std::size_t colon = line.find(':');
      const std::string_view key = pieces(line.substr(0, colon)).at(0);
      const auto field = std::find_if(fields.begin(), fields.end(), [&](const Field& candidate) {
        return holds(candidate.key, key) || holds(candidate.parent, key);
      });
      if (field == fields.end()) continue;
      say(line.substr(colon + 1), field->key_span);
      told_.text += ".\n";
    }
  }

  static bool holds(std::string_view words, std::string_view wanted) {
    const auto all = pieces(words);
    return std::find(all.begin(), all.end(), wanted) != all.end();
  }

  static std::string clock(int minutes) {
    const int hour = minutes / 60 % 12 == 0 ? 12 : minutes / 60 % 12;
    std::string text = std::to_string(hour);
    if (minutes % 60 != 0) text += (minutes % 60 < 10 ? ":0" : ":") + std::to_string(minutes % 60);
    return text + (minutes / 60 % 24 < 12 ? " am" : " pm");
  }

  ToldRecord told_;
};

}  // namespace

std::optional<std::vector<Field>> read_record(std::string_view text) { return Reader(text).run(); }

ToldRecord tell(const std::vector<Field>& fields) { return Teller().run(fields); }

Span ToldRecord::original(Span told) const {
  const auto after = std::upper_bound(pieces.begin(), pieces.end(), told.begin,
                                      [](std::size_t at, const ToldPiece& piece) { return at < piece.told.begin; });
  if (after == pieces.begin()) return {0, 0};
  const ToldPiece& piece = *(after - 1);
  if (!piece.verbatim || told.end > piece.told.end) return piece.original;
  const std::size_t shift = told.begin - piece.told.begin;
  return {piece.original.begin + shift, piece.original.begin + shift + told.size()};
}

}  // namespace groundlab::rules
