// SPDX-License-Identifier: Apache-2.0
// Every class is expanded to a set of word numbers when the book is read, so that matching an element is one bit test,
// and the patterns are indexed by the words that may begin them. Gaps are short, so matching a text is linear in it.
#include "text/phrases.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <stdexcept>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

/// Marks are the book's first words, in this order; a gap crosses none of them.
constexpr std::string_view marks = ",;:.?!()\"-";

/// The number of a mark; 0: none.
constexpr auto mark_ids = [] {
  std::array<std::uint16_t, 256> table{};
  for (std::size_t k = 0; k < marks.size(); ++k)
    table[static_cast<unsigned char>(marks[k])] = static_cast<std::uint16_t>(k + 1);
  return table;
}();

std::uint16_t mark_id(char c) { return mark_ids[static_cast<unsigned char>(c)]; }

/// Any number is this word.
constexpr std::string_view number_word = "0";
constexpr std::uint16_t number_id = marks.size() + 1;

constexpr ascii::ByteSet letters_and_digits = ascii::bytes_where(ascii::alnum);

/// The size of an apostrophe of any kind at `at`; 0: none.
std::size_t apostrophe(std::string_view text, std::size_t at) {
  if (at >= text.size()) return 0;
  if (text[at] == '\'' || text[at] == '`') return 1;
  for (const std::string_view mark : {"’"sv, "‘"sv, "´"sv, "ʼ"sv, "′"sv})
    if (ascii::high(text[at]) && text.substr(at).starts_with(mark)) return mark.size();
  return 0;
}

/// "dont", "cant": contractions whose apostrophe was left out.
bool bare_contraction(std::string_view word) {
  constexpr std::array bare{"dont"sv,  "doesnt"sv, "didnt"sv,  "cant"sv,  "couldnt"sv, "isnt"sv,     "arent"sv,
                            "wasnt"sv, "werent"sv, "havent"sv, "hasnt"sv, "wouldnt"sv, "shouldnt"sv, "aint"sv};
  return std::any_of(bare.begin(), bare.end(), [&](auto b) { return ascii::equals(word, b); });
}

}  // namespace

bool PhraseBook::is_mark(const Token& token) { return token.id > 0 && token.id <= marks.size(); }

std::uint16_t PhraseBook::intern(std::string_view word) {
  if (const std::uint16_t known = id(word)) return known;
  if (used_ + 1U >= most_words) throw std::logic_error("the phrase book has too many words");
  words_.add(word, ++used_);
  sketch_.add(word);
  return used_;
}

PhraseBook::Set PhraseBook::set_of(std::string_view alternatives) {
  Set set;
  for (std::size_t at = 0; at <= alternatives.size();) {
    const std::size_t bar = std::min(alternatives.find('|', at), alternatives.size());
    const std::string_view one = alternatives.substr(at, bar - at);
    if (one.size() > 2 && one.front() == '<' && one.back() == '>') {
      set |= words(one.substr(1, one.size() - 2));
    } else if (!one.empty()) {
      set.set(intern(one));
    }
    at = bar + 1;
  }
  return set;
}

const PhraseBook::Set& PhraseBook::words(std::string_view name) const {
  const auto found = std::find_if(classes_.begin(), classes_.end(), [&](const auto& row) { return row.first == name; });
  if (found == classes_.end()) throw std::logic_error("phrase book: unknown class " + std::string(name));
  return found->second;
}

PhraseBook::Pattern PhraseBook::parse(std::string_view line) {
  Pattern pattern;
  for (std::string_view word : list_words(line)) {
    Element element;
    if (word == "^") {
      pattern.anchored = true;
      continue;
    }
    if (word == "$") {
      element.end = true;
    } else if (word.starts_with("..")) {
      element.gap = 4;
      std::from_chars(word.data() + 2, word.data() + word.size(), element.gap);
    } else {
      if (word.front() == '!' && word.size() > 1) {
        element.forbidden = true;
        word.remove_prefix(1);
      }
      if (word.back() == '?' && word.size() > 1) {
        element.optional = true;
        word.remove_suffix(1);
      }
      element.words = set_of(word);
    }
    pattern.elements.push_back(element);
  }
  return pattern;
}

PhraseBook::PhraseBook(std::string_view text, std::span<const std::string_view> sections) : sections_(sections.size()) {
  for (std::size_t k = 0; k < marks.size(); ++k) intern(marks.substr(k, 1));
  intern(number_word);
  std::size_t section = sections.size();
  for (const std::string_view line : list_lines(text)) {
    if (line.front() == '@') {
      const std::size_t equals = line.find('=');
      const auto words = list_words(line.substr(equals + 1));
      Set set;
      for (const std::string_view word : words) set |= set_of(word);
      classes_.emplace_back(list_words(line.substr(1, equals - 1)).front(), set);
    } else if (line.front() == '[' && line.back() == ']') {
      const auto found = std::find(sections.begin(), sections.end(), line.substr(1, line.size() - 2));
      if (found == sections.end()) throw std::logic_error("phrase book: unknown section " + std::string(line));
      section = static_cast<std::size_t>(found - sections.begin());
    } else {
      sections_.at(section).patterns.push_back(parse(line));
    }
  }
  for (Section& one : sections_) index(one);
}

