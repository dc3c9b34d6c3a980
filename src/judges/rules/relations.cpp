// SPDX-License-Identifier: Apache-2.0
// Order of the parties: before and after, more and less than, from and to, who does it to whom. The word that relates
// them splits each text in two; the alignment says whether the parties stand on the same sides.
#include <algorithm>
#include <array>

#include "judges/rules/conflict.hpp"
#include "text/lexicon_format.hpp"

namespace groundlab::rules {
namespace {

constexpr float least_covered = 0.6F;
constexpr float role_share = 0.75F;

/// A word that relates what stands before it to what stands behind it. `turned`: in the other direction.
struct Split {
  enum class Kind : std::uint8_t { time, comparison, route, action };
  Kind kind = Kind::time;
  std::uint32_t at = none;  ///< token
  bool turned = false;
};

class Relations {
 public:
  explicit Relations(const Comparison& comparison)
      : comparison_(comparison),
        unit_(comparison.best().unit),
        claim_(comparison.claim.text.tokens),
        evidence_(comparison.best().view.evidence->text.tokens) {}

  Settled run() {
    Settled settled;
    if (comparison_.best().covered < least_covered) return settled;
    const auto mine = splits(claim_, 0, static_cast<std::uint32_t>(claim_.size()));
    if (mine.empty()) return settled;
    const auto theirs = splits(evidence_, unit_.begin, unit_.end);
    for (const bool action : {false, true}) {  // who does it to whom only where nothing else relates the parties
      if (action && (settled.agrees || !settled.conflicts.empty())) break;
      for (const Split& a : mine)
        for (const Split& b : theirs)
          if (a.kind == b.kind && (a.kind == Split::Kind::action) == action) compare(a, b, settled);
    }
    return settled;
  }

 private:
  std::string_view text(std::span<const Token> tokens, std::uint32_t i) const {
    return i < tokens.size() ? std::string_view(comparison_.vocabulary[tokens[i].word].text) : "";
  }

  std::vector<Split> splits(std::span<const Token> tokens, std::uint32_t begin, std::uint32_t end) const {
    constexpr std::array<std::string_view, 3> after{"after", "following", "since"};
    constexpr std::array<std::string_view, 5> before{"before", "until", "precede", "precedes", "preceded"};
    std::vector<Split> found;
    for (std::uint32_t i = begin; i < end; ++i) {
      const std::string_view word = text(tokens, i);
      if (std::find(after.begin(), after.end(), word) != after.end()) found.push_back({Split::Kind::time, i, true});
      if (std::find(before.begin(), before.end(), word) != before.end()) found.push_back({Split::Kind::time, i, false});
      if (word == "than" && i > begin && tokens[i + 1 < end ? i + 1 : i].quantity == none)
        found.push_back({Split::Kind::comparison, i, false});
      if (word == "to" && has_from(tokens, begin, i)) found.push_back({Split::Kind::route, i, false});
      if (is_action(tokens, begin, i)) found.push_back({Split::Kind::action, i, is_passive(tokens, begin, end, i)});
    }
    return found;
  }

  bool has_from(std::span<const Token> tokens, std::uint32_t begin, std::uint32_t to) const {
    for (std::uint32_t i = to; i-- > begin && i + 5 >= to;)
      if (text(tokens, i) == "from") return true;
    return false;
  }

  /// An inflected verb that no article stands before.
  bool is_action(std::span<const Token> tokens, std::uint32_t begin, std::uint32_t i) const {
    constexpr std::array<std::string_view, 8> articles{"a", "an", "the", "his", "her", "its", "their", "my"};
    const Word& word = comparison_.vocabulary[tokens[i].word];
    if (!tokens[i].content || (word.classes & verb_bit) == 0 || i == begin) return false;
    const std::string_view previous = text(tokens, i - 1);
    if (std::find(articles.begin(), articles.end(), previous) != articles.end()) return false;
    const bool inflected = tokens[i].word != tokens[i].lemma;
    return inflected || (word.classes & noun_bit) == 0;
  }

  bool is_passive(std::span<const Token> tokens, std::uint32_t begin, std::uint32_t end, std::uint32_t verb) const {
    constexpr std::array<std::string_view, 8> auxiliaries{"is", "are", "was", "were", "be", "been", "being", "got"};
    bool auxiliary = false;
    for (std::uint32_t i = verb; i-- > begin && i + 3 >= verb;)
      auxiliary = auxiliary || std::find(auxiliaries.begin(), auxiliaries.end(), text(tokens, i)) != auxiliaries.end();
    const std::uint32_t reach = auxiliary ? 8 : 2;  // "the plan proposed by the board"
    for (std::uint32_t i = verb + 1; i < std::min(end, verb + reach); ++i)
      if (text(tokens, i) == "by") return true;
    return false;
  }

  /// The word that gives the direction: the comparative before "than", the verb itself.
  const Pair* pair_at(std::uint32_t claim_token) const {
    for (std::size_t i = 0; i < comparison_.claim.words.size(); ++i)
      if (comparison_.claim.words[i].token == claim_token) return &comparison_.best().pairs[i];
    return nullptr;
  }

