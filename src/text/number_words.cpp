// SPDX-License-Identifier: Apache-2.0
// A number in words is read as it is spoken: ones and tens add up, "hundred" multiplies what came before, larger scales
// close a group. "One" and "second" are numbers only where no pronoun and no unit of time is meant.
#include "text/number_words.hpp"

#include <algorithm>
#include <array>

#include "text/ascii.hpp"
#include "text/numeral.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr int most_words = 16;

struct Word {
  std::size_t begin = 0, end = 0;
  std::string_view text;
  const QuantityWord* known = nullptr;

  bool is(std::string_view lower) const { return ascii::equals(text, lower); }
  bool number() const { return known != nullptr && known->number >= 0; }
  bool scale() const { return known != nullptr && known->scale > 0; }
};

Word word_at(std::string_view text, std::size_t begin) {
  const std::size_t end = word_end_at(text, begin);
  const std::string_view word = text.substr(begin, end - begin);
  return {begin, end, word, word.empty() ? nullptr : quantity_word(word)};
}

/// The next word after `end`: one blank or hyphen lies between.
Word next_word(std::string_view text, std::size_t end) {
  if (ascii::at(text, end) == '-' && ascii::alpha(ascii::at(text, end + 1))) return word_at(text, end + 1);
  return word_at(text, after_blanks(text, end));
}

WordedNumber made(QuantityKind kind, std::size_t begin, std::size_t end, double value) {
  WordedNumber number;
  number.quantity.kind = kind;
  number.quantity.span = {begin, end};
  number.quantity.value = value;
  return number;
}

WordedNumber measured(std::size_t begin, std::size_t end, double value, const Unit& unit) {
  WordedNumber number = made(QuantityKind::measure, begin, end, value * unit.factor);
  number.quantity.unit = unit.base;
  number.complete = true;
  return number;
}

struct Spoken {
  std::size_t end = 0;
  double value = 0;
  double largest = 0;  ///< the largest scale spoken
  int words = 0;
};

/// Sums up number words from `first` on.
Spoken spoken(std::string_view text, Word first) {
  Spoken sum{first.end, 0, 0, 0};
  double group = 0;
  int last = 1000;  // the word before, to keep "five six" apart
  for (Word word = first; sum.words < most_words;) {
    if (word.number()) {
      const bool fits = word.known->number < 10 ? last >= 20 : word.known->number < 100 && last >= 100;
      if (!fits) break;
      group += word.known->number;
      last = word.known->number < 20 ? 0 : word.known->number;
    } else if (word.scale() && !(word.is("dozen") && sum.words == 0) && (sum.words > 0 || !word.text.ends_with('s'))) {
      if (word.known->scale == 100) {
        group = std::max(group, 1.0) * 100;
      } else {
        sum.value += std::max(group, 1.0) * word.known->scale;
        group = 0;
      }
      sum.largest = std::max(sum.largest, word.known->scale);
      last = 1000;
    } else {
      break;
    }
    sum.end = word.end;
    ++sum.words;
    Word next = next_word(text, word.end);
    if (next.is("and") && (word.scale() || sum.largest > 0)) next = next_word(text, next.end);
    word = next;
  }
  sum.value += group;
  return sum;
}

/// "point five": digits spoken one by one after a whole number.
Spoken with_decimals(std::string_view text, Spoken number) {
  const Word point = next_word(text, number.end);
  if (!point.is("point") && !point.is("komma")) return number;
  double place = 0.1;
  std::size_t end = point.end;
  for (Word digit = next_word(text, end); digit.number() && digit.known->number < 10; digit = next_word(text, end)) {
    number.value += digit.known->number * place;
    place /= 10;
    end = digit.end;
  }
  if (end > point.end) number.end = end;
  return number;
}

/// "and a half", "and three quarters"
Spoken with_part(std::string_view text, Spoken number) {
  const Word joint = next_word(text, number.end);
  if (!joint.is("and")) return number;
  Word count = next_word(text, joint.end);
  double above = 1;
  if (count.is("a") || count.is("an") || count.is("one"))
    count = next_word(text, count.end);
  else if (count.number())
    above = count.known->number, count = next_word(text, count.end);
  if (count.known == nullptr || count.known->part == 0) return number;
  number.value += above / count.known->part;
  number.end = count.end;
  return number;
}

