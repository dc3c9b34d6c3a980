// SPDX-License-Identifier: Apache-2.0
// The forms follow what models are told to write: ALCE's [1][2] (Gao et al., EMNLP 2023), footnotes, CJK brackets with
// a dagger, links, ids in either bracket. A bare number counts only in square or CJK brackets, or raised; a year never.
#include "text/citations.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

constexpr std::size_t longest_mark = 400;
constexpr std::size_t most_of_range = 50;

struct Brackets {
  std::string_view open, close;
};
constexpr std::array cjk_brackets{Brackets{"【", "】"}, Brackets{"〔", "〕"}, Brackets{"［", "］"},
                                  Brackets{"〖", "〗"}};

constexpr std::array lead_words{"source"sv,   "sources"sv, "passage"sv,  "passages"sv, "document"sv,  "documents"sv,
                                "doc"sv,      "docs"sv,    "ref"sv,      "refs"sv,     "reference"sv, "references"sv,
                                "note"sv,     "notes"sv,   "see"sv,      "cf"sv,       "from"sv,      "excerpt"sv,
                                "excerpts"sv, "context"sv, "contexts"sv, "chunk"sv,    "chunks"sv,    "citation"sv,
                                "snippet"sv,  "article"sv, "quelle"sv,   "quellen"sv,  "siehe"sv,     "fuente"sv,
                                "and"sv,      "und"sv,     "et"sv,       "y"sv,        "also"sv,      "cite"sv};

bool is_lead_word(std::string_view token) {
  return std::any_of(lead_words.begin(), lead_words.end(), [&](auto word) { return ascii::equals(token, word); });
}

std::string_view trimmed(std::string_view token) {
  while (!token.empty() && ascii::blank(token.front())) token.remove_prefix(1);
  while (!token.empty() && ascii::blank(token.back())) token.remove_suffix(1);
  return token;
}

enum class Where { square, round };

/// Reads the inside of a bracket token by token. Anything that is no citation makes the whole bracket none.
class Inside {
 public:
  Inside(const PassageIds& ids, Where where) : ids_(ids), where_(where) {}

  bool read(std::string_view inside, std::size_t offset) {
    if (add(trimmed(inside), offset)) return true;
    std::size_t at = 0;
    while (at < inside.size()) {
      const std::size_t cut = std::min(inside.find_first_of(",;|&/ \n\t", at), inside.size());
      if (cut > at && !take(inside.substr(at, cut - at), offset + at)) return false;
      at = cut + 1;
    }
    return !found_.empty() || looks_like_one_;
  }

  std::vector<Citation> citations() { return std::move(found_); }

 private:
  bool take(std::string_view token, std::size_t offset) {
    while (!token.empty() && (token.back() == ':' || token.back() == '.')) token.remove_suffix(1);
    while (!token.empty() && (token.front() == '^' || token.front() == '#')) {
      token.remove_prefix(1);
      ++offset;
    }
    if (token.empty()) return true;
    if (add(token, offset)) return true;
    if (is_lead_word(token)) {
      named_ = !ascii::equals(token, "see") && !ascii::equals(token, "from");
      return true;
    }
    return false;
  }

  /// Adds what `token` cites; false where it is no citation.
  bool add(std::string_view token, std::size_t offset) {
    if (token.empty()) return false;
    const Span span{offset, offset + token.size()};
    if (ids_.find(token)) return push(token, span);
    if (token.front() == '^') return add(token.substr(1), offset + 1);
    if (const std::size_t dagger = token.find("†"); dagger != token.npos && dagger > 0)
      return add(token.substr(0, dagger), offset);
    if (all_digits(token)) return (where_ == Where::square || named_) && token.size() <= 3 && push(token, span);
    if (add_range(token, offset)) return true;
    if (const std::size_t hash = token.find('#'); hash != token.npos && hash > 0 && ids_.find(token.substr(0, hash)))
      return push(token.substr(0, hash), span);
    if (ids_.has_shape(token)) return push(token, span);
    return add_foreign(token);
  }

  /// A token like "abc1" or "doc_3.pdf#p2" that no passage's id resembles: no citation of ours, yet a mark.
  bool add_foreign(std::string_view token) {
    const bool digits = std::any_of(token.begin(), token.end(), ascii::digit);
    const bool plain = std::all_of(token.begin(), token.end(), [](char c) {
      return ascii::alnum(c) || "._-#:"sv.find(c) != std::string_view::npos;
    });
    const bool mark = digits && plain && token.size() > 1 && ascii::alpha(token.front()) &&
                      (where_ == Where::square || shape_of(token) == 1);
    looks_like_one_ = looks_like_one_ || mark;
    return mark;
  }

