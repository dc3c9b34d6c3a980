// SPDX-License-Identifier: Apache-2.0
// A field speaks of a claim where the words of its key stand in it side by side (and those of its group somewhere); its
// value is then compared with whether the clause denies them.
#include "judges/rules/record_check.hpp"

#include <algorithm>
#include <array>
#include <string_view>

namespace groundlab::rules {
namespace {

constexpr std::array<std::string_view, 7> weekdays{"monday", "tuesday",  "wednesday", "thursday",
                                                   "friday", "saturday", "sunday"};

class RecordCheck {
 public:
  RecordCheck(const PreparedClaim& claim, const RecordIndex& record, const Vocabulary& vocabulary)
      : claim_(claim), tokens_(claim.text.tokens), record_(record), vocabulary_(vocabulary) {}

  std::vector<RecordFinding> run() {
    const bool admits = admits_ignorance();
    for (const RecordIndex::Entry& entry : record_.entries) {
      const std::uint32_t place = find(entry.words);
      if (place == none || !is_about_group(entry)) continue;
      if (entry.answer == FieldAnswer::unknown) {
        if (!admits) findings_.push_back({RecordFinding::Kind::unknown, place, entry.span});
      } else if (is_denied(place) == (entry.answer == FieldAnswer::yes)) {
        findings_.push_back({RecordFinding::Kind::denied, place, entry.span});
      }
    }
    check_groups();
    check_hours();
    return std::move(findings_);
  }

 private:
  std::string_view text(std::uint32_t i) const {
    return i < tokens_.size() ? std::string_view(vocabulary_[tokens_[i].word].text) : "";
  }

  bool is_word(std::uint32_t token, WordId lemma) const { return tokens_[token].lemma == lemma; }

  /// The first place where all words stand side by side in this order, marks between them left out, or as one word.
  std::uint32_t find(const std::vector<WordId>& words) const {
    if (words.empty()) return none;
    std::string joined;
    for (const WordId word : words) joined += vocabulary_[word].text;
    for (std::uint32_t i = 0; i < tokens_.size(); ++i)
      if (starts_with(i, words) || text(i) == joined || is_joined_from(i, joined)) return i;
    return none;
  }

  bool starts_with(std::uint32_t at, const std::vector<WordId>& words) const {
    std::size_t found = 0;
    while (at < tokens_.size() && found < words.size() &&
           (is_word(at, words[found]) || (found > 0 && text(at) == "-"))) {
      found += is_word(at, words[found]) ? 1U : 0U;
      ++at;
    }
    return found == words.size();
  }

  /// "Wi-Fi", "take out" for one word.
  bool is_joined_from(std::uint32_t i, std::string_view joined) const {
    const std::string_view first = text(i);
    if (first.empty() || first.size() >= joined.size() || !joined.starts_with(first)) return false;
    return joined.substr(first.size()) == (text(i + 1) == "-" ? text(i + 2) : text(i + 1));
  }

  /// A group like parking or ambience must be spoken of, by this word or one of the same meaning.
  bool is_about_group(const RecordIndex::Entry& entry) const {
    return std::all_of(entry.parent.begin(), entry.parent.end(), [&](WordId parent) {
      return std::any_of(tokens_.begin(), tokens_.end(),
                         [&](const Token& token) { return vocabulary_.relatedness(parent, token.lemma) >= 0.8F; });
    });
  }

  bool ends_clause(std::uint32_t i) const {
    constexpr std::array<std::string_view, 9> ends{".",        ";",      "but",  "however", "while",
                                                   "although", "though", "with", "except"};
    return std::find(ends.begin(), ends.end(), text(i)) != ends.end();
  }

  /// Under a negation, or in a clause that denies its subject ("X is not available").
  bool is_denied(std::uint32_t place) const {
    if (tokens_[place].negated) return true;
    for (std::uint32_t i = place + 1; i < tokens_.size() && !ends_clause(i) && text(i) != ","; ++i) {
      if (tokens_[i].cue != Cue::none) return true;
      if (text(i) == "unavailable") return true;
    }
    return false;
  }

  bool admits_ignorance() const {
    constexpr std::array<std::string_view, 12> words{"unknown",   "provided",    "specified", "available",
                                                     "mentioned", "given",       "listed",    "clear",
                                                     "disclosed", "unspecified", "unclear",   "information"};
    bool cue = false;
    bool word = false;
    for (std::uint32_t i = 0; i < tokens_.size(); ++i) {
      cue = cue || tokens_[i].cue != Cue::none;
      word = word || std::find(words.begin(), words.end(), text(i)) != words.end();
      if (text(i) == "unknown" || text(i) == "unspecified" || text(i) == "unclear") return true;
    }
    return cue && word;
  }