/// "three quarters of", "a third of", "half of": a share.
std::optional<WordedNumber> share(std::string_view text, std::size_t begin, double above, const Word& part) {
  if (part.known == nullptr || part.known->part == 0) return std::nullopt;
  const Word after = next_word(text, part.end);
  const bool whole = after.is("of") || after.is("the") || after.is("all");
  if (!whole && !(part.is("thirds") || part.is("quarters") || part.is("fifths"))) return std::nullopt;
  if (part.is("quarters") && !after.is("of") && !after.is("the")) return std::nullopt;
  WordedNumber number = made(QuantityKind::percent, begin, part.end, 100 * above / part.known->part);
  number.quantity.approximate = part.known->part % 3 == 0;
  return number;
}

/// "half an hour", "half a million", "half a dozen", "half of", "half the"
std::optional<WordedNumber> half(std::string_view text, std::size_t begin, const Word& word) {
  const Word article = next_word(text, word.end);
  const bool has_article = article.is("a") || article.is("an");
  const Word next = has_article ? next_word(text, article.end) : article;
  if (next.scale() && (has_article || !next.text.ends_with('s')))
    return made(QuantityKind::number, begin, next.end, next.known->scale / 2);
  if (has_article || ascii::at(text, word.end) == '-')
    if (const Unit* found = unit(next.text); found != nullptr && next.text.size() > 2)
      return measured(begin, next.end, 0.5, *found);
  if (has_article && (next.is("percent") || next.is("percentage"))) {
    const Word points = next_word(text, next.end);
    if (next.is("percentage") && points.is("point")) return made(QuantityKind::points, begin, points.end, 0.5);
    return made(QuantityKind::percent, begin, next.end, 0.5);
  }
  if (article.is("of") || article.is("the") || article.is("its") || article.is("their"))
    return made(QuantityKind::percent, begin, word.end, 50);
  return std::nullopt;
}

bool any_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

/// "One" as a pronoun: "no one", "this one", "one of", "one can".
bool pronoun(std::string_view text, const Word& one) {
  if (!one.is("one")) return false;
  if (any_of(word_before(text, one.begin), {"no", "any", "every", "some", "each", "this", "that", "the", "which",
                                            "another", "only", "right", "left", "new", "old"})) {
    const Word next = next_word(text, one.end);
    return !(unit(next.text) != nullptr && next.text.size() > 2);
  }
  const Word next = next_word(text, one.end);
  if (next.text.empty()) return ascii::at(text, one.end) != '-';
  return any_of(next.text, {"another", "who", "that", "can", "must", "should", "of", "or", "may", "is", "has", "by",
                            "way", "could", "would", "thing", "might", "s"});
}

std::optional<WordedNumber> in_words(std::string_view text, std::size_t begin, const Word& first) {
  if (pronoun(text, first)) return std::nullopt;
  Spoken number = spoken(text, first);
  if (number.words == 0) return std::nullopt;
  number = with_decimals(text, number);
  if (auto found = share(text, begin, number.value, next_word(text, number.end))) return found;
  const Word timed = next_word(text, number.end);
  if (const Unit* found = unit(timed.text); found != nullptr && timed.text.size() > 3) {  // "one year and a half"
    const Spoken more = with_part(text, {timed.end, number.value, 0, 0});
    if (more.end > timed.end) return measured(begin, more.end, more.value, *found);
  }
  number = with_part(text, number);
  const Word scaled = next_word(text, number.end);
  if (scaled.scale()) {
    number.value *= scaled.known->scale;
    number.end = scaled.end;
  }
  WordedNumber found = made(QuantityKind::number, begin, number.end, number.value);
  const Word hour = next_word(text, number.end);
  if (hour.is("o") && ascii::at(text, hour.end) == '\'' && ascii::equals(text.substr(hour.end + 1, 5), "clock") &&
      number.value <= 12) {
    found = made(QuantityKind::time, begin, hour.end + 6, 60 * number.value);
    found.quantity.other = 60 * number.value + 720;
  }
  return found;
}