  /// Do the two splitting words relate in the same direction? none: they are not the same relation.
  std::optional<bool> same_direction(const Split& a, const Split& b) const {
    switch (a.kind) {
      case Split::Kind::time:
      case Split::Kind::route:
        return a.turned == b.turned;
      case Split::Kind::action: {
        const Pair* pair = pair_at(a.at);
        if (pair == nullptr || !pair->is_aligned() || pair->opposite) return std::nullopt;
        if (comparison_.best().view.evidence->content[pair->at] != b.at) return std::nullopt;
        return a.turned == b.turned;
      }
      case Split::Kind::comparison:
        return comparative_direction(a.at, b.at);
    }
    return std::nullopt;
  }

  std::optional<bool> comparative_direction(std::uint32_t mine, std::uint32_t theirs) const {
    for (std::uint32_t i = mine; i-- > 0 && i + 3 >= mine;)
      for (std::uint32_t j = theirs; j-- > unit_.begin && j + 3 >= theirs;) {
        if (claim_[i].word == evidence_[j].word) return true;
        const auto& opposites = comparison_.vocabulary[claim_[i].word].listed->opposites;
        if (std::find(opposites.begin(), opposites.end(), text(evidence_, j)) != opposites.end()) return false;
      }
    return std::nullopt;
  }

  void compare(const Split& a, const Split& b, Settled& settled) const {
    const auto same = same_direction(a, b);
    if (!same) return;
    const bool action = a.kind == Split::Kind::action;
    if (action && comparison_.best().share < role_share) return;
    if (action) return compare_parties(a, b, *same, settled);
    const Sides sides = count_sides(a, b, everything);
    const std::size_t agreeing = *same ? sides.straight : sides.crossed();
    const std::size_t opposing = *same ? sides.crossed() : sides.straight;
    if (agreeing > opposing) {
      settled.agrees = true;
      settled.same = settled.same || a.kind == Split::Kind::comparison;
    }
    if (opposing > agreeing && (sides.both_ways() || !*same)) add_conflict(a, b, settled);
  }

  /// Who does it to whom: the parties next to the verb, one or two words of each, must have changed sides.
  void compare_parties(const Split& a, const Split& b, bool same, Settled& settled) const {
    for (const std::size_t reach : {std::size_t{2}, std::size_t{1}}) {
      const Sides sides = count_sides(a, b, reach);
      const std::size_t agreeing = same ? sides.straight : sides.crossed();
      const bool swapped = same ? sides.both_ways() : sides.straight >= 2;
      if (agreeing == 0 && swapped) return add_conflict(a, b, settled);
    }
  }

  void add_conflict(const Split& a, const Split& b, Settled& settled) const {
    settled.conflicts.push_back(
        {Rule::order, ReasonCode::order_conflict, comparison_.constants.order_gain * comparison_.nearness, a.at, b.at});
  }

  /// How many aligned words stand on the same side of the two splitting words, how many changed sides.
  struct Sides {
    std::size_t straight = 0;
    std::size_t left_to_right = 0;
    std::size_t right_to_left = 0;

    std::size_t crossed() const { return left_to_right + right_to_left; }
    bool both_ways() const { return left_to_right > 0 && right_to_left > 0; }
  };

  static constexpr std::size_t everything = 1000;

  /// `reach`: content words on either side that count.
  Sides count_sides(const Split& a, const Split& b, std::size_t reach) const {
    Sides sides;
    const auto count = [&](std::uint32_t mine, std::uint32_t theirs) {
      if (mine == a.at || theirs == b.at) return;
      if (!is_within(claim_, a.at, mine, reach) || !is_within(evidence_, b.at, theirs, reach)) return;
      if ((mine < a.at) == (theirs < b.at))
        ++sides.straight;
      else
        ++(mine < a.at ? sides.left_to_right : sides.right_to_left);
    };
    for (std::size_t i = 0; i < comparison_.claim.words.size(); ++i) {
      const Pair& pair = comparison_.best().pairs[i];
      if (!pair.is_aligned() || pair.opposite || is_repeated(i)) continue;
      count(comparison_.claim.words[i].token, comparison_.best().view.evidence->content[pair.at]);
    }
    for (std::uint32_t i = 0; i < claim_.size(); ++i) {  // numbered parties: plant 1, plant 2
      if (claim_[i].kind != TokenKind::number) continue;
      for (std::uint32_t j = unit_.begin; j < unit_.end; ++j)
        if (claim_[i].word == evidence_[j].word) count(i, j);
    }
    return sides;
  }

  /// Among the `reach` content words next to a splitting word.
  static bool is_within(std::span<const Token> tokens, std::uint32_t verb, std::uint32_t token, std::size_t reach) {
    if (reach == everything) return true;
    std::size_t between = 0;
    for (std::uint32_t i = std::min(verb, token) + 1; i < std::max(verb, token); ++i)
      between += tokens[i].content ? 1U : 0U;
    return between < reach;
  }

  /// "plan A", "plan B": a word that stands twice says nothing of sides.
  bool is_repeated(std::size_t word) const {
    const auto& words = comparison_.claim.words;
    return std::count_if(words.begin(), words.end(),
                         [&](const ClaimWord& other) { return other.distinct == words[word].distinct; }) > 1;
  }

  const Comparison& comparison_;
  const Unit& unit_;
  std::span<const Token> claim_;
  std::span<const Token> evidence_;
};

}  // namespace

Settled compare_relations(const Comparison& comparison) { return Relations(comparison).run(); }

}  // namespace groundlab::rules