  /// "1-3", "D01-D03", "D01 to D03" as one token; capped: what lies beyond the passages is one invented citation.
  bool add_range(std::string_view token, std::size_t offset) {
    std::size_t dash = token.find('-', 1);
    std::size_t size = 1;
    if (dash == token.npos) {
      size = "–"sv.size();
      dash = std::min(token.find("–"), token.find("—"));
    }
    if (dash == token.npos || dash == 0) return false;
    const auto first = token.substr(0, dash);
    const auto last = token.substr(dash + size);
    const std::size_t letters = all_digits(first) ? 0 : shape_of(first);
    if (!all_digits(first) && letters == 0) return false;
    if (letters == 0 && where_ == Where::round && !named_) return false;
    if (letters > 0 && last.substr(0, std::min(letters, last.size())) != first.substr(0, letters) && !all_digits(last))
      return false;
    const auto high = all_digits(last) ? last : last.substr(std::min(letters, last.size()));
    return push_range(first, high, letters, Span{offset, offset + token.size()});
  }

  bool push_range(std::string_view first, std::string_view high, std::size_t letters, Span span) {
    const auto low = first.substr(letters);
    const int from = small_number(low);
    if (!all_digits(high) || from < 0 || (letters == 0 && low.size() > 3)) return false;
    const int to = high.size() <= 3 ? small_number(high) : 1000;
    if (to < from) return false;
    for (int n = from, taken = 0; n <= to; ++n, ++taken) {
      std::string digits = std::to_string(n);
      if (letters > 0 && digits.size() < low.size()) digits.insert(0, low.size() - digits.size(), '0');
      const std::string id = std::string(first.substr(0, letters)) + digits;
      Citation citation = resolve(id, ids_);
      citation.span = span;
      const bool invented = !citation.passage;
      if (invented && high.size() > 3) citation.id = first, citation.id += "-", citation.id += high;
      found_.push_back(std::move(citation));
      if (invented || taken >= static_cast<int>(most_of_range)) break;
    }
    return true;
  }

  bool push(std::string_view token, Span span) {
    Citation citation = resolve(token, ids_);
    citation.span = span;
    found_.push_back(std::move(citation));
    return true;
  }

  const PassageIds& ids_;
  Where where_;
  bool named_ = false;  ///< "passage" came before: a number counts in round brackets too
  bool looks_like_one_ = false;
  std::vector<Citation> found_;
};

/// The place of `close` after `from`, where nothing but a mark's inside lies between.
std::size_t close_of(std::string_view text, std::size_t from, std::string_view close) {
  const std::string_view window = text.substr(from, longest_mark);
  const std::size_t at = window.find(close);
  return at == window.npos || window.substr(0, at).find("\n\n") != window.npos ? text.npos : from + at;
}

std::optional<CitationMark> bracket(std::string_view text, std::size_t at, Brackets pair, const PassageIds& ids) {
  const std::size_t begin = at + pair.open.size();
  const std::size_t end = close_of(text, begin, pair.close);
  if (end == text.npos || end == begin) return std::nullopt;
  Inside inside(ids, pair.open == "(" ? Where::round : Where::square);
  if (!inside.read(text.substr(begin, end - begin), begin)) return std::nullopt;
  const std::size_t after = end + pair.close.size();
  return CitationMark{{at, after}, {after, after}, inside.citations()};
}

/// What follows a closed square bracket and makes it a link: "(target)" or "[target]".
std::optional<Span> link_target(std::string_view text, std::size_t at) {
  const char open = ascii::at(text, at);
  if (open != '(' && open != '[') return std::nullopt;
  const std::size_t close = close_of(text, at + 1, open == '(' ? ")" : "]");
  if (close == text.npos) return std::nullopt;
  return Span{at + 1, close};
}

/// "[words](D07)" and "[D07](https://...)", "[(1)][1]".
std::optional<CitationMark> square(std::string_view text, std::size_t at, const PassageIds& ids) {
  if (text.substr(at, 2) == "[[") {
    if (ascii::at(text, at + 2) == '[') return std::nullopt;
    auto inner = square(text, at + 1, ids);
    if (!inner || ascii::at(text, inner->whole.end) != ']') return std::nullopt;
    inner->whole = {at, inner->whole.end + 1};
    if (const auto target = link_target(text, inner->whole.end); target && text[target->begin - 1] == '(')
      inner->whole.end = target->end + 1;
    inner->kept = {inner->whole.end, inner->whole.end};
    return inner;
  }
  auto mark = bracket(text, at, {"[", "]"}, ids);
  const std::size_t close = mark ? mark->whole.end - 1 : close_of(text, at + 1, "]");
  if (close == text.npos) return std::nullopt;
  const auto target = link_target(text, close + 1);
  if (!target) return mark;
  if (mark) {
    if (text[target->begin - 1] == '(' && !mark->citations.empty()) {
      const std::string_view address = slice(text, *target);
      if (address.find_first_of(" \n") == address.npos && address.find_first_of("/#:.") != address.npos)
        mark->whole.end = target->end + 1;
    }
    return mark;
  }
  Span id = *target;
  if (ascii::at(text, id.begin) == '#') ++id.begin;
  const bool numbered = text[target->begin - 1] == '[' && all_digits(slice(text, id)) && id.size() <= 3;
  if (!ids.find(slice(text, id)) && !numbered) return std::nullopt;
  CitationMark link{{at, target->end + 1}, {at + 1, close}, {resolve(slice(text, id), ids)}};
  link.citations.front().span = id;
  const std::string_view words = slice(text, link.kept);
  if (words.find_first_not_of("()0123456789^#") == words.npos) link.kept = {link.whole.end, link.whole.end};
  return link;
}

