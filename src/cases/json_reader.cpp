// SPDX-License-Identifier: Apache-2.0
// The grammar of RFC 8259 by hand. Bytes of a string are taken over as they are until a quote, a backslash or a control
// byte; UTF-8 is checked once for the whole line. The wording of faults stands in json_faults.cpp.
#include "cases/json_reader.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <system_error>

#include "text/eight_bytes.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

constexpr std::size_t deepest = 64;

constexpr std::array<bool, 256> make_plain_bytes() {
  std::array<bool, 256> plain{};
  for (std::size_t byte = 0x20; byte < plain.size(); ++byte) plain[byte] = byte != '"' && byte != '\\';
  return plain;
}
constexpr std::array<bool, 256> plain_bytes = make_plain_bytes();

bool is_plain(char c) { return plain_bytes[static_cast<unsigned char>(c)]; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

void append_utf8(std::string& text, char32_t code) {
  const auto byte = [&](char32_t lead, int shift, char32_t mask) {
    text += static_cast<char>(lead | ((code >> shift) & mask));
  };
  if (code < 0x80) return byte(0, 0, 0x7F);
  if (code < 0x800) {
    byte(0xC0, 6, 0x1F);
  } else if (code < 0x10000) {
    byte(0xE0, 12, 0x0F);
    byte(0x80, 6, 0x3F);
  } else {
    byte(0xF0, 18, 0x07);
    byte(0x80, 12, 0x3F);
    byte(0x80, 6, 0x3F);
  }
  byte(0x80, 0, 0x3F);
}

}  // namespace

JsonReader::JsonReader(std::string_view text)
    : text_(text), bad_byte_(invalid_utf8_at(text).value_or(std::string_view::npos)) {}

void JsonReader::skip_blanks() {
  while (next() == ' ' || next() == '\t' || next() == '\r' || next() == '\n') ++at_;
}

JsonKind JsonReader::kind() {
  if (fault_) return JsonKind::nothing;
  skip_blanks();
  const char c = next();
  if (c == '"') return JsonKind::string;
  if (c == '[') return JsonKind::array;
  if (c == '{') return JsonKind::object;
  if (c == '-' || is_digit(c)) return JsonKind::number;
  if (c == 't' || c == 'f') return JsonKind::boolean;
  if (c == 'n') return JsonKind::null;
  fail_no_value();
  return JsonKind::nothing;
}

void JsonReader::open() {
  if (depth_ == deepest) return fail(at_, "nested more than 64 deep", "flatten it; a case needs no more than 4 levels");
  ++depth_;
  ++at_;
  after_value_ = false;
}

void JsonReader::close() {
  ++at_;
  --depth_;
  after_value_ = true;
}

// True when another member or element begins here; false at the container's end, which is closed, and after a fault.
bool JsonReader::separator(char closing, const char* container) {
  if (fault_) return false;
  skip_blanks();
  if (next() == closing) return close(), false;
  if (!after_value_) return true;
  if (at_ == text_.size()) return fail_cut_off(at_, container), false;
  if (next() != ',')
    return fail(at_, std::string("not valid JSON: a comma or \"") + closing + "\" is missing before " + found(),
                "put a comma between two values; a quote inside a string is \\\""),
           false;
  ++at_;
  skip_blanks();
  if (next() != closing) return true;
  fail(at_, std::string("not valid JSON: a comma stands before \"") + closing + "\"", "take the last comma out");
  return false;
}

std::optional<std::string_view> JsonReader::key() {
  if (!separator('}', "object")) return std::nullopt;
  if (at_ == text_.size()) return fail_cut_off(at_, "object"), std::nullopt;
  if (next() != '"')
    return fail(at_, "not valid JSON: a key is missing before " + found(), "keys stand in double quotes"), std::nullopt;
  key_offset_ = at_;
  const std::string_view name = string();
  if (fault_) return std::nullopt;
  skip_blanks();
  if (at_ == text_.size()) return fail_cut_off(at_, "object"), std::nullopt;
  if (next() != ':')
    return fail(at_, "not valid JSON: a colon is missing before " + found(), "write \"key\": value"), std::nullopt;
  ++at_;
  after_value_ = false;
  return name;
}

bool JsonReader::element() {
  if (!separator(']', "list")) return false;
  after_value_ = false;
  return true;
}

void JsonReader::skip_plain() {
  for (; at_ + 8 <= text_.size(); at_ += 8) {
    const std::size_t plain = eight::first_special(eight::load(text_.data() + at_, 8), 0x20, '"', '\\');
    if (plain == 8) continue;
    at_ += plain;
    return;
  }
  while (at_ < text_.size() && is_plain(text_[at_])) ++at_;
}

