// SPDX-License-Identifier: Apache-2.0
// Dates, clock times and periods. Day and month are swapped openly where both orders make a date; a clock time without
// a.m. or p.m. keeps its second reading. ISO 8601 for what is written year first.
#include <array>
#include <charconv>

#include "text/ascii.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

struct Digits {
  std::size_t end = 0;
  int value = -1;
  std::size_t size = 0;
};

Digits digits_at(std::string_view text, std::size_t at) {
  Digits found{at, -1, 0};
  while (found.size < 5 && ascii::digit(ascii::at(text, found.end))) ++found.end, ++found.size;
  if (found.size > 0 && found.size < 5) std::from_chars(text.data() + at, text.data() + found.end, found.value);
  return found;
}

bool word_goes_on(std::string_view text, std::size_t at) {
  return ascii::alnum(ascii::at(text, at)) || ascii::high(ascii::at(text, at));
}

int full_year(const Digits& year) {
  return year.size > 2 ? year.value : year.value < 70 ? 2000 + year.value : 1900 + year.value;
}

bool is_date(int day, int month) { return day >= 1 && day <= 31 && month >= 1 && month <= 12; }

Quantity date(std::size_t begin, std::size_t end, CalendarDate written) {
  Quantity quantity;
  quantity.kind = QuantityKind::date;
  quantity.span = {begin, end};
  quantity.date = written;
  return quantity;
}

/// 2024-03-14, 2024/03/14, 2024.03.14
std::optional<Quantity> year_first(std::string_view text, std::size_t at, const Digits& year) {
  const char mark = ascii::at(text, year.end);
  if (mark != '-' && mark != '/' && mark != '.') return std::nullopt;
  const Digits month = digits_at(text, year.end + 1);
  if (month.size == 0 || month.size > 2 || month.value < 1 || month.value > 12) return std::nullopt;
  const Digits day = digits_at(text, month.end + 1);
  if (ascii::at(text, month.end) != mark || !is_date(day.value, month.value)) return std::nullopt;
  if (word_goes_on(text, day.end) && ascii::at(text, day.end) != 'T') return std::nullopt;
  return date(at, day.end, {year.value, month.value, day.value});
}

/// 14.03.2024, 14/3/24, 3/14/2024, 14-03-2024
std::optional<Quantity> year_last(std::string_view text, std::size_t at, const Digits& first) {
  const char mark = ascii::at(text, first.end);
  if (mark != '.' && mark != '/' && mark != '-') return std::nullopt;
  const std::size_t second_at = mark == '.' ? after_blanks(text, first.end + 1) : first.end + 1;
  const Digits second = digits_at(text, second_at);
  if (second.size == 0 || second.size > 2 || ascii::at(text, second.end) != mark) return std::nullopt;
  const Digits year = digits_at(text, mark == '.' ? after_blanks(text, second.end + 1) : second.end + 1);
  if ((year.size != 4 && (year.size != 2 || mark == '-')) || word_goes_on(text, year.end)) return std::nullopt;
  if (ascii::at(text, year.end) == mark && ascii::digit(ascii::at(text, year.end + 1))) return std::nullopt;
  const bool day_first = is_date(first.value, second.value);
  const bool month_first = mark != '.' && is_date(second.value, first.value);
  if (!day_first && !month_first) return std::nullopt;
  const int in_full = full_year(year);
  Quantity quantity = date(
      at, year.end,
      day_first ? CalendarDate{in_full, second.value, first.value} : CalendarDate{in_full, first.value, second.value});
  if (day_first && month_first && first.value != second.value)
    quantity.other_date = CalendarDate{in_full, first.value, second.value};
  return quantity;
}

std::size_t skip_word(std::string_view text, std::size_t at, std::string_view word) {
  const std::size_t begin = after_blanks(text, at);
  const std::size_t end = word_end_at(text, begin);
  return ascii::equals(text.substr(begin, end - begin), word) ? end : at;
}