/// The words that may follow element `e` at once; optional elements may be passed over.
PhraseBook::Beginning PhraseBook::after(const Pattern& pattern, std::size_t e) {
  Beginning found;
  found.any_next = true;
  for (std::size_t n = e + 1; n < pattern.elements.size() && found.any_next; ++n) {
    const Element& element = pattern.elements[n];
    if (element.gap > 0 || element.forbidden || element.end) break;
    found.next |= element.words;
    found.any_next = element.optional;
  }
  return found;
}

void PhraseBook::add_beginning(Section& section, std::size_t word, std::uint16_t pattern, const Beginning& after) {
  std::uint16_t& place = section.beginning_of[word];
  if (place == 0) {
    place = static_cast<std::uint16_t>(section.beginnings.size());
    section.beginnings.emplace_back();
  }
  Beginning& beginning = section.beginnings[place];
  if (beginning.patterns.empty() || beginning.patterns.back() != pattern) beginning.patterns.push_back(pattern);
  beginning.next |= after.next;
  beginning.any_next = beginning.any_next || after.any_next;
}

/// Several words may begin a pattern: those of its first element, and where that is optional those of the next.
void PhraseBook::index(Section& section) const {
  section.beginning_of.resize(used_ + 1U);
  section.beginnings.resize(1);
  for (std::size_t p = 0; p < section.patterns.size(); ++p) {
    const Pattern& pattern = section.patterns[p];
    for (std::size_t e = 0; e < pattern.elements.size(); ++e) {
      const Element& element = pattern.elements[e];
      if (element.gap > 0 || element.forbidden || element.end)
        throw std::logic_error("phrase book: a pattern begins with no word");
      const Beginning next = after(pattern, e);
      for (std::size_t w = element.words._Find_first(); w < element.words.size(); w = element.words._Find_next(w))
        add_beginning(section, w, static_cast<std::uint16_t>(p), next);
      if (!element.optional) break;
    }
  }
}

const std::vector<std::uint16_t>* PhraseBook::may_begin(const Section& section, std::span<const Token> tokens) const {
  const std::uint16_t at = section.beginning_of[tokens[0].id];
  if (at == 0) return nullptr;
  const Beginning& beginning = section.beginnings[at];
  if (!beginning.any_next && (tokens.size() < 2 || !beginning.next[tokens[1].id])) return nullptr;
  return &beginning.patterns;
}

std::optional<std::size_t> PhraseBook::match(std::span<const Element> elements, std::span<const Token> tokens,
                                             std::size_t at) const {
  if (elements.empty()) return at;
  const Element& element = elements.front();
  const auto rest = elements.subspan(1);
  if (element.end) return at == tokens.size() ? match(rest, tokens, at) : std::nullopt;
  if (element.forbidden) {
    if (at < tokens.size() && element.words[tokens[at].id]) return std::nullopt;
    return match(rest, tokens, at);
  }
  if (element.gap > 0) {
    for (int skipped = 0;; ++skipped, ++at) {
      if (const auto end = match(rest, tokens, at)) return end;
      if (skipped == element.gap || at >= tokens.size() || is_mark(tokens[at])) return std::nullopt;
    }
  }
  if (at < tokens.size() && element.words[tokens[at].id])
    if (const auto end = match(rest, tokens, at + 1)) return end;
  return element.optional ? match(rest, tokens, at) : std::nullopt;
}

std::optional<PhraseBook::Match> PhraseBook::at_start(std::size_t section, std::span<const Token> tokens) const {
  if (tokens.empty()) return std::nullopt;
  const Section& one = sections_[section];
  const auto* patterns = may_begin(one, tokens);
  if (patterns == nullptr) return std::nullopt;
  std::optional<Match> best;
  for (const std::uint16_t p : *patterns)
    if (const auto end = match(one.patterns[p].elements, tokens, 0); end && (!best || *end > best->end))
      best = Match{0, *end};
  return best;
}

std::optional<PhraseBook::Match> PhraseBook::find(std::size_t section, std::span<const Token> tokens) const {
  const Section& one = sections_[section];
  for (std::size_t at = 0; at < tokens.size(); ++at) {
    const auto* patterns = may_begin(one, tokens.subspan(at));
    if (patterns == nullptr) continue;
    for (const std::uint16_t p : *patterns) {
      const Pattern& pattern = one.patterns[p];
      if (pattern.anchored && at > 0) continue;
      if (const auto end = match(pattern.elements, tokens, at)) return Match{at, *end};
    }
  }
  return std::nullopt;
}

/// Splits a text into the book's words and marks.
class PhraseBook::Reader {
 public:
  Reader(const PhraseBook& book, std::string_view text, Span piece)
      : book_(book), text_(text.substr(0, piece.end)), at_(piece.begin) {}