constexpr std::array superscripts{"⁰"sv, "¹"sv, "²"sv, "³"sv, "⁴"sv, "⁵"sv, "⁶"sv, "⁷"sv, "⁸"sv, "⁹"sv};

std::optional<std::pair<char, std::size_t>> raised_digit(std::string_view text, std::size_t at) {
  for (std::size_t k = 0; k < superscripts.size(); ++k)
    if (text.substr(at).starts_with(superscripts[k]))
      return std::pair{static_cast<char>('0' + k), superscripts[k].size()};
  return std::nullopt;
}

/// True where a raised digit belongs to a number or a unit: "10⁵", "m²", "µm³".
bool raised_as_power(std::string_view text, std::size_t at) {
  if (at == 0 || ascii::digit(text[at - 1])) return true;
  std::size_t begin = at;
  while (begin > 0 && ascii::letter_byte(text[begin - 1]) && at - begin < 8) --begin;
  const std::size_t size = at - begin;
  constexpr std::array units{"m"sv,  "cm"sv, "mm"sv, "km"sv, "dm"sv, "ft"sv,
                             "in"sv, "s"sv,  "x"sv,  "r"sv,  "yd"sv, "mi"sv};
  const std::string_view word = text.substr(begin, size);
  return std::any_of(units.begin(), units.end(), [&](auto unit) { return ascii::equals(word, unit); });
}

/// Raised digits, one citation each where they stand alone, divided by raised or plain commas.
std::optional<CitationMark> raised(std::string_view text, std::size_t at, const PassageIds& ids) {
  if (raised_as_power(text, at)) return std::nullopt;
  CitationMark mark{{at, at}, {at, at}, {}};
  std::string digits;
  std::size_t begin = at;
  const auto flush = [&](std::size_t end) {
    if (digits.empty() || digits.size() > 3) return;
    mark.citations.push_back(resolve(digits, ids));
    mark.citations.back().span = Span{begin, end};
    digits.clear();
  };
  std::size_t end = at;
  while (end < text.size() && end - at < longest_mark) {
    if (const auto digit = raised_digit(text, end)) {
      if (digits.empty()) begin = end;
      digits += digit->first;
      end += digit->second;
    } else {
      const std::size_t comma = text.substr(end).starts_with("˒") ? "˒"sv.size() : 1;
      if ((comma == 1 && text[end] != ',') || end + comma >= text.size() || !raised_digit(text, end + comma)) break;
      flush(end);
      end += comma;
    }
  }
  flush(end);
  if (mark.citations.empty()) return std::nullopt;
  mark.whole = {at, end};
  mark.kept = {end, end};
  return mark;
}

/// "^1^" and "<sup>1</sup>".
std::optional<CitationMark> spelt_raised(std::string_view text, std::size_t at, const PassageIds& ids) {
  const auto pair = text[at] == '^' ? Brackets{"^", "^"} : Brackets{"<sup>", "</sup>"};
  if (!text.substr(at).starts_with(pair.open)) return std::nullopt;
  std::size_t begin = at + pair.open.size();
  std::size_t end = close_of(text, begin, pair.close);
  if (end == text.npos || end - begin > 40) return std::nullopt;
  const std::size_t after = end + pair.close.size();
  while (begin < end && text[begin] == '[') ++begin;
  while (end > begin && text[end - 1] == ']') --end;
  Inside inside(ids, Where::square);
  if (begin == end || !inside.read(text.substr(begin, end - begin), begin)) return std::nullopt;
  return CitationMark{{at, after}, {after, after}, inside.citations()};
}

/// "a[0]", "xs[1]": an index into a name of one or two letters.
bool is_index(std::string_view text, std::size_t at) {
  std::size_t begin = at;
  while (begin > 0 && at - begin < 4 && (ascii::alnum(text[begin - 1]) || text[begin - 1] == '_')) --begin;
  return at > begin && at - begin <= 2 && ascii::alpha(text[begin]);
}

}  // namespace

bool may_begin_citation(char byte) {
  return byte == '[' || byte == '(' || byte == '^' || byte == '<' || byte == '\xE3' || byte == '\xEF' ||
         byte == '\xC2' || byte == '\xE2';
}

std::optional<CitationMark> citation_at(std::string_view text, std::size_t at, const PassageIds& ids) {
  switch (text[at]) {
    case '[':
      if (is_index(text, at)) return std::nullopt;
      return square(text, at, ids);
    case '(':
      return bracket(text, at, {"(", ")"}, ids);
    case '^':
    case '<':
      return spelt_raised(text, at, ids);
    case '\xC2':
    case '\xE2':
      if (!raised_digit(text, at)) return std::nullopt;
      return raised(text, at, ids);
    case '\xE3':
    case '\xEF':
      for (const Brackets pair : cjk_brackets)
        if (text.substr(at).starts_with(pair.open)) return bracket(text, at, pair, ids);
      return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace groundlab
