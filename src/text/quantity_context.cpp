// SPDX-License-Identifier: Apache-2.0
// What stands around a value: bounds ("at least", "or more", "until"), "about" and "exactly", "per month", the kind of
// day. Looks back over the few bytes before and on over the few behind, never across a sentence.
#include <algorithm>
#include <array>
#include <bitset>
#include <initializer_list>

#include "text/ascii.hpp"
#include "text/folded.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t reach = 28;

struct BoundWords {
  std::string_view words;
  Bound bound;
};

/// Before a value. Longer wordings come before those that end them.
constexpr std::array before_value{BoundWords{"no fewer than", Bound::at_least},
                                  BoundWords{"not fewer than", Bound::at_least},
                                  BoundWords{"no less than", Bound::at_least},
                                  BoundWords{"not less than", Bound::at_least},
                                  BoundWords{"no more than", Bound::at_most},
                                  BoundWords{"not more than", Bound::at_most},
                                  BoundWords{"no later than", Bound::at_most},
                                  BoundWords{"not later than", Bound::at_most},
                                  BoundWords{"no longer than", Bound::at_most},
                                  BoundWords{"not exceed", Bound::at_most},
                                  BoundWords{"not exceeding", Bound::at_most},
                                  BoundWords{"no earlier than", Bound::at_least},
                                  BoundWords{"more than", Bound::more_than},
                                  BoundWords{"greater than", Bound::more_than},
                                  BoundWords{"longer than", Bound::more_than},
                                  BoundWords{"higher than", Bound::more_than},
                                  BoundWords{"larger than", Bound::more_than},
                                  BoundWords{"older than", Bound::more_than},
                                  BoundWords{"in excess of", Bound::more_than},
                                  BoundWords{"over", Bound::more_than},
                                  BoundWords{"above", Bound::more_than},
                                  BoundWords{"exceeds", Bound::more_than},
                                  BoundWords{"exceeding", Bound::more_than},
                                  BoundWords{"exceed", Bound::more_than},
                                  BoundWords{"upwards of", Bound::at_least},
                                  BoundWords{"at least", Bound::at_least},
                                  BoundWords{"minimum of", Bound::at_least},
                                  BoundWords{"minimum", Bound::at_least},
                                  BoundWords{"min", Bound::at_least},
                                  BoundWords{"min.", Bound::at_least},
                                  BoundWords{"starting at", Bound::at_least},
                                  BoundWords{"mindestens", Bound::at_least},
                                  BoundWords{"fewer than", Bound::less_than},
                                  BoundWords{"less than", Bound::less_than},
                                  BoundWords{"under", Bound::less_than},
                                  BoundWords{"below", Bound::less_than},
                                  BoundWords{"shorter than", Bound::less_than},
                                  BoundWords{"lower than", Bound::less_than},
                                  BoundWords{"smaller than", Bound::less_than},
                                  BoundWords{"younger than", Bound::less_than},
                                  BoundWords{"at most", Bound::at_most},
                                  BoundWords{"up to", Bound::at_most},
                                  BoundWords{"maximum of", Bound::at_most},
                                  BoundWords{"maximum", Bound::at_most},
                                  BoundWords{"max", Bound::at_most},
                                  BoundWords{"max.", Bound::at_most},
                                  BoundWords{"within", Bound::at_most},
                                  BoundWords{"höchstens", Bound::at_most},
                                  BoundWords{"maximal", Bound::at_most},
                                  BoundWords{"au moins", Bound::at_least},
                                  BoundWords{"au plus", Bound::at_most},
                                  BoundWords{"al menos", Bound::at_least},
                                  BoundWords{">=", Bound::at_least},
                                  BoundWords{"<=", Bound::at_most},
                                  BoundWords{">", Bound::more_than},
                                  BoundWords{"<", Bound::less_than},
                                  BoundWords{"\x11", Bound::at_least},
                                  BoundWords{"\x12", Bound::at_most}};