  std::vector<Token> read() {
    found_.reserve((text_.size() - at_) / 5 + 4);
    while (at_ < text_.size()) {
      const char c = text_[at_];
      if (c == ' ')
        ++at_;
      else if (ascii::alpha(c))
        take_word();
      else if (ascii::digit(c))
        take_number();
      else if (ascii::high(c))
        take_high();
      else
        take_mark(c);
    }
    return std::move(found_);
  }

 private:
  void take_mark(char c) {
    const char before = at_ == 0 ? ' ' : text_[at_ - 1];
    const bool word_follows = ascii::alnum(ascii::at(text_, at_ + 1));
    if (c == '\'' && (single_quoted_ ? !word_follows : word_follows && (ascii::blank(before) || before == '('))) {
      push(at_, at_ + 1, mark_id('"'));
      single_quoted_ = !single_quoted_;
    } else if (mark_id(c) != 0 && !joins(c)) {
      push(at_, at_ + 1, mark_id(c));
    }
    ++at_;
  }

  bool joins(char c) const {
    return (c == '-' || c == '.') && at_ > 0 && ascii::alnum(text_[at_ - 1]) && ascii::alnum(ascii::at(text_, at_ + 1));
  }

  void push(std::size_t begin, std::size_t end, std::uint16_t id) { found_.push_back({{begin, end}, id}); }
  void push(std::size_t begin, std::size_t end, std::string_view word) { push(begin, end, book_.id(word)); }

  std::size_t word_end(std::size_t at) const {
    at = ascii::run_end(text_, at, text_.size(), letters_and_digits);
    while (at < text_.size()) {
      if (ascii::alnum(text_[at]) || text_[at] == '_')
        ++at;
      else if (!ascii::high(text_[at]))
        break;
      else if (const CodePoint point = code_point_at(text_, at); is_letter(point.value))
        at += point.size;
      else
        break;
    }
    return at;
  }

  void take_word() {
    const std::size_t begin = at_;
    at_ = word_end(begin);
    std::string_view word = text_.substr(begin, at_ - begin);
    const char next = ascii::at(text_, at_);
    const char last = text_[at_ - 1];
    if (next == ' ' && last != 't' && last != 'T') return push(begin, at_, word);  // most words
    if (ascii::equals(word, "cannot")) {
      push(begin, begin + 3, "can");
      return push(begin + 3, at_, "not");
    }
    if (word.size() > 3 && word.ends_with("nt") && bare_contraction(word)) return push_negated(begin, at_ - 2, at_);
    const std::size_t mark = apostrophe(text_, at_);
    if (mark == 0 || !ascii::alpha(ascii::at(text_, at_ + mark))) return push(begin, at_, word);
    const std::size_t tail = at_ + mark;
    const std::size_t end = word_end(tail);
    take_contraction(begin, tail, end);
  }

  /// `begin`: of the word, `tail`: behind the apostrophe, `end`: behind both.
  void take_contraction(std::size_t begin, std::size_t tail, std::size_t end) {
    const std::string_view ending = text_.substr(tail, end - tail);
    const std::string_view word = text_.substr(begin, at_ - begin);
    at_ = end;
    if (ascii::equals(ending, "t") && ascii::to_lower(word.back()) == 'n')
      return push_negated(begin, begin + word.size() - 1, end);
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> endings{
        {{"m", "am"}, {"re", "are"}, {"ve", "have"}, {"ll", "will"}, {"d", "would"}, {"s", "'s"}}};
    push(begin, begin + word.size(), word);
    for (const auto& [written, read] : endings)
      if (ascii::equals(ending, written)) return push(begin + word.size(), end, read);
    push(tail, end, ending);
  }

  /// "don't" and "dont": the verb up to `stem_end`, then "not".
  void push_negated(std::size_t begin, std::size_t stem_end, std::size_t end) {
    std::string_view stem = text_.substr(begin, stem_end - begin);
    if (ascii::equals(stem, "ca")) stem = "can";
    if (ascii::equals(stem, "wo")) stem = "will";
    push(begin, stem_end, stem);
    push(stem_end, end, "not");
  }

  void take_number() {
    const std::size_t begin = at_;
    at_ = word_end(begin);
    push(begin, at_, number_id);
  }

  void take_high() {
    const CodePoint point = code_point_at(text_, at_);
    if (is_letter(point.value)) return take_word();
    if (point.value == 0x201C || point.value == 0x201D || point.value == 0x201E || point.value == 0xAB ||
        point.value == 0xBB)
      push(at_, at_ + point.size, mark_id('"'));
    if (point.value == 0x2013 || point.value == 0x2014) push(at_, at_ + point.size, mark_id('-'));
    at_ += point.size;
  }

  const PhraseBook& book_;
  std::string_view text_;
  std::size_t at_;
  bool single_quoted_ = false;
  std::vector<Token> found_;
};

std::vector<Token> PhraseBook::tokens(std::string_view text, Span piece) const {
  return Reader(*this, text, piece).read();
}

}  // namespace groundlab
