// SPDX-License-Identifier: Apache-2.0
// What a broken line of JSON is told: what stands there instead, and the mend for the slips that people and programs
// make most (Python's True and NaN, single quotes, a lost line feed, a file that was cut off).
#include <algorithm>
#include <array>

#include "cases/joined.hpp"
#include "cases/json_reader.hpp"

namespace groundlab {
namespace {

struct ForeignWord {
  std::string_view word;
  const char* hint;
};

constexpr std::array foreign_words{
    ForeignWord{"NaN", "JSON has no such number; write null"},
    ForeignWord{"nan", "JSON has no such number; write null"},
    ForeignWord{"Infinity", "JSON has no such number; write null"},
    ForeignWord{"-Infinity", "JSON has no such number; write null"},
    ForeignWord{"None", "write null"},
    ForeignWord{"undefined", "write null"},
    ForeignWord{"True", "write true"},
    ForeignWord{"False", "write false"},
};

bool is_word_byte(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-' || c == '+';
}

std::string_view word_at(std::string_view text) {
  constexpr std::size_t longest_shown = 20;
  const auto end = std::find_if_not(text.begin(), text.end(), is_word_byte);
  return text.substr(0, std::min<std::size_t>(static_cast<std::size_t>(end - text.begin()), longest_shown));
}

const char* hint_for(std::string_view found) {
  for (const ForeignWord& row : foreign_words)
    if (found == row.word) return row.hint;
  if (found.starts_with('\'')) return "strings stand in double quotes";
  if (found.starts_with('/') || found.starts_with('#')) return "JSON has no comments; take it out";
  return "a value is a string in double quotes, a number, true, false, null, a list or an object";
}

}  // namespace

void JsonReader::fail(std::size_t offset, std::string what, std::string hint) {
  if (!fault_) fault_ = JsonFault{offset, std::move(what), std::move(hint)};
}

void JsonReader::fail_cut_off(std::size_t opened, std::string_view unfinished) {
  if (unfinished == "string")
    return fail(opened, "not valid JSON: the line ends inside the string that opens here",
                "close the quote; a case stands on one line, so write a line feed inside a string as \\n");
  fail(opened, joined("not valid JSON: the line ends inside ", unfinished == "object" ? "an" : "a", " ", unfinished),
       "a case is one complete {...} on one line; was the file cut off?");
}

void JsonReader::fail_no_value() {
  if (at_ == text_.size()) return fail_cut_off(at_, "object");
  const std::string_view rest = text_.substr(at_);
  const std::string_view word = word_at(rest);
  fail(at_, "not valid JSON: " + found() + " stands where a value is expected", hint_for(word.empty() ? rest : word));
}

std::string JsonReader::found() const {
  if (at_ >= text_.size()) return "the end of the line";
  const char c = text_[at_];
  if (c == '"') return "a string";
  if (const std::string_view word = word_at(text_.substr(at_)); !word.empty()) return joined("\"", word, "\"");
  if (c > ' ' && c < 0x7F) return joined("\"", c, "\"");
  constexpr std::string_view hex_digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return joined("byte 0x", hex_digits[byte >> 4U], hex_digits[byte & 0xFU]);
}

void JsonReader::finish() {
  if (fault_) return;
  const std::size_t end = at_;
  skip_blanks();
  if (at_ == text_.size()) return;
  if (text_.substr(end, at_ - end).find('\r') != std::string_view::npos)
    return fail(end, "lines end in a bare carriage return", "convert the file: tr '\\r' '\\n' < FILE > NEW_FILE");
  fail(at_, "not valid JSON: " + found() + " follows the end of the object",
       "one object a line: put a line feed between two");
}

}  // namespace groundlab
