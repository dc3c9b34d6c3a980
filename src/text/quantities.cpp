// SPDX-License-Identifier: Apache-2.0
// One pass over the folded text: digits, signs and the few words that make quantities stop it, and the readers of
// quantity_parts.hpp are asked in the order of their certainty (date, time, code, number with its unit). Ranges are
// joined afterwards.
#include "text/quantities.hpp"

#include <algorithm>
#include <utility>

#include "text/amounts.hpp"
#include "text/ascii.hpp"
#include "text/folded.hpp"
#include "text/lines.hpp"
#include "text/number_words.hpp"
#include "text/numeral.hpp"
#include "text/quantity_parts.hpp"
#include "text/quantity_words.hpp"

namespace groundlab {
namespace {

constexpr ascii::ByteSet letter_bytes = ascii::bytes_where(ascii::letter_byte);

bool is_sign_of_currency(char c) { return !currency_of(c).empty() && c != sign::cent; }

class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  std::vector<Quantity> scan() {
    while (at_ < text_.size()) step();
    std::vector<Quantity> all = joined(text_, std::move(found_));
    for (Quantity& quantity : all) add_context(text_, quantity);
    return all;
  }

 private:
  char at(std::size_t k) const { return ascii::at(text_, k); }

  void step() {
    const char c = text_[at_];
    if (c == ' ') return void(++at_);
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
    std::size_t end = ascii::run_end(text_, at_, text_.size(), letter_bytes);
    const std::string_view word(text_.data() + at_, end - at_);
    if (at(end) == ' ' && !ascii::digit(at(end + 1)) && !sketch_.may_hold(word)) return void(at_ = end + 1);
    if (skip_address(end)) return;
    const char next = at(end);
    if (may_be_code(end) && take_code(end)) return;
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

  /// A digit stands in the word, right behind it, or behind a separator.
  bool may_be_code(std::size_t end) const {
    const char next = at(end);
    if (ascii::digit(next)) return true;
    if (next != '-' && next != '_' && next != ' ' && next != '.') return false;
    return ascii::digit(at(end + 1)) || (next != ' ' && next != '.' && ascii::upper(at(end + 1)));
  }

  /// What of a word remains after its letters ("iPhone15" ends here).
  void skip_tail() {
    while (at_ < text_.size() && ascii::alnum(text_[at_])) ++at_;
  }

  /// Web and mail addresses, whose digits count nothing.
  bool skip_address(std::size_t word_end) {
    const char next = at(word_end);
    if (next == ' ' || next == ',') return false;
    const bool scheme = next == ':' && text_.substr(word_end, 3) == "://";
    const bool host = next == '.' && word_end - at_ == 3 && ascii::equals(text_.substr(at_, 3), "www");
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
    Amount amount{std::move(number.quantity)};
    if (amount.quantity.kind == QuantityKind::ordinal)
      if (auto period = period_after_ordinal(text_, amount.quantity)) return push(std::move(*period));
    if (amount.quantity.kind == QuantityKind::number && !number.complete) add_unit(text_, amount);
    return push(std::move(amount));
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
    std::string_view named = currency;
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
    Quantity quantity = plain_number(numeral, begin);
    quantity.kind = QuantityKind::money;
    quantity.unit = currency;
    add_scale(text_, quantity, numeral.decimals, true);
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
    if (minus && found_.size() == known + 1) negate(found_.back().quantity, begin);
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
    if (auto special = special_number(text_, numeral, begin)) return void(push(std::move(*special)));
    Amount amount{plain_number(numeral, begin)};
    add_scale(text_, amount.quantity, numeral.decimals, false);
    add_unit(text_, amount);
    push(std::move(amount));
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

  bool push_value(QuantityKind kind, std::size_t end, double value) {
    Quantity quantity;
    quantity.kind = kind;
    quantity.span = {at_, end};
    quantity.value = value;
    return push(std::move(quantity));
  }

  bool push(Quantity quantity) { return push(Amount{std::move(quantity)}); }

  bool push(Amount amount) {
    at_ = std::max(amount.quantity.span.end, at_ + 1);
    found_.push_back(std::move(amount));
    return true;
  }

  const WordSketch& sketch_ = quantity_sketch();
  std::string_view text_;
  std::size_t at_ = 0;
  std::vector<Amount> found_;
};

}  // namespace

std::vector<Quantity> quantities(std::string_view text) {
  const Folded folded(text);
  std::vector<Quantity> found = Scanner(folded.text()).scan();
  std::size_t done = 0;  // one sign may have become several bytes of two quantities: "22½22"
  for (Quantity& quantity : found) {
    const std::size_t end = folded.origin_end(quantity.span.end);
    quantity.span = {std::max(folded.origin(quantity.span.begin), done), end};
    done = std::max(done, end);
  }
  std::erase_if(found, [](const Quantity& quantity) { return quantity.span.begin >= quantity.span.end; });
  return found;
}

}  // namespace groundlab