/// A year after `at`, "," and "of" skipped: its digits; none where none stands there.
std::optional<Digits> year_after(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  if (ascii::at(text, begin) == '.') ++begin;
  begin = after_blanks(text, begin);
  if (ascii::at(text, begin) == ',') ++begin;
  begin = after_blanks(text, skip_word(text, begin, "of"));
  begin = after_blanks(text, skip_word(text, begin, "de"));
  const Digits year = digits_at(text, begin);
  if (year.size != 4 || year.value < 1000 || year.value > 2200 || word_goes_on(text, year.end)) return std::nullopt;
  if (begin == at || ascii::at(text, year.end) == '%') return std::nullopt;
  return year;
}

/// 14 March 2024, 3rd of May, 14. März
std::optional<Quantity> day_first(std::string_view text, std::size_t at, const Digits& day) {
  if (day.size > 2 || day.value < 1 || day.value > 31) return std::nullopt;
  std::size_t next = day.end;
  const std::string_view suffix = text.substr(next, 2);
  if (ascii::equals(suffix, "st") || ascii::equals(suffix, "nd") || ascii::equals(suffix, "rd") ||
      ascii::equals(suffix, "th"))
    next += 2;
  else if (ascii::at(text, next) == '.')
    ++next;
  std::size_t begin = after_blanks(text, next);
  begin = after_blanks(text, skip_word(text, begin, "of"));
  begin = after_blanks(text, skip_word(text, begin, "de"));
  if (begin == day.end && ascii::at(text, begin) == '-') ++begin;
  const std::size_t end = word_end_at(text, begin);
  const QuantityWord* word = end > begin ? quantity_word(text.substr(begin, end - begin)) : nullptr;
  if (word == nullptr || word->month == 0) return std::nullopt;
  if (!ascii::upper(text[begin]) && end - begin < 4 && !ascii::high(text[begin])) return std::nullopt;
  if (ascii::equals(text.substr(begin, end - begin), "may") && !ascii::upper(text[begin])) return std::nullopt;
  Quantity quantity = date(at, end, {0, word->month, day.value});
  if (const auto year = year_after(text, end)) {
    quantity.date.year = year->value;
    quantity.span.end = year->end;
  } else if (ascii::at(text, end) == '-') {
    const Digits joined = digits_at(text, end + 1);
    if (joined.size == 4 || joined.size == 2) quantity.date.year = full_year(joined), quantity.span.end = joined.end;
  }
  return quantity;
}

/// "May" may be a verb, "March" too: alone they are months only where a capital and a preposition show it.
bool month_alone(std::string_view text, std::size_t at, std::string_view written) {
  if (!ascii::upper(written.front()) || (written.size() < 4 && !ascii::equals(written, "may"))) return false;
  if (!ascii::equals(written, "may") && !ascii::equals(written, "march")) return true;
  const std::string_view before = word_before(text, at);
  constexpr std::array leads{"in"sv,     "by"sv,      "since"sv, "until"sv, "till"sv,  "of"sv,   "from"sv, "during"sv,
                             "before"sv, "after"sv,   "early"sv, "late"sv,  "mid"sv,   "last"sv, "next"sv, "this"sv,
                             "to"sv,     "through"sv, "and"sv,   "or"sv,    "every"sv, "each"sv};
  for (const std::string_view lead : leads)
    if (ascii::equals(before, lead)) return true;
  return false;
}

struct DayHalf {
  std::size_t end = 0;  ///< 0: none there
  bool afternoon = false;
};

/// "a.m.", "pm", "P. M."
DayHalf day_half(std::string_view text, std::size_t at) {
  const char half = ascii::to_lower(ascii::at(text, at));
  if (half != 'a' && half != 'p') return {};
  std::size_t next = at + 1;
  const bool dotted = ascii::at(text, next) == '.';
  if (dotted) ++next;
  if (dotted && ascii::at(text, next) == ' ') ++next;
  if (ascii::to_lower(ascii::at(text, next)) != 'm' || word_goes_on(text, next + 1)) return {};
  ++next;
  if (dotted && ascii::at(text, next) == '.') ++next;
  return {next, half == 'p'};
}