constexpr std::array before_date{BoundWords{"no later than", Bound::at_most}, BoundWords{"by", Bound::at_most},
                                 BoundWords{"until", Bound::at_most},         BoundWords{"till", Bound::at_most},
                                 BoundWords{"through", Bound::at_most},       BoundWords{"bis", Bound::at_most},
                                 BoundWords{"before", Bound::less_than},      BoundWords{"since", Bound::at_least},
                                 BoundWords{"from", Bound::at_least},         BoundWords{"as of", Bound::at_least},
                                 BoundWords{"ab", Bound::at_least},           BoundWords{"seit", Bound::at_least},
                                 BoundWords{"after", Bound::more_than}};

constexpr std::array behind_value{
    BoundWords{"or more", Bound::at_least},      BoundWords{"or later", Bound::at_least},
    BoundWords{"or above", Bound::at_least},     BoundWords{"or over", Bound::at_least},
    BoundWords{"or higher", Bound::at_least},    BoundWords{"or newer", Bound::at_least},
    BoundWords{"or older", Bound::at_least},     BoundWords{"or longer", Bound::at_least},
    BoundWords{"or greater", Bound::at_least},   BoundWords{"and above", Bound::at_least},
    BoundWords{"and over", Bound::at_least},     BoundWords{"and later", Bound::at_least},
    BoundWords{"and up", Bound::at_least},       BoundWords{"at least", Bound::at_least},
    BoundWords{"at a minimum", Bound::at_least}, BoundWords{"at minimum", Bound::at_least},
    BoundWords{"minimum", Bound::at_least},      BoundWords{"+", Bound::at_least},
    BoundWords{"or less", Bound::at_most},       BoundWords{"or fewer", Bound::at_most},
    BoundWords{"or earlier", Bound::at_most},    BoundWords{"or below", Bound::at_most},
    BoundWords{"or lower", Bound::at_most},      BoundWords{"or under", Bound::at_most},
    BoundWords{"or shorter", Bound::at_most},    BoundWords{"or younger", Bound::at_most},
    BoundWords{"and below", Bound::at_most},     BoundWords{"and under", Bound::at_most},
    BoundWords{"at most", Bound::at_most},       BoundWords{"at the latest", Bound::at_most},
    BoundWords{"at the most", Bound::at_most},   BoundWords{"maximum", Bound::at_most}};

constexpr std::array approximators{"about"sv,
                                   "around"sv,
                                   "approximately"sv,
                                   "approx"sv,
                                   "approx."sv,
                                   "roughly"sv,
                                   "nearly"sv,
                                   "almost"sv,
                                   "some"sv,
                                   "circa"sv,
                                   "ca."sv,
                                   "ca"sv,
                                   "c."sv,
                                   "~"sv,
                                   "\x13"sv,
                                   "close to"sv,
                                   "estimated"sv,
                                   "just over"sv,
                                   "just under"sv,
                                   "etwa"sv,
                                   "rund"sv,
                                   "environ"sv,
                                   "unos"sv,
                                   "unas"sv,
                                   "approximatively"sv};
constexpr std::array exact_words{"exactly"sv, "precisely"sv, "exact"sv, "genau"sv};

std::string_view words_of(const BoundWords& row) { return row.words; }
std::string_view words_of(std::string_view words) { return words; }

bool ends_with_words(std::string_view text, std::string_view words) {
  if (text.size() < words.size()) return false;
  if (!ascii::equals(text.substr(text.size() - words.size()), words)) return false;
  if (text.size() == words.size() || !ascii::alpha(words.front())) return true;
  const char before = text[text.size() - words.size() - 1];
  return !ascii::alnum(before) && !ascii::high(before) && before != '-';
}

/// The first row whose wording ends the text; `rows.end()`: none.
template <typename Rows>
auto row_that_ends(std::string_view text, const Rows& rows) {
  const char last = text.empty() ? '\0' : ascii::to_lower(text.back());
  return std::find_if(rows.begin(), rows.end(), [&](const auto& row) {
    return words_of(row).back() == last && ends_with_words(text, words_of(row));
  });
}

bool starts_with_words(std::string_view text, std::string_view words) {
  if (!ascii::starts(text, words)) return false;
  return !ascii::alpha(words.back()) || !ascii::alnum(ascii::at(text, words.size()));
}

constexpr std::array fillers{" the"sv, " a"sv,       " an"sv,    " of the"sv, " eur"sv,
                             " usd"sv, " version"sv, " early"sv, " late"sv,   " mid"sv};

