// SPDX-License-Identifier: Apache-2.0
// One pass over the folded text: digits, signs and the few words that make quantities stop it, and the readers of
// quantity_parts.hpp are asked in the order of their certainty (date, time, code, number with its unit). Ranges are
// joined afterwards.
#include "text/quantities.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "text/ascii.hpp"
#include "text/folded.hpp"
#include "text/lines.hpp"
#include "text/number_words.hpp"
#include "text/numeral.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

bool is_sign_of_currency(char c) { return c == '$' || (c >= sign::euro && c <= sign::rupee); }

std::string_view currency_of(char c) {
  switch (c) {
    case '$':
      return "$";
    case sign::euro:
      return "EUR";
    case sign::pound:
      return "GBP";
    case sign::yen:
      return "JPY";
    case sign::rupee:
      return "INR";
    case sign::cent:
      return "cent";
  }
  return {};
}

bool is_amount(const Quantity& quantity) {
  return quantity.kind == QuantityKind::number || quantity.kind == QuantityKind::percent ||
         quantity.kind == QuantityKind::points || quantity.kind == QuantityKind::money ||
         quantity.kind == QuantityKind::measure;
}

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<Quantity> scan() {
    while (at_ < text_.size()) step();
    join_ranges();
    share_units();
    for (Quantity& quantity : found_) quantity = with_context(text_, std::move(quantity));
    return std::move(found_);
  }

 private:
  char at(std::size_t k) const { return ascii::at(text_, k); }

  void step() {
    const char c = text_[at_];
    if (ascii::alpha(c) || ascii::high(c)) return take_word();
    if (ascii::digit(c)) return take_digits(at_, at_);
    if (is_sign_of_currency(c)) return take_currency_sign();
    if ((c == '-' || c == '+' || c == sign::dash) && ascii::digit(at(at_ + 1))) return take_signed();
    if (c == '.' && ascii::digit(at(at_ + 1)) && (at_ == 0 || ascii::blank(text_[at_ - 1]) || text_[at_ - 1] == '('))
      return take_digits(at_, at_);
    if (c == '[' || c == '#') return skip_mark(c);
    if (c == sign::section) return take_section();
    ++at_;
  }

  /// Words with letters beyond ASCII too; addresses of pages and mail are passed over whole.
  void take_word() {
    std::size_t end = at_;
    while (end < text_.size() && (ascii::alpha(text_[end]) || ascii::high(text_[end]))) ++end;
    if (skip_address(end)) return;
    const std::string_view word = text_.substr(at_, end - at_);
    const char next = at(end);
    if ((next == '-' || next == '_' || next == ' ' || ascii::digit(next) ||
         (next == '.' && ascii::alnum(at(end + 1)))) &&
        take_code(end))
      return;
    const QuantityWord* known = quantity_word(word);
    if (known == nullptr && next == '.' && word.size() == 1) {  // b.i.d.
      known = quantity_word(text_.substr(at_, 5));
      if (known != nullptr && known->small >= SmallWord::daily2)
        end = at_ + 5;
      else
        known = nullptr;
    }
    if (known != nullptr && take_known(*known, end)) return;
    at_ = end;
    skip_tail();
  }

  /// What of a word remains after its letters ("iPhone15" ends here).
  void skip_tail() {
    while (at_ < text_.size() && ascii::alnum(text_[at_])) ++at_;
  }

  bool skip_address(std::size_t word_end) {
    const bool scheme = text_.substr(word_end, 3) == "://";
    const bool host = word_end - at_ == 3 && ascii::equals(text_.substr(at_, 3), "www") && at(word_end) == '.';
    std::size_t mailbox = word_end;
    while (mailbox - word_end < 40 && (ascii::alnum(at(mailbox)) || at(mailbox) == '.' || at(mailbox) == '_'))
      ++mailbox;
    const bool mail = at(mailbox) == '@' && ascii::alnum(at(mailbox + 1));
    if (!scheme && !host && !mail) return false;
    at_ = word_end;
    while (at_ < text_.size() && !ascii::blank(text_[at_])) ++at_;
    return true;
  }

  bool take_code(std::size_t word_end) {
    if (at_ > 0 && (text_[at_ - 1] == '/' || text_[at_ - 1] == '@') && at_ > 1 && !ascii::blank(text_[at_ - 2]))
      return false;
    if (auto period = period_in_letters(text_, at_)) return push(std::move(*period));
    const char next = at(word_end);
    const QuantityWord* word = quantity_word(text_.substr(at_, word_end - at_));
    if (word != nullptr && !word->currency.empty() && ascii::digit(next))
      return take_currency_word(word->currency, word_end);
    if (word != nullptr && next == ' ') return false;
    if (auto code = code_at(text_, at_)) return push(std::move(*code));
    return false;
  }

  bool take_known(const QuantityWord& word, std::size_t end) {
    if (word.month > 0)
      if (auto date = date_by_month(text_, at_, end, word.month)) return push(std::move(*date));
    if (word.weekday > 0 && ascii::upper(text_[at_])) return push_value(QuantityKind::weekday, end, word.weekday);
    if (!word.currency.empty()) {
      const std::size_t number = after_blanks(text_, end + (at(end) == '.' ? 1U : 0U));
      if (at(end) == '$' && ascii::digit(at(end + 1))) return take_currency_word(word.currency, end + 1);
      if (ascii::digit(at(number)) && (ascii::upper(text_[at_]) || ascii::equals(text_.substr(at_, end - at_), "rs")))
        return take_currency_word(word.currency, number);
    }
    if (auto time = time_in_words(text_, at_)) return push(std::move(*time));
    if (!word.label.empty())
      if (auto label = label_at(text_, at_, end, word.label)) {
        if (!word.passage) return push(std::move(*label));
        at_ = label->span.end;
        return true;
      }
    if (auto worded = number_in_words(text_, at_, end)) return finish_worded(std::move(*worded));
    return false;
  }

  bool finish_worded(WordedNumber number) {
    Quantity quantity = std::move(number.quantity);
    if (quantity.kind == QuantityKind::ordinal) {
      if (auto period = period_after_ordinal(text_, quantity)) return push(std::move(*period));
      return push(std::move(quantity));
    }
    if (quantity.kind == QuantityKind::number && !number.complete) quantity = with_unit(std::move(quantity));
    return push(std::move(quantity));
  }

  bool take_currency_word(std::string_view currency, std::size_t number_at) {
    const Numeral numeral = read_numeral(text_, number_at);
    if (!numeral) return false;
    push_money(currency, at_, numeral);
    return true;
  }

  void take_currency_sign() {
    const std::string_view currency = currency_of(text_[at_]);
    std::size_t begin = at_;
    std::string named(currency);
    if (text_[at_] == '$' && begin > 0 && ascii::alpha(text_[begin - 1])) {  // US$, CA$, A$
      std::size_t letters = begin;
      while (letters > 0 && begin - letters < 3 && ascii::upper(text_[letters - 1])) --letters;
      const std::string_view country = text_.substr(letters, begin - letters);
      named = country == "US"                     ? "USD"
              : country == "CA" || country == "C" ? "CAD"
              : country == "AU" || country == "A" ? "AUD"
                                                  : named;
      if (named != "$") begin = letters;
    }
    const std::size_t number = after_blanks(text_, at_ + 1);
    const Numeral numeral = ascii::digit(at(number)) || at(number) == '.' ? read_numeral(text_, number) : Numeral{};
    if (!numeral) {
      ++at_;
      return;
    }
    push_money(named, begin, numeral);
  }

  void push_money(std::string_view currency, std::size_t begin, const Numeral& numeral) {
    Quantity quantity = plain(numeral, begin);
    quantity.kind = QuantityKind::money;
    quantity.unit = currency;
    quantity = with_scale(std::move(quantity), numeral.decimals, true);
    if (quantity.unit == "$") {
      const std::size_t behind = after_blanks(text_, quantity.span.end);
      const std::size_t end = word_end_at(text_, behind);
      const QuantityWord* word = quantity_word(text_.substr(behind, end - behind));
      if (word != nullptr && word->currency.size() == 3 && ascii::upper(at(behind)))
        quantity.unit = word->currency, quantity.span.end = end;
    }
    push(std::move(quantity));
  }

  void take_signed() {
    const bool minus = text_[at_] != '+';
    const char before = at_ == 0 ? ' ' : text_[at_ - 1];
    const bool opens = ascii::blank(before) || before == '(' || before == ':' || before == '=' ||
                       is_sign_of_currency(before) || before == sign::dash;
    const std::size_t begin = at_;
    if (!opens) {
      ++at_;
      return;
    }
    const std::size_t known = found_.size();
    take_digits(at_ + 1, begin);
    if (minus && found_.size() == known + 1) negate(found_.back(), begin);
  }

  static void negate(Quantity& quantity, std::size_t begin) {
    if (!is_amount(quantity)) return;
    quantity.value = -quantity.value;
    if (quantity.other) quantity.other = -*quantity.other;
    quantity.span.begin = begin;
  }

  /// Citations and list marks: "[1-3]", "#".
  void skip_mark(char c) {
    ++at_;
    if (c != '[') return;
    std::size_t end = at_;
    while (end < text_.size() && end - at_ < 60 &&
           (ascii::digit(text_[end]) || text_[end] == ',' || text_[end] == ' ' || text_[end] == '-' ||
            text_[end] == '^' || text_[end] == sign::dash))
      ++end;
    if (at(end) == ']' && end > at_) at_ = end + 1;
  }

  void take_section() {
    std::size_t end = at_;
    while (at(end) == sign::section) ++end;
    if (auto label = label_at(text_, at_, end, "section")) {
      push(std::move(*label));
      return;
    }
    at_ = end;
  }

  /// A quantity whose digits begin at `digits`; its span begins at `begin`.
  void take_digits(std::size_t digits, std::size_t begin) {
    if (begin > 0 && begin == digits && (ascii::alnum(text_[begin - 1]) || text_[begin - 1] == '_'))
      return skip_digits(digits);
    if (auto date = date_in_digits(text_, digits)) return void(push(std::move(*date)));
    if (auto time = time_in_digits(text_, digits)) return void(push(std::move(*time)));
    if (const std::size_t mark = list_mark(begin); mark > 0) {
      at_ = begin + mark;
      return;
    }
    if (auto code = code_at(text_, digits); code && !unit_follows(*code)) return void(push(std::move(*code)));
    const Numeral numeral = read_numeral(text_, digits);
    if (!numeral) return skip_digits(digits);
    Quantity quantity = plain(numeral, begin);
    if (take_special(quantity, numeral)) return;
    push(with_unit(with_scale(std::move(quantity), numeral.decimals, false)));
  }

  /// The size of a list numeral that opens a line; 0: none there.
  std::size_t list_mark(std::size_t begin) const {
    if (begin > 0 && text_[begin - 1] != '\n') return 0;
    const std::size_t size = numeral_at(text_, begin).size;
    return size > 0 && !ascii::digit(at(begin + size)) ? size : 0;
  }

  /// Long plain digits before a unit or a currency are an amount.
  bool unit_follows(const Quantity& code) {
    if (code.code.find_first_not_of("0123456789") != code.code.npos || code.code[0] == '0') return false;
    const std::size_t begin = after_blanks(text_, code.span.end);
    const std::size_t end = word_end_at(text_, begin);
    const QuantityWord* word = quantity_word(text_.substr(begin, end - begin));
    return is_sign_of_currency(at(begin)) || at(begin) == '%' || (word != nullptr && !word->currency.empty()) ||
           unit(text_.substr(begin, end - begin)) != nullptr;
  }

  void skip_digits(std::size_t digits) {
    at_ = digits;
    while (at_ < text_.size() && ascii::alnum(text_[at_])) ++at_;
    if (at_ == digits) ++at_;
  }

  static Quantity plain(const Numeral& numeral, std::size_t begin) {
    Quantity quantity;
    quantity.span = {begin, numeral.end};
    quantity.value = numeral.value;
    quantity.other = numeral.other;
    return quantity;
  }

  /// Ordinals (3rd), decades (1990s), years, fractions (3/4, 2 1/2).
  bool take_special(Quantity& quantity, const Numeral& numeral) {
    const std::size_t end = numeral.end;
    if (numeral.plain) {
      const std::string_view suffix = text_.substr(end, 2);
      const bool ordinal = ascii::equals(suffix, "st") || ascii::equals(suffix, "nd") || ascii::equals(suffix, "rd") ||
                           ascii::equals(suffix, "th");
      if (ordinal && !ascii::alpha(at(end + 2))) {
        quantity.kind = QuantityKind::ordinal;
        quantity.span.end = end + 2;
        if (auto period = period_after_ordinal(text_, quantity)) return push(std::move(*period));
        return push(std::move(quantity));
      }
      const std::size_t plural = end + (at(end) == '\'' ? 1U : 0U);
      const bool decade = numeral.value >= 1000 && numeral.value < 2200 && text_[end - 1] == '0' && at(plural) == 's' &&
                          !ascii::alnum(at(plural + 1));
      if (decade) {
        quantity.kind = QuantityKind::period;
        quantity.unit = "decade";
        quantity.span.end = plural + 1;
        return push(std::move(quantity));
      }
      if (is_year(quantity, end)) {
        quantity.kind = QuantityKind::date;
        quantity.date = {static_cast<int>(numeral.value), 0, 0};
        quantity.value = 0;
        return push(std::move(quantity));
      }
      return take_fraction(quantity, numeral);
    }
    return false;
  }

  bool is_year(const Quantity& quantity, std::size_t end) {
    if (end - quantity.span.begin != 4 || quantity.value < 1500 || quantity.value > 2100) return false;
    const std::size_t behind = after_blanks(text_, end);
    if (at(behind) == '%' || is_sign_of_currency(at(behind))) return false;
    const std::size_t word = word_end_at(text_, behind);
    const std::string_view next = text_.substr(behind, word - behind);
    if (next.empty()) return true;
    const QuantityWord* known = quantity_word(next);
    if (known != nullptr && (!known->currency.empty() || known->scale > 0) && !ascii::equals(next, "try")) return false;
    if (ascii::equals(next, "percent") || ascii::equals(next, "per")) return false;
    if (const Unit* measure = unit(next);
        measure != nullptr && next.size() > 1 && !ascii::equals(next, "an") && !ascii::equals(next, "bar"))
      return false;
    constexpr std::array plain_words{"was"sv,  "is"sv,     "has"sv,    "as"sv,     "this"sv,
                                     "its"sv,  "his"sv,    "us"sv,     "does"sv,   "there"sv,
                                     "plus"sv, "versus"sv, "across"sv, "series"sv, "sales"sv};
    const bool plural = next.size() > 3 && next.back() == 's' && ascii::lower(next.front()) &&
                        std::find(plain_words.begin(), plain_words.end(), next) == plain_words.end();
    if (!plural) return true;
    const std::string_view before = word_before(text_, quantity.span.begin);
    constexpr std::array leads{"in"sv,    "since"sv,  "until"sv, "by"sv,  "from"sv, "during"sv,
                               "after"sv, "before"sv, "year"sv,  "the"sv, "of"sv};
    return std::any_of(leads.begin(), leads.end(), [&](auto lead) { return ascii::equals(before, lead); });
  }

  /// "3/4" and "2 1/2".
  bool take_fraction(Quantity& quantity, const Numeral& whole) {
    std::size_t slash = whole.end;
    double base = 0;
    double above = whole.value;
    if (at(slash) == ' ' && ascii::digit(at(slash + 1)) && at(slash + 2) == '/') {
      base = whole.value;
      above = at(slash + 1) - '0';
      slash += 2;
    }
    if (at(slash) != '/' || !ascii::digit(at(slash + 1))) return false;
    const Numeral below = read_numeral(text_, slash + 1);
    if (!below.plain || below.value < 2 || below.value > 100 || above >= below.value || at(below.end) == '/')
      return false;
    quantity.value = base + above / below.value;
    quantity.span.end = below.end;
    const std::size_t behind = after_blanks(text_, below.end);
    const std::string_view next = text_.substr(behind, 3);
    if (base == 0 && ascii::starts(next, "of") && !ascii::alpha(at(behind + 2))) {
      quantity.kind = QuantityKind::percent;
      quantity.value *= 100;
      return push(std::move(quantity));
    }
    return push(with_unit(std::move(quantity)));
  }

  /// "million", "k", "bn" after the number; single letters only where they touch it or a currency came first.
  Quantity with_scale(Quantity quantity, int decimals, bool money) {
    const std::size_t touching = quantity.span.end;
    const std::size_t begin = after_blanks(text_, touching);
    const std::size_t end = word_end_at(text_, begin);
    const std::string_view word = text_.substr(begin, end - begin);
    double scale = 0;
    if (word.size() == 1 && (begin == touching || money) && !ascii::alnum(at(end))) {
      if (word == "k" || word == "K") scale = 1e3;
      if (word == "M" || (word == "m" && money)) scale = 1e6;
      if (word == "B" && money) scale = 1e9;
    } else if (const QuantityWord* known = quantity_word(word);
               known != nullptr && known->scale > 0 && !ascii::alnum(at(end))) {
      scale = known->scale;
    }
    if (scale == 0) return quantity;
    quantity.value *= scale;
    if (quantity.other) quantity.other = *quantity.other * scale;
    quantity.grain = scale;
    for (int k = 0; k < decimals; ++k) quantity.grain /= 10;
    quantity.span.end = end;
    return quantity;
  }

  /// Percent signs, currencies and units after a number.
  Quantity with_unit(Quantity quantity) {
    std::size_t begin = after_blanks(text_, quantity.span.end);
    const char c = at(begin);
    if (c == '%') return of_kind(std::move(quantity), QuantityKind::percent, begin + 1);
    if (c == sign::per_mille) {
      quantity.value /= 10;
      return of_kind(std::move(quantity), QuantityKind::percent, begin + 1);
    }
    if (is_sign_of_currency(c) || c == sign::cent) {
      quantity.unit = currency_of(c);
      return of_kind(std::move(quantity), QuantityKind::money, begin + 1);
    }
    if (c == sign::degree) {
      const char scale = at(begin + 1) == ' ' ? at(begin + 2) : at(begin + 1);
      const bool named = scale == 'C' || scale == 'F';
      quantity.unit = scale == 'C' ? "°C" : scale == 'F' ? "°F" : "degree";
      return of_kind(std::move(quantity), QuantityKind::measure,
                     named ? begin + (at(begin + 1) == ' ' ? 3 : 2) : begin + 1);
    }
    if (at(begin) == '-' && ascii::alpha(at(begin + 1))) ++begin;
    return with_unit_word(std::move(quantity), begin);
  }

  static Quantity of_kind(Quantity quantity, QuantityKind kind, std::size_t end) {
    quantity.kind = kind;
    quantity.span.end = end;
    return quantity;
  }

  std::size_t unit_end(std::size_t begin) const {
    std::size_t end = word_end_at(text_, begin);
    if (at(end) == '/' && (at(end + 1) == 'h' || at(end + 1) == 's') && !ascii::alnum(at(end + 2))) return end + 2;
    if (at(end) == '^' && (at(end + 1) == '2' || at(end + 1) == '3')) return end + 2;
    if ((at(end) == '2' || at(end) == '3') && !ascii::alnum(at(end + 1))) return end + 1;
    return end;
  }

  Quantity with_unit_word(Quantity quantity, std::size_t begin) {
    std::size_t end = unit_end(begin);
    std::string_view word = text_.substr(begin, end - begin);
    if (word.empty() || ascii::alnum(at(end))) return quantity;
    if (auto share = with_share(quantity, begin, end)) return std::move(*share);
    const std::size_t plain_end = word_end_at(text_, begin);
    const QuantityWord* coin_word = quantity_word(text_.substr(begin, plain_end - begin));
    if (coin_word != nullptr && !coin_word->currency.empty()) {
      quantity.unit = coin_word->currency;
      return of_kind(std::move(quantity), QuantityKind::money, plain_end);
    }
    constexpr std::array countries{std::pair{"us"sv, "USD"sv}, std::pair{"canadian"sv, "CAD"sv},
                                   std::pair{"australian"sv, "AUD"sv}, std::pair{"british"sv, "GBP"sv},
                                   std::pair{"swiss"sv, "CHF"sv}};
    for (const auto& [country, currency] : countries) {
      const std::size_t coin = after_blanks(text_, end);
      const std::size_t coin_end = word_end_at(text_, coin);
      const QuantityWord* known =
          ascii::equals(word, country) ? quantity_word(text_.substr(coin, coin_end - coin)) : nullptr;
      if (known == nullptr || known->currency.empty()) continue;
      quantity.unit = currency;
      return of_kind(std::move(quantity), QuantityKind::money, coin_end);
    }
    std::string qualifier;
    constexpr std::array kinds{std::pair{"business"sv, "business"sv}, std::pair{"working"sv, "business"sv},
                               std::pair{"banking"sv, "business"sv}, std::pair{"calendar"sv, "calendar"sv},
                               std::pair{"consecutive"sv, "calendar"sv}};
    for (const auto& [written, kind] : kinds) {
      if (!ascii::equals(word, written)) continue;
      qualifier = kind;
      begin = after_blanks(text_, end);
      end = unit_end(begin);
      word = text_.substr(begin, end - begin);
    }
    const Unit* found = usable_unit(quantity, word, begin, end);
    if (found == nullptr) return quantity;
    factor_ = found->factor;
    quantity.value *= found->factor;
    if (quantity.other) quantity.other = *quantity.other * found->factor;
    if (quantity.high) quantity.high = *quantity.high * found->factor;
    quantity.grain *= found->factor;
    quantity.unit = found->base;
    quantity.qualifier = qualifier;
    return of_kind(std::move(quantity), QuantityKind::measure, end);
  }

  /// Short units that are words too ("in", "a", "t") need the number close and nothing odd behind.
  const Unit* usable_unit(const Quantity& quantity, std::string_view word, std::size_t begin, std::size_t end) const {
    const Unit* found = unit(word);
    if (found == nullptr || ascii::equals(word, "an")) return nullptr;
    if (word.size() == 1 && begin > quantity.span.end + 1) return nullptr;
    if ((word == "B" || word == "N" || word == "A" || word == "V") && begin != quantity.span.end) {
      const char behind = at(end);
      if (behind == ' ' && ascii::alpha(at(end + 1))) return word == "V" || word == "A" ? found : nullptr;
    }
    return found;
  }

  /// percent, percentage points, basis points
  std::optional<Quantity> with_share(const Quantity& quantity, std::size_t begin, std::size_t end) const {
    const std::string_view word = text_.substr(begin, end - begin);
    const std::size_t next = after_blanks(text_, end);
    const std::size_t next_end = word_end_at(text_, next);
    const std::string_view second = text_.substr(next, next_end - next);
    const bool points = ascii::starts(second, "point");
    if (ascii::equals(word, "percentage") && points) return of_kind(quantity, QuantityKind::points, next_end);
    if (ascii::equals(word, "pp")) return of_kind(quantity, QuantityKind::points, end);
    if (ascii::equals(word, "bp") || ascii::equals(word, "bps") || (ascii::equals(word, "basis") && points)) {
      Quantity share = of_kind(quantity, QuantityKind::points, ascii::equals(word, "basis") ? next_end : end);
      share.value /= 100;
      return share;
    }
    if (ascii::equals(word, "percent") || ascii::equals(word, "pct") || ascii::equals(word, "prozent"))
      return of_kind(quantity, QuantityKind::percent, end);
    if ((ascii::equals(word, "per") && ascii::equals(second, "cent")) ||
        (ascii::equals(word, "por") && ascii::equals(second, "ciento")) ||
        (ascii::equals(word, "pour") && ascii::equals(second, "cent")))
      return of_kind(quantity, QuantityKind::percent, next_end);
    return std::nullopt;
  }

  bool push_value(QuantityKind kind, std::size_t end, double value) {
    Quantity quantity;
    quantity.kind = kind;
    quantity.span = {at_, end};
    quantity.value = value;
    return push(std::move(quantity));
  }

  bool push(Quantity quantity) {
    at_ = std::max(quantity.span.end, at_ + 1);
    found_.push_back(std::move(quantity));
    factors_.push_back(std::exchange(factor_, 1));
    return true;
  }

  /// Joins "2 to 3 million", "EUR 2-3", "between 5 and 10 days": the later end lends scale, unit and kind.
  void join_ranges() {
    std::vector<Quantity> joined;
    std::vector<double> factors;
    for (std::size_t k = 0; k < found_.size(); ++k) {
      if (joined.empty() || joined.back().high || !spans_range(joined.back(), found_[k])) {
        joined.push_back(std::move(found_[k]));
        factors.push_back(factors_[k]);
        continue;
      }
      Quantity& low = joined.back();
      Quantity high = std::move(found_[k]);
      double start = low.value;
      if (low.kind == QuantityKind::number && high.kind == QuantityKind::measure) start *= factors_[k];
      if (low.grain == 0 && high.grain > 0 && std::abs(start) < 1000) start *= scale_of(high.grain);
      high.span.begin = low.span.begin;
      high.high = high.value;
      high.value = start;
      if (high.kind == QuantityKind::number) high.kind = low.kind;
      if (high.unit.empty()) high.unit = low.unit;
      high.approximate = high.approximate || low.approximate;
      low = std::move(high);
      factors.back() = factors_[k];
    }
    found_ = std::move(joined);
    factors_ = std::move(factors);
  }

  /// The scale whose last digit shown is worth `grain`.
  static double scale_of(double grain) {
    double scale = 1e3;
    while (scale < grain) scale *= 1e3;
    return scale;
  }

  bool spans_range(const Quantity& low, const Quantity& high) const {
    if (!is_amount(low) || !is_amount(high))
      return low.kind == QuantityKind::label && high.kind == QuantityKind::number && joined_by(low, high);
    if (low.kind == QuantityKind::points || !low.per.empty()) return false;
    const bool same = low.kind == high.kind && (low.unit == high.unit || low.unit.empty());
    const bool lends =
        low.kind == QuantityKind::number || (low.kind == QuantityKind::money && high.kind == QuantityKind::number);
    return (same || lends) && joined_by(low, high);
  }

  bool joined_by(const Quantity& low, const Quantity& high) const {
    if (high.span.begin < low.span.end || high.span.begin - low.span.end > 12) return false;
    std::string_view between = text_.substr(low.span.end, high.span.begin - low.span.end);
    while (!between.empty() && between.front() == ' ') between.remove_prefix(1);
    while (!between.empty() && between.back() == ' ') between.remove_suffix(1);
    const std::string_view lead = word_before(text_, low.span.begin);
    if (between == "and" || between == "und") return ascii::equals(lead, "between") || ascii::equals(lead, "zwischen");
    if (between == "-" || between == "\x01") return true;
    if (between != "to" && between != "up to" && between != "bis" && between != "\xC3\xA0") return false;
    if (!ascii::equals(lead, "from")) return true;
    const std::string_view verb = word_before(text_, static_cast<std::size_t>(lead.data() - text_.data()));
    constexpr std::array changes{
        "rose"sv,    "rise"sv,      "rises"sv,     "fell"sv,      "falls"sv,   "fall"sv,     "grew"sv,    "grow"sv,
        "grows"sv,   "increased"sv, "increases"sv, "decreased"sv, "dropped"sv, "drops"sv,    "went"sv,    "changed"sv,
        "changes"sv, "moved"sv,     "up"sv,        "down"sv,      "raised"sv,  "cut"sv,      "reduced"sv, "climbed"sv,
        "points"sv,  "increase"sv,  "decrease"sv,  "jumped"sv,    "slipped"sv, "declined"sv, "improved"sv};
    return std::none_of(changes.begin(), changes.end(), [&](auto change) { return ascii::equals(verb, change); });
  }

  /// "10, 15 and 20 minutes": the last of a list lends its unit to the bare numbers before it.
  void share_units() {
    for (std::size_t k = found_.size(); k-- > 1;) {
      Quantity& bare = found_[k - 1];
      const Quantity& last = found_[k];
      if (bare.kind != QuantityKind::number || last.kind == QuantityKind::number || !is_amount(last) ||
          !listed(bare, last))
        continue;
      bare.kind = last.kind;
      bare.unit = last.unit;
      bare.value *= factors_[k];
      if (bare.high) bare.high = *bare.high * factors_[k];
      factors_[k - 1] = factors_[k];
    }
  }

  bool listed(const Quantity& first, const Quantity& second) const {
    if (second.span.begin < first.span.end || second.span.begin - first.span.end > 7) return false;
    const std::string_view between = text_.substr(first.span.end, second.span.begin - first.span.end);
    return between == ", " || between == " and " || between == " or " || between == ", and " || between == ", or ";
  }

  std::string_view text_;
  std::size_t at_ = 0;
  double factor_ = 1;  ///< of the unit last read
  std::vector<Quantity> found_;
  std::vector<double> factors_;  ///< of the units of found_
};

}  // namespace

std::vector<Quantity> quantities(std::string_view text) {
  const Folded folded(text);
  std::vector<Quantity> found = Scanner(folded.text()).scan();
  for (Quantity& quantity : found)
    quantity.span = {folded.origin(quantity.span.begin), folded.origin(quantity.span.end)};
  return found;
}

}  // namespace groundlab