  /// "no parking" where some kind of parking is there; "parking" where none is.
  void check_groups() {
    for (std::size_t i = 0; i < record_.entries.size(); ++i) {
      const RecordIndex::Entry& entry = record_.entries[i];
      if (entry.parent.empty() || (i > 0 && record_.entries[i - 1].parent == entry.parent)) continue;
      const std::uint32_t place = find(entry.parent);
      if (place == none) continue;
      bool any = false;
      bool named = false;
      for (const RecordIndex::Entry& other : record_.entries) {
        if (other.parent != entry.parent) continue;
        any = any || other.answer == FieldAnswer::yes;
        named = named || find(other.words) != none;
      }
      if (!named && is_denied(place) == any) findings_.push_back({RecordFinding::Kind::denied, place, entry.span});
    }
  }

  bool speaks_of_hours() const {
    constexpr std::array<std::string_view, 12> words{"open",  "opens", "opening", "operate", "operates", "operating",
                                                     "hours", "close", "closes",  "closed",  "closing",  "daily"};
    return std::any_of(tokens_.begin(), tokens_.end(), [&](const Token& token) {
      const std::string_view word = vocabulary_[token.word].text;
      const std::string_view singular = word.ends_with('s') ? word.substr(0, word.size() - 1) : word;
      return std::find(words.begin(), words.end(), word) != words.end() ||
             std::find(weekdays.begin(), weekdays.end(), singular) != weekdays.end();
    });
  }

  void hours_differ(std::uint32_t quantity, Span span) {
    std::uint32_t token = none;
    for (std::uint32_t i = 0; i < tokens_.size() && token == none; ++i)
      if (tokens_[i].quantity == quantity) token = i;
    findings_.push_back({RecordFinding::Kind::hours, token, span});
  }

  static bool same_minute(double time, int minutes) { return static_cast<int>(time) % 1440 == minutes % 1440; }

  static bool says(const Quantity& time, int minutes) {
    return same_minute(time.value, minutes) || (time.other && same_minute(*time.other, minutes));
  }

  /// A single time must be one end of some day's hours, a span of time the hours of some day.
  void check_hours() {
    if (record_.days.empty() || !speaks_of_hours()) return;
    const auto& found = claim_.text.quantities;
    for (std::uint32_t i = 0; i < found.size(); ++i) {
      if (found[i].kind != QuantityKind::time) continue;
      const bool span = i + 1 < found.size() && found[i + 1].kind == QuantityKind::time && are_joined(i);
      const bool listed = std::any_of(record_.days.begin(), record_.days.end(), [&](const RecordIndex::Day& day) {
        if (span) return says(found[i], day.opens) && says(found[i + 1], day.closes);
        return says(found[i], day.opens) || says(found[i], day.closes);
      });
      if (!listed) return hours_differ(i, record_.days.front().span);
      if (span) ++i;
    }
    check_every_day();
  }

  /// "8 am to 5 pm": only a joint between a time and the next one.
  bool are_joined(std::uint32_t quantity) const {
    constexpr std::array<std::string_view, 5> joints{"to", "-", "until", "till", "and"};
    std::size_t between = 0;
    bool joint = false;
    for (std::uint32_t i = 0; i < tokens_.size(); ++i) {
      const std::size_t begin = tokens_[i].span.begin;
      if (begin < claim_.text.quantities[quantity].span.end || begin >= claim_.text.quantities[quantity + 1].span.begin)
        continue;
      ++between;
      joint = joint || std::find(joints.begin(), joints.end(), text(i)) != joints.end();
    }
    return joint && between <= 2;
  }

  void check_every_day() {
    const bool every = find_text("daily") || find_text("everyday") || (find_text("every") && find_text("day")) ||
                       (find_text("seven") && find_text("days")) || (find_text("7") && find_text("days"));
    if (!every) return;
    const auto is_closed = [](const RecordIndex::Day& day) { return day.opens == day.closes; };
    const auto closed = std::count_if(record_.days.begin(), record_.days.end(), is_closed);
    const auto count = static_cast<std::ptrdiff_t>(record_.days.size());
    if (closed == count) return;  // open round the clock, written as the same time twice
    if (count < 7 || closed > 0) findings_.push_back({RecordFinding::Kind::hours, none, record_.days.front().span});
  }

  bool find_text(std::string_view word) const {
    for (std::uint32_t i = 0; i < tokens_.size(); ++i)
      if (text(i) == word) return true;
    return false;
  }

  const PreparedClaim& claim_;
  std::span<const Token> tokens_;
  const RecordIndex& record_;
  const Vocabulary& vocabulary_;
  std::vector<RecordFinding> findings_;
};

}  // namespace

std::vector<RecordFinding> check_record(const PreparedClaim& claim, const RecordIndex& record,
                                        const Vocabulary& vocabulary) {
  return RecordCheck(claim, record, vocabulary).run();
}

}  // namespace groundlab::rules
