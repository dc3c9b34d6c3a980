// SPDX-License-Identifier: Apache-2.0
// A capital after a small letter opens a word, and so does the last capital of a run before a small letter
// ("HTMLPage"). Words of two letters in a row are one ("WiFi").
#include "text/record_words.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "text/ascii.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

std::vector<std::string> pieces(std::string_view key) {
  std::vector<std::string> words;
  bool open = false;
  for (std::size_t k = 0; k < key.size(); ++k) {
    const char c = key[k];
    if (!ascii::alnum(c) && !ascii::high(c) && c != '\'') {
      open = false;
      continue;
    }
    const char before = k > 0 ? key[k - 1] : ' ';
    const bool hump = ascii::upper(c) && (ascii::lower(before) || ascii::digit(before) ||
                                          (ascii::upper(before) && ascii::lower(ascii::at(key, k + 1))));
    if (!open || hump) words.emplace_back();
    words.back() += ascii::to_lower(c);
    open = true;
  }
  return words;
}

/// A clock time at the front of `text`, as "8:00"; its bytes are taken off.
std::optional<std::string> take_time(std::string_view& text) {
  std::size_t hour = 0;
  while (hour < 2 && ascii::digit(ascii::at(text, hour))) ++hour;
  if (hour == 0 || ascii::at(text, hour) != ':') return std::nullopt;
  std::size_t end = hour + 1;
  while (end < hour + 3 && ascii::digit(ascii::at(text, end))) ++end;
  if (end == hour + 1) return std::nullopt;
  std::string minutes(text.substr(hour + 1, end - hour - 1));
  if (minutes.size() == 1) minutes += '0';
  std::string time = std::string(text.substr(0, hour)) + ":" + minutes;
  text.remove_prefix(end);
  return time;
}

template <std::size_t N>
bool one_of(std::string_view value, const std::array<std::string_view, N>& words) {
  return std::any_of(words.begin(), words.end(), [&](auto word) { return ascii::equals(value, word); });
}

}  // namespace

std::string key_words(std::string_view key) {
  std::string joined;
  std::size_t before = 0;
  for (const std::string& word : pieces(key)) {
    const bool halves = before == 2 && word.size() == 2 && joined.size() == 2;  // "WiFi"
    if (!joined.empty() && !halves) joined += ' ';
    joined += word;
    before = word.size();
  }
  return joined;
}

FieldAnswer answer_of(std::string_view value) {
  constexpr std::array yes{"true"sv, "yes"sv, "y"sv, "free"sv, "available"sv, "included"sv};
  constexpr std::array no{"false"sv, "no"sv, "none"sv, "never"sv, "not available"sv, "unavailable"sv, "not included"sv};
  constexpr std::array unknown{""sv,    "null"sv,       "n/a"sv,           "unknown"sv, "-"sv,
                               "nan"sv, "not stated"sv, "not specified"sv, "tbd"sv};
  if (one_of(value, yes)) return FieldAnswer::yes;
  if (one_of(value, no)) return FieldAnswer::no;
  return one_of(value, unknown) ? FieldAnswer::unknown : FieldAnswer::value;
}

std::string value_words(std::string_view value) {
  std::string_view rest = value;
  const auto opens = take_time(rest);
  if (!opens) return std::string(value);
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  for (const std::string_view dash : {"-"sv, "–"sv, "to"sv}) {
    if (!rest.starts_with(dash)) continue;
    rest.remove_prefix(dash.size());
    break;
  }
  while (!rest.empty() && rest.front() == ' ') rest.remove_prefix(1);
  const auto closes = take_time(rest);
  return closes && rest.empty() ? *opens + " to " + *closes : std::string(value);
}

}  // namespace groundlab
