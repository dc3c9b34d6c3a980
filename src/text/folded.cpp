// SPDX-License-Identifier: Apache-2.0
// Most texts hold none of these signs and are read in place. A raised digit after a digit becomes a power ("10^5"), so
// that it is never read as a further digit.
#include "text/folded.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "text/ascii.hpp"
#include "text/utf8.hpp"

namespace groundlab {
namespace {

using namespace std::literals;

struct Replacement {
  char32_t sign;
  std::string_view bytes;
};

// Sorted by code point.
constexpr std::array replacements{Replacement{0xA2, "\x06"sv},
                                  Replacement{0xA3, "\x03"sv},
                                  Replacement{0xA5, "\x04"sv},
                                  Replacement{0xA7, "\x0F"sv},
                                  Replacement{0xB0, "\x0E"sv},
                                  Replacement{0xB1, "\x14"sv},
                                  Replacement{0xB2, "^2"sv},
                                  Replacement{0xB3, "^3"sv},
                                  Replacement{0xB5, "u"sv},
                                  Replacement{0xB9, "^1"sv},
                                  Replacement{0xBC, " 1/4"sv},
                                  Replacement{0xBD, " 1/2"sv},
                                  Replacement{0xBE, " 3/4"sv},
                                  Replacement{0xD7, "\x10"sv},
                                  Replacement{0x3BC, "u"sv},
                                  Replacement{0x2010, "-"sv},
                                  Replacement{0x2011, "-"sv},
                                  Replacement{0x2012, "\x01"sv},
                                  Replacement{0x2013, "\x01"sv},
                                  Replacement{0x2014, "\x01"sv},
                                  Replacement{0x2018, "'"sv},
                                  Replacement{0x2019, "'"sv},
                                  Replacement{0x2030, "\x15"sv},
                                  Replacement{0x2070, "^0"sv},
                                  Replacement{0x2074, "^4"sv},
                                  Replacement{0x2075, "^5"sv},
                                  Replacement{0x2076, "^6"sv},
                                  Replacement{0x2077, "^7"sv},
                                  Replacement{0x2078, "^8"sv},
                                  Replacement{0x2079, "^9"sv},
                                  Replacement{0x207B, "^-"sv},
                                  Replacement{0x20AC, "\x02"sv},
                                  Replacement{0x20B9, "\x05"sv},
                                  Replacement{0x2103,
                                              "\x0E"
                                              "C"sv},
                                  Replacement{0x2109,
                                              "\x0E"
                                              "F"sv},
                                  Replacement{0x2153, " 1/3"sv},
                                  Replacement{0x2154, " 2/3"sv},
                                  Replacement{0x215B, " 1/8"sv},
                                  Replacement{0x215C, " 3/8"sv},
                                  Replacement{0x215D, " 5/8"sv},
                                  Replacement{0x215E, " 7/8"sv},
                                  Replacement{0x2212, "-"sv},
                                  Replacement{0x2248, "\x13"sv},
                                  Replacement{0x2264, "\x12"sv},
                                  Replacement{0x2265, "\x11"sv}};

/// What a code point is read as; none: as it is. Full-width ASCII and blanks are made in `one`.
std::optional<std::string_view> replacement(char32_t value, char& one) {
  if (value >= 0xFF01 && value <= 0xFF5E) {
    one = static_cast<char>(value - 0xFF01 + '!');
    return std::string_view(&one, 1);
  }
  if (is_invisible(value)) return ""sv;
  if (value != 0x2028 && value != 0x2029 && value != 0x85 && is_space(value)) return " "sv;
  const auto found = std::lower_bound(replacements.begin(), replacements.end(), value,
                                      [](const Replacement& row, char32_t sign) { return row.sign < sign; });
  if (found != replacements.end() && found->sign == value) return found->bytes;
  return std::nullopt;
}

/// Bytes that begin a code point which may be replaced.
bool may_lead(char c) { return c == '\xC2' || c == '\xC3' || c == '\xCE' || c == '\xE2' || c == '\xE3' || c == '\xEF'; }

}  // namespace

Folded::Folded(std::string_view text) : original_(text) {
  if (!ascii::is_all(text) && text.size() < 0xFFFFFFFFU) fold();
}

std::size_t Folded::origin_end(std::size_t at) const {
  if (!changed_) return at;
  if (at > 0)
    while (at + 1 < origins_.size() && origins_[at] == origins_[at - 1]) ++at;
  return origins_[at];
}

void Folded::fold() {
  std::size_t copied = 0;
  char one = 0;
  for (std::size_t at = 0; at < original_.size();) {
    if (!may_lead(original_[at])) {
      ++at;
      continue;
    }
    const CodePoint point = code_point_at(original_, at);
    const auto bytes = replacement(point.value, one);
    if (!bytes) {
      at += point.size;
      continue;
    }
    if (!changed_) {
      changed_ = true;
      folded_.reserve(original_.size() + 16);
      origins_.reserve(original_.size() + 16);
    }
    for (; copied < at; ++copied) {
      folded_ += original_[copied];
      origins_.push_back(static_cast<std::uint32_t>(copied));
    }
    std::string_view made = *bytes;
    const bool raised = made.size() == 2 && made[0] == '^';
    const bool raised_before = raised && raised_until_ == at;
    if (raised_before) made.remove_prefix(1);
    if (made.size() == 4 && (folded_.empty() || !ascii::digit(folded_.back()))) made.remove_prefix(1);
    for (const char c : made) {
      folded_ += c;
      origins_.push_back(static_cast<std::uint32_t>(at));
    }
    at += point.size;
    if (raised) raised_until_ = at;
    copied = at;
  }
  if (!changed_) return;
  for (; copied < original_.size(); ++copied) {
    folded_ += original_[copied];
    origins_.push_back(static_cast<std::uint32_t>(copied));
  }
  origins_.push_back(static_cast<std::uint32_t>(original_.size()));
}

}  // namespace groundlab