/// The last two bytes of each wording: most texts before a number end in none of them, and need no comparison.
class Endings {
 public:
  template <typename Rows>
  explicit Endings(const Rows& rows) {
    for (const auto& row : rows) add(words_of(row));
  }
  bool may_end(std::string_view text) const {
    return !text.empty() && pairs_[pair(text.size() > 1 ? text[text.size() - 2] : ' ', text.back())];
  }

 private:
  static std::size_t pair(char before, char last) {
    return static_cast<std::size_t>(static_cast<unsigned char>(ascii::to_lower(before))) << 8U |
           static_cast<unsigned char>(ascii::to_lower(last));
  }
  void add(std::string_view words) {
    if (words.size() > 1) return void(pairs_.set(pair(words[words.size() - 2], words.back())));
    for (std::size_t before = 0; before < 256; ++before) pairs_.set(pair(static_cast<char>(before), words.back()));
  }

  std::bitset<65536> pairs_;
};

/// What precedes the value: articles, currency signs, "the last" and blanks at its end left out.
std::string_view before(std::string_view text, std::size_t at) {
  static const Endings filler_endings(fillers);
  const std::size_t begin = at > reach ? at - reach : 0;
  std::string_view lead = text.substr(begin, at - begin);
  for (bool again = true; again;) {
    again = false;
    while (!lead.empty() && (lead.back() == ' ' || lead.back() == '\n' || lead.back() == '$' || lead.back() == '('))
      lead.remove_suffix(1);
    if (!filler_endings.may_end(lead)) break;
    for (const std::string_view filler : fillers)
      if (lead.size() > filler.size() && ascii::to_lower(lead.back()) == filler.back() &&
          ascii::equals(lead.substr(lead.size() - filler.size()), filler)) {
        lead.remove_suffix(filler.size());
        again = true;
      }
  }
  return lead;
}

Bound bound_before(std::string_view lead, QuantityKind kind) {
  static const Endings value_endings(before_value), date_endings(before_date);
  const bool dated = kind == QuantityKind::date || kind == QuantityKind::time || kind == QuantityKind::period ||
                     kind == QuantityKind::weekday;
  if (!(dated ? date_endings : value_endings).may_end(lead)) return Bound::none;
  if (dated) {
    const auto row = row_that_ends(lead, before_date);
    return row == before_date.end() ? Bound::none : row->bound;
  }
  const auto row = row_that_ends(lead, before_value);
  return row == before_value.end() ? Bound::none : row->bound;
}

/// Behind a value, one word ("units or more") may come first.
Bound bound_behind(std::string_view text, std::size_t at) {
  std::string_view tail = text.substr(std::min(at, text.size()), reach);
  for (int word = 0; word < 2; ++word) {
    while (!tail.empty() && tail.front() == ' ') tail.remove_prefix(1);
    const char first = tail.empty() ? ' ' : ascii::to_lower(tail.front());
    if (first == 'o' || first == 'a' || first == 'm' || first == '+')
      for (const auto& row : behind_value)
        if (row.words.front() == first && starts_with_words(tail, row.words)) return row.bound;
    std::size_t end = 0;
    while (end < tail.size() && ascii::letter_byte(tail[end])) ++end;
    if (end == 0) break;
    tail.remove_prefix(end);
  }
  return Bound::none;
}

std::string singular(std::string_view word) {
  std::string lower;
  for (const char c : word) lower += ascii::to_lower(c);
  if (lower.size() > 3 && lower.back() == 's' && lower[lower.size() - 2] != 's') lower.pop_back();
  return lower;
}