Quantity clock(std::size_t begin, std::size_t end, int minutes) {
  Quantity quantity;
  quantity.kind = QuantityKind::time;
  quantity.span = {begin, end};
  quantity.value = minutes;
  return quantity;
}

}  // namespace

std::optional<Quantity> date_in_digits(std::string_view text, std::size_t at) {
  const Digits first = digits_at(text, at);
  if (first.size == 4 && first.value >= 1000)
    if (auto found = year_first(text, at, first)) return found;
  if (first.size > 2 || first.size == 0) return std::nullopt;
  if (auto found = year_last(text, at, first)) return found;
  return day_first(text, at, first);
}

std::optional<Quantity> date_by_month(std::string_view text, std::size_t at, std::size_t word_end, int month) {
  const std::string_view written = text.substr(at, word_end - at);
  if (!ascii::upper(written.front()) && !ascii::high(written.front())) return std::nullopt;
  if (const auto year = year_after(text, word_end)) return date(at, year->end, {year->value, month, 0});
  std::size_t begin = word_end + (ascii::at(text, word_end) == '.' ? 1U : 0U);
  begin = after_blanks(text, begin);
  const Digits day = digits_at(text, begin);
  if (day.size >= 1 && day.size <= 2 && day.value >= 1 && day.value <= 31 && begin > word_end) {
    std::size_t end = day.end;
    const std::string_view suffix = text.substr(end, 2);
    if (ascii::equals(suffix, "st") || ascii::equals(suffix, "nd") || ascii::equals(suffix, "rd") ||
        ascii::equals(suffix, "th"))
      end += 2;
    const char next = ascii::at(text, end);
    const bool number = word_goes_on(text, end) || next == '%' || next == ':' ||
                        ((next == '.' || next == ',') && ascii::digit(ascii::at(text, end + 1)));
    if (!number) {
      Quantity quantity = date(at, end, {0, month, day.value});
      if (const auto year = year_after(text, end)) {
        quantity.date.year = year->value;
        quantity.span.end = year->end;
      }
      return quantity;
    }
  }
  if (!month_alone(text, at, written)) return std::nullopt;
  return date(at, word_end, {0, month, 0});
}

std::optional<Quantity> time_in_digits(std::string_view text, std::size_t at) {
  const Digits hour = digits_at(text, at);
  if (hour.size == 0 || hour.size > 2 || hour.value > 24) return std::nullopt;
  std::size_t end = hour.end;
  int minutes = 60 * hour.value;
  bool colon = false;
  const char mark = ascii::at(text, end);
  const Digits minute = digits_at(text, end + 1);
  const bool two =
      (mark == ':' || mark == '.' || ascii::to_lower(mark) == 'h') && minute.size == 2 && minute.value < 60;
  const std::size_t after = two ? after_blanks(text, minute.end) : after_blanks(text, end);
  const DayHalf day = day_half(text, after);
  const bool half = day.end > 0;
  const std::size_t word = word_end_at(text, after);
  const bool uhr =
      ascii::equals(text.substr(after, word - after), "uhr") || ascii::equals(text.substr(after, word - after), "h");
  if (two && (mark == ':' || mark == 'h' || half || uhr)) {
    colon = true;
    minutes += minute.value;
    end = minute.end;
    if (ascii::at(text, end) == ':') {
      const Digits second = digits_at(text, end + 1);
      if (second.size == 2 && second.value < 60) end = second.end;
    }
    if (word_goes_on(text, end) && !half) return std::nullopt;
  }
  if (half && hour.value <= 12 && (colon || after - hour.end <= 1)) {
    const int base = minutes % (12 * 60);
    return clock(at, day.end, base + (day.afternoon ? 12 * 60 : 0));
  }
  const bool oclock = ascii::equals(text.substr(after, 7), "o'clock");
  if (oclock) end = after + 7;
  if (uhr && !oclock) end = word;
  if (!colon && !oclock && !(uhr && ascii::equals(text.substr(after, word - after), "uhr"))) return std::nullopt;
  Quantity quantity = clock(at, end, minutes % (24 * 60));
  const bool open =
      hour.value >= 1 && hour.value <= 12 && hour.size == 1 + (text[at] == '1' && hour.value > 9 ? 1U : 0U) && !uhr;
  if (open) quantity.other = (minutes + 12 * 60) % (24 * 60);
  return quantity;
}