std::string_view JsonReader::string() {
  const std::size_t opened = at_++;
  std::size_t begin = at_;
  bool escaped = false;
  while (next() != '"') {
    skip_plain();
    if (at_ == text_.size()) return fail_cut_off(opened, "string"), std::string_view{};
    if (next() == '"') break;
    if (next() != '\\')
      return fail(at_, "not valid JSON: " + found() + " inside a string",
                  "write control characters as escapes: a tab is \\t, a line feed \\n"),
             std::string_view{};
    if (!escaped) scratch_.clear();
    escaped = true;
    scratch_.append(text_, begin, at_ - begin);
    if (!escape()) return {};
    begin = at_;
  }
  const std::string_view rest = text_.substr(begin, at_ - begin);
  ++at_;
  after_value_ = true;
  if (bad_byte_ > opened && bad_byte_ < at_) {
    at_ = bad_byte_;
    return fail(at_, found() + " is not UTF-8", "save the file as UTF-8"), std::string_view{};
  }
  if (!escaped) return rest;
  return scratch_ += rest;
}

bool JsonReader::escape() {
  const std::size_t begin = at_++;
  const char letter = next();
  if (letter != 'u') {
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t which = at_ < text_.size() ? letters.find(letter) : std::string_view::npos;
    if (which == std::string_view::npos) {
      const bool shown = at_ < text_.size() && text_[at_] > ' ' && text_[at_] < 0x7F;
      fail(begin, "not valid JSON: unknown escape \"\\" + std::string(text_.substr(at_, shown ? 1 : 0)) + "\"",
           "write a backslash itself as \\\\");
      return false;
    }
    ++at_;
    scratch_ += meanings[which];
    return true;
  }
  ++at_;
  std::optional<char32_t> code = hex4();
  if (!code)
    return fail(begin, "not valid JSON: \\u without four hexadecimal digits", "write for example \\u00e4"), false;
  if (*code >= 0xD800 && *code < 0xDC00 && text_.substr(at_, 2) == "\\u") {
    at_ += 2;
    const std::optional<char32_t> low = hex4();
    code = low && *low >= 0xDC00 && *low < 0xE000 ? 0x10000 + ((*code - 0xD800) << 10) + (*low - 0xDC00) : *code;
  }
  if (*code >= 0xD800 && *code < 0xE000)
    return fail(begin, "half a surrogate pair: \"" + std::string(text_.substr(begin, 6)) + "\" is no character",
                "write both halves, or the character itself"),
           false;
  append_utf8(scratch_, *code);
  return true;
}

std::optional<char32_t> JsonReader::hex4() {
  const std::string_view digits = text_.substr(std::min(at_, text_.size()), 4);
  unsigned code = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  if (digits.size() != 4 || error != std::errc{} || end != digits.data() + 4) return std::nullopt;
  at_ += 4;
  return code;
}

bool JsonReader::digits() {
  const std::size_t begin = at_;
  while (is_digit(next())) ++at_;
  return at_ != begin;
}

std::string_view JsonReader::number() {
  const std::size_t begin = at_;
  const auto fault = [&](const char* what, const char* hint) {
    fail(begin, "not valid JSON: " + std::string(what), hint);
    return std::string_view{};
  };
  if (next() == '-') ++at_;
  if (!is_digit(next())) return at_ = begin, fail_no_value(), std::string_view{};
  if (next() == '0' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1]))
    return fault("a number begins with 0", "take the leading zeros out, or put an id in double quotes");
  digits();
  bool is_whole = true;
  if (next() == '.') {
    ++at_;
    is_whole = false;
    if (!digits()) return fault("no digit follows the decimal point", "write for example 1.0");
  }
  if (next() == 'e' || next() == 'E') {
    ++at_;
    is_whole = false;
    if (next() == '+' || next() == '-') ++at_;
    if (!digits()) return fault("no digit follows the exponent", "write for example 1e3");
  }
  const std::string_view written = text_.substr(begin, at_ - begin);
  constexpr std::size_t always_fits = 300;
  double value = 0;
  if ((!is_whole || written.size() > always_fits) &&
      std::from_chars(written.data(), written.data() + written.size(), value).ec != std::errc{}) {
    fail(begin, "number out of range: \"" + std::string(written.substr(0, 40)) + "\"",
         "a number must fit a 64-bit float; put it in double quotes to keep it as text");
    return {};
  }
  after_value_ = true;
  return written;
}

void JsonReader::literal(std::string_view word) {
  if (text_.substr(at_, word.size()) != word) return fail_no_value();
  at_ += word.size();
  after_value_ = true;
}

bool JsonReader::boolean() {
  const bool value = next() == 't';
  literal(value ? "true" : "false");
  return value && !fault_;
}

std::string_view JsonReader::skip() {
  const JsonKind what = kind();
  const std::size_t begin = at_;
  switch (what) {
    case JsonKind::object:
      open();
      while (key()) skip();
      break;
    case JsonKind::array:
      open();
      while (element()) skip();
      break;
    case JsonKind::string:
      string();
      break;
    case JsonKind::number:
      number();
      break;
    case JsonKind::boolean:
      boolean();
      break;
    case JsonKind::null:
      literal("null");
      break;
    case JsonKind::nothing:
      break;
  }
  return fault_ ? std::string_view{} : text_.substr(begin, at_ - begin);
}

}  // namespace groundlab