std::optional<WordedNumber> ordinal(std::string_view text, const Word& word) {
  const Word next = next_word(text, word.end);
  const char behind = ascii::at(text, word.end);
  if (behind == ',' || next.text.empty()) {
    if (!any_of(word_before(text, word.begin), {"the", "came", "finished", "ranked", "placed", "every"}))
      return std::nullopt;
  }
  if (any_of(next.text, {"of", "and", "to", "that", "with", "by", "on", "for", "at"}) &&
      !any_of(word_before(text, word.begin), {"the", "came", "finished", "ranked", "placed"}))
    return std::nullopt;
  return made(QuantityKind::ordinal, word.begin, word.end, word.known->ordinal);
}

std::optional<WordedNumber> after_article(std::string_view text, const Word& article) {
  const Word next = next_word(text, article.end);
  if (next.known == nullptr) return std::nullopt;
  if (next.scale() && !next.text.ends_with('s')) {
    const Spoken number = spoken(text, next);
    if (number.words == 0) return made(QuantityKind::number, article.begin, next.end, next.known->scale);  // a dozen
    return made(QuantityKind::number, article.begin, number.end, number.value);
  }
  if (next.known->small == SmallWord::fortnight) return measured(article.begin, next.end, 1, *unit("fortnight"));
  return share(text, article.begin, 1, next);
}

std::optional<WordedNumber> small(std::string_view text, const Word& word) {
  const auto number = [&](double value) { return made(QuantityKind::number, word.begin, word.end, value); };
  const auto daily = [&](double value) {
    WordedNumber made_one = number(value);
    made_one.quantity.per = "day";
    made_one.complete = true;
    return made_one;
  };
  switch (word.known->small) {
    case SmallWord::both:
      return number(2);
    case SmallWord::once: {
      const Word next = next_word(text, word.end);
      if (!any_of(next.text, {"a", "an", "per", "every", "daily", "weekly", "monthly", "yearly"})) return std::nullopt;
      return number(1);
    }
    case SmallWord::twice:
      return number(2);
    case SmallWord::thrice:
      return number(3);
    case SmallWord::midnight:
      return made(QuantityKind::time, word.begin, word.end, 0);
    case SmallWord::noon:
      return made(QuantityKind::time, word.begin, word.end, 12 * 60);
    case SmallWord::article:
      return after_article(text, word);
    case SmallWord::fortnight:
      return measured(word.begin, word.end, 1, *unit("fortnight"));
    case SmallWord::half:
      return half(text, word.begin, word);
    case SmallWord::daily2:
      return daily(2);
    case SmallWord::daily3:
      return daily(3);
    case SmallWord::daily4:
      return daily(4);
    case SmallWord::minus:
    case SmallWord::none:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<WordedNumber> number_in_words(std::string_view text, std::size_t at, std::size_t word_end) {
  const std::string_view written = text.substr(at, word_end - at);
  const Word word{at, word_end, written, quantity_word(written)};
  if (word.known == nullptr) return std::nullopt;
  if (word.known->small == SmallWord::minus) {
    const Word next = next_word(text, word.end);
    std::optional<WordedNumber> number;
    if (next.number()) number = in_words(text, at, next);
    const std::size_t digits = after_blanks(text, word.end);
    if (const Numeral numeral = ascii::digit(ascii::at(text, digits)) ? read_numeral(text, digits) : Numeral{})
      number = made(QuantityKind::number, at, numeral.end, numeral.value);
    if (number) number->quantity.value = -number->quantity.value;
    return number;
  }
  if (word.known->small != SmallWord::none)
    if (auto found = small(text, word)) return found;
  if (word.number() || (word.scale() && !word.text.ends_with('s') && !word.is("dozen")))
    return in_words(text, at, word);
  if (word.known->ordinal > 0) return ordinal(text, word);
  return std::nullopt;
}

}  // namespace groundlab