std::optional<Quantity> time_in_words(std::string_view text, std::size_t at) {
  std::size_t end = word_end_at(text, at);
  const std::string_view first = text.substr(at, end - at);
  int minutes = 0;
  if (ascii::equals(first, "quarter"))
    minutes = 15;
  else if (ascii::equals(first, "half"))
    minutes = 30;
  else if (const QuantityWord* word = quantity_word(first);
           word != nullptr && word->number >= 5 && word->number % 5 == 0 && word->number <= 25)
    minutes = word->number;
  else
    return std::nullopt;
  const std::size_t relation_at = after_blanks(text, end);
  const std::size_t relation_end = word_end_at(text, relation_at);
  const std::string_view relation = text.substr(relation_at, relation_end - relation_at);
  const bool past = ascii::equals(relation, "past");
  if (!past && (!ascii::equals(relation, "to") || minutes == 30 || minutes != 15)) return std::nullopt;
  const std::size_t hour_at = after_blanks(text, relation_end);
  const std::size_t hour_end = word_end_at(text, hour_at);
  const Digits digits = digits_at(text, hour_at);
  const QuantityWord* word = hour_end > hour_at ? quantity_word(text.substr(hour_at, hour_end - hour_at)) : nullptr;
  const int hour = digits.size > 0 ? digits.value : word != nullptr ? word->number : -1;
  if (hour < 1 || hour > 12) return std::nullopt;
  const int clock_minutes = (60 * hour + (past ? minutes : -minutes)) % (12 * 60);
  Quantity quantity = clock(at, digits.size > 0 ? digits.end : hour_end, clock_minutes);
  quantity.other = clock_minutes + 12 * 60;
  return quantity;
}

std::optional<Quantity> period_in_letters(std::string_view text, std::size_t at) {
  const char letter = text[at];
  const char digit = ascii::at(text, at + 1);
  Quantity quantity;
  quantity.kind = QuantityKind::period;
  quantity.span = {at, at + 2};
  if (letter == 'Q' && digit >= '1' && digit <= '4')
    quantity.unit = "quarter";
  else if (letter == 'H' && (digit == '1' || digit == '2'))
    quantity.unit = "half";
  else
    return std::nullopt;
  if (word_goes_on(text, at + 2) || ascii::at(text, at + 2) == '-') return std::nullopt;
  quantity.value = digit - '0';
  const std::size_t slash = at + 2 + (ascii::at(text, at + 2) == '/' ? 1U : 0U);
  if (slash > at + 2) {
    const Digits year = digits_at(text, slash);
    if (year.size == 4) quantity.date.year = year.value, quantity.span.end = year.end;
  } else if (const auto year = year_after(text, at + 2)) {
    quantity.date.year = year->value;
    quantity.span.end = year->end;
  }
  return quantity;
}

std::optional<Quantity> period_after_ordinal(std::string_view text, const Quantity& ordinal) {
  const std::size_t begin = after_blanks(text, ordinal.span.end + (ascii::at(text, ordinal.span.end) == '-' ? 1U : 0U));
  const std::size_t end = word_end_at(text, begin);
  const std::string_view word = text.substr(begin, end - begin);
  Quantity quantity = ordinal;
  quantity.kind = QuantityKind::period;
  quantity.span.end = end;
  if (ascii::equals(word, "century") || ascii::equals(word, "jahrhundert")) {
    quantity.unit = "century";
    return quantity;
  }
  if (ascii::equals(word, "quarter") || ascii::equals(word, "quartal"))
    quantity.unit = "quarter";
  else if (ascii::equals(word, "half"))
    quantity.unit = "half";
  else
    return std::nullopt;
  if (const auto year = year_after(text, end)) {
    quantity.date.year = year->value;
    quantity.span.end = year->end;
  }
  return quantity;
}

}  // namespace groundlab