bool one_of(std::string_view word, std::initializer_list<std::string_view> words) {
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

bool is_period_word(std::string_view word) {
  constexpr std::array words{"hour"sv,  "day"sv,    "week"sv,   "month"sv,  "quarter"sv, "year"sv,
                             "night"sv, "minute"sv, "second"sv, "person"sv, "head"sv,    "piece"sv};
  return std::any_of(words.begin(), words.end(), [&](auto w) { return ascii::equals(word, w); });
}

/// The period that an adverb names: "monthly"; empty: none.
std::string_view period_of(std::string_view adverb) {
  constexpr std::array adverbs{std::pair{"monthly"sv, "month"sv},    std::pair{"annually"sv, "year"sv},
                               std::pair{"yearly"sv, "year"sv},      std::pair{"weekly"sv, "week"sv},
                               std::pair{"daily"sv, "day"sv},        std::pair{"hourly"sv, "hour"sv},
                               std::pair{"quarterly"sv, "quarter"sv}};
  if (adverb.size() < 5 || ascii::to_lower(adverb.back()) != 'y') return {};
  for (const auto& [word, period] : adverbs)
    if (ascii::equals(adverb, word)) return period;
  return {};
}

/// "per user", "a day": the noun behind `word`, which ends at `end`; its span, empty where no rate is said.
Span rated_noun(std::string_view text, std::string_view word, std::size_t end) {
  if (word.size() > 5) return {};
  const bool article = one_of(word, {"a", "an", "each", "every"});
  if (!article && !one_of(word, {"per", "pro"})) return {};
  const std::size_t noun = after_blanks(text, end);
  const std::size_t noun_end = word_end_at(text, noun);
  const bool rate = noun_end > noun && (!article || is_period_word(text.substr(noun, noun_end - noun)));
  return rate ? Span{noun, noun_end} : Span{};
}

/// "per user per month", "/h", "a day", "monthly", after the value and at most four words on.
std::string rate_behind(std::string_view text, std::size_t at) {
  std::string per;
  const auto add = [&](std::string_view noun) { per += (per.empty() ? "" : " ") + singular(noun); };
  for (int step = 0; step < 4; ++step) {
    const std::size_t begin = after_blanks(text, at);
    const bool slash = ascii::at(text, begin) == '/' && ascii::alpha(ascii::at(text, begin + 1));
    const std::size_t end = word_end_at(text, begin + (slash ? 1 : 0));
    const std::string_view word = text.substr(begin, end - begin);
    if (word.empty()) break;
    at = end;
    if (slash) {
      add(word.substr(1));
    } else if (const std::string_view period = period_of(word); !period.empty()) {
      add(period);
      break;
    } else if (const Span noun = rated_noun(text, word, end); noun.size() > 0) {
      add(slice(text, noun));
      at = noun.end;
    }
  }
  return per;
}

}  // namespace

void add_context(std::string_view text, Quantity& quantity) {
  const std::string_view lead = before(text, quantity.span.begin);
  if (quantity.bound == Bound::none) quantity.bound = bound_before(lead, quantity.kind);
  if (quantity.bound == Bound::none) quantity.bound = bound_behind(text, quantity.span.end);
  static const Endings about_endings(approximators), exact_endings(exact_words);
  if (about_endings.may_end(lead) && row_that_ends(lead, approximators) != approximators.end())
    quantity.approximate = true;
  if (exact_endings.may_end(lead)) quantity.exactly = row_that_ends(lead, exact_words) != exact_words.end();
  if (quantity.approximate && quantity.bound == Bound::more_than && ends_with_words(lead, "just over"))
    quantity.bound = Bound::none;
  const bool amount = quantity.kind == QuantityKind::number || quantity.kind == QuantityKind::money ||
                      quantity.kind == QuantityKind::measure || quantity.kind == QuantityKind::percent;
  if (amount && quantity.per.empty()) quantity.per = rate_behind(text, quantity.span.end);
}

std::size_t word_end_at(std::string_view text, std::size_t at) {
  const std::size_t limit = std::min(text.size(), at + 32);
  while (at < limit && ascii::letter_byte(text[at])) ++at;
  return at;
}

std::string_view word_before(std::string_view text, std::size_t at) {
  std::size_t end = at;
  while (end > 0 && at - end < 3 && text[end - 1] == ' ') --end;
  std::size_t begin = end;
  while (begin > 0 && end - begin < 24 && ascii::letter_byte(text[begin - 1])) --begin;
  return text.substr(begin, end - begin);
}

std::size_t after_blanks(std::string_view text, std::size_t at) {
  for (int k = 0; k < 3 && at < text.size() && (text[at] == ' ' || text[at] == '\n'); ++k) ++at;
  return std::min(at, text.size());
}

}  // namespace groundlab
